import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { cellAt, layoutOf, pixelOf } from "../../../../web/tanks/model/geometry.ts";
import { movedBy, revealing, type Zoom, zoomAt, zoomed } from "../../../../web/tanks/model/zoom.ts";
import { runs } from "../../../lib/logs/properties.ts";

const pure = { permissions: "none" } as const;

const pictures = fc.record({
  columns: fc.integer({ min: 2, max: 30 }),
  rows: fc.integer({ min: 2, max: 30 }),
  width: fc.integer({ min: 200, max: 1200 }),
  height: fc.integer({ min: 200, max: 900 }),
});

type Picture = typeof pictures extends fc.Arbitrary<infer One> ? One : never;

const wholeOf = ({ columns, rows, width, height }: Picture) =>
  layoutOf({ width: columns, height: rows }, width, height);

const share = fc.double({ min: 0, max: 1, noNaN: true });

Deno.test("without a zoom all of the field is seen, and zooming out leads back there", pure, () => {
  fc.assert(
    fc.property(pictures, (picture) => {
      const whole = wholeOf(picture);
      assertEquals(zoomed(whole, undefined), whole);
      const middle = { x: whole.width / 2, y: whole.height / 2 };
      assertEquals(zoomAt(whole, undefined, 0.5, middle), undefined);
      const closer = zoomAt(whole, undefined, 2, middle);
      assertEquals(zoomAt(whole, closer, 0.1, middle), undefined);
    }),
    runs(100),
  );
});

Deno.test("what lies under the pointer stays there, as long as edges allow it", pure, () => {
  const whole = layoutOf({ width: 10, height: 10 }, 500, 500);
  const pixel = { x: 260, y: 240 };
  const before = cellAt(whole, pixel.x, pixel.y);
  const after = zoomed(whole, zoomAt(whole, undefined, 3, pixel));
  assertEquals(cellAt(after, pixel.x, pixel.y), before);
  assertAlmostEquals(after.cell, whole.cell * 3);
});

Deno.test(
  "however one zooms and moves, the picture is never empty at a side that could be full",
  pure,
  () => {
    const moves = fc.array(
      fc.record({
        factor: fc.double({ min: 0.5, max: 3, noNaN: true }),
        across: share,
        down: share,
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pictures, moves, (picture, steps) => {
        const whole = wholeOf(picture);
        let zoom: Zoom | undefined;
        for (const { factor, across, down } of steps) {
          const pixel = { x: across * whole.width, y: down * whole.height };
          zoom = zoomAt(whole, zoom, factor, pixel);
          if (zoom !== undefined) {
            zoom = movedBy(whole, zoom, (across - 0.5) * 900, (down - 0.5) * 900);
          }
        }
        const { cell, left, top, columns, rows, width, height } = zoomed(whole, zoom);
        if (zoom === undefined) return;
        assert(cell >= whole.cell);
        const [fieldWidth, fieldHeight] = [columns * cell, rows * cell];
        if (fieldWidth >= width - 30) assert(left <= 24.01 && left + fieldWidth >= width - 6.01);
        else assert(left >= 23.99 && left + fieldWidth <= width - 5.99);
        if (fieldHeight >= height - 30) assert(top <= 6.01 && top + fieldHeight >= height - 24.01);
        else assert(top >= 5.99 && top + fieldHeight <= height - 23.99);
      }),
      runs(200),
    );
  },
);

Deno.test("a cell that is read comes into sight, and one in sight moves nothing", pure, () => {
  fc.assert(
    fc.property(pictures, share, share, (picture, across, up) => {
      const whole = wholeOf(picture);
      const zoom = zoomAt(whole, undefined, 3, { x: 0, y: 0 });
      if (zoom === undefined) return;
      const cell = {
        x: 1 + Math.floor(across * (picture.columns - 1)),
        y: 1 + Math.floor(up * (picture.rows - 1)),
      };
      const shown = revealing(whole, zoom, cell);
      const layout = zoomed(whole, shown);
      const { x, y } = pixelOf(layout, cell);
      assert(x > 0 && x < layout.width && y > 0 && y < layout.height);
      const again = zoomed(whole, revealing(whole, shown, cell));
      assertAlmostEquals(again.left, layout.left, 0.01);
      assertAlmostEquals(again.top, layout.top, 0.01);
    }),
    runs(200),
  );
});
