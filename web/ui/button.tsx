/** Buttons, all alike in size, focus and label. */
import "./button.css";
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icon.tsx";
import { printedKeys, spokenKeys } from "./key_names.ts";
import { pressing } from "./press.ts";

interface ButtonProps {
  /** What it does; without children it is spoken and shown as a hint. */
  readonly label: string;
  readonly icon?: IconName;
  readonly onClick: () => void;
  /** `plain` stands on the page, `primary` is the one to press, `quiet` shows only its icon or text. */
  readonly look?: "plain" | "primary" | "quiet";
  /** For a button that stays pressed. */
  readonly isPressed?: boolean;
  /** A press does nothing at the moment; the button keeps the focus. */
  readonly isDisabled?: boolean;
  /** The presses that do the same, as in the tables of keys; the first stands in the hint. */
  readonly shortcut?: string | readonly string[];
  /** Shown beside the icon; without it the button shows its icon alone. */
  readonly children?: ComponentChildren;
}

/** A button with an icon, a text, or both. */
export function Button(props: ButtonProps): JSX.Element {
  const { label, icon, onClick, look = "plain", isPressed, isDisabled, shortcut, children } = props;
  const isIconOnly = children === undefined;
  const presses = shortcut === undefined ? [] : [shortcut].flat();
  const [hint] = presses;
  return (
    <button
      type="button"
      class={`button ${look}${isIconOnly ? " icon-only" : ""}`}
      {...pressing(onClick, isDisabled)}
      aria-label={isIconOnly ? label : undefined}
      aria-pressed={isPressed}
      aria-keyshortcuts={hint === undefined ? undefined : spokenKeys(presses)}
      title={hint === undefined ? label : `${label} (${printedKeys(hint).join(" + ")})`}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}
