import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { measure } from "../../../lib/race/chronometer.ts";
import { meanSpeed } from "../../../lib/race/mean_speed.ts";
import type { Point } from "../../../lib/race/types.ts";

/** The points to which such moves lead. */
function pointsOf(moves: readonly Point[]): Point[] {
  let at: Point = { x: 0, y: 0 };
  return [at, ...moves.map(({ x, y }) => at = { x: at.x + x, y: at.y + y })];
}

Deno.test("[SPEED-1] exactly half a hundredth is rounded up: 154 cells in 149 1/3 seconds are 37.125 km/h", () => {
  // 149 moves of 153 cells, then one from x = 39 to 42.
  const moves = [
    ...Array.from({ length: 145 }, () => ({ x: 1, y: 0 })),
    ...Array.from({ length: 4 }, () => ({ x: 2, y: 0 })),
    { x: 3, y: 0 },
  ];
  const points = pointsOf(moves);
  const finish = { moves: 150, over: 1, under: 3 };
  assertEquals(meanSpeed(points, finish), 3713);
  assertEquals(measure(points, finish).kmhHundredths, 3713);
});

/** Rounded half up in whole numbers. */
function exact(way: number, moves: number, over: number, under: number): bigint {
  const time = BigInt((moves - 1) * under + over);
  return (7200n * BigInt(way) + time) / (2n * time);
}

Deno.test("[SPEED-1] [SPEED-2] along the axes all speeds are rounded as they are written, halves up", () => {
  let halves = 0;
  for (let moves = 20; moves <= 160; moves++) {
    for (let under = 1; under <= 9; under++) {
      for (let over = 1; over <= under; over++) {
        const time = (moves - 1) * under + over;
        for (let cells = moves; cells < moves + 12; cells++) {
          const way = cells * under + under * over;
          if ((7200 * way) % (2 * time) !== time) continue;
          halves += 1;
          // All but the last move in one: the sum is all that counts.
          const steps = Array.from(
            { length: moves },
            (_, at) => ({ x: at === 0 ? cells - moves + 2 : at < moves - 1 ? 1 : under, y: 0 }),
          );
          const points = pointsOf(steps);
          const speed = meanSpeed(points, { moves, over, under });
          assertEquals(BigInt(speed), exact(way, moves, over, under), `${moves} ${over}/${under}`);
        }
      }
    }
  }
  assert(halves > 100, `${halves}`);
});

Deno.test("[SPEED-2] speeds of crooked laps are rounded as far more digits say, however near to a half", () => {
  const step = fc.record({
    x: fc.integer({ min: -9, max: 9 }),
    y: fc.integer({ min: -9, max: 9 }),
  });
  const steps = fc.array(step, { minLength: 3, maxLength: 60 });
  fc.assert(fc.property(steps, fc.integer({ min: 1, max: 9 }), fc.nat(), (some, under, part) => {
    const over = 1 + part % under;
    const moves = some.length + 1;
    const points = pointsOf([...some, { x: under, y: 1 }]);
    const speed = meanSpeed(points, { moves, over, under });
    const way = points.slice(1).reduce((sum, point, at) => {
      const from = points[at] ?? point;
      const length = Math.hypot(point.x - from.x, point.y - from.y);
      return sum + (at === moves - 1 ? length * over / under : length);
    }, 0);
    const written = 3600 * way / (moves - 1 + over / under);
    assert(Math.abs(speed - written) <= 0.5 + 1e-9, `${speed} for ${written}`);
  }));
});
