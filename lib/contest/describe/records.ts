/**
 * Everything that a contest's database knows about what is public, read at one moment.
 */
import type { Contest, Row } from "../contest.ts";
import { listEntries } from "../store/entries.ts";
import { flagOf, textOf, wholeOf } from "../store/rows.ts";
import { allDuels, allSeats, duelsOf, listStages, seatsOf } from "../store/stages.ts";
import { allVersions } from "../store/versions.ts";
import type { ContestSettings, Duel, Entry, Seat, Stage, Version, VersionFile } from "../types.ts";

/** See the head of this file. Not all of it is for publication: lib/contest/describe decides what is. */
export interface ContestRecords {
  readonly settings: ContestSettings;
  readonly entries: readonly Entry[];
  /** By the entry's id, the oldest name first; who has always been called the same is not in it. */
  readonly formerNames: ReadonlyMap<number, readonly string[]>;
  /** In order of arrival. */
  readonly versions: readonly Version[];
  readonly stages: readonly Stage[];
  readonly seats: readonly Seat[];
  readonly duels: readonly Duel[];
}

/** What was read last of an open contest. */
interface Remembered {
  readonly dataVersion: number;
  readonly records: ContestRecords;
  readonly finished: Finished;
}

/** Seats and duels of stages that are over, by their numbers: they never change any more. */
type Finished = Map<number, { readonly seats: readonly Seat[]; readonly duels: readonly Duel[] }>;

const REMEMBERED = new WeakMap<Contest, Remembered>();

/**
 * Reads all records of a contest in one transaction: they fit each other, whoever writes meanwhile. Where nobody has
 * written since the last time they are the same object; else stages that were over then are not read again.
 */
export function readContest(contest: Contest): ContestRecords {
  // Asked before reading: what is written in between is at worst read a second time.
  const dataVersion = contest.dataVersion();
  const last = REMEMBERED.get(contest);
  if (last?.dataVersion === dataVersion) return last.records;
  const finished = last?.finished ?? new Map();
  const records = atOneMoment(contest, () => {
    const stages = listStages(contest);
    const played = last === undefined ? readAll(contest) : readNew(contest, stages, finished);
    return {
      settings: contest.settings(),
      entries: listEntries(contest),
      formerNames: allFormerNames(contest),
      versions: allVersions(contest),
      stages,
      ...played,
    };
  });
  if (last === undefined) keepAll(records, finished);
  REMEMBERED.set(contest, { dataVersion, records, finished });
  return records;
}

type Played = Pick<ContestRecords, "seats" | "duels">;

function readAll(contest: Contest): Played {
  return { seats: allSeats(contest), duels: allDuels(contest) };
}

function readNew(contest: Contest, stages: readonly Stage[], finished: Finished): Played {
  const played = stages.map(({ number, state }) => {
    const known = finished.get(number);
    if (known !== undefined) return known;
    const read = { seats: seatsOf(contest, number), duels: duelsOf(contest, number) };
    if (state !== "playing") finished.set(number, read);
    return read;
  });
  return {
    seats: played.flatMap(({ seats }) => seats),
    duels: played.flatMap(({ duels }) => duels),
  };
}

function keepAll({ duels, seats, stages }: ContestRecords, finished: Finished): void {
  const duelsOf = Map.groupBy(duels, ({ stage }) => stage);
  const seatsOf = Map.groupBy(seats, ({ stage }) => stage);
  for (const { number, state } of stages) {
    if (state === "playing") continue;
    finished.set(number, { seats: seatsOf.get(number) ?? [], duels: duelsOf.get(number) ?? [] });
  }
}

/** A contest's records together with the files of all versions, by the version's id. */
export function readWithFiles(
  contest: Contest,
): { records: ContestRecords; files: Map<number, VersionFile[]> } {
  return atOneMoment(contest, () => ({
    records: readContest(contest),
    files: grouped(
      contest.all("SELECT * FROM version_file ORDER BY version_id, path"),
      (row) => wholeOf(row, "version_id"),
      (row) => ({
        path: textOf(row, "path"),
        digest: textOf(row, "digest"),
        size: wholeOf(row, "size"),
        isExecutable: flagOf(row, "is_executable"),
      }),
    ),
  }));
}

/** A read transaction; within another one it is part of that. */
function atOneMoment<Answer>(contest: Contest, read: () => Answer): Answer {
  if (contest.db.isTransaction) return read();
  contest.db.exec("BEGIN");
  try {
    return read();
  } finally {
    contest.db.exec("COMMIT");
  }
}

function allFormerNames(contest: Contest): Map<number, string[]> {
  return grouped(
    contest.all("SELECT entry_id, name FROM former_name ORDER BY id"),
    (row) => wholeOf(row, "entry_id"),
    (row) => textOf(row, "name"),
  );
}

function grouped<Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  valueOf: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map(Array.from(groups, ([key, rows]) => [key, rows.map(valueOf)]));
}
