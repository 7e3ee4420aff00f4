/**
 * The judge: plays the moves frame by frame [JUDGE-1, JUDGE-2]. Pure.
 */
import { playFrame } from "./frame.ts";
import { countFrames } from "./lanes.ts";
import { type BadMoves, moveAt, type MoveList } from "./moves_file.ts";
import { advance, type FrogState, START_STATE, tallyOf } from "./progress.ts";
import { COLUMNS } from "./rules.ts";
import { scoreOf } from "./score.ts";
import type { Squash, Tally, Traffic } from "./types.ts";

/** What came of the moves. */
export interface Judgement {
  /** Absent: the frog lives, as far as there are moves. */
  readonly squash?: Squash;
  /** Why the game was broken off; never together with a squash, which comes first then. */
  readonly badMoves?: BadMoves;
  /** How many the game has. */
  readonly frames: number;
  /** Of a squashed frog and of a game that was broken off: what was reached before, for information. */
  readonly tally: Tally;
  /** 0 if the frog is squashed or the game was broken off. */
  readonly score: number;
  /** Where the frog is after each frame that it lived through: row * 23 + column. */
  readonly cells: Uint8Array<ArrayBuffer>;
  /** The frames at whose ends a crossing was made. */
  readonly crossingFrames: readonly number[];
  /** The frames at whose ends a corner was touched for the first time. */
  readonly cornerFrames: readonly number[];
  readonly missing: number;
  readonly ignored: number;
}

/**
 * Plays a whole game, or until the frog is squashed, or until there is a move that cannot be read. Missing moves are waits.
 * @param list What parseMoves has read, or why it could not.
 */
export function judge(
  traffic: Traffic,
  list: Pick<MoveList, "moves" | "missing" | "ignored"> | BadMoves,
): Judgement {
  const frames = countFrames(traffic);
  const { ignored, missing, moves } = list;
  const end = "frame" in list ? list.frame : frames;
  const cells = new Uint8Array(end);
  const crossingFrames: number[] = [];
  const cornerFrames: number[] = [];
  const told = { frames, crossingFrames, cornerFrames, missing, ignored };
  let state: FrogState = START_STATE;
  for (let frame = 0; frame < end; frame++) {
    const played = playFrame(traffic, state, moveAt(moves[frame]), frame);
    if ("cause" in played) {
      const lived = { tally: tallyOf(state), cells: cells.slice(0, frame) };
      return { ...told, ...lived, squash: played, score: 0 };
    }
    const next = advance(state, played.cell);
    if (next.crossings > state.crossings) crossingFrames.push(frame);
    if (next.cornerMask !== state.cornerMask) cornerFrames.push(frame);
    cells[frame] = next.row * COLUMNS + next.column;
    state = next;
  }
  const tally = tallyOf(state);
  if ("frame" in list) return { ...told, tally, cells, badMoves: list, score: 0 };
  return { ...told, tally, cells, score: scoreOf(tally).score };
}
