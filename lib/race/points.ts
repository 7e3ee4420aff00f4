/** Points of the races on one circuit [POINTS-1 … POINTS-3]. Pure. */
import { compareTimes, type LapTime } from "./chronometer.ts";
import { POINTS } from "./rules.ts";

/** A pilot's place on a circuit. */
export interface Place {
  /** From 1; equals share one and the next are skipped; absent: eliminated. */
  readonly position?: number;
  readonly points: number;
}

/** For each run its place; `undefined`: the run was eliminated. Time first, then the higher mean speed. */
export function placeRuns(runs: readonly (LapTime | undefined)[]): Place[] {
  return runs.map((run): Place => {
    if (run === undefined) return { points: 0 };
    const better = runs.filter((other) => other !== undefined && compareTimes(other, run) < 0);
    return { position: better.length + 1, points: POINTS[better.length] ?? 0 };
  });
}
