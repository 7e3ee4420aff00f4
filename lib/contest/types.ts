/**
 * The records of a contest as the programs of this project pass them around; lib/contest/schema.ts says how they lie in
 * the database. Times are ISO 8601 in UTC, as `Date.toISOString()` writes them.
 */
import type { TableRow } from "../logs/published.ts";
import type { CheckReport, VersionState } from "./published/api.ts";
import type { ContestRules, ContestState, Lead, StageState } from "./published/types.ts";

/** What a contest was begun with, and whether it takes programs. */
export interface ContestSettings {
  readonly title: string;
  /** Seeds of the stages follow from it: `SEED/stage-12`. */
  readonly seed: string;
  readonly state: ContestState;
  readonly rules: ContestRules;
  readonly createdAt: string;
}

/** An author's program in the contest, in all its versions. */
export interface Entry {
  readonly id: number;
  /** Its name in addresses; never changes. */
  readonly slug: string;
  readonly name: string;
  readonly isWithdrawn: boolean;
  readonly createdAt: string;
}

/** One upload of an entry. Of two versions the one with the lower id arrived first. */
export interface Version {
  readonly id: number;
  readonly entryId: number;
  /** From 1, within the entry. */
  readonly number: number;
  readonly arrivedAt: string;
  readonly state: VersionState;
  /** How it is started: a file of the upload, or a command. */
  readonly command: string;
  /** `sha256:…`, as logs name it; absent until it was found fit. */
  readonly digest?: string;
  /** Absent: it has not been checked. */
  readonly check?: CheckReport;
}

/** A file of a version. */
export interface VersionFile {
  /** With `/` between folders, never above the version's own folder. */
  readonly path: string;
  /** SHA-256 of its bytes, 64 hex digits: its name in `files/`. */
  readonly digest: string;
  /** In bytes. */
  readonly size: number;
  readonly isExecutable: boolean;
}

/** What an author sends in; the files' bytes are in `files/` already. */
export interface Submission {
  readonly command: string;
  readonly files: readonly VersionFile[];
}

/** A stage of the contest. */
export interface Stage {
  /** From 1. */
  readonly number: number;
  /** The version for which it is played. */
  readonly versionId: number;
  readonly state: StageState;
  readonly seed: string;
  /** As they were when it began. */
  readonly rules: ContestRules;
  readonly begunAt: string;
  readonly finishedAt?: string;
  /** What raw duel points were multiplied by. */
  readonly factor?: number;
  /** The layers of the sandbox that held. */
  readonly sandbox?: readonly string[];
  /** The stage that this one repeats. */
  readonly repeats?: number;
}

/** A program's place in a stage. */
export interface Seat {
  readonly stage: number;
  /** The program's index in the stage's plan, from 0. */
  readonly place: number;
  readonly versionId: number;
  /** What the entry was called when it played. */
  readonly name: string;
  readonly rank?: number;
  readonly result?: TableRow;
  /** Whether it is ahead of the next row for certain; absent in the last row. */
  readonly lead?: Lead;
}

/** The duel rounds of a pair in a stage. */
export interface Duel {
  readonly stage: number;
  /** Places of the pair in the plan; `one` is less than `other`. */
  readonly one: number;
  readonly other: number;
  /** The match's name in addresses, as in PublishedMatch.id. */
  readonly match: string;
  readonly rounds: number;
  /** Raw points of `one` and `other`. */
  readonly points: readonly [number, number];
  readonly wins: readonly [number, number];
}

/** What a stage came to: follows from its journal alone, but for the time. */
export interface StageResults {
  readonly finishedAt: string;
  readonly factor: number;
  readonly sandbox: readonly string[];
  /** One for each place of the plan. */
  readonly seats: readonly SeatResult[];
  readonly duels: readonly Omit<Duel, "stage">[];
}

/** What a program came to in a stage. */
export interface SeatResult {
  readonly place: number;
  readonly rank: number;
  readonly result: TableRow;
  readonly lead?: Lead;
}
