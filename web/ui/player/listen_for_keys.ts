/** Hands keys to actions, unless they are meant for what has the focus. */
import type { KeyAction } from "./keys.ts";

/** What keys do, however a page groups and describes it. */
type Press = Pick<KeyAction, "keys" | "repeats" | "inDialogs" | "run">;

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const ENDS = ["Home", "End", "PageUp", "PageDown"];

/** Kinds of `input` that are not for typing, and the keys that they use themselves. */
const INPUT_KEYS: Readonly<Record<string, readonly string[]>> = {
  range: [...ARROWS, ...ENDS],
  radio: [...ARROWS, " "],
  checkbox: [" "],
  button: [" ", "Enter"],
  submit: [" ", "Enter"],
  reset: [" ", "Enter"],
};

/** What is pressed by keys when it has the focus, and which keys do that. */
const PRESSED_BY: Readonly<Record<string, string>> = {
  " ": "button, summary, [role=button], [role=tab], [role=switch]",
  Enter: "a[href], button, summary, [role=button], [role=link], [role=tab]",
};

/** Listens until the function given back is called. */
export function listenForKeys(target: EventTarget, actions: readonly Press[]): () => void {
  const listener = (event: Event) => {
    if (event instanceof KeyboardEvent) handle(event, actions);
  };
  target.addEventListener("keydown", listener);
  return () => target.removeEventListener("keydown", listener);
}

function handle(event: KeyboardEvent, actions: readonly Press[]): void {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const key = keyOf(event);
  const action = actions.find(({ keys }) => keys.includes(key));
  if (action === undefined || (event.repeat && !action.repeats)) return;
  if (event.target instanceof Element) {
    if (keepsKey(event.target, event.key)) return;
    const isDialogOpen = event.target.ownerDocument.querySelector("dialog[open]") !== null;
    if (isDialogOpen && action.inDialogs !== true) return;
  }
  // Escape closes whatever the browser has open, too.
  if (key !== "Escape") event.preventDefault();
  action.run(key);
}

/** The name of the press in the table: Shift counts only with named keys, for signs it is in the sign already. */
function keyOf(event: KeyboardEvent): string {
  const { key } = event;
  if (key.length === 1) return key.toLowerCase();
  return event.shiftKey ? `Shift+${key}` : key;
}

/** Whether the element that has the focus does something with the key itself. */
function keepsKey(element: Element, key: string): boolean {
  if (element instanceof HTMLInputElement) {
    return INPUT_KEYS[element.type]?.includes(key) ?? true;
  }
  if (element.closest("textarea, select, [contenteditable]:not([contenteditable=false])")) {
    return true;
  }
  const pressed = PRESSED_BY[key];
  if (pressed !== undefined && element.closest(pressed)) return true;
  return scrolls(element) && [" ", "ArrowUp", "ArrowDown", ...ENDS].includes(key);
}

/** Whether the element is a scrolled part of the page, not the page itself. */
function scrolls(element: Element): boolean {
  return element.hasAttribute("tabindex") && element.scrollHeight > element.clientHeight;
}
