/** What a game counts [COUNT-1 … COUNT-4]. Pure. */
import { DELTAS } from "./directions.ts";
import type { Push } from "./pushes.ts";
import type { Board, Position } from "./types.ts";

/** What the player sees. */
export interface Counts {
  /** One piece by one cell. */
  readonly steps: number;
  /** One piece by any way. */
  readonly moves: number;
  /** One group by one cell. */
  readonly pushes: number;
}

/** The counts, and what is needed to go on counting. */
export interface Tally extends Counts {
  readonly lastMove: Move | undefined;
}

/** The piece that moved, where its corner was before, and the move before that. */
interface Move {
  readonly piece: number;
  readonly from: number;
  readonly before: Move | undefined;
}

/** Before anything has been done. */
export const NOTHING_DONE: Tally = { steps: 0, moves: 0, pushes: 0, lastMove: undefined };

/** The counts after a push; `position` is the one before it. Pieces are counted one by one, the foremost first. */
export function count(
  tally: Tally,
  board: Board,
  position: Position,
  { direction, group }: Push,
): Tally {
  const { x, y } = DELTAS[direction];
  let { lastMove, moves } = tally;
  for (const piece of group) {
    const from = position[piece] ?? 0;
    if (lastMove?.piece !== piece) {
      lastMove = { piece, from, before: lastMove };
      moves += 1;
    } else if (from + y * board.width + x === lastMove.from) {
      lastMove = lastMove.before;
      moves -= 1;
    }
  }
  return { steps: tally.steps + group.length, moves, pushes: tally.pushes + 1, lastMove };
}
