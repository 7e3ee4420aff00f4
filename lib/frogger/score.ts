/**
 * The score: exact in whole numbers [SCORE-1, SCORE-2]. Pure.
 */
import { CONFINED_PARTS, CORNER_PARTS, SCORE_PARTS } from "./rules.ts";
import type { Tally } from "./types.ts";

/** A score with its parts. */
export interface Score {
  /** Base and bonus, rounded to the nearest whole number, a half up. */
  readonly score: number;
  /** The crossings. */
  readonly base: number;
  /** The bonus in fortieths of the base: 0 to 4 for corners, or 10. */
  readonly bonusParts: number;
}

/** The score of a frog that was not squashed. */
export function scoreOf({ confined, corners, crossings }: Tally): Score {
  // Corners and confinement exclude each other on the board.
  const bonusParts = confined ? CONFINED_PARTS : CORNER_PARTS * corners;
  return { score: roundedScore(crossings, bonusParts), base: crossings, bonusParts };
}

/** Base and bonus of so many fortieths in whole numbers: a half is rounded up. */
export function roundedScore(base: number, bonusParts: number): number {
  return Math.floor((base * (SCORE_PARTS + bonusParts) + SCORE_PARTS / 2) / SCORE_PARTS);
}
