import { assertEquals } from "@std/assert";
import { pathOf, piecesOf, xOf, yOf } from "../../../web/contest/rank_lines.ts";

const SCALE = { step: 10, drop: 20, left: 5, top: 7 };

Deno.test("a line is broken where a program did not play", () => {
  const columns = piecesOf([1, 2, null, null, 3, null, 4, 4]).map((piece) =>
    piece.map(({ column }) => column)
  );
  assertEquals(columns, [[0, 1], [4], [6, 7]]);
  assertEquals(piecesOf([null, null]), []);
});

Deno.test("the best rank is on top and the first stage on the left", () => {
  assertEquals([xOf(0, SCALE), xOf(3, SCALE)], [5, 35]);
  assertEquals([yOf(1, SCALE), yOf(3, SCALE)], [7, 47]);
});

Deno.test("each piece begins at its first rank and ends at its last", () => {
  assertEquals(pathOf([1, 2, null, 3], SCALE), "M5 7C10 7 10 27 15 27M31 47H39");
  assertEquals(pathOf([], SCALE), "");
});
