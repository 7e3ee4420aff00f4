/**
 * What the private pages of a contest's server and the server say to each other: authors send programs in and see what
 * became of them, the organiser keeps the contest going.
 * Browser-safe: no Deno, no DOM.
 *
 * Every call carries `Authorization: Bearer TOKEN`; there are no cookies, so no other site can make a browser call in
 * somebody's name. Answers are JSON; one that is not 2xx is an ApiError.
 *
 *     GET  api/author                       AuthorView
 *     POST api/author/versions              multipart form: `command` (may be empty) and `file`s -> 201 AuthorVersion
 *     POST api/author/versions/3/cancel     a version that still waits -> AuthorView
 *     GET  api/organiser                    OrganiserView
 *     POST api/organiser                    OrganiserDeed -> OrganiserAnswer
 */
import type { Problem } from "../../core/problem.ts";
import type {
  ContestRules,
  ContestState,
  EntryBrief,
  EntryName,
  MatchPlace,
  QueuedVersion,
  StageBrief,
} from "./types.ts";

/** Why a call was refused. */
export interface ApiError {
  readonly error: {
    /** Such as `TOKEN`, `TOO_LARGE`, `TOO_MANY`, `CLOSED`, `NAME`, `STATE`. */
    readonly code: string;
    /** A sentence for people. */
    readonly message: string;
  };
}

/** What an upload may bring. */
export interface UploadLimits {
  /** All files together, in bytes. */
  readonly bytes: number;
  readonly files: number;
  /** Uploads of one author in an hour. */
  readonly perHour: number;
}

/** How many uploads an author has left within the limit of an hour. */
export interface UploadsLeft {
  /** That can be sent now. */
  readonly now: number;
  /** When there is one more, an ISO time; absent: none has been used. */
  readonly moreAt?: string;
}

export interface AuthorView {
  readonly title: string;
  readonly state: ContestState;
  readonly rules: ContestRules;
  readonly limits: UploadLimits;
  readonly left: UploadsLeft;
  readonly entry: EntryBrief;
  /** The newest first. */
  readonly versions: readonly AuthorVersion[];
}

export const VERSION_STATES = [
  "received",
  "refused",
  "waiting",
  "held",
  "playing",
  "played",
  "cancelled",
] as const;
/**
 * `received`: arrived, to be checked. `refused`: the check found it unfit. `waiting`: fit, in the queue. `held`: the
 * organiser lets it wait. `playing`: its stage is being played. `played`: its stage is over, or it was alone and plays
 * when somebody else comes. `cancelled`: taken back by its author while it waited.
 */
export type VersionState = (typeof VERSION_STATES)[number];

/** A version as its author sees it. */
export interface AuthorVersion {
  readonly number: number;
  readonly arrivedAt: string;
  readonly state: VersionState;
  /** How it is started: a file of the upload, or a command. */
  readonly command: string;
  readonly files: readonly UploadedFile[];
  /** Place among those that are played in their turn, from 1; absent: it does not wait, or is held. */
  readonly place?: number;
  /** Absent: it has not been checked yet. */
  readonly check?: CheckReport;
  /** The stage that is being played for it. */
  readonly stage?: { readonly number: number; readonly run: string };
  /** Stages that it played. */
  readonly stages: readonly {
    readonly number: number;
    readonly run: string;
    readonly rank: number;
  }[];
  /** What it wrote to standard error in rounds with a fault: its end, some rounds of each stage. */
  readonly errors: readonly AuthorError[];
}

export interface UploadedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** A round in which a program failed, and what it wrote to standard error. */
export interface AuthorError extends MatchPlace {
  /** In a duel, what the other was called; absent: it was a melee. */
  readonly rival?: string;
  readonly round: number;
  readonly turn: number;
  readonly detail: string;
  readonly stderr: string;
}

/** What the check of a version found. */
export interface CheckReport {
  readonly isFit: boolean;
  readonly checkedAt: string;
  /** What the entry check says against it; then nothing was tried. */
  readonly problems: readonly Problem[];
  /** What the trial found, in sentences. */
  readonly findings: readonly Finding[];
  /** The first standard error that came with a fault. */
  readonly stderr: string;
}

export interface Finding {
  readonly isGood: boolean;
  readonly text: string;
}

export interface OrganiserView {
  readonly title: string;
  readonly state: ContestState;
  readonly rules: ContestRules;
  /** The address by which authors reach the site, with / at its end: personal links begin with it. */
  readonly address?: string;
  /** Nobody but this machine can open the site, so personal links are good for nobody else; then there is no `address`. */
  readonly isLocal?: true;
  /** What the processes that check and play are doing. */
  readonly workers: readonly WorkerReport[];
  /** Also those that were only invited. */
  readonly entries: readonly OrganiserEntry[];
  readonly queue: readonly QueuedVersion[];
  /** The newest first. */
  readonly stages: readonly StageBrief[];
}

export interface WorkerReport {
  readonly task: "check" | "play";
  readonly state: "idle" | "busy" | "failing" | "stopped";
  /** What it is at, or why it fails; a sentence. */
  readonly message: string;
  /** When it last said so. */
  readonly at: string;
}

export interface OrganiserEntry extends EntryBrief {
  /** Whether somebody holds a link to it. */
  readonly isInvited: boolean;
  readonly versions: readonly OrganiserVersion[];
}

/** The organiser sees findings, but no source; standard error is its author's. */
export interface OrganiserVersion {
  readonly number: number;
  readonly arrivedAt: string;
  readonly state: VersionState;
  readonly digest?: string;
  readonly check?: Omit<CheckReport, "stderr">;
}

/** What the organiser does. */
export type OrganiserDeed =
  | { readonly deed: "hold" | "release"; readonly entry: string; readonly version: number }
  /** Plays a stage again with the same programs on other fields; the old one counts no more. */
  | { readonly deed: "again"; readonly stage: number }
  | { readonly deed: "withdraw" | "restore"; readonly entry: string }
  | { readonly deed: "rename"; readonly entry: string; readonly name: string }
  /** Makes a personal link for an entry, a new one where there is no such name; an older link ends. */
  | { readonly deed: "invite"; readonly name: string }
  | { readonly deed: "close" | "open" };

export interface OrganiserAnswer {
  readonly view: OrganiserView;
  /** Told once: the token of an invitation. */
  readonly invited?: EntryName & { readonly token: string };
}
