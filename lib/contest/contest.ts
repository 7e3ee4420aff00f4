/**
 * A contest: its folder, and its database opened. The functions in lib/contest/store read and write what is in there.
 *
 *     contest.db            entries, versions, stages, results (lib/contest/schema.ts)
 *     files/ab/abcdef…      what was sent in, by its SHA-256 (lib/contest/blobs.ts)
 *     stages/stage-12/      the run folder of a stage (lib/tournament/run_folder.ts)
 *
 * Several processes have it open at the same time. Sources are private: nobody else on the machine may look into it.
 */
import {
  DatabaseSync,
  type SQLInputValue,
  type SQLOutputValue,
  type StatementSync,
} from "node:sqlite";
import { join } from "@std/path";
import { unusable } from "../core/problem.ts";
import { prepareFolder, PRIVATE } from "./contest_folder.ts";
import { CONTEST_STATES, type ContestRules, type ContestState } from "./published/types.ts";
import { openReadOnly } from "./open_readonly.ts";
import { migrate, refuseNewer, SCHEMA_VERSION, schemaVersion } from "./schema.ts";
import { DamagedStorage, withSentences } from "./storage_failure.ts";
import { textOf, wholeOf, wordOf } from "./store/rows.ts";
import type { ContestSettings } from "./types.ts";

/** So long a process waits for another one to finish writing, in milliseconds. */
const PATIENCE_MS = 5000;

/** A row as SQLite gives it. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** What a new contest is begun with. */
export interface NewContest {
  readonly title: string;
  readonly seed: string;
  readonly rules: ContestRules;
}

/** How a contest is opened. */
export interface OpenOptions {
  /** Nothing can be written; another process may. */
  readonly readOnly?: boolean;
  /** What time it is. @default the system's clock */
  readonly clock?: () => Date;
}

/** An open contest; dispose of it when it is no longer needed. */
export class Contest implements Disposable {
  /** Absolute. */
  readonly folder: string;
  readonly db: DatabaseSync;
  readonly #clock: () => Date;
  readonly #closed: () => void;
  readonly #statements = new Map<string, StatementSync>();

  private constructor(folder: string, db: DatabaseSync, clock: () => Date, closed: () => void) {
    this.folder = folder;
    this.db = db;
    this.#clock = clock;
    this.#closed = closed;
  }

  /**
   * Makes a contest in a new or empty folder, whole or not at all.
   * @throws {UnusableInput} CONTEST_EXISTS if there is a contest or anything else in the folder, CONTEST_FOLDER if the
   *   system makes no such folder.
   * @throws {StorageFailure} If the disk is full or the like.
   */
  static async create(
    folder: string,
    contest: NewContest,
    options: Pick<OpenOptions, "clock"> = {},
  ): Promise<Contest> {
    const { clock = () => new Date() } = options;
    await prepareFolder(folder, (draft) =>
      withSentences(() => {
        using database = openDatabase(draft);
        database.exec("PRAGMA journal_mode = WAL");
        migrate(database, draft);
        insertSettings(database, contest, clock().toISOString());
      }));
    return await Contest.open(folder, { clock });
  }

  /**
   * Opens a contest; tables of an older version are brought up to date.
   * @throws {UnusableInput} CONTEST_MISSING if there is none, CONTEST_NEWER if a newer turniir made it, CONTEST_OLDER if
   *   it would have to be brought up to date and is opened for reading only, CONTEST_DAMAGED if it cannot be read.
   * @throws {StorageFailure} If the disk is full or the like.
   */
  static async open(folder: string, options: OpenOptions = {}): Promise<Contest> {
    const { readOnly = false, clock = () => new Date() } = options;
    const file = join(folder, PRIVATE.database);
    await requireFile(file, folder);
    const { closed, database } = readable(
      file,
      () =>
        readOnly
          ? openReadOnly(file, (place) => openDatabase(place, readOnly))
          : { database: openDatabase(file), closed: () => {} },
    );
    try {
      readable(file, () => bringUpToDate(database, file, readOnly));
      const contest = new Contest(folder, database, clock, closed);
      readable(file, () => contest.settings());
      return contest;
    } catch (error) {
      database.close();
      closed();
      throw error;
    }
  }

  [Symbol.dispose](): void {
    this.close();
  }

  close(): void {
    this.#statements.clear();
    if (!this.db.isOpen) return;
    this.db.close();
    this.#closed();
  }

  /** What it was begun with, and whether it takes programs. */
  settings(): ContestSettings {
    const row = this.one("SELECT * FROM contest");
    if (row === undefined) {
      throw unusable("CONTEST_DAMAGED", "The contest's settings are missing", {
        file: this.folder,
      });
    }
    return {
      title: textOf(row, "title"),
      seed: textOf(row, "seed"),
      state: wordOf(row, "state", CONTEST_STATES),
      rules: rulesOf(row),
      createdAt: textOf(row, "created_at"),
    };
  }

  /** Opens or closes it for programs. */
  setState(state: ContestState): void {
    this.run("UPDATE contest SET state = ?", state);
  }

  /**
   * Does `work` whole or not at all; nobody else writes in the meantime. Within another one it is part of that.
   * @throws What `work` throws, and {StorageFailure} if the disk takes nothing; then all is as it was before.
   */
  transaction<Answer>(work: () => Answer): Answer {
    if (this.db.isTransaction) return work();
    return withSentences(() => {
      this.db.exec("BEGIN IMMEDIATE");
      try {
        const answer = work();
        this.db.exec("COMMIT");
        return answer;
      } catch (error) {
        // A full disk has SQLite roll back by itself.
        if (this.db.isTransaction) this.db.exec("ROLLBACK");
        throw error;
      }
    });
  }

  /** A number that is another one after anybody, this process or another, has written. */
  dataVersion(): number {
    const others = wholeOf(this.#oneRow("PRAGMA data_version"), "data_version");
    return others + wholeOf(this.#oneRow("SELECT total_changes() AS own"), "own");
  }

  /** The time, as the database keeps it. */
  now(): string {
    return this.#clock().toISOString();
  }

  /** The run folder of a stage. */
  stageFolder(number: number): string {
    return join(this.stagesFolder, `stage-${number}`);
  }

  get stagesFolder(): string {
    return join(this.folder, PRIVATE.stages);
  }

  get filesFolder(): string {
    return join(this.folder, PRIVATE.files);
  }

  /** All rows that a query gives. */
  all(sql: string, ...values: readonly SQLInputValue[]): Row[] {
    return withSentences(() => this.#statement(sql).all(...values));
  }

  /** The first row that a query gives. */
  one(sql: string, ...values: readonly SQLInputValue[]): Row | undefined {
    return withSentences(() => this.#statement(sql).get(...values));
  }

  /** Writes. */
  run(sql: string, ...values: readonly SQLInputValue[]): Written {
    const { changes, lastInsertRowid } = withSentences(() => this.#statement(sql).run(...values));
    return { changes: Number(changes), id: Number(lastInsertRowid) };
  }

  #oneRow(sql: string): Row {
    return this.one(sql) ?? {};
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** What writing has done. */
export interface Written {
  /** Rows that were written. */
  readonly changes: number;
  /** The id of the row that was inserted last. */
  readonly id: number;
}

/** The rules of a contest or a stage. */
export function rulesOf(row: Row): ContestRules {
  return {
    duels: wholeOf(row, "duels"),
    melees: wholeOf(row, "melees"),
    places: wholeOf(row, "places"),
    turnMs: wholeOf(row, "turn_ms"),
    startMs: wholeOf(row, "start_ms"),
  };
}

function openDatabase(file: string | URL, readOnly = false): DatabaseSync {
  return new DatabaseSync(file, {
    readOnly,
    enableForeignKeyConstraints: true,
    timeout: PATIENCE_MS,
  });
}

function bringUpToDate(database: DatabaseSync, file: string, readOnly: boolean): void {
  refuseNewer(database, file);
  const version = schemaVersion(database);
  if (version === 0) throw unusable("CONTEST_DAMAGED", "This is no contest's database", { file });
  if (version === SCHEMA_VERSION) return;
  if (!readOnly) return migrate(database, file);
  throw unusable(
    "CONTEST_OLDER",
    "An older turniir made this contest: call a command that writes to it once, such as contest open",
    { file },
  );
}

function insertSettings(database: DatabaseSync, contest: NewContest, createdAt: string): void {
  const { title, seed, rules } = contest;
  database.prepare("INSERT INTO contest VALUES (1, ?, ?, 'open', ?, ?, ?, ?, ?, ?)").run(
    ...[title, seed, rules.duels, rules.melees, rules.places],
    ...[rules.turnMs, rules.startMs, createdAt],
  );
}

async function requireFile(file: string, folder: string): Promise<void> {
  const info = await Deno.stat(file).catch((error) => {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return undefined;
    }
    throw error;
  });
  if (info?.isFile) return;
  throw unusable("CONTEST_MISSING", "There is no contest in this folder: contest new makes one", {
    file: folder,
  });
}

/** Does `work`; what says that the database itself is damaged becomes a problem of its file. */
function readable<Answer>(file: string, work: () => Answer): Answer {
  try {
    return withSentences(work);
  } catch (error) {
    if (!(error instanceof DamagedStorage)) throw error;
    throw unusable("CONTEST_DAMAGED", error.message, { file });
  }
}
