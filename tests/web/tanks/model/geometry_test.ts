import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { cellAt, layoutOf, pixelOf } from "../../../../web/tanks/model/geometry.ts";
import { runs } from "../../../lib/logs/properties.ts";

const pure = { permissions: "none" } as const;

const sides = fc.record({
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
});
const length = fc.integer({ min: 40, max: 2000 });

Deno.test("a field lies inside its canvas, whatever their shapes", pure, () => {
  fc.assert(
    fc.property(sides, length, length, (field, width, height) => {
      const { left, top, cell, columns, rows } = layoutOf(field, width, height);
      assert(cell > 0);
      assert(left >= 0 && top >= 0);
      assert(left + columns * cell <= width + 1e-6);
      assert(top + rows * cell <= height + 1e-6);
    }),
    runs(300),
  );
});

Deno.test("coordinates have room to the west and south wherever they are written", pure, () => {
  fc.assert(
    fc.property(sides, length, length, (field, width, height) => {
      const { left, top, cell, rows, labelEvery } = layoutOf(field, width, height);
      if (labelEvery === 0) return;
      assert(left >= 20);
      assert(height - (top + rows * cell) >= 20);
      assert(labelEvery * cell >= 20);
    }),
    runs(300),
  );
});

Deno.test("the pixel of each cell leads back to the cell", pure, () => {
  fc.assert(
    fc.property(sides, length, length, fc.nat(), fc.nat(), (field, width, height, one, two) => {
      const layout = layoutOf(field, width, height);
      const cell = { x: (one % field.width) + 1, y: (two % field.height) + 1 };
      const { x, y } = pixelOf(layout, cell);
      assertEquals(cellAt(layout, x, y), cell);
    }),
    runs(300),
  );
});

Deno.test("the SW cell is at the bottom left and the NE cell at the top right", pure, () => {
  const layout = layoutOf({ width: 8, height: 6 }, 400, 300);
  const southWest = pixelOf(layout, { x: 1, y: 1 });
  const northEast = pixelOf(layout, { x: 8, y: 6 });
  assert(southWest.x < northEast.x);
  assert(southWest.y > northEast.y);
});

Deno.test("beside the field there is no cell", pure, () => {
  const layout = layoutOf({ width: 5, height: 5 }, 300, 300);
  const { left, top, cell } = layout;
  assertEquals(cellAt(layout, left - 1, top + 1), undefined);
  assertEquals(cellAt(layout, left + 1, top - 1), undefined);
  assertEquals(cellAt(layout, left + 5 * cell, top + 1), undefined);
  assertEquals(cellAt(layout, left + 1, top + 5 * cell), undefined);
  assertEquals(cellAt(layout, left, top), { x: 1, y: 5 });
  assertEquals(cellAt(layout, left + 5 * cell - 1, top + 5 * cell - 1), { x: 5, y: 1 });
});

Deno.test("a canvas without room gives cells of no size, and no cell under any pixel", pure, () => {
  for (const [width, height] of [[0, 0], [3, 500], [500, 3]] as const) {
    const layout = layoutOf({ width: 5, height: 5 }, width, height);
    assertEquals(layout.cell, 0);
    assertEquals(cellAt(layout, 1, 1), undefined);
  }
});

Deno.test("cells that are no dots are whole pixels, so that their edges are sharp", pure, () => {
  for (const width of [390, 413, 900, 1234]) {
    const { cell } = layoutOf({ width: 20, height: 20 }, width, width);
    assertEquals(cell, Math.floor(cell));
  }
});
