import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { estimateAnimation } from "../../../../web/tanks/paint/animation_estimate.ts";
import { MOST_FRAMES, planAnimation } from "../../../../web/tanks/paint/animation_plan.ts";
import { runs } from "../../../lib/logs/properties.ts";

const pure = { permissions: "none" } as const;

const anyRange = fc.record({
  from: fc.nat(4000),
  turns: fc.nat(5000),
  framesPerTurn: fc.integer({ min: 1, max: 12 }),
  only: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 9000 }), { maxLength: 900 })),
}).map(({ from, turns, framesPerTurn, only }) => ({
  from,
  to: from + turns,
  framesPerTurn,
  only: only?.toSorted((one, two) => one - two),
}));

Deno.test(
  "a picture begins and ends where it shall, goes forward, and is never too long",
  pure,
  () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const { positions, every } = planAnimation(range);
        assertEquals(positions[0], range.from);
        assertEquals(positions.at(-1), range.to);
        assert(positions.length <= MOST_FRAMES);
        positions.slice(1).forEach((position, index) => assert(position > (positions[index] ?? 0)));
        assert(Number.isInteger(every) && every >= 1);
      }),
      runs(300),
    );
  },
);

Deno.test("a short round has all frames of all turns", pure, () => {
  const { positions, every } = planAnimation({ from: 2, to: 4, framesPerTurn: 4 });
  assertEquals(positions, [2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4]);
  assertEquals(every, 1);
});

Deno.test("a longer round has fewer frames for each turn, then shows only some turns", pure, () => {
  assertEquals(planAnimation({ from: 0, to: 150, framesPerTurn: 8 }).positions.length, 301);
  const long = planAnimation({ from: 0, to: 1000, framesPerTurn: 8 });
  assertEquals(long.every, 3);
  assertEquals(long.positions.slice(0, 3), [0, 3, 6]);
});

Deno.test("the end stays longest, and no delay is so short that browsers ignore it", pure, () => {
  fc.assert(
    fc.property(anyRange, (range) => {
      const { delay, lastDelay } = planAnimation(range);
      assert(delay >= 30);
      assertEquals(lastDelay, 2000);
    }),
    runs(100),
  );
});

Deno.test("of the turns that are wanted alone, each begins with the moment before it", pure, () => {
  const { positions } = planAnimation({ from: 0, to: 20, framesPerTurn: 2, only: [3, 4, 9, 21] });
  assertEquals(positions, [0, 2, 2.5, 3, 3.5, 4, 8, 8.5, 9, 20]);
});

Deno.test("where nothing is wanted between them the two ends are left", pure, () => {
  assertEquals(
    planAnimation({ from: 4, to: 9, framesPerTurn: 4, only: [] }).positions,
    [4, 9],
  );
});

Deno.test("too many wanted turns become single pictures, and then fewer", pure, () => {
  const only = Array.from({ length: 900 }, (_, index) => 2 * index + 1);
  const { positions, every } = planAnimation({ from: 0, to: 2000, framesPerTurn: 4, only });
  assertEquals(every, 3);
  assertEquals(positions.slice(0, 4), [0, 5, 11, 17]);
  assertEquals(positions.at(-1), 2000);
});

Deno.test(
  "an estimate counts the frames and their time, and more frames or pixels take more",
  pure,
  () => {
    const range = { from: 0, to: 10, framesPerTurn: 4 };
    const small = estimateAnimation(range, 320);
    assertEquals([small.frames, small.seconds, small.every], [41, 7.6, 1]);
    assert(estimateAnimation(range, 640).bytes > small.bytes);
    assert(estimateAnimation({ ...range, to: 20 }, 320).bytes > small.bytes);
  },
);

Deno.test("a range without turns is one frame", pure, () => {
  assertEquals(planAnimation({ from: 7, to: 7, framesPerTurn: 8 }).positions, [7]);
});
