/** What keys are called: as they are printed on them, and as screen readers are told. */
import * as strings from "../strings/strings.ts";

/** Names as in `KeyboardEvent.key`, or that are printed otherwise. */
const PRINTED: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Control: "Ctrl",
  Escape: "Esc",
  "-": "−",
};

/** Two that `aria-keyshortcuts` needs for signs of its own. */
const SPOKEN: Readonly<Record<string, string>> = { " ": "Space", "+": "Plus" };

/** The keys of one press as they are printed on them: "Shift+ArrowLeft" is `["Shift", "←"]`. */
export function printedKeys(press: string): readonly string[] {
  const { shift, space } = strings.player;
  const own: Readonly<Record<string, string>> = { ...PRINTED, " ": space, Shift: shift };
  return keysOf(press).map((key) => own[key] ?? withCapital(key));
}

/**
 * Presses that do the same, as `aria-keyshortcuts` has them: `[" ", "Shift+ArrowLeft"]` is "Space Shift+ArrowLeft"
 * (WAI-ARIA 1.2, aria-keyshortcuts).
 */
export function spokenKeys(presses: readonly string[]): string {
  return presses
    .map((press) => keysOf(press).map((key) => SPOKEN[key] ?? withCapital(key)).join("+"))
    .join(" ");
}

/** The keys that are held and the one that is pressed. */
function keysOf(press: string): readonly string[] {
  return press === "+" ? [press] : press.split("+");
}

function withCapital(key: string): string {
  return /^[a-z]$/.test(key) ? key.toUpperCase() : key;
}
