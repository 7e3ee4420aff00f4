import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Seat } from "../../../../lib/arena/types.ts";
import type { LossSeen } from "../../../../web/tanks/model/scene_types.ts";
import { placesOf } from "../../../../web/tanks/paint/loss_places.ts";

const pure = { permissions: "none" } as const;

function loss(seat: number, x: number, y: number, slot = 0): LossSeen {
  return { seat: seat as Seat, amount: 3, x, y, slot, rise: 1, strength: 1 };
}

function away(one: { x: number; y: number }, two: { x: number; y: number }): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

Deno.test(
  "of two tanks side by side each has its number on the side away from the other",
  pure,
  () => {
    assertEquals(placesOf([loss(0, 5, 5), loss(1, 6, 5)]), [{ x: 4.5, y: 5.5 }, {
      x: 6.5,
      y: 5.5,
    }]);
  },
);

Deno.test("of two tanks above each other the lower has its number below", pure, () => {
  assertEquals(placesOf([loss(0, 5, 5), loss(1, 5, 6)]), [{ x: 5.5, y: 4.5 }, { x: 5.5, y: 6.5 }]);
});

Deno.test("two numbers of one tank stand at two corners, each where it stands alone", pure, () => {
  const both = placesOf([loss(0, 5, 5), loss(0, 5, 5, 1)]);
  assertEquals(both, [{ x: 5.5, y: 5.5 }, { x: 4.5, y: 5.5 }]);
  assertEquals(placesOf([loss(0, 5, 5, 1)]), both.slice(1));
});

Deno.test(
  "no number stands on a tank's mark, and while corners are left none on another",
  pure,
  () => {
    const cells = fc.uniqueArray(
      fc.record({ x: fc.integer({ min: 1, max: 4 }), y: fc.integer({ min: 1, max: 4 }) }),
      { selector: ({ x, y }) => `${x},${y}`, maxLength: 8 },
    );
    fc.assert(fc.property(cells, (tanks) => {
      const losses = tanks.map(({ x, y }, seat) => loss(seat, x, y));
      const places = placesOf(losses);
      places.forEach((place, index) => {
        assert(tanks.every((tank) => away(tank, place) >= 0.5));
        const own = losses[index];
        assert(own !== undefined && away(own, place) < 0.75);
      });
      // Two tanks have six corners at least, and so on: the first three always find one.
      const first = places.slice(0, 3);
      assertEquals(new Set(first.map(({ x, y }) => `${x},${y}`)).size, first.length);
    }));
  },
);
