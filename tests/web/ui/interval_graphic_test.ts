import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { openPage } from "./player/page.ts";

await openPage();
const { scaleTop } = await import("../../../web/ui/interval_graphic.tsx");

Deno.test("a scale ends with a round number", () => {
  assertEquals([0.7, 1, 521, 3490, 20591].map((most) => scaleTop([0, most])), [
    0.8,
    1,
    600,
    4000,
    24000,
  ]);
});

Deno.test("a scale without anything to show ends with one", () => {
  assertEquals([scaleTop([]), scaleTop([0, -5])], [1, 1]);
});

Deno.test("everything fits on the scale, and the greatest takes at least half of it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.001, max: 1e9, noNaN: true }), { minLength: 1 }),
      (values) => {
        const most = Math.max(...values);
        const top = scaleTop(values);
        assert(top >= most && most >= top * 0.5, `${most} on a scale to ${top}`);
      },
    ),
  );
});
