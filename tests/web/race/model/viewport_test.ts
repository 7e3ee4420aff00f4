import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { HEIGHT, WIDTH } from "../../../../lib/race/rules.ts";
import {
  cellUnder,
  centredOn,
  middleOf,
  moved,
  wholeGrid,
  zoomed,
} from "../../../../web/race/model/viewport.ts";

const side = fc.integer({ min: 50, max: 2000 });
const cell = fc.record({ x: fc.nat(WIDTH - 1), y: fc.nat(HEIGHT - 1) });

Deno.test("the middle of a cell lies in that cell, however the grid is shown", () => {
  fc.assert(
    fc.property(
      side,
      side,
      cell,
      fc.double({ min: 1, max: 9, noNaN: true }),
      (width, height, at, factor) => {
        const view = moved(
          zoomed(wholeGrid(width, height), factor, width / 3, height / 2),
          30,
          -20,
        );
        const { x, y } = middleOf(view, at);
        assertEquals(cellUnder(view, x, y), at);
      },
    ),
  );
});

Deno.test("the whole grid is in sight, in the middle", () => {
  const view = wholeGrid(1500, 2000);
  assertEquals(view.scale, 10);
  assertEquals([view.left, view.top], [0, 500]);
});

Deno.test("however it is moved, no gap opens beside a grid that is larger than the canvas", () => {
  fc.assert(fc.property(cell, fc.integer({ min: -5000, max: 5000 }), (at, by) => {
    const view = moved(centredOn({ width: 300, height: 200 }, at, 10), by, -by);
    assert(view.left <= 0 && view.left + WIDTH * 10 >= 300);
    assert(view.top <= 0 && view.top + HEIGHT * 10 >= 200);
  }));
});

Deno.test("what is under the pointer stays there when it is magnified", () => {
  const view = centredOn({ width: 300, height: 200 }, { x: 70, y: 50 }, 10);
  const near = zoomed(view, 1.5, 120, 80);
  assertEquals(near.scale, 15);
  assertAlmostEquals((120 - view.left) / view.scale, (120 - near.left) / near.scale);
});
