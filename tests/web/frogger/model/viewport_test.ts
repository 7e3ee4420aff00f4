/** Where cells lie on a picture. */
import { assert, assertAlmostEquals } from "@std/assert";
import fc from "fast-check";
import { middleOf, partOfBoard, wholeBoard } from "../../../../web/frogger/model/viewport.ts";

const size = fc.record({
  width: fc.integer({ min: 60, max: 2000 }),
  height: fc.integer({ min: 40, max: 1500 }),
});

Deno.test("the whole board is in the picture and in its middle, with room beside it for what comes", () => {
  fc.assert(fc.property(size, ({ height, width }) => {
    const view = wholeBoard(width, height);
    assert(view.left >= view.cell * 0.9, "no room beside it");
    assert(view.top >= -0.01);
    const middle = middleOf(view, { row: 3, column: 11 });
    assertAlmostEquals(middle.x, width / 2);
    assertAlmostEquals(middle.y, height / 2);
  }));
});

Deno.test("a part of the board has the place that it is about in it", () => {
  const place = fc.record({
    row: fc.integer({ min: -1, max: 7 }),
    column: fc.integer({ min: -1, max: 23 }),
  });
  fc.assert(fc.property(place, (about) => {
    const view = partOfBoard({ width: 330, height: 150 }, about, { columns: 11, rows: 4 });
    const { x, y } = middleOf(view, about);
    assert(x > 0 && x < 330 && y > 0 && y < 150, `${x},${y}`);
  }));
});
