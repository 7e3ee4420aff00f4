/**
 * The best way on from any state of the game, at once: a look into the tables of continuations.ts [HINT-1]. Pure.
 */
import { continuationsOf, CORNER_SETS, entryOf } from "./continuations.ts";
import { cellAfter } from "./frame.ts";
import { countFrames } from "./lanes.ts";
import { indexOfMove } from "./moves_file.ts";
import { advance, cornersIn, type FrogState } from "./progress.ts";
import { CONFINED_PARTS, CORNER_PARTS, ROWS } from "./rules.ts";
import { roundedScore } from "./score.ts";
import { type Move, MOVES, type Traffic } from "./types.ts";
import { waysOf } from "./ways.ts";

/** All that hints are read from; plain numbers in arrays, which can be handed to another thread. */
export interface Hints {
  /** How many the game has. */
  readonly frames: number;
  /** The safe moves; see waysOf. */
  readonly ways: Uint32Array<ArrayBuffer>;
  /** The most crossings with the corners that are wanted; see continuationsOf. Empty: not looked at. */
  readonly open: Int16Array<ArrayBuffer>;
  /** The most crossings of a frog that stays confined. Empty: not looked at. */
  readonly confined: Int16Array<ArrayBuffer>;
}

/** What is best from a state on. */
export interface Hint {
  /** The move to make now; absent when the game is over or lost. */
  readonly move?: Move;
  /** How many more crossings there are on the best way. */
  readonly crossings: number;
  /** The score at its end. */
  readonly score: number;
  /** Whether the frog can live to the end at all; if not, the numbers are 0. */
  readonly survives: boolean;
}

/** The best end of the game: by score, and of equal scores by crossings [OPTIMUM-2]. */
interface Best {
  readonly score: number;
  /** In the whole game. */
  readonly crossings: number;
}

/** Makes the tables: some 32 MB for 3000 frames. */
export function prepareHints(traffic: Traffic): Hints {
  const ways = waysOf(traffic);
  return {
    frames: countFrames(traffic),
    ways,
    open: continuationsOf(ways, "open"),
    confined: continuationsOf(ways, "confined"),
  };
}

/** What is best from a state of the game on; of moves that are equally good, the first in the order of MOVES. */
export function hintAt(hints: Hints, state: FrogState): Hint {
  const best = bestFrom(hints, state);
  if (best === undefined) return { crossings: 0, score: 0, survives: false };
  const { score } = best;
  const crossings = best.crossings - state.crossings;
  const next = bestStep(hints, state, best);
  return { ...(next && { move: next.move }), crossings, score, survives: true };
}

/**
 * All moves of the best way from a state to the end of the game, each an index in MOVES: of the best ways the one that comes
 * first, move by move in the order of MOVES. Empty when the game is over or lost.
 */
export function pathFrom(hints: Hints, state: FrogState): Uint8Array<ArrayBuffer> {
  const best = bestFrom(hints, state);
  if (best === undefined) return new Uint8Array();
  const moves = new Uint8Array(Math.max(0, hints.frames - state.frame));
  let at = state;
  for (let index = 0; index < moves.length; index++) {
    const step = bestStep(hints, at, best);
    if (step === undefined) throw new Error("A way to the end has a next move in every frame");
    moves[index] = indexOfMove(step.move);
    at = step.state;
  }
  return moves;
}

/** The first move that keeps the best end within reach, and the state after it. */
function bestStep(
  hints: Hints,
  state: FrogState,
  best: Best,
): { readonly move: Move; readonly state: FrogState } | undefined {
  for (const move of MOVES) {
    if (!isSafe(hints, state, move)) continue;
    const next = advance(state, cellAfter(state, move));
    const reached = bestFrom(hints, next);
    if (reached?.score === best.score && reached.crossings === best.crossings) {
      return { move, state: next };
    }
  }
  return undefined;
}

/** Whether a move leaves the frog on the board and alive. */
function isSafe({ ways }: Hints, { column, frame, row }: FrogState, move: Move): boolean {
  const columns = ways[(frame * ROWS + row) * MOVES.length + indexOfMove(move)] ?? 0;
  return (columns >> column & 1) === 1;
}

/** The best end that can be reached from a state; `undefined`: the frog cannot live to the end. */
function bestFrom({ confined, open }: Hints, state: FrogState): Best | undefined {
  let best: Best | undefined;
  const consider = (more: number | undefined, bonusParts: number): void => {
    if (more === undefined || more < 0) return;
    const crossings = state.crossings + more;
    const score = roundedScore(crossings, bonusParts);
    if (
      best === undefined || score > best.score ||
      score === best.score && crossings > best.crossings
    ) best = { score, crossings };
  };
  for (let set = 0; set < CORNER_SETS; set++) {
    const parts = CORNER_PARTS * cornersIn(state.cornerMask | set);
    consider(open[entryOf(CORNER_SETS, state, set)], parts);
  }
  if (state.confined) consider(confined[entryOf(1, state, 0)], CONFINED_PARTS);
  return best;
}
