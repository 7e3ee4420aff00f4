import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { inset } from "../../../../web/tanks/paint/inset.ts";
import { runs } from "../../../lib/logs/properties.ts";

const pure = { permissions: "none" } as const;

Deno.test("a polygon is drawn in on every side, whichever way round it runs", pure, () => {
  const square = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 8 }, { x: 0, y: 8 }];
  const inner = [[1, 1], [1, 7], [9, 1], [9, 7]];
  for (const corners of [square, square.toReversed()]) {
    assertEquals(inset(corners, 1).map(({ x, y }) => [x, y]).sort(), inner);
  }
});

Deno.test("nothing is left of a polygon that is narrower than that", pure, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (wide, high) => {
      const corners = [{ x: 0, y: 0 }, { x: wide, y: 0 }, { x: wide, y: high }, { x: 0, y: high }];
      assertEquals(inset(corners, Math.min(wide, high) / 2 + 0.1), []);
    }),
    runs(50),
  );
  assertEquals(inset([], 3), []);
});
