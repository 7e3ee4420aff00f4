/**
 * What an entry came to, stage by stage.
 */
import type { EntryResult } from "../published/types.ts";
import type { Seat, Stage } from "../types.ts";
import { entryOfVersion, type Ledger, runOf, seatsOf, versionOf } from "./ledger.ts";

/** The results of an entry in stages that count, the newest first. */
export function entryResults(ledger: Ledger, slug: string): EntryResult[] {
  return ledger.counting.toReversed().flatMap((stage) => {
    const seats = seatsOf(ledger, stage.number);
    return seats
      .filter(({ versionId }) => entryOfVersion(ledger, versionId).slug === slug)
      .flatMap((seat) => resultOf(ledger, stage, seat, seats.length));
  });
}

function resultOf(
  ledger: Ledger,
  { number, finishedAt }: Stage,
  { versionId, rank, result }: Seat,
  of: number,
): EntryResult[] {
  if (rank === undefined || result === undefined || finishedAt === undefined) return [];
  const { total, low, high } = result;
  const { number: version } = versionOf(ledger, versionId);
  return [{ stage: number, run: runOf(number), version, rank, of, total, low, high, finishedAt }];
}
