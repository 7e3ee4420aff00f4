/** Parts of a contest's history. Pure. */
import type { ContestHistory, EntryName } from "../../lib/contest/published/types.ts";

/** The last so many stages, and of the entries those that played one of them. */
export function lastStages({ entries, stages }: ContestHistory, most: number): ContestHistory {
  const from = Math.max(0, stages.length - most);
  return {
    stages: stages.slice(from),
    entries: entries
      .map((line) => ({
        ...line,
        ranks: line.ranks.slice(from),
        versions: line.versions.slice(from),
      }))
      .filter(({ ranks }) => ranks.some((rank) => rank !== null)),
  };
}

/** An entry in the order of a stage. */
export interface Placed extends EntryName {
  readonly rank: number;
  readonly version: number | undefined;
}

/** Who played a stage, told by its column, the best first. */
export function orderIn({ entries }: ContestHistory, column: number): readonly Placed[] {
  return entries
    .flatMap(({ entry, name, ranks, versions }): Placed[] => {
      const rank = ranks[column];
      return rank === null || rank === undefined
        ? []
        : [{ entry, name, rank, version: versions[column] ?? undefined }];
    })
    .sort((one, other) => one.rank - other.rank);
}

/** The run of a stage. */
export function runOfStage(number: number): string {
  return `stage-${number}`;
}
