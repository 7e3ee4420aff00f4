/** Who did how against whom, looked up by row and column. Pure. */
import type { ContestMatrix, MatchPlace } from "../../lib/contest/published/types.ts";

/** A pair's duels, seen from the row. */
export interface PairScore {
  /** Rounds won by the row and by the column. */
  readonly wins: readonly [number, number];
  readonly rounds: number;
  /** From -1 (the column won all rounds) to 1, nearer to 0 the fewer the rounds were. */
  readonly lead: number;
  /** Of the rounds that had a winner, the share that the row won; `undefined`: none had. */
  readonly share: number | undefined;
  readonly last: MatchPlace;
}

/** What came of a row against a column, told by their places in the list; `undefined`: they never met. */
export type PairLookup = (row: number, column: number) => PairScore | undefined;

/** As if so many rounds had been played that nobody won: a lead of few rounds says little. */
const DOUBT = 5;

/** Every pair is found from both sides. */
export function lookUpPairs({ entries, pairs }: ContestMatrix): PairLookup {
  const size = entries.length;
  const byPlace = new Map<number, PairScore>();
  for (const { last, pair: [one, other], rounds, wins } of pairs) {
    byPlace.set(one * size + other, scoreOf(wins[0], wins[1], rounds, last));
    byPlace.set(other * size + one, scoreOf(wins[1], wins[0], rounds, last));
  }
  return (row, column) => byPlace.get(row * size + column);
}

function scoreOf(own: number, theirs: number, rounds: number, last: MatchPlace): PairScore {
  const decided = own + theirs;
  return {
    wins: [own, theirs],
    rounds,
    lead: Math.min(1, Math.max(-1, (own - theirs) / (rounds + DOUBT))),
    share: decided === 0 ? undefined : own / decided,
    last,
  };
}
