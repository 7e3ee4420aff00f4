/**
 * The terminal as the place where something is shown picture by picture: a lap, a frog's way, a solution.
 */
import { terminal } from "./printing.ts";

/** Where something is shown, picture by picture. */
export interface Stage {
  /** Columns and lines of the terminal. */
  readonly size: { readonly columns: number; readonly rows: number };
  readonly isColourful: boolean;
  show(text: string): void;
  /** After each picture; false: whoever watches has seen enough. */
  pause(): Promise<boolean>;
}

/** Keys that end the show: q, Q, and Ctrl-D where it arrives; Escape if nothing follows, as with the arrows. */
const ENOUGH: readonly number[] = [113, 81, 4];
const ESCAPE = 27;

/**
 * The terminal, if this is one; a pause is so many hundredths of a second, or, with 0, lasts until a key is pressed.
 */
export function terminalStage(pause: number): Stage | undefined {
  const isThere = Deno.stdout.isTerminal() && (pause > 0 || Deno.stdin.isTerminal());
  if (!isThere) return undefined;
  return {
    size: Deno.consoleSize(),
    isColourful: terminal.isColourful,
    show: (text) => terminal.print(text),
    pause: pause > 0 ? () => wait(10 * pause) : pressedKey,
  };
}

function wait(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(true), milliseconds));
}

/** Ctrl-C ends the process as ever. */
async function pressedKey(): Promise<boolean> {
  Deno.stdin.setRaw(true, { cbreak: true });
  try {
    const keys = new Uint8Array(16);
    const count = await Deno.stdin.read(keys);
    const [key = 0] = keys;
    return count !== null && !ENOUGH.includes(key) && !(key === ESCAPE && count === 1);
  } finally {
    Deno.stdin.setRaw(false);
  }
}
