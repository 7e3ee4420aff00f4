import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  compareTimes,
  hundredthsOf,
  measure,
  pathOf,
  showHundredths,
} from "../../../lib/race/chronometer.ts";

Deno.test("[TIME-1] the share of the last move up to the line counts", () => {
  assertEquals(hundredthsOf({ moves: 10, over: 2, under: 4 }), 950);
  assertEquals(hundredthsOf({ moves: 10, over: 1, under: 1 }), 1000);
  assertEquals(hundredthsOf({ moves: 1, over: 1, under: 3 }), 33);
});

Deno.test("[TIME-2] halves of a hundredth are rounded up, in whole numbers", () => {
  const cases = [[1, 8, 13], [3, 8, 38], [5, 8, 63], [7, 8, 88], [4, 13, 31], [5, 16, 31], [
    4,
    9,
    44,
  ], [
    7,
    16,
    44,
  ]];
  for (const [over = 0, under = 1, hundredths = 0] of cases) {
    assertEquals(hundredthsOf({ moves: 1, over, under }), hundredths, `${over}/${under}`);
  }
});

Deno.test("[TIME-2] there are 80 shares of a last move, and 66 hundredths of them", () => {
  const shares = new Map<number, number>();
  for (let under = 1; under <= 16; under++) {
    for (let over = 1; over <= under; over++) {
      shares.set(over / under, hundredthsOf({ moves: 1, over, under }));
    }
  }
  assertEquals([shares.size, new Set(shares.values()).size], [80, 66]);
});

Deno.test("[TIME-3] time orders laps by moves, then by the share of the last one", () => {
  const finish = fc.record({
    moves: fc.integer({ min: 1, max: 5 }),
    under: fc.integer({ min: 1, max: 16 }),
    part: fc.nat(),
  }).map(({ moves, part, under }) => ({ moves, under, over: 1 + part % under }));
  fc.assert(fc.property(finish, finish, (one, other) => {
    const exact = (one.moves + one.over / one.under) - (other.moves + other.over / other.under);
    const shown = hundredthsOf(one) - hundredthsOf(other);
    assert(exact === 0 ? shown === 0 : Math.sign(shown) !== -Math.sign(exact));
  }));
});

Deno.test("[SPEED-1] [SPEED-2] the way is Euclid's, up to the line", () => {
  const points = [{ x: 30, y: 5 }, { x: 33, y: 9 }, { x: 37, y: 9 }, { x: 41, y: 6 }];
  const finish = { moves: 3, over: 3, under: 4 };
  assertAlmostEquals(pathOf(points, finish), 5 + 4 + 5 * 0.75);
  const { hundredths, kmhHundredths } = measure(points, finish);
  assertEquals([hundredths, kmhHundredths], [275, Math.floor(3600 * 12.75 / 2.75 + 0.5)]);
});

Deno.test("[SPEED-3] of two equal times the longer way is better", () => {
  const one = { hundredths: 6150, path: 300, kmhHundredths: 17_560 };
  const other = { hundredths: 6150, path: 310, kmhHundredths: 18_146 };
  assert(compareTimes(other, one) < 0);
  assertEquals(compareTimes(one, { ...one, path: 300.0001 }), 0);
});

Deno.test("hundredths are shown with two digits", () => {
  assertEquals([showHundredths(6150), showHundredths(5), showHundredths(100)], [
    "61.50",
    "0.05",
    "1.00",
  ]);
});
