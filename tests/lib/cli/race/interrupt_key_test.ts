import { assertEquals } from "@std/assert";
import type { Keyboard } from "../../../../lib/cli/keyboard.ts";
import { listenForKey } from "../../../../lib/cli/race/interrupt_key.ts";

/** A keyboard on which somebody presses these, one after the other. */
function keyboard(...pressed: readonly string[]): Keyboard & { readonly modes: boolean[] } {
  const left = pressed.map((keys) => new TextEncoder().encode(keys));
  const modes: boolean[] = [];
  return {
    modes,
    isTerminal: () => true,
    setRaw: (isRaw) => void modes.push(isRaw),
    read: (into) => {
      const keys = left.shift();
      into.set(keys ?? []);
      return Promise.resolve(keys?.length ?? null);
    },
  };
}

/** Whether these keys interrupt, once all of them have been read. */
async function interrupts(...pressed: readonly string[]): Promise<boolean> {
  const key = listenForKey(keyboard(...pressed));
  for (let read = 0; read <= 2 * pressed.length + 2; read++) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  key.close();
  return key.signal.aborted;
}

Deno.test("q, Q and Esc interrupt, other keys and arrows do not", async () => {
  for (const keys of ["q", "Q", "\x1b", "xq"]) assertEquals(await interrupts(keys), true, keys);
  for (const keys of ["x", "\x1b[A", " ", "\r"]) assertEquals(await interrupts(keys), false, keys);
  assertEquals(await interrupts("x", "\x1b[A", "q"), true);
  assertEquals(await interrupts(), false);
});

Deno.test("the terminal gives single keys while somebody listens, and is given back", () => {
  const board = keyboard();
  const key = listenForKey(board);
  assertEquals([key.isListening, board.modes], [true, [true]]);
  key.close();
  assertEquals(board.modes, [true, false]);
});

Deno.test("where there is no terminal nobody listens", () => {
  const board = { ...keyboard("q"), isTerminal: () => false };
  const key = listenForKey(board);
  key.close();
  assertEquals([key.isListening, key.signal.aborted, board.modes], [false, false, []]);
});
