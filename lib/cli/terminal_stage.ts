/**
 * The terminal as the place where something is shown picture by picture: a lap, a frog's way, a solution.
 */
import { exitOnStop, takeKeys } from "./keyboard.ts";
import { pausesOf } from "./paced_keys.ts";
import { terminal } from "./printing.ts";

/** Where something is shown, picture by picture; whoever makes one disposes of it after the show. */
export interface Stage extends Disposable {
  /** Columns and lines of the terminal. */
  readonly size: { readonly columns: number; readonly rows: number };
  readonly isColourful: boolean;
  show(text: string): void;
  /** After each picture; false: whoever watches has seen enough. */
  pause(): Promise<boolean>;
}

/**
 * The terminal, if this is one; it is given back at the end of the show, and whatever ends the process before.
 * @param pause So many hundredths of a second; 0: until a key is pressed. What keys do is told in paced_keys.ts.
 */
export function terminalStage(pause: number): Stage | undefined {
  const keyboard = Deno.stdin.isTerminal() ? Deno.stdin : undefined;
  if (!Deno.stdout.isTerminal() || pause === 0 && keyboard === undefined) return undefined;
  const ends = keyboard === undefined ? [] : [exitOnStop(), takeKeys(keyboard)];
  return {
    size: Deno.consoleSize(),
    isColourful: terminal.isColourful,
    show: (text) => terminal.print(text),
    pause: pausesOf(keyboard, 10 * pause),
    [Symbol.dispose]: () => ends.forEach((end) => end()),
  };
}
