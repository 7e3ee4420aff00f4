/**
 * The exact optimum of a road: the highest score that any moves reach [OPTIMUM-1, OPTIMUM-2]. It is proven: the tables
 * that it is read from hold every state of the game. Pure.
 */
import { continuationsOf } from "./continuations.ts";
import { type Hints, pathFrom, prepareHints } from "./hints.ts";
import { countFrames } from "./lanes.ts";
import { judge } from "./judge.ts";
import { START_STATE } from "./progress.ts";
import type { Traffic } from "./types.ts";
import { waysOf } from "./ways.ts";

/**
 * What is looked for: crossings and corners on the whole board; crossings of a frog that stays confined; or whichever is
 * better. On a very short road the best open way may happen to be confined: the judge gives its bonus all the same.
 */
export const MODES = ["open", "confined", "best"] as const;
export type Mode = (typeof MODES)[number];

/** The best moves there are. */
export interface Optimum {
  readonly mode: Mode;
  readonly score: number;
  readonly crossings: number;
  readonly corners: number;
  readonly confined: boolean;
  /** By frame, each an index in MOVES. */
  readonly moves: Uint8Array<ArrayBuffer>;
}

const NOTHING = new Int16Array();

/** The optimum in one mode. */
export function solve(traffic: Traffic, mode: Mode = "best"): Optimum {
  if (mode === "best") return optimumOf(traffic, prepareHints(traffic), mode);
  const ways = waysOf(traffic);
  const table = continuationsOf(ways, mode);
  const tables = { open: NOTHING, confined: NOTHING, [mode]: table };
  return optimumOf(traffic, { frames: countFrames(traffic), ways, ...tables }, mode);
}

/** The optima in all modes, from the same tables. */
export function solveAll(traffic: Traffic): Readonly<Record<Mode, Optimum>> {
  const hints = prepareHints(traffic);
  return {
    open: optimumOf(traffic, { ...hints, confined: NOTHING }, "open"),
    confined: optimumOf(traffic, { ...hints, open: NOTHING }, "confined"),
    best: optimumOf(traffic, hints, "best"),
  };
}

/** The best way from the start; its score is the judge's, who also sees what was not asked for. */
function optimumOf(traffic: Traffic, hints: Hints, mode: Mode): Optimum {
  const moves = pathFrom(hints, START_STATE);
  const { score, squash, tally } = judge(traffic, { moves, missing: 0, ignored: 0 });
  if (squash !== undefined) throw new Error("The optimum's frog was squashed");
  return { mode, score, ...tally, moves };
}
