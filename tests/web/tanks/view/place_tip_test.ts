import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Layout,
  layoutOf,
  pixelOf,
  type Place,
} from "../../../../web/tanks/model/geometry.ts";
import { placeTip, type TipPlace } from "../../../../web/tanks/view/place_tip.ts";

const pure = { permissions: "none" } as const;

const SIZE = { width: 208, height: 122 };

/** Whether a box hides a part of a cell or of one beside it. */
function hidesNear(box: ReturnType<typeof boxOf>, layout: Layout, cell: Place): boolean {
  const steps = [-1, 0, 1];
  return steps.some((dx) =>
    steps.some((dy) => {
      const near = { x: cell.x + dx, y: cell.y + dy };
      const isOnField = near.x >= 1 && near.y >= 1 && near.x <= layout.columns &&
        near.y <= layout.rows;
      const { x, y } = pixelOf(layout, near);
      const half = layout.cell / 2;
      return isOnField && box.right > x - half && box.left < x + half &&
        box.bottom > y - half && box.top < y + half;
    })
  );
}

/** The sides of the hint's box in a picture. */
function boxOf(place: TipPlace, width: number, height: number) {
  const left = "left" in place ? place.left : width - place.right - SIZE.width;
  const top = "top" in place ? place.top : height - place.bottom - SIZE.height;
  return { left, top, right: left + SIZE.width, bottom: top + SIZE.height };
}

Deno.test("beside a narrow field the hint stands in the margin on the pointer's side", pure, () => {
  const layout = layoutOf({ width: 7, height: 16 }, 700, 560);
  assert("left" in placeTip({ x: 1, y: 8 }, layout, SIZE));
  assert("right" in placeTip({ x: 7, y: 8 }, layout, SIZE));
  for (const x of [1, 7]) {
    const box = boxOf(placeTip({ x, y: 8 }, layout, SIZE), 700, 560);
    assert(box.right <= layout.left || box.left >= layout.left + layout.columns * layout.cell);
  }
});

Deno.test(
  "over a field that fills the picture it stands at the nearest edge that is far enough",
  pure,
  () => {
    const layout = layoutOf({ width: 16, height: 16 }, 600, 600);
    const place = placeTip({ x: 12, y: 8 }, layout, SIZE);
    assertEquals("right" in place, false);
    assert(!hidesNear(boxOf(place, 600, 600), layout, { x: 12, y: 8 }));
  },
);

Deno.test(
  "wherever the pointer is, the hint hides neither the cell nor those around it",
  pure,
  () => {
    const pictures = fc.record({
      columns: fc.integer({ min: 2, max: 20 }),
      rows: fc.integer({ min: 2, max: 20 }),
      width: fc.integer({ min: 620, max: 1100 }),
      height: fc.integer({ min: 420, max: 900 }),
      across: fc.double({ min: 0, max: 0.999, noNaN: true }),
      up: fc.double({ min: 0, max: 0.999, noNaN: true }),
    });
    fc.assert(fc.property(pictures, ({ columns, rows, width, height, across, up }) => {
      const layout = layoutOf({ width: columns, height: rows }, width, height);
      // With cells this large a picture has no place for a hint that hides none of nine.
      fc.pre(layout.cell * 1.5 < Math.min(width / 2 - SIZE.width, height / 2 - SIZE.height) + 60);
      fc.pre(layout.cell < 60);
      const cell = { x: 1 + Math.floor(across * columns), y: 1 + Math.floor(up * rows) };
      const box = boxOf(placeTip(cell, layout, SIZE), width, height);
      assert(!hidesNear(box, layout, cell));
      assert(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height);
    }));
  },
);
