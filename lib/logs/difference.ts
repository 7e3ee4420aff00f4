/**
 * The words of verifying.
 * Browser-safe: no Deno, no DOM.
 */

/** What is shown of either side of a difference; null where there is nothing. */
export type Shown = string | number | readonly number[] | null;

/** Where a record and its replay part. */
export interface Difference {
  readonly round: number;
  /** The turn, from 1; 0 where the start is wrong. */
  readonly turn: number;
  /** The place in the round's line, such as `turns[6]` or `result.lives[1]`. */
  readonly field: string;
  readonly recorded: Shown;
  readonly replayed: Shown;
  /** In a plain sentence, without round and turn. */
  readonly message: string;
}

/** `round 3, turn 7: …`. */
export function formatDifference({ round, turn, message }: Difference): string {
  return `round ${round}, ${turn === 0 ? "before the first turn" : `turn ${turn}`}: ${message}`;
}
