/** What pointers mean. */
import { assertEquals } from "@std/assert";
import { createGestures, type Gestures } from "../../../../web/circuit/view/gestures.ts";

/** Gestures, and what came of them, in words. */
function heard(isMoving = false): { gestures: Gestures; words: string[] } {
  const words: string[] = [];
  const gestures = createGestures({
    press: ({ x, y }) => words.push(`press ${x},${y}`),
    drag: ({ x, y }) => words.push(`drag ${x},${y}`),
    release: () => words.push("release"),
    abandon: () => words.push("abandon"),
    pick: ({ x, y }) => words.push(`pick ${x},${y}`),
    move: (dx, dy) => words.push(`move ${dx},${dy}`),
    zoom: (factor, { x, y }) => words.push(`zoom ${factor} at ${x},${y}`),
    isMoving: () => isMoving,
  });
  return { gestures, words };
}

const finger = { isTouch: true, button: 0, hasAlt: false };
const mouse = { id: 1, isTouch: false, button: 0, hasAlt: false };

Deno.test("one finger draws", () => {
  const { gestures, words } = heard();
  gestures.down({ ...finger, id: 1, x: 5, y: 5 });
  gestures.moved({ id: 1, x: 6, y: 7 });
  gestures.up(1);
  gestures.moved({ id: 1, x: 9, y: 9 });
  assertEquals(words, ["press 5,5", "drag 6,7", "release"]);
});

Deno.test("two fingers move and zoom, and take back what the first one had begun", () => {
  const { gestures, words } = heard();
  gestures.down({ ...finger, id: 1, x: 0, y: 0 });
  gestures.down({ ...finger, id: 2, x: 10, y: 0 });
  gestures.moved({ id: 2, x: 30, y: 0 });
  gestures.up(2);
  gestures.moved({ id: 1, x: 50, y: 50 });
  gestures.up(1);
  assertEquals(words, ["press 0,0", "abandon", "move 10,0", "zoom 3 at 15,0"]);
  gestures.down({ ...finger, id: 3, x: 1, y: 1 });
  assertEquals(words.at(-1), "press 1,1");
});

Deno.test("the right button moves, and the main one where the hand is chosen", () => {
  for (const [button, isMoving] of [[2, false], [1, false], [0, true]] as const) {
    const { gestures, words } = heard(isMoving);
    gestures.down({ ...mouse, button, x: 5, y: 5 });
    gestures.moved({ id: 1, x: 8, y: 4 });
    gestures.up(1);
    assertEquals(words, ["move 3,-1"]);
  }
});

Deno.test("Alt takes up a colour; a pointer that is taken away takes its stroke with it", () => {
  const { gestures, words } = heard();
  gestures.down({ ...mouse, hasAlt: true, x: 5, y: 5 });
  gestures.up(1);
  gestures.down({ ...mouse, x: 5, y: 5 });
  gestures.cancel(1);
  assertEquals(words, ["pick 5,5", "press 5,5", "abandon"]);
});
