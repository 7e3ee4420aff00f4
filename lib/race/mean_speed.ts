/**
 * The mean speed of a lap, rounded half up as it is written, not as floating point has it [SPEED-1 … SPEED-3]. Pure.
 *
 * A lap of straight moves has a way in whole cells, and its speed may be exactly half a hundredth. So near a half it is
 * decided in whole numbers: each root as often as it occurs, in units that are made finer until the answer is sure. Of a lap
 * with a crooked move it always becomes sure: its way is no fraction, so its speed is no half.
 */
import type { Finish } from "./lap_judge.ts";
import { KMH_OF_A_CELL } from "./rules.ts";
import type { Point } from "./types.ts";

/** So near to a half, in hundredths of a km/h, floating point is not trusted. */
const NEAR = 1e-3;

/** Digits of the first try; each further one has twice as many. */
const DIGITS = 20n;

/** In hundredths of a km/h; points behind the finish are not looked at. */
export function meanSpeed(points: readonly Point[], finish: Finish): number {
  const { moves, over, under } = finish;
  const weights = weightsOf(points, finish);
  let path = 0;
  for (const [square, weight] of weights) path += weight * Math.sqrt(square);
  // Way and time are both `under` times too long.
  const time = (moves - 1) * under + over;
  const speed = 100 * KMH_OF_A_CELL * path / time;
  const below = Math.floor(speed);
  if (Math.abs(speed - below - 0.5) > NEAR) return Math.round(speed);
  return isHalfOrMore(weights, time, below) ? below + 1 : below;
}

/** For each square of a move's length how often such a move counts, in shares of the last one's. */
function weightsOf(
  points: readonly Point[],
  { moves, over, under }: Finish,
): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  for (let move = 1; move <= moves; move++) {
    const [from, to] = [points[move - 1] as Point, points[move] as Point];
    const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
    weights.set(square, (weights.get(square) ?? 0) + (move === moves ? over : under));
  }
  return weights;
}

/** Whether the speed is `below` and a half at least: twice it is the sum of roots over the time. */
function isHalfOrMore(weights: ReadonlyMap<number, number>, time: number, below: number): boolean {
  const asked = BigInt(2 * below + 1) * BigInt(time);
  for (let digits = DIGITS;; digits *= 2n) {
    const unit = 10n ** digits;
    let least = 0n;
    let cut = 0n;
    for (const [square, weight] of weights) {
      const factor = BigInt(200 * KMH_OF_A_CELL * weight) * unit;
      const whole = BigInt(square) * factor * factor;
      const root = rootOf(whole);
      least += root;
      if (root * root !== whole) cut += 1n;
    }
    if (least >= asked * unit) return true;
    if (least + cut <= asked * unit) return false;
  }
}

/** The square root, rounded down. */
function rootOf(whole: bigint): bigint {
  if (whole < 2n) return whole;
  let root = 1n << BigInt(Math.ceil(whole.toString(2).length / 2));
  for (;;) {
    const next = (root + whole / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
