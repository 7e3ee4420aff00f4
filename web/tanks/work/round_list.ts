/** The rounds of a log and those that came later, as one list. */
import type { RoundSummary } from "../../../lib/logs/summary.ts";

/** By their numbers; one that came later takes the place of the log's. */
export function joinRounds(
  read: readonly RoundSummary[],
  added: ReadonlyMap<number, RoundSummary>,
): readonly RoundSummary[] {
  if (added.size === 0 && isInOrder(read)) return read;
  const kept = read.filter(({ round }) => !added.has(round));
  return [...kept, ...added.values()].sort((one, other) => one.round - other.round);
}

function isInOrder(rounds: readonly RoundSummary[]): boolean {
  return rounds.every(({ round }, at) => at === 0 || round > (rounds[at - 1]?.round ?? 0));
}
