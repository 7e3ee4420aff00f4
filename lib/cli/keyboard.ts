/**
 * Keys without Enter, where somebody sits before a terminal. Whatever ends the process, the terminal is given back as it
 * was: with echo, and line by line.
 */
import { STOP_SIGNALS } from "./stop_signals.ts";

/** What is needed of standard input. */
export interface Keyboard {
  isTerminal(): boolean;
  setRaw(isRaw: boolean, options?: Deno.SetRawOptions): void;
  read(into: Uint8Array): Promise<number | null>;
}

/** Status of a command that was stopped. */
const STOPPED = 130;

/**
 * Takes the keys as they are pressed; Ctrl-C stays the signal that it is.
 * @returns Gives the terminal back.
 */
export function takeKeys(keyboard: Pick<Keyboard, "setRaw">): () => void {
  keyboard.setRaw(true, { cbreak: true });
  const giveBack = () => keyboard.setRaw(false);
  // Deno.exit() from anywhere comes by here.
  globalThis.addEventListener("unload", giveBack);
  return () => {
    globalThis.removeEventListener("unload", giveBack);
    giveBack();
  };
}

/**
 * Ctrl-C and its like end the process at once with status 130, by way of Deno.exit(), which a signal alone would not take.
 * @returns Ends that.
 */
export function exitOnStop(): () => void {
  const exit = () => Deno.exit(STOPPED);
  for (const name of STOP_SIGNALS) Deno.addSignalListener(name, exit);
  return () => {
    for (const name of STOP_SIGNALS) Deno.removeSignalListener(name, exit);
  };
}
