/** What is chosen rarely: a button, and what there is to choose in a box above everything else. */
import "./options_button.css";
import type { RefObject } from "preact";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../icon.tsx";
import { OPTIONS_KEY } from "./keys.ts";
import { printedKeys, spokenKeys } from "../key_names.ts";
import { useFocusReturn } from "../use_focus_return.ts";
import { closeByTouch } from "./touch_outside.ts";

/** Between the button and the box, and round the box, in pixels. */
const GAP = 8;

interface OptionsButtonProps {
  /** The box, for the key that opens it. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Made while it is open. */
  readonly content: () => ComponentChildren;
}

/**
 * The browser closes the box at Escape and at a press elsewhere. Opened by the key, the focus goes to its first choice; the
 * button leaves it to Tab, which goes there next.
 */
export function OptionsButton({ box, content }: OptionsButtonProps): JSX.Element {
  const id = useId();
  const isOpen = useSignal(false);
  const home = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const { options } = strings.player;
  useFocusReturn(isOpen.value, home);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!isOpen.value || shown === null) return;
    const button = shown.previousElementSibling;
    let wantsFocus = !isPressed.current;
    isPressed.current = false;
    // What it holds may have to be loaded, and windows are turned.
    const observer = new ResizeObserver(() => {
      placeBy(button, shown);
      if (wantsFocus) wantsFocus = !focusFirst(shown);
    });
    observer.observe(shown);
    observer.observe(document.documentElement);
    const stopTouch = closeByTouch([shown, button], () => shown.hidePopover());
    return () => {
      observer.disconnect();
      stopTouch();
    };
  }, [isOpen.value]);
  return (
    <div class="options" ref={home}>
      <button
        type="button"
        class="button quiet icon-only"
        popovertarget={id}
        aria-label={options}
        aria-expanded={isOpen.value}
        aria-keyshortcuts={spokenKeys([OPTIONS_KEY])}
        title={`${options} (${printedKeys(OPTIONS_KEY).join("")})`}
        onClick={() => isPressed.current = !isOpen.peek()}
      >
        <Icon name="options" />
      </button>
      <div
        id={id}
        ref={box}
        class="options-box card"
        popover="auto"
        role="group"
        aria-label={options}
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.matches(":popover-open");
        }}
      >
        {isOpen.value ? content() : null}
      </div>
    </div>
  );
}

/** Whether there was something to give the focus to. */
function focusFirst(box: HTMLElement): boolean {
  const first = box.querySelector("input, select, button, a[href]");
  if (first instanceof HTMLElement) first.focus();
  return first !== null;
}

/** Above the button or below it; where there is no room for that, beside it. Never beyond the window. */
function placeBy(button: Element | null, box: HTMLElement): void {
  if (button === null) return;
  const { bottom, left, right, top } = button.getBoundingClientRect();
  const room = innerHeight - 2 * GAP;
  const wanted = Math.min(box.scrollHeight + 2, room);
  const isAbove = top - GAP >= wanted + GAP;
  const isBelow = !isAbove && innerHeight - bottom - GAP >= wanted + GAP;
  const isBeside = !isAbove && !isBelow && left >= box.offsetWidth + 2 * GAP;
  const away = isBeside ? innerWidth - left + GAP : innerWidth - right;
  Object.assign(box.style, {
    right: `${Math.max(GAP, Math.min(away, innerWidth - box.offsetWidth - GAP))}px`,
    bottom: isAbove ? `${innerHeight - top + GAP}px` : "auto",
    top: isAbove ? "auto" : `${isBelow ? bottom + GAP : Math.max(GAP, room + GAP - wanted)}px`,
    maxHeight: `${room}px`,
  });
}
