/**
 * Reads from a contest what the next stage follows from.
 */
import type { Contest } from "./contest.ts";
import type { Contender, PlayedStage, StageRecords, Waiting } from "./next_stage.ts";
import { listEntries } from "./store/entries.ts";
import { wholeOf } from "./store/rows.ts";
import { lastFinished, repeatRequest, seatsOf } from "./store/stages.ts";
import { queue } from "./store/versions.ts";

/** See StageRecords. */
export function stageRecords(contest: Contest): StageRecords {
  const last = lastPlayed(contest);
  const again = repeatRequest(contest);
  return {
    places: contest.settings().rules.places,
    queue: queue(contest).flatMap(({ id, entryId, state }): Waiting[] =>
      state === "received" || state === "waiting" || state === "held"
        ? [{ versionId: id, entryId, state }]
        : []
    ),
    alone: aloneIn(contest),
    withdrawn: new Set(
      listEntries(contest).filter(({ isWithdrawn }) => isWithdrawn).map(({ id }) => id),
    ),
    ...(last === undefined ? {} : { last }),
    ...(again === undefined ? {} : { again }),
  };
}

/** Equal totals stand in the order of the table: by name, then by place. */
function lastPlayed(contest: Contest): PlayedStage | undefined {
  const stage = lastFinished(contest);
  if (stage === undefined) return undefined;
  const seats = seatsOf(contest, stage.number).map(({ versionId, name, rank = Infinity }) => ({
    ...{ versionId, entryId: entryOf(contest, versionId), name, rank },
  }));
  const byRank = [...seats].sort((one, other) =>
    one.rank - other.rank || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
  );
  return { number: stage.number, ranking: byRank.map(contender), plan: seats.map(contender) };
}

function contender({ entryId, versionId }: Contender): Contender {
  return { entryId, versionId };
}

function entryOf(contest: Contest, versionId: number): number {
  return wholeOf(
    contest.one("SELECT entry_id FROM version WHERE id = ?", versionId) ?? {},
    "entry_id",
  );
}

/** Of each entry the newest version that was played, where it has never had a seat. */
function aloneIn(contest: Contest): Contender[] {
  return contest.all(
    `WITH newest AS (
       SELECT max(id) AS id, entry_id FROM version WHERE state = 'played' GROUP BY entry_id
     )
     SELECT id, entry_id FROM newest WHERE id NOT IN (SELECT version_id FROM seat) ORDER BY id`,
  ).map((row) => ({ versionId: wholeOf(row, "id"), entryId: wholeOf(row, "entry_id") }));
}
