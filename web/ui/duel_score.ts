/** What came of a duel. */

/** A duel, seen from one of the two. */
export interface DuelScore {
  /** Rounds won by the one and by the other; the rest was won by nobody. */
  readonly wins: readonly [number, number];
  /** Points of the one and of the other, as they were scored. */
  readonly points: readonly [number, number] | undefined;
  /** From -1 (the other won all rounds) to 1. */
  readonly lead: number;
}
