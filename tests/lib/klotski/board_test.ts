import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  cellsOf,
  EMPTY,
  isGoal,
  isLegal,
  samePosition,
  startPosition,
  textOf,
  WALL,
} from "../../../lib/klotski/board.ts";
import { anyPosition, at, CLASSIC, EXAMPLE, indexOf, read, show } from "./drawn.ts";

Deno.test("[CELL-1] x runs from the left, y from the top, from 0", () => {
  const variant = read("..a ...");
  assertEquals(variant.pieces[0]?.start, { x: 2, y: 0 });
  assertEquals([...startPosition(variant)], [2]);
  assertEquals([variant.board.width, variant.board.height], [3, 2]);
});

Deno.test("[CELL-2] a configuration says for each cell which piece covers it, or that it is empty", () => {
  // The report's own table; its pieces 0 to 9 come in the order 0, 4, 1, 2, 3, 5 … on the board.
  const cells = cellsOf(EXAMPLE, startPosition(EXAMPLE));
  const numbers = Array.from(cells, (piece) => piece < 0 ? piece : EXAMPLE.pieces[piece]?.name);
  const table = [
    ..."0441",
    ..."2443",
    ...[EMPTY, "5", "5", EMPTY],
    ..."6789",
    ..."6789",
  ];
  assertEquals(numbers, table);
  const walled = read("a# .#");
  assertEquals([...cellsOf(walled, startPosition(walled))], [0, WALL, EMPTY, WALL]);
});

Deno.test("[CELL-3] no piece lies over an edge, on another piece or on a wall", () => {
  const variant = read("aab ..# ...");
  const b = indexOf(variant, "b");
  const place = (a: number, other: number) => {
    const position = startPosition(variant);
    position[1 - b] = a;
    position[b] = other;
    return isLegal(variant, position);
  };
  assert(place(0, 2));
  assert(place(6, 8));
  assert(!place(0, 1), "on the other one");
  assert(!place(2, 7), "over the right edge");
  assert(!place(4, 0), "on the wall");
  assert(!place(0, 9), "below the board");
  assert(!isLegal(variant, Uint8Array.of(0)), "a piece is missing");
  assert(!isLegal(read(".. .a aa"), Uint8Array.of(4)), "lower edge");
});

Deno.test("[GOAL-1] the goal is reached by any piece of the shape, and all else is free", () => {
  assert(!isGoal(CLASSIC, startPosition(CLASSIC)));
  assert(isGoal(CLASSIC, at(CLASSIC, "HJKI HJKI BBNO PAAQ .AA.")));
  const twins = read("a.b", "goal: a 2 0");
  assert(isGoal(twins, startPosition(twins)), "b stands for a");
});

Deno.test("[SHAPE-1] a full goal is reached by any permutation of equal pieces, and by no other", () => {
  const variant = read("abCC .d..", "goal-board:", "xyDD", "...z");
  assert(isGoal(variant, at(variant, "daCC ...b")));
  assert(isGoal(variant, at(variant, "abCC ...d")));
  assert(!isGoal(variant, at(variant, "CCab ...d")));
  assert(!isGoal(variant, startPosition(variant)));
});

Deno.test("rows and columns of a goal are not mixed up", () => {
  const variant = read("a... .... ....", "goal: a 3 1");
  assert(isGoal(variant, at(variant, ".... ...a ....")));
  assert(!isGoal(variant, at(variant, ".... .... .a..")));
});

Deno.test("[GOAL-6] the goal may be reached at the start", () => {
  const variant = read("a.", "goal: a 0 0");
  assert(isGoal(variant, startPosition(variant)));
});

Deno.test("[GOAL-4] a board to play with is never solved", () => {
  const variant = read("a.");
  assert(!isGoal(variant, startPosition(variant)));
});

Deno.test("a position's text shows names, empty cells and walls, and is read again", () => {
  assertEquals(textOf(read("ab #.", "goal: a 1 1"), Uint8Array.of(0, 3)), ["a.", "#b"]);
  fc.assert(fc.property(anyPosition(), ([variant, position]) => {
    assert(isLegal(variant, position));
    assert(samePosition(at(variant, show(variant, position)), position));
  }));
});

Deno.test("positions are the same only if each piece is where it was", () => {
  assert(samePosition(Uint8Array.of(1, 2), Uint8Array.of(1, 2)));
  assert(!samePosition(Uint8Array.of(1, 2), Uint8Array.of(2, 1)));
  assert(!samePosition(Uint8Array.of(1, 2), Uint8Array.of(1)));
});
