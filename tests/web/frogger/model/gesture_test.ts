/** Strokes and presses on the picture. */
import { assertEquals } from "@std/assert";
import { moveAt } from "../../../../lib/frogger/moves_file.ts";
import { moveOfGesture } from "../../../../web/frogger/model/gesture.ts";

const FROG = { x: 200, y: 100 };

function moveOf(from: [number, number], to: [number, number] = from) {
  const [pressed, released] = [from, to].map(([x, y]) => ({ x, y }));
  return moveAt(moveOfGesture(pressed ?? FROG, released ?? FROG, FROG));
}

Deno.test("a stroke hops that way, wherever it is made", () => {
  assertEquals(moveOf([10, 10], [60, 20]), ">");
  assertEquals(moveOf([60, 10], [10, 20]), "<");
  assertEquals(moveOf([10, 60], [20, 10]), "^");
  assertEquals(moveOf([10, 10], [20, 60]), "v");
});

Deno.test("a press hops towards it, and on the frog it waits", () => {
  assertEquals(moveOf([300, 120]), ">");
  assertEquals(moveOf([100, 120]), "<");
  assertEquals(moveOf([220, 20]), "^");
  assertEquals(moveOf([190, 180]), "v");
  assertEquals(moveOf([205, 96], [210, 98]), ".");
});
