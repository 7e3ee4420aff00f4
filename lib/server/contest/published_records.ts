/**
 * What a published site tells of a contest: what is over. Nobody would tell its files how a stage goes on, and a stage
 * that was played again counts no more.
 */
import type { ContestRecords } from "../../contest/describe/records.ts";

/** The records without stages that are being played or were annulled. */
export function publishedRecords(records: ContestRecords): ContestRecords {
  const stages = records.stages.filter(({ state }) => state === "finished");
  const numbers = new Set(stages.map(({ number }) => number));
  const isOver = ({ stage }: { readonly stage: number }) => numbers.has(stage);
  return {
    ...records,
    stages,
    seats: records.seats.filter(isOver),
    duels: records.duels.filter(isOver),
    versions: records.versions.map((version) =>
      version.state === "playing" ? { ...version, state: "waiting" } : version
    ),
  };
}
