/** Buttons, all alike in size, focus and label. */
import "./button.css";
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps {
  /** What it does; without children it is spoken and shown as a hint. */
  readonly label: string;
  readonly icon?: IconName;
  readonly onClick: () => void;
  /** `plain` stands on the page, `primary` is the one to press, `quiet` shows only its icon or text. */
  readonly look?: "plain" | "primary" | "quiet";
  /** For a button that stays pressed. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  /** The key that does the same, for the hint and for screen readers (`aria-keyshortcuts`). */
  readonly shortcut?: string;
  /** Shown beside the icon; without it the button shows its icon alone. */
  readonly children?: ComponentChildren;
}

/** A button with an icon, a text, or both. */
export function Button(props: ButtonProps): JSX.Element {
  const { label, icon, onClick, look = "plain", isPressed, isDisabled, shortcut, children } = props;
  const isIconOnly = children === undefined;
  return (
    <button
      type="button"
      class={`button ${look}${isIconOnly ? " icon-only" : ""}`}
      onClick={onClick}
      disabled={isDisabled}
      aria-label={isIconOnly ? label : undefined}
      aria-pressed={isPressed}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}
