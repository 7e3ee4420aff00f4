/**
 * What an author sees: his own versions, whole, and of the contest what everybody sees.
 */
import type { Contest } from "../../../contest/contest.ts";
import type { AuthorVersion, AuthorView, UploadLimits } from "../../../contest/published/api.ts";
import type { EntryBrief } from "../../../contest/published/types.ts";
import { given, optionalWholeOf, wholeOf, wordOf } from "../../../contest/store/rows.ts";
import { STAGE_STATES, type StageState } from "../../../contest/published/types.ts";
import { filesOf, versionsOf, waitingIds } from "../../../contest/store/versions.ts";
import type { Entry, Version } from "../../../contest/types.ts";
import { uploadsLeft } from "./uploads_left.ts";
import { authorErrors } from "./author_errors.ts";

/** A seat of one of the author's versions. */
interface OwnSeat {
  readonly stage: number;
  readonly place: number;
  readonly versionId: number;
  readonly state: StageState;
  readonly rank?: number;
}

/** The view for the author of an entry; `brief` is what everybody sees of it. */
export async function authorView(
  contest: Contest,
  entry: Entry,
  brief: EntryBrief,
  limits: UploadLimits,
): Promise<AuthorView> {
  const { title, state, rules } = contest.settings();
  const newest = versionsOf(contest, entry.id).reverse();
  const describe = describer(contest, entry);
  const versions = await Promise.all(newest.map(describe));
  const left = uploadsLeft(contest, entry.id, limits.perHour);
  return { title, state, rules, limits, left, entry: brief, versions };
}

/** One of his versions. */
export function authorVersion(
  contest: Contest,
  entry: Entry,
  version: Version,
): Promise<AuthorVersion> {
  return describer(contest, entry)(version);
}

/** Describes versions of an entry. */
function describer(contest: Contest, entry: Entry): (version: Version) => Promise<AuthorVersion> {
  const seats = Map.groupBy(ownSeats(contest, entry.id), ({ versionId }) => versionId);
  const waiting = waitingIds(contest);
  return async ({ arrivedAt, check, command, id, number, state }) => {
    const own = seats.get(id) ?? [];
    const place = waiting.indexOf(id) + 1;
    return {
      number,
      arrivedAt,
      state,
      command,
      files: filesOf(contest, id).map(({ path, size }) => ({ path, size })),
      ...given("place", place === 0 ? undefined : place),
      ...given("check", check),
      ...given("stage", state === "playing" ? playingStage(own) : undefined),
      stages: own.flatMap(finishedStage),
      errors: await authorErrors(contest, own),
    };
  };
}

function playingStage(own: readonly OwnSeat[]): AuthorVersion["stage"] {
  const seat = own.find(({ state }) => state === "playing");
  return seat === undefined ? undefined : { number: seat.stage, run: `stage-${seat.stage}` };
}

function finishedStage({ rank, stage, state }: OwnSeat): AuthorVersion["stages"] {
  return state !== "finished" || rank === undefined
    ? []
    : [{ number: stage, run: `stage-${stage}`, rank }];
}

/** Where an entry's versions sat, the newest stage first. */
function ownSeats(contest: Contest, entryId: number): readonly OwnSeat[] {
  return contest.all(
    `SELECT seat.stage, seat.place, seat.version_id, seat.rank, stage.state
     FROM version
     JOIN seat ON seat.version_id = version.id
     JOIN stage ON stage.number = seat.stage
     WHERE version.entry_id = ? ORDER BY seat.stage DESC`,
    entryId,
  ).map((row) => ({
    stage: wholeOf(row, "stage"),
    place: wholeOf(row, "place"),
    versionId: wholeOf(row, "version_id"),
    state: wordOf(row, "state", STAGE_STATES),
    ...given("rank", optionalWholeOf(row, "rank")),
  }));
}
