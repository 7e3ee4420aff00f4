/** The part of the circuit that is seen. */
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { isWhole, resized, revealing } from "../../../../web/circuit/model/viewport.ts";
import { middleOf, wholeGrid, zoomed } from "../../../../web/race/model/viewport.ts";
import { gridPlace } from "../arbitraries.ts";

Deno.test("all of the circuit stays in sight when the canvas changes its size", () => {
  const whole = wholeGrid(900, 500);
  assert(isWhole(whole));
  assertEquals(resized(whole, 300, 700), wholeGrid(300, 700));
});

Deno.test("what was in the middle stays there when the canvas changes its size", () => {
  const near = zoomed(wholeGrid(900, 600), 4, 450, 300);
  assert(!isWhole(near));
  const cell = { x: 74.5, y: 49.5 };
  const after = middleOf(resized(near, 500, 400), cell);
  assertAlmostEquals(after.x, 250);
  assertAlmostEquals(after.y, 200);
});

Deno.test("every cell can be brought into sight, and one that is seen moves nothing", () => {
  fc.assert(fc.property(gridPlace, fc.double({ min: 1, max: 8, noNaN: true }), (cell, factor) => {
    const view = revealing(zoomed(wholeGrid(600, 400), factor, 0, 0), cell);
    const { x, y } = middleOf(view, cell);
    assert(x >= 0 && x <= 600 && y >= 0 && y <= 400, `${x},${y}`);
    const again = revealing(view, cell);
    assertAlmostEquals(again.left, view.left, 1e-6);
    assertAlmostEquals(again.top, view.top, 1e-6);
  }));
});
