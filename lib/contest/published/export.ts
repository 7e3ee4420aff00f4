/**
 * What `contest export` writes: everything about a contest as one JSON document, for the organiser's own tools.
 * Browser-safe: no Deno, no DOM.
 *
 * There is no source in it: no command, which might hold some, and of what the check found only the names of the kinds,
 * as its sentences quote what programs hold and write. There is no standard error in it, no token and no mark of one, and not the contest's own seed, from which
 * stages to come follow. Files of versions are named with their hashes, so that a copy of `files/` can be matched with
 * it. The same contest gives the same bytes: keys are in the order below, lists in the order that they tell.
 *
 * Times are ISO 8601 in UTC.
 */
import type { TableRow } from "../../logs/published.ts";
import type { CheckReport, VersionState } from "./api.ts";
import type { ContestRules, ContestState, Lead, Rating, StageState } from "./types.ts";

/** The first field of each export. */
export const EXPORT_FORMAT = "turniir-contest";

/** The version of the shape that is written; a field that is added does not raise it. */
export const EXPORT_VERSION = 1;

/** See the head of this file. */
export interface ContestExport {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: typeof EXPORT_VERSION;
  readonly contest: {
    readonly title: string;
    readonly state: ContestState;
    readonly createdAt: string;
    readonly rules: ContestRules;
  };
  /** In the order in which they came into the contest; who has had nothing accepted yet is left out. */
  readonly entries: readonly ExportedEntry[];
  /** By number, also one that is being played. */
  readonly stages: readonly ExportedStage[];
}

/** An entry with all its versions, whatever became of them. */
export interface ExportedEntry {
  /** Its name in addresses. */
  readonly entry: string;
  readonly name: string;
  /** Oldest first. */
  readonly formerNames: readonly string[];
  readonly isWithdrawn: boolean;
  readonly createdAt: string;
  /** By number. */
  readonly versions: readonly ExportedVersion[];
}

export interface ExportedVersion {
  readonly number: number;
  readonly arrivedAt: string;
  readonly state: VersionState;
  /** What starts it: `deno`, the name of an interpreter such as `python3`, or `itself`. */
  readonly startedBy: string;
  /** `sha256:…`, as logs name it; absent until it was found fit. */
  readonly digest?: string;
  /** By path. */
  readonly files: readonly ExportedFile[];
  readonly check?: ExportedCheck;
  /** After the last stage that counts; absent: it has played in none. */
  readonly rating?: Rating;
}

export interface ExportedCheck extends Pick<CheckReport, "isFit" | "checkedAt"> {
  /** The codes of the problems, such as `SOURCE_SYNTAX`; none, and not fit: the trial went badly. */
  readonly problems: readonly string[];
}

export interface ExportedFile {
  readonly path: string;
  /** SHA-256 of its bytes, 64 hex digits. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  readonly isExecutable: boolean;
}

export interface ExportedStage {
  readonly number: number;
  /** The run's id: `stage-12`; its folder in `stages/`. */
  readonly run: string;
  readonly state: StageState;
  /** The entry and version for which it was played. */
  readonly entry: string;
  readonly version: number;
  readonly seed: string;
  readonly rules: ContestRules;
  readonly begunAt: string;
  readonly finishedAt?: string;
  /** What raw duel points were multiplied by. */
  readonly factor?: number;
  /** The layers of the sandbox that held. */
  readonly sandbox?: readonly string[];
  /** The stage that this one repeats. */
  readonly repeats?: number;
  /** By place in the plan, from 0. */
  readonly seats: readonly ExportedSeat[];
  /** By place of the first, then of the second. */
  readonly duels: readonly ExportedDuel[];
}

export interface ExportedSeat {
  readonly place: number;
  readonly entry: string;
  readonly version: number;
  /** What the entry was called when it played. */
  readonly name: string;
  /** Absent, like the following, while the stage is played. */
  readonly rank?: number;
  readonly result?: TableRow;
  readonly lead?: Lead;
}

/** The duel rounds of the programs in two places. */
export interface ExportedDuel {
  readonly places: readonly [number, number];
  /** The match's name in addresses and, with an ending, of its log. */
  readonly match: string;
  readonly rounds: number;
  readonly points: readonly [number, number];
  readonly wins: readonly [number, number];
}
