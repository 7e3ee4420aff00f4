/**
 * The tables of contest.db, and how a database of an older version becomes one of today's.
 *
 * STRICT tables; times are ISO 8601 in UTC, JSON is text. `PRAGMA user_version` counts the steps of MIGRATIONS that a
 * database has gone through; a step that was published is never changed, a new one is added.
 */
import type { DatabaseSync } from "node:sqlite";
import { unusable } from "../core/problem.ts";
import { flagOf, textOf, wholeOf } from "./store/rows.ts";
import type { VersionFile } from "./types.ts";
import { contentDigest } from "./version_content.ts";

const TABLES = `
CREATE TABLE contest (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  title TEXT NOT NULL,
  seed TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'closed')),
  duels INTEGER NOT NULL,
  melees INTEGER NOT NULL,
  places INTEGER NOT NULL,
  turn_ms INTEGER NOT NULL,
  start_ms INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  is_withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (is_withdrawn IN (0, 1)),
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE former_name (
  id INTEGER PRIMARY KEY,
  entry_id INTEGER NOT NULL REFERENCES entry (id),
  name TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT;
CREATE INDEX former_name_of_entry ON former_name (entry_id);

CREATE TABLE version (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entry_id INTEGER NOT NULL REFERENCES entry (id),
  number INTEGER NOT NULL,
  arrived_at TEXT NOT NULL,
  state TEXT NOT NULL CHECK (
    state IN ('received', 'refused', 'waiting', 'held', 'playing', 'played', 'cancelled')
  ),
  command TEXT NOT NULL,
  digest TEXT,
  check_report TEXT,
  UNIQUE (entry_id, number)
) STRICT;
CREATE INDEX version_in_queue ON version (id)
  WHERE state IN ('received', 'waiting', 'held', 'playing');

CREATE TABLE version_file (
  version_id INTEGER NOT NULL REFERENCES version (id),
  path TEXT NOT NULL,
  digest TEXT NOT NULL,
  size INTEGER NOT NULL,
  is_executable INTEGER NOT NULL CHECK (is_executable IN (0, 1)),
  PRIMARY KEY (version_id, path)
) STRICT;
CREATE INDEX version_file_by_digest ON version_file (digest);

CREATE TABLE stage (
  number INTEGER PRIMARY KEY,
  version_id INTEGER NOT NULL REFERENCES version (id),
  state TEXT NOT NULL CHECK (state IN ('playing', 'finished', 'annulled')),
  seed TEXT NOT NULL,
  duels INTEGER NOT NULL,
  melees INTEGER NOT NULL,
  places INTEGER NOT NULL,
  turn_ms INTEGER NOT NULL,
  start_ms INTEGER NOT NULL,
  begun_at TEXT NOT NULL,
  finished_at TEXT,
  factor REAL,
  sandbox TEXT,
  repeats INTEGER REFERENCES stage (number)
) STRICT;
-- Stages come one after the other.
CREATE UNIQUE INDEX one_stage_is_playing ON stage (state) WHERE state = 'playing';

CREATE TABLE seat (
  stage INTEGER NOT NULL REFERENCES stage (number),
  place INTEGER NOT NULL,
  version_id INTEGER NOT NULL REFERENCES version (id),
  name TEXT NOT NULL,
  rank INTEGER,
  result TEXT,
  lead TEXT,
  PRIMARY KEY (stage, place)
) STRICT;
CREATE INDEX seat_of_version ON seat (version_id);

CREATE TABLE duel (
  stage INTEGER NOT NULL REFERENCES stage (number),
  one INTEGER NOT NULL,
  other INTEGER NOT NULL,
  "match" TEXT NOT NULL,
  rounds INTEGER NOT NULL,
  points_one INTEGER NOT NULL,
  points_other INTEGER NOT NULL,
  wins_one INTEGER NOT NULL,
  wins_other INTEGER NOT NULL,
  PRIMARY KEY (stage, one, other),
  CHECK (one < other)
) STRICT;

CREATE TABLE invitation (
  entry_id INTEGER PRIMARY KEY REFERENCES entry (id),
  hash TEXT NOT NULL,
  made_at TEXT NOT NULL
) STRICT;

CREATE TABLE repeat_request (
  stage INTEGER PRIMARY KEY REFERENCES stage (number),
  asked_at TEXT NOT NULL
) STRICT;

CREATE TABLE worker (
  task TEXT PRIMARY KEY CHECK (task IN ('check', 'play')),
  state TEXT NOT NULL CHECK (state IN ('idle', 'busy', 'failing', 'stopped')),
  message TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
`;

/** What older versions were made of is taken as it is: nobody knows better. */
function addContent(database: DatabaseSync): void {
  database.exec("ALTER TABLE version ADD COLUMN content TEXT NOT NULL DEFAULT ''");
  const files = database.prepare("SELECT * FROM version_file WHERE version_id = ?");
  const keep = database.prepare("UPDATE version SET content = ? WHERE id = ?");
  for (const row of database.prepare("SELECT id, command FROM version").all()) {
    const id = wholeOf(row, "id");
    const content = { command: textOf(row, "command"), files: files.all(id).map(readFile) };
    keep.run(contentDigest(content), id);
  }
}

function readFile(row: Readonly<Record<string, unknown>>): VersionFile {
  return {
    path: textOf(row, "path"),
    digest: textOf(row, "digest"),
    size: wholeOf(row, "size"),
    isExecutable: flagOf(row, "is_executable"),
  };
}

/** One step: from its place in the list to the next version of the schema. */
export type Migration = (database: DatabaseSync) => void;

/** All steps, the oldest first; a new contest goes through all of them. */
export const MIGRATIONS: readonly Migration[] = [
  (database) => database.exec(TABLES),
  addContent,
];

/** The version of the schema that this program writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** The version of a database's schema; 0: it is empty. */
export function schemaVersion(database: DatabaseSync): number {
  const version = database.prepare("PRAGMA user_version").get()?.["user_version"];
  return typeof version === "number" ? version : 0;
}

/**
 * Brings a database to the newest version, all steps or none.
 * @throws {UnusableInput} CONTEST_NEWER if a newer program made it.
 */
export function migrate(
  database: DatabaseSync,
  file: string,
  steps: readonly Migration[] = MIGRATIONS,
): void {
  refuseNewer(database, file, steps.length);
  if (schemaVersion(database) === steps.length) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    // Read again: another process may have been faster.
    for (const step of steps.slice(schemaVersion(database))) step(database);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** @throws {UnusableInput} CONTEST_NEWER if a newer program made the database. */
export function refuseNewer(
  database: DatabaseSync,
  file: string,
  known: number = SCHEMA_VERSION,
): void {
  const version = schemaVersion(database);
  if (version <= known) return;
  throw unusable(
    "CONTEST_NEWER",
    `A newer turniir made this contest (version ${version} of its tables, this one knows up to ${known}): bring turniir up to date`,
    { file },
  );
}
