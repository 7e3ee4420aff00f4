import { assertEquals, assertNotEquals } from "@std/assert";
import { startPosition } from "../../../../lib/klotski/board.ts";
import { groupOf } from "../../../../lib/klotski/pushes.ts";
import { curveOf } from "../../../../web/klotski/model/curve.ts";
import { describePiece } from "../../../../web/klotski/model/describe.ts";
import { describeGesture } from "../../../../web/klotski/model/describe_gesture.ts";
import { fileNameOf } from "../../../../web/klotski/model/file_name.ts";
import { grainPath } from "../../../../web/klotski/model/grain.ts";
import { woodsOf } from "../../../../web/klotski/model/wood.ts";
import { CLASSIC, PAIR, variantOf } from "../samples.ts";

Deno.test("what the goal asks for is painted, equal shapes are of one wood", () => {
  const woods = woodsOf(CLASSIC);
  const woodOf = (name: string) => woods[CLASSIC.pieces.findIndex((one) => one.name === name)];
  assertEquals(woodOf("A"), "red");
  assertEquals(["H", "I", "J", "K"].map(woodOf), ["oak", "oak", "oak", "oak"]);
  assertEquals(["N", "O", "P", "Q"].map(woodOf), ["maple", "maple", "maple", "maple"]);
  assertEquals(woodOf("B"), "cherry");
});

Deno.test("where every shape has its place nothing is painted, and each shape has its wood", () => {
  const woods = woodsOf(variantOf("board:\nAB\nA.\ngoal-board:\n.A\nBA\n"));
  assertEquals(new Set(woods).size, 2);
  assertEquals(woods.includes("red"), false);
});

Deno.test("a piece is told by name, shape and place", () => {
  const told = (name: string) =>
    describePiece(
      CLASSIC,
      startPosition(CLASSIC),
      CLASSIC.pieces.findIndex((one) => one.name === name),
    );
  assertEquals(told("A"), "A, square, 2 by 2, column 2, row 1");
  assertEquals(told("J"), "J, standing bar, 1 by 2, column 1, row 3");
  assertEquals(told("B"), "B, lying bar, 2 by 1, column 2, row 3");
  assertEquals(told("Q"), "Q, small square, column 4, row 5");
  const angled = variantOf("board:\nLL.\nL..\n");
  assertEquals(
    describePiece(angled, startPosition(angled), 0),
    "L, angled block of 3 cells in 2 by 2, column 1, row 1",
  );
});

Deno.test("a gesture is told by who moved where, and with how many others", () => {
  const position = startPosition(PAIR);
  const group = groupOf(PAIR, position, 0, "east") ?? [];
  const gesture = [{ piece: 0, direction: "east", group }] as const;
  assertEquals(
    describeGesture(PAIR, position, gesture),
    "A right with 1 other, now column 2, row 1",
  );
  assertEquals(describeGesture(PAIR, position, []), "");
});

Deno.test("the curve goes from the first moment to the last, with gaps where nothing is known", () => {
  const size = { width: 100, height: 50 };
  assertEquals(curveOf([10, 5, 0], 10, size).line, "M0 4L50 25L100 46");
  assertEquals(curveOf([10, undefined, 0], 10, size).line, "M0 4M100 46");
  assertEquals(curveOf([], 10, size), { line: "", area: "" });
});

Deno.test("each piece has its own grain, always the same", () => {
  const shape = { width: 1, height: 2, cells: [{ x: 0, y: 0 }, { x: 0, y: 1 }] };
  assertEquals(grainPath(shape, 100, 3), grainPath(shape, 100, 3));
  assertNotEquals(grainPath(shape, 100, 3), grainPath(shape, 100, 4));
  assertEquals(/NaN|Infinity/.test(grainPath(shape, 100, 0)), false);
});

Deno.test("a title becomes a file name that any system takes", () => {
  assertEquals(fileNameOf("L'âne rouge"), "l-ane-rouge");
  assertEquals(fileNameOf("../..\u202e"), "puzzle");
  assertEquals(fileNameOf("x".repeat(100)).length, 40);
});
