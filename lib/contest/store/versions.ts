/**
 * Versions: what authors have sent in, in order of arrival, and how far each has come.
 *
 *     received -> refused, or waiting <-> held; waiting -> playing -> played; whoever is not playing yet -> cancelled
 */
import { unusable } from "../../core/problem.ts";
import { requireBlobs } from "../blobs.ts";
import type { Contest, Row } from "../contest.ts";
import { refusePath } from "../file_paths.ts";
import { type CheckReport, VERSION_STATES, type VersionState } from "../published/api.ts";
import type { Submission, Version, VersionFile } from "../types.ts";
import { contentDigest } from "../version_content.ts";
import { requireEntry } from "./entries.ts";
import { takeCheckReport } from "./json_values.ts";
import {
  countOf,
  fittingOf,
  flagOf,
  given,
  isDigest,
  optionalJsonOf,
  optionalTextOf,
  textOf,
  wholeOf,
  wordOf,
} from "./rows.ts";

/**
 * Adds a version: state `received`, the next number of its entry.
 * @throws {UnusableInput} CLOSED if the contest takes no more programs, WITHDRAWN if the entry is, BLOB_MISSING if a
 *   file's bytes are not in `files/`.
 */
export function addVersion(contest: Contest, entryId: number, submission: Submission): Version {
  return contest.transaction(() => {
    requireOpen(contest, entryId);
    requireBlobs(contest.filesFolder, submission.files);
    const number = wholeOf(
      contest.one(
        "SELECT coalesce(max(number), 0) + 1 AS number FROM version WHERE entry_id = ?",
        entryId,
      ) ?? {},
      "number",
    );
    const arrivedAt = contest.now();
    const { command, files } = submission;
    const { id } = contest.run(
      `INSERT INTO version (entry_id, number, arrived_at, state, command, content)
       VALUES (?, ?, ?, 'received', ?, ?)`,
      ...[entryId, number, arrivedAt, command, contentDigest(submission)],
    );
    for (const { path, digest, size, isExecutable } of files) {
      contest.run(
        "INSERT INTO version_file VALUES (?, ?, ?, ?, ?)",
        ...[id, path, digest, size, isExecutable ? 1 : 0],
      );
    }
    return { id, entryId, number, arrivedAt, state: "received", command };
  });
}

export function versionById(contest: Contest, id: number): Version | undefined {
  return toVersion(contest.one("SELECT * FROM version WHERE id = ?", id));
}

/** An entry's versions, the oldest first. */
export function versionsOf(contest: Contest, entryId: number): Version[] {
  return contest.all("SELECT * FROM version WHERE entry_id = ? ORDER BY number", entryId)
    .map(readVersion);
}

/** All versions of all entries, in order of arrival. */
export function allVersions(contest: Contest): Version[] {
  return contest.all("SELECT * FROM version ORDER BY id").map(readVersion);
}

/** A version's files, by path. */
export function filesOf(contest: Contest, versionId: number): VersionFile[] {
  return contest.all("SELECT * FROM version_file WHERE version_id = ? ORDER BY path", versionId)
    .map((row) => ({
      path: fittingOf(row, "path", (path) => refusePath(path) === undefined),
      digest: fittingOf(row, "digest", isDigest),
      size: countOf(row, "size"),
      isExecutable: flagOf(row, "is_executable"),
    }));
}

/**
 * Whether a version's command and files are those with which it was added.
 * @throws {UnusableInput} CONTEST_DAMAGED if what stands there can be none.
 */
export function isAsAdded(contest: Contest, { command, id }: Version): boolean {
  const row = contest.one("SELECT content FROM version WHERE id = ?", id) ?? {};
  return textOf(row, "content") === contentDigest({ command, files: filesOf(contest, id) });
}

/** What a check found. */
export interface Checked {
  /** `sha256:…`, of a fit version. */
  readonly digest?: string;
  readonly report: CheckReport;
}

/**
 * Keeps what the check of a version found: it waits, or is refused.
 * @returns Whether it was still there to be checked; nothing is kept of one that was taken back meanwhile.
 */
export function recordCheck(
  contest: Contest,
  versionId: number,
  { digest, report }: Checked,
): boolean {
  const { changes } = contest.run(
    "UPDATE version SET state = ?, digest = ?, check_report = ? WHERE id = ? AND state = 'received'",
    ...[report.isFit ? "waiting" : "refused", digest ?? null, JSON.stringify(report), versionId],
  );
  return changes === 1;
}

/** Moves a version from one of the states `from` to another. @returns Whether it was in one of them. */
export function setVersionState(
  contest: Contest,
  id: number,
  from: readonly VersionState[],
  to: VersionState,
): boolean {
  const { changes } = contest.run(
    `UPDATE version SET state = ? WHERE id = ? AND state IN (${from.map(() => "?").join()})`,
    ...[to, id, ...from],
  );
  return changes === 1;
}

/**
 * What has not been played yet, in order of arrival: received, waiting, held and playing ones. Versions of withdrawn
 * entries wait outside, until their entry comes back; one that is playing is shown.
 */
export function queue(contest: Contest): Version[] {
  return contest.all(
    `${OF_ENTRIES_THAT_PLAY} AND state IN ('received', 'waiting', 'held')
     UNION ALL SELECT * FROM version WHERE state = 'playing' ORDER BY id`,
  ).map(readVersion);
}

/** The ids of what is played in its turn, the next one first: what plays or is held has left the queue. */
export function waitingIds(contest: Contest): number[] {
  return queue(contest)
    .filter(({ state }) => state === "received" || state === "waiting")
    .map(({ id }) => id);
}

const OF_ENTRIES_THAT_PLAY =
  "SELECT * FROM version WHERE entry_id IN (SELECT id FROM entry WHERE is_withdrawn = 0)";

function requireOpen(contest: Contest, entryId: number): void {
  if (contest.settings().state === "closed") {
    throw unusable("CLOSED", "The contest is closed: it takes no more programs");
  }
  const { name, isWithdrawn } = requireEntry(contest, entryId);
  if (isWithdrawn) {
    throw unusable("WITHDRAWN", `${name} has been withdrawn: only the organiser can bring it back`);
  }
}

function toVersion(row: Row | undefined): Version | undefined {
  return row === undefined ? undefined : readVersion(row);
}

function readVersion(row: Row): Version {
  return {
    id: wholeOf(row, "id"),
    entryId: wholeOf(row, "entry_id"),
    number: countOf(row, "number", 1),
    arrivedAt: textOf(row, "arrived_at"),
    state: wordOf(row, "state", VERSION_STATES),
    command: textOf(row, "command"),
    ...given("digest", optionalTextOf(row, "digest")),
    ...given("check", optionalJsonOf(row, "check_report", takeCheckReport)),
  };
}
