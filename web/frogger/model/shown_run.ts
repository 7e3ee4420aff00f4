/** Moves with all that is shown of them: what the judge says, and how it stands at the start of each frame. Pure. */
import { judge, type Judgement } from "../../../lib/frogger/judge.ts";
import type { MoveList } from "../../../lib/frogger/moves_file.ts";
import { advance, type FrogState, START_STATE, tallyOf } from "../../../lib/frogger/progress.ts";
import { COLUMNS } from "../../../lib/frogger/rules.ts";
import { type Score, scoreOf } from "../../../lib/frogger/score.ts";
import type { Cell, Squash, Tally, Traffic } from "../../../lib/frogger/types.ts";
import { AT_START, type Hand } from "./hand.ts";

/** What moves are called, and how an address has them. */
export interface NamedMoves extends Pick<MoveList, "moves" | "missing" | "ignored"> {
  /** The name of their file: a stranger's text, made harmless; for `best` and `hand` it is not shown. */
  readonly name: string;
  /** The best that there are, made by hand, or from a file or an address. */
  readonly origin: "best" | "hand" | "given";
  /** For the address: packed, or BEST. */
  readonly packed: string;
}

/** See the head of this file. */
export interface ShownRun extends NamedMoves {
  readonly judgement: Judgement;
  /** Frames that are shown: all of the game, or up to the squash; by hand as many as moves were made. */
  readonly length: number;
  /** Absent, too, if it comes later than what is shown. */
  readonly squash?: Squash;
  /** At the start of each frame that the frog lived to see, from 0. */
  readonly states: readonly FrogState[];
  /** The start of the first frame at which it was no longer confined. */
  readonly leftAt?: number;
}

/** How it stands at the start of a frame. */
export interface Moment {
  readonly frame: number;
  readonly tally: Tally;
  readonly score: Score;
  readonly isSquashed: boolean;
}

/** Judges moves. `shown`: no more frames are shown. */
export function showRun(traffic: Traffic, moves: NamedMoves, shown = Infinity): ShownRun {
  const judgement = judge(traffic, moves);
  const { squash } = judgement;
  const lived = Math.min(judgement.cells.length, shown);
  const isSquashed = squash !== undefined && squash.frame < shown;
  const states: FrogState[] = [START_STATE];
  for (let frame = 0; frame < lived; frame++) {
    states.push(advance(states[frame] ?? START_STATE, cellOf(judgement.cells[frame] ?? 0)));
  }
  const leftAt = states.findIndex(({ confined }) => !confined);
  return {
    ...moves,
    judgement,
    length: lived + (isSquashed ? 1 : 0),
    states,
    ...(isSquashed ? { squash } : {}),
    ...(leftAt < 0 ? {} : { leftAt }),
  };
}

/** Moves made by hand, as far as they were made. */
export function showHand(traffic: Traffic, made: Uint8Array<ArrayBuffer>): ShownRun {
  const hand = {
    moves: made,
    missing: 0,
    ignored: 0,
    name: "",
    origin: "hand",
    packed: "",
  } as const;
  return showRun(traffic, hand, made.length);
}

/** As far as the frog lived, with the move that squashed it; what comes after that cannot be played. */
export function playablePart(traffic: Traffic, hand: Hand): Hand {
  const { length } = showHand(traffic, hand.made);
  return length === hand.made.length
    ? hand
    : { made: hand.made.slice(0, length), undone: AT_START.undone };
}

/** The moves of a run up to a frame; where moves are missing the frog waits. */
export function movesUpTo({ moves }: ShownRun, frame: number): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(frame);
  made.set(moves.subarray(0, frame));
  return made;
}

/** Where the frog is at the start of a frame; a squashed one, where it went. */
export function cellAt({ squash, states }: ShownRun, frame: number): Cell {
  if (squash !== undefined && frame > squash.frame) return squash.to;
  return stateAt(states, frame);
}

/** How it stands at the start of a frame; of a squashed frog, what it had reached. */
export function momentAt({ squash, states }: ShownRun, frame: number): Moment {
  const tally = tallyOf(stateAt(states, frame));
  const isSquashed = squash !== undefined && frame > squash.frame;
  return { frame, tally, score: scoreOf(tally), isSquashed };
}

/** The state at the start of a frame; beyond the last the last one. */
export function stateAt(states: readonly FrogState[], frame: number): FrogState {
  return states[Math.min(Math.max(0, frame), states.length - 1)] ?? START_STATE;
}

function cellOf(place: number): Cell {
  return { row: Math.floor(place / COLUMNS), column: place % COLUMNS };
}
