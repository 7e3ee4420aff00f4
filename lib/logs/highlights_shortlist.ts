/**
 * The best few of any number of candidates, whatever their order.
 * Browser-safe: no Deno, no DOM.
 */
import type { Candidate } from "./highlights_types.ts";

/** How many candidates a list keeps. */
export const MOST_KEPT = 3;

/** Keeps the best of what it is offered. */
export interface Shortlist {
  offer(candidate: Candidate): void;
  /** At most MOST_KEPT, the best first. */
  list(): readonly Candidate[];
}

/** An empty list. */
export function createShortlist(): Shortlist {
  const kept: Candidate[] = [];
  return {
    offer: (candidate) => {
      const at = kept.findIndex((other) => isBefore(candidate, other));
      if (at >= 0) kept.splice(at, 0, candidate);
      else kept.push(candidate);
      if (kept.length > MOST_KEPT) kept.pop();
    },
    list: () => kept,
  };
}

/** By rank; of equals the earlier round and turn is the better, and then whoever has the smaller bot numbers. */
function isBefore(one: Candidate, two: Candidate): boolean {
  return compareRanks(orderOf(one), orderOf(two)) < 0;
}

function orderOf({ rank, highlight: { round, turn, bots } }: Candidate): number[] {
  return [...rank, round, turn, ...bots];
}

/** Compares number by number; below 0 where the first is the better. */
export function compareRanks(one: readonly number[], two: readonly number[]): number {
  for (const [at, number] of one.entries()) {
    const difference = number - (two[at] ?? -Infinity);
    if (difference !== 0) return difference;
  }
  return one.length - two.length;
}
