/**
 * What a site with tanks logs says about them: a catalog, and for each run a page of facts. A server makes these files as
 * they are asked for, `build` writes them; pages read both alike.
 * Browser-safe: no Deno, no DOM.
 *
 *     data/catalog.json               which runs there are              Catalog
 *     data/RUN/run.json               one run: table and matches        PublishedRun
 *     data/RUN/MATCH.jsonl[.gz]       the log of a match (PublishedMatch.file)
 *     data/RUN/MATCH/ROUND.jsonl      a log with this round alone       from a server only, while the run is played
 *     data/RUN/events                 LiveEvents as they happen (SSE)   from a server only
 *
 * A single log that somebody wants to look at is a run of its own, with one match and no table.
 */
import type { RoundKind } from "../arena/types.ts";
import type { Highlight } from "./highlights_types.ts";
import type { RoundSummary } from "./summary.ts";
import type { LogFaultKind } from "./types.ts";

/** data/catalog.json: the runs, the one to show first in front. */
export interface Catalog {
  readonly runs: readonly CatalogRun[];
}

/** Whether a run is over. `stopped`: it is not, and nobody is playing it. */
export const RUN_STATES = ["finished", "playing", "stopped"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What the date of a run is: that of its beginning, or that of its files where nobody noted when it was begun. */
export const DATE_KINDS = ["begun", "written"] as const;

/** When a run was. */
export interface RunDate {
  readonly is: (typeof DATE_KINDS)[number];
  /** In ISO 8601. */
  readonly at: string;
}

/** A run in a list. */
export interface CatalogRun {
  /** Its name in addresses: letters, digits, `-`, `_` and `.` only. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  readonly state: RunState;
  /** Names of the programs, the best first where there is a table. */
  readonly bots: readonly string[];
  /** Rounds played so far. */
  readonly played: number;
  /** Absent: not known. */
  readonly date?: RunDate;
}

/** data/RUN/run.json. */
export interface PublishedRun extends CatalogRun {
  readonly seed: string;
  readonly stage: string;
  /** The layers of the sandbox that held. */
  readonly sandbox: readonly string[];
  /** Rounds that the run will have in the end. */
  readonly total: number;
  /** Absent where a log was opened alone. */
  readonly table?: Table;
  readonly matches: readonly PublishedMatch[];
  /** The contest of which it is a stage; absent: of none. */
  readonly contest?: StageOfContest;
}

/** What a run has besides when it is a stage of a contest (lib/contest/published/types.ts). */
export interface StageOfContest {
  /** The contest's. */
  readonly title: string;
  /** The stage, from 1. */
  readonly number: number;
  /** Whom it was played for: the entry's name in addresses, its name today, and its version. */
  readonly entry: string;
  readonly name: string;
  readonly version: number;
  /** It was played again and counts no more. */
  readonly isAnnulled: boolean;
  /** The stage that was played instead. */
  readonly replacedBy?: number;
  /** The stage that it repeats. */
  readonly repeats?: number;
  /** For each program, by its index in the run (TableRow.index). */
  readonly programs: readonly ProgramOfContest[];
  /** Rounds worth watching, the best first; none while it is played. */
  readonly highlights: readonly MatchHighlight[];
}

/** A program of a stage as an entry of the contest. */
export interface ProgramOfContest {
  /** Its entry's name in addresses. */
  readonly entry: string;
  readonly badge: ProgramBadge;
}

/** By what a program is known at a glance, in the whole contest. */
export interface ProgramBadge {
  /** One to a few, of its name; nobody else in the contest has them. */
  readonly letters: string;
  /** Which of the colours for programs, from 0. */
  readonly colour: number;
}

/** A round worth watching. */
export interface MatchHighlight {
  /** As in PublishedMatch.id. */
  readonly match: string;
  /** Its bots are those of the match. */
  readonly highlight: Highlight;
}

/** One match of a run. */
export interface PublishedMatch {
  /** Its name in addresses, such as `melee` or `duel-1-2-tank1-hunter`; characters as in CatalogRun.id. */
  readonly id: string;
  readonly kind: RoundKind;
  readonly bots: readonly string[];
  /** For each of the bots its index in the run's list (TableRow.index); 0, 1, … in a log alone. */
  readonly entries: readonly number[];
  /** Rounds played so far. */
  readonly played: number;
  readonly total: number;
  /** For each of the bots the rounds at whose end it was the only tank alive; absent: not counted. */
  readonly wins?: readonly number[];
  /** For each of the bots its points, damage and bonus, as they were scored; absent: not counted. */
  readonly points?: readonly number[];
  /** The log's name beside run.json, such as `melee.jsonl.gz`. */
  readonly file: string;
}

/** What data/RUN/events sends; the event's name is its `kind`. */
export type LiveEvent =
  | { readonly kind: "round"; readonly match: string; readonly summary: RoundSummary }
  | {
    readonly kind: "standings";
    readonly state: RunState;
    readonly played: number;
    readonly total: number;
    readonly table: Table;
  };

/** A number for the duels and one for the melees. */
export type ByKind = Readonly<Record<RoundKind, number>>;

/** A bot's line of the table. */
export interface TableRow {
  /** From 1; bots with equal totals share a rank, and the next rank counts them all: 1, 1, 3. */
  readonly rank: number;
  /** Its name. */
  readonly bot: string;
  /** Its index in the tournament's list. */
  readonly index: number;
  /** Raw duel points. */
  readonly duels: number;
  /** Duel points times the common factor. */
  readonly duelsCorrected: number;
  readonly melee: number;
  /** Corrected duel points plus melee points [TABLE-3]. */
  readonly total: number;
  /** The 95 % interval of the total. Never leaves the total out. */
  readonly low: number;
  readonly high: number;
  /** Rounds at whose end it was the only tank alive. */
  readonly wins: ByKind;
  /** Rounds that it played in. */
  readonly rounds: ByKind;
  /** Damage a round, over its rounds of both kinds; 0 without rounds. */
  readonly averageDamage: number;
  readonly faults: Readonly<Record<LogFaultKind, number>>;
}

/** The standings. */
export interface Table {
  /** What raw duel points are multiplied by [TABLE-1, TABLE-2]. */
  readonly factor: number;
  /** Best first; equal totals by name, then by index. */
  readonly rows: readonly TableRow[];
}
