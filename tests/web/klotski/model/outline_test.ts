import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { shapeOf } from "../../../../lib/klotski/shapes.ts";
import type { Point } from "../../../../lib/klotski/types.ts";
import { cornersOf, outlinePath } from "../../../../web/klotski/model/outline.ts";

/** Cells that are joined to one another. */
const cellsOf = fc.array(fc.nat(3), { minLength: 0, maxLength: 14 }).map((ways) => {
  const cells: Point[] = [{ x: 20, y: 20 }];
  for (const way of ways) {
    const { x, y } = cells.at(-1) ?? { x: 20, y: 20 };
    const next = [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }][way];
    if (next !== undefined) cells.push(next);
  }
  return [...new Map(cells.map((cell) => [`${cell.x} ${cell.y}`, cell])).values()];
});

/** Twice the area, clockwise positive (y runs down). */
function doubleArea(corners: readonly Point[]): number {
  return corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
}

Deno.test("the outlines of any piece hold exactly its cells", () => {
  fc.assert(fc.property(cellsOf, (cells) => {
    const loops = cornersOf(shapeOf(cells));
    assertEquals(loops.reduce((sum, loop) => sum + doubleArea(loop), 0), 2 * cells.length);
    for (const loop of loops) {
      assertEquals(loop.length % 2, 0, "rows and columns take turns");
      assertEquals(loop.length >= 4, true);
    }
  }));
});

Deno.test("a ring has two outlines, the inner one the other way round", () => {
  const ring = Array.from({ length: 9 }, (_, cell) => ({ x: cell % 3, y: Math.floor(cell / 3) }))
    .filter(({ x, y }) => x !== 1 || y !== 1);
  assertEquals(cornersOf(shapeOf(ring)).map((loop) => Math.sign(doubleArea(loop))), [1, -1]);
});

Deno.test("a square is drawn inside its cell, with round corners", () => {
  const path = outlinePath(shapeOf([{ x: 0, y: 0 }]), { side: 10, inset: 1, radius: 2 });
  assertEquals(path, "M1 3Q1 1 3 1L7 1Q9 1 9 3L9 7Q9 9 7 9L3 9Q1 9 1 7Z");
});
