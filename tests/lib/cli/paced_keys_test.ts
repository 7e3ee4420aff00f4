import { assertEquals } from "@std/assert";
import { pausesOf } from "../../../lib/cli/paced_keys.ts";

/** A keyboard on which somebody has pressed these, one after the other; then nobody presses, or nobody is there. */
function keyboard(pressed: readonly string[], isThere = true) {
  const left = pressed.map((keys) => new TextEncoder().encode(keys));
  return {
    read: (into: Uint8Array): Promise<number | null> => {
      const keys = left.shift();
      if (keys === undefined) return isThere ? new Promise(() => {}) : Promise.resolve(null);
      into.set(keys);
      return Promise.resolve(keys.length);
    },
  };
}

const HOUR = 3_600_000;
const SOON = 1;

Deno.test("at every pace q, Q, Ctrl-D and Escape end a show, other keys go on at once", async () => {
  for (const milliseconds of [0, HOUR]) {
    for (const key of ["q", "Q", "\x04", "\x1b", "xq"]) {
      assertEquals(await pausesOf(keyboard([key]), milliseconds)(), false, JSON.stringify(key));
    }
    for (const key of ["x", "\r", "\x1b[A", "\x1bOQ"]) {
      assertEquals(await pausesOf(keyboard([key]), milliseconds)(), true, JSON.stringify(key));
    }
  }
});

Deno.test("the space bar holds a show that plays by itself until the next key", async () => {
  assertEquals(await pausesOf(keyboard([" ", "q"]), HOUR)(), false);
  assertEquals(await pausesOf(keyboard([" ", "q"]), SOON)(), false);
  const pause = pausesOf(keyboard([" ", " ", "x", "q"]), HOUR);
  assertEquals([await pause(), await pause(), await pause()], [true, true, false]);
});

Deno.test("a key a picture: the space bar is a key like any other", async () => {
  const pause = pausesOf(keyboard([" ", "q"]), 0);
  assertEquals([await pause(), await pause()], [true, false]);
});

Deno.test("without a key time goes on, and one that comes later ends a later pause", async () => {
  let press = (_: string) => {};
  const late = {
    read: (into: Uint8Array) =>
      new Promise<number>((resolve) => {
        press = (key) => {
          into.set(new TextEncoder().encode(key));
          resolve(key.length);
        };
      }),
  };
  const pause = pausesOf(late, SOON);
  assertEquals([await pause(), await pause()], [true, true]);
  press("q");
  assertEquals(await pause(), false);
});

Deno.test("where no keys come, a show goes on by itself, and one that needs keys ends", async () => {
  const broken = { read: () => Promise.reject(new Error("the terminal has gone")) };
  for (const gone of [undefined, keyboard([], false), broken]) {
    const pause = pausesOf(gone, SOON);
    assertEquals([await pause(), await pause()], [true, true]);
    assertEquals(await pausesOf(gone, 0)(), false);
  }
});
