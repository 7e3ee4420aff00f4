/**
 * Ranks, stage by stage.
 */
import type { ContestHistory, HistoryLine, HistoryStage } from "../published/types.ts";
import type { Entry, Seat, Stage } from "../types.ts";
import { countingSeats } from "./entries.ts";
import {
  entryOfVersion,
  inTableOrder,
  type Ledger,
  ledgerOf,
  mention,
  versionOf,
} from "./ledger.ts";
import type { ContestRecords } from "./records.ts";

/** contest/history.json. Who has never played has no line. */
export function historyOf(records: ContestRecords): ContestHistory {
  const ledger = ledgerOf(records);
  const seats = countingSeats(ledger);
  return {
    stages: ledger.counting.map((stage) => historyStage(ledger, stage)),
    entries: inTableOrder(ledger).flatMap((entry) => {
      const own = seats.get(entry);
      return own === undefined ? [] : [historyLine(ledger, entry, own)];
    }),
  };
}

function historyStage(ledger: Ledger, { number, versionId, finishedAt }: Stage): HistoryStage {
  return {
    ...mention(entryOfVersion(ledger, versionId)),
    number,
    finishedAt: finishedAt ?? "",
  };
}

function historyLine(ledger: Ledger, entry: Entry, seats: readonly Seat[]): HistoryLine {
  const own = new Map(seats.map((seat) => [seat.stage, seat]));
  const inStages = ledger.counting.map(({ number }) => own.get(number));
  return {
    ...mention(entry),
    ranks: inStages.map((seat) => seat?.rank ?? null),
    versions: inStages.map((seat) =>
      seat === undefined ? null : versionOf(ledger, seat.versionId).number
    ),
  };
}
