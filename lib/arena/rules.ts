/**
 * Every number of the tanks game, with the rule that sets it (RULES.md in this folder).
 * Browser-safe: no Deno, no DOM.
 */
import type { RoundKind } from "./types.ts";

/**
 * The version of the rules' behaviour, kept in each log's header. Whoever changes what a turn does raises it,
 * because old logs must not be replayed by new rules without a word.
 */
export const RULES_VERSION = 1;

/** Lives of a tank at the start of a round [FIELD-7]. */
export const START_LIVES = 20;

/** Lives that each of a colliding pair loses [MOVE-4]. */
export const COLLISION_LIVES = 3;

/** A round ends after so many turns at the latest [ROUND-1]. */
export const TURN_LIMIT = 1000;

/** Points for the only tank alive at the end of a round [SCORE-2]. */
export const SURVIVOR_BONUS: Readonly<Record<RoundKind, number>> = { duel: 10, melee: 20 };

/** Least and greatest width and height of a field [FIELD-1]. */
export const MIN_SIDE = 5;
export const MAX_SIDE = 20;

/** The tanks take at most one cell in so many, as far as the greatest field allows [FIELD-8]. */
export const CELLS_PER_TANK = 4;

/** More tanks than the greatest field has cells are refused [FIELD-9]. */
export const MAX_TANKS = MAX_SIDE * MAX_SIDE;

/** Least and greatest height of a cell [FIELD-2]. */
export const MIN_HEIGHT = 4;
export const MAX_HEIGHT = 7;

/**
 * How often the heights 4, 5, 6 and 7 are drawn, in sixteenths. Corners are as a rule lower than edges, and edges
 * lower than inner cells [FIELD-3]; the rules leave the odds open.
 */
export const HEIGHT_ODDS = {
  corner: [10, 4, 1, 1],
  edge: [6, 6, 3, 1],
  inner: [2, 4, 6, 4],
} as const;

/** A stage's duel rounds for each pair, and its melee rounds [STAGE-4]. */
export const STAGE_ROUNDS: Readonly<Record<RoundKind, number>> = { duel: 100, melee: 1000 };

/** Time for a move, in milliseconds [CLOCK-1]. */
export const TURN_MS = 100;

/** Added to the time up to the first move: starting a process is not thinking [CLOCK-3]. */
export const START_MS = 2000;
