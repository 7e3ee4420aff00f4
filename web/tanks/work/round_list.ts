/** The rounds of a log and those that came later, as one list. */
import type { RoundSummary } from "../../../lib/logs/summary.ts";

/**
 * The log's rounds in the order of the log. As soon as there are others, all by their numbers; one that came later
 * takes the place of the log's.
 */
export function joinRounds(
  read: readonly RoundSummary[],
  added: ReadonlyMap<number, RoundSummary>,
): readonly RoundSummary[] {
  if (added.size === 0) return read;
  const kept = read.filter(({ round }) => !added.has(round));
  return [...kept, ...added.values()].sort((one, other) => one.round - other.round);
}
