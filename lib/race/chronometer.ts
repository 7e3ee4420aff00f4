/**
 * The official clock: time in hundredths of a second, way and mean speed [TIME-1 … TIME-3, SPEED-1 … SPEED-3]. Pure.
 */
import type { Finish } from "./lap_judge.ts";
import { meanSpeed } from "./mean_speed.ts";
import type { Point } from "./types.ts";

/** What the clock shows of a finished lap. */
export interface LapTime {
  /** Hundredths of a second. */
  readonly hundredths: number;
  /** The way driven up to the line, in cells. */
  readonly path: number;
  /** The mean speed in hundredths of a km/h, rounded half up. */
  readonly kmhHundredths: number;
}

/** Measures a lap that ended; points behind the finish are not looked at. */
export function measure(points: readonly Point[], finish: Finish): LapTime {
  return {
    hundredths: hundredthsOf(finish),
    path: pathOf(points, finish),
    kmhHundredths: meanSpeed(points, finish),
  };
}

/** The time in hundredths, in whole numbers and rounded half up [TIME-2]. */
export function hundredthsOf({ moves, over, under }: Finish): number {
  return 100 * (moves - 1) + Math.floor((200 * over + under) / (2 * under));
}

/** The way as it was driven, in straight lines; of the last move the part up to the line [SPEED-2]. */
export function pathOf(points: readonly Point[], { moves, over, under }: Finish): number {
  let path = 0;
  for (let move = 1; move <= moves; move++) {
    const [from, to] = [points[move - 1] as Point, points[move] as Point];
    const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
    path += move === moves ? length * over / under : length;
  }
  return path;
}

/** Negative: the first lap is better. Shown time, then shown speed [POINTS-2]; 0: they share a position. */
export function compareTimes(one: LapTime, other: LapTime): number {
  return one.hundredths - other.hundredths || other.kmhHundredths - one.kmhHundredths;
}

/** Hundredths as people read them: `61.50`. */
export function showHundredths(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
