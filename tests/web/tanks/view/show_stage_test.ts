import { assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { shareInSight } from "../../../../web/tanks/view/show_stage.ts";

Deno.test("how much of a box is in sight follows from where it stands", () => {
  const share = (top: number, bottom: number) => shareInSight({ top, bottom }, 800);
  assertEquals(share(0, 400), 1);
  assertEquals(share(-300, 100), 0.25);
  assertEquals(share(600, 1000), 0.5);
  assertEquals(share(-500, -100), 0);
  assertEquals(share(900, 1300), 0);
  assertEquals(share(-400, 1200), 0.5);
});

Deno.test("as much is out of sight above and below as is not in sight", () => {
  const whole = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 1500 }), (top, height) => {
      const bottom = top + height;
      const above = Math.min(height, Math.max(0, -top));
      const below = Math.min(height, Math.max(0, bottom - 800));
      const share = shareInSight({ top, bottom }, 800);
      assertAlmostEquals(share, Math.max(0, (height - above - below) / height));
    }),
  );
});

Deno.test("a box without height is not missed", () => {
  assertEquals(shareInSight({ top: 5, bottom: 5 }, 800), 1);
});
