/** A lap at walking pace, for tests: from cell to cell on a shortest way, and a stop wherever the direction asks for it. */
import { between, type Random } from "../../../lib/core/random.ts";
import { findCrash } from "../../../lib/race/collision.ts";
import { distancesOf } from "../../../lib/race/distances.ts";
import { gateOf } from "../../../lib/race/gate.ts";
import { WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";

/** Drives round; of several shortest ways the random numbers choose one. */
export function carefulLap(circuit: Circuit, random: Random): Point[] {
  const distances = distancesOf(circuit, gateOf(circuit));
  const left = ({ x, y }: Point) => distances[2 * (y * WIDTH + x)] ?? -1;
  const points: Point[] = [{ x: 40, y: 4 }];
  let last = { x: 0, y: 0 };
  for (let at: Point = { x: 40, y: 4 }; points.length < 6000;) {
    const steps = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })))
      .filter((step) => findCrash(circuit, at, step) === undefined);
    const nearer = steps.filter((step) => {
      const to = { x: at.x + step.x, y: at.y + step.y };
      // The last step leads over the line, from where it is far again.
      return left(at) === 1 ? step.x === 1 : left(to) === left(at) - 1 && left(to) > 0;
    });
    const step = nearer[between(random, 0, nearer.length - 1)] ?? { x: 0, y: 0 };
    if (Math.abs(step.x - last.x) > 1 || Math.abs(step.y - last.y) > 1) {
      points.push(at);
      last = { x: 0, y: 0 };
      continue;
    }
    const isLast = left(at) === 1;
    at = { x: at.x + step.x, y: at.y + step.y };
    points.push(at);
    last = step;
    if (isLast) return points;
  }
  return points;
}
