/** What a game counts [COUNT-1 … COUNT-4]. Pieces that hook into each other count as one [METRIC-6]. Pure. */
import { DELTAS } from "./directions.ts";
import { partsOf } from "./hooks.ts";
import type { Push } from "./pushes.ts";
import type { Position, Variant } from "./types.ts";

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
  /** `undefined`: others came along, so that it cannot be taken away by bringing this one back. */
  readonly from: number | undefined;
  readonly before: Move | undefined;
}

/** Before anything has been done. */
export const NOTHING_DONE: Tally = { steps: 0, moves: 0, pushes: 0, lastMove: undefined };

/** The counts after a push; `position` is the one before it. Pieces are counted one by one, the foremost first. */
export function count(
  tally: Tally,
  variant: Variant,
  position: Position,
  { direction, group, piece: pusher }: Push,
): Tally {
  const { x, y } = DELTAS[direction];
  const parts = partsOf(variant, position, group, direction);
  let { lastMove, moves } = tally;
  for (const part of parts) {
    const piece = part.includes(pusher) ? pusher : part[0] ?? pusher;
    const from = part.length === 1 ? position[piece] ?? 0 : undefined;
    if (lastMove?.piece !== piece) {
      lastMove = { piece, from, before: lastMove };
      moves += 1;
    } else if (from === undefined) {
      lastMove = { ...lastMove, from };
    } else if (from + y * variant.board.width + x === lastMove.from) {
      lastMove = lastMove.before;
      moves -= 1;
    }
  }
  return { steps: tally.steps + parts.length, moves, pushes: tally.pushes + 1, lastMove };
}
