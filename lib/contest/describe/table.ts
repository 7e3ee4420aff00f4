/**
 * The table after a stage, with what has moved since the one before.
 */
import type { ContestRow, ContestTable } from "../published/types.ts";
import type { Ratings } from "../rating.ts";
import { given } from "../store/rows.ts";
import type { Seat, Stage } from "../types.ts";
import {
  entryOfVersion,
  type Ledger,
  ratingField,
  ratingsAfter,
  ratingsOf,
  seatsOf,
  versionOf,
} from "./ledger.ts";

/** The table after the last stage that counts; `undefined`: there is none yet. */
export function lastTable(ledger: Ledger): ContestTable | undefined {
  const stage = ledger.counting.at(-1);
  return stage === undefined ? undefined : makeTable(ledger, stage, ratingsOf(ledger));
}

/** The table after a finished stage, annulled or not; movements are those since the last stage before it that counts. */
export function tableAfter(ledger: Ledger, stage: Stage): ContestTable {
  return makeTable(ledger, stage, ratingsAfter(ledger, stage.number));
}

function makeTable(ledger: Ledger, stage: Stage, ratings: Ratings): ContestTable {
  const previous = ledger.counting.findLast(({ number }) => number < stage.number);
  const before = ranksByEntry(ledger, previous);
  const seats = seatsOf(ledger, stage.number);
  const rows = seats.flatMap((seat, at) => {
    const row = rowOf(ledger, stage, seat, before);
    if (row === undefined) return [];
    const hasNext = at + 1 < seats.length;
    return [{
      ...row,
      ...given("lead", hasNext ? seat.lead : undefined),
      ...ratingField(ratings, seat.versionId),
    }];
  });
  return { stage: stage.number, factor: stage.factor ?? 1, rows };
}

/** The rank of each entry in a stage. */
function ranksByEntry(ledger: Ledger, stage: Stage | undefined): Map<number, number> {
  const seats = stage === undefined ? [] : seatsOf(ledger, stage.number);
  return new Map(
    seats.flatMap(({ versionId, rank }) =>
      rank === undefined ? [] : [[versionOf(ledger, versionId).entryId, rank]]
    ),
  );
}

/** A line without what stands beside the points; `undefined`: the stage is not over. */
function rowOf(
  ledger: Ledger,
  stage: Stage,
  { versionId, rank, result }: Seat,
  before: ReadonlyMap<number, number>,
): ContestRow | undefined {
  if (result === undefined || rank === undefined) return undefined;
  const entry = entryOfVersion(ledger, versionId);
  return {
    ...result,
    rank,
    bot: entry.name,
    entry: entry.slug,
    version: versionOf(ledger, versionId).number,
    ...given("before", before.get(entry.id)),
    isNew: versionId === stage.versionId,
  };
}
