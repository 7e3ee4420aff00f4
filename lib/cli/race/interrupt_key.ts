/**
 * A key that interrupts, without Enter, where somebody sits before a terminal: q or Esc. Ctrl-C stays the signal that it is.
 */
import { type Keyboard, takeKeys } from "../keyboard.ts";

const ESCAPE = 27;
const Q: readonly number[] = [113, 81];

/** A key that is listened to. */
export interface InterruptKey {
  /** Fires when it is pressed. */
  readonly signal: AbortSignal;
  /** False: nobody sits there. */
  readonly isListening: boolean;
  /** Gives the terminal back. A read that waits for a key ends with the process. */
  close(): void;
}

/** Listens until it is closed. */
export function listenForKey(keyboard: Keyboard): InterruptKey {
  const controller = new AbortController();
  const { signal } = controller;
  if (!keyboard.isTerminal()) return { signal, isListening: false, close: () => {} };
  const close = takeKeys(keyboard);
  // The terminal may go away: then nobody presses a key.
  waitForKey(keyboard).then((isPressed) => isPressed && controller.abort(), () => {});
  return { signal, isListening: true, close };
}

/** False: no more keys come. */
async function waitForKey(keyboard: Keyboard): Promise<boolean> {
  const keys = new Uint8Array(16);
  for (;;) {
    const count = await keyboard.read(keys);
    if (count === null) return false;
    const pressed = keys.subarray(0, count);
    // An arrow key begins with Esc too, but more follows.
    if (count === 1 && pressed[0] === ESCAPE || Q.some((key) => pressed.includes(key))) return true;
  }
}
