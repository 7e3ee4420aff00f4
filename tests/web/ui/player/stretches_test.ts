import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { evenScale, timeScale } from "../../../../web/ui/player/scale.ts";
import { hasteOf, stretchesOf, stretchFrom } from "../../../../web/ui/player/stretches.ts";

const recordings = fc.integer({ min: 0, max: 400 }).chain((length) =>
  fc.tuple(fc.array(fc.integer({ min: -3, max: 420 }), { maxLength: 40 }), fc.constant(length))
);

Deno.test("frames with events and those before them are played at their pace, others fast", () => {
  assertEquals(stretchesOf([10, 12, 40], 1000), [
    { from: 0, to: 8, time: 0.5 },
    { from: 8, to: 12, time: 4 },
    { from: 12, to: 38, time: 26 / 16 },
    { from: 38, to: 40, time: 2 },
    { from: 40, to: 1000, time: 2 },
  ]);
  assertEquals(stretchesOf([], 3), [{ from: 0, to: 3, time: 3 }]);
  assertEquals(stretchesOf([], 0), []);
});

Deno.test("stretches lie end to end, and what happens lies in one that is not hurried", () => {
  fc.assert(fc.property(recordings, ([eventful, length]) => {
    const stretches = stretchesOf(eventful, length);
    assertEquals(
      stretches.map(({ from }) => from).slice(1),
      stretches.map(({ to }) => to).slice(0, -1),
    );
    assertEquals(stretches[0]?.from ?? 0, 0);
    assertEquals(stretches.at(-1)?.to ?? 0, length);
    for (const frame of eventful) {
      if (frame < 1 || frame > length) continue;
      const stretch = stretchFrom(stretches, frame - 0.5);
      assert(stretch !== undefined);
      assertEquals(hasteOf(stretch), 1);
    }
  }));
});

Deno.test("a scale goes up from 0 to 1, and there and back is the same place", () => {
  fc.assert(
    fc.property(
      recordings,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ([eventful, length], part) => {
        for (const scale of [evenScale(length), timeScale(stretchesOf(eventful, length))]) {
          const position = part * length;
          const share = scale.shareOf(position);
          assert(share >= 0 && share <= 1);
          assertAlmostEquals(scale.positionAt(share), position, 1e-6);
          assert(scale.shareOf(Math.min(length, position + 1)) >= share);
          if (length > 0) assertAlmostEquals(scale.shareOf(length), 1, 1e-9);
        }
      },
    ),
  );
});
