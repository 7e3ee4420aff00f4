/**
 * What the site of a contest says about it. A server makes these files as they are asked for, `contest publish` writes
 * them; pages read both alike. Nothing in them is private: no source, no standard error, no token, no refused version.
 * Browser-safe: no Deno, no DOM.
 *
 *     contest/overview.json        table, stages, queue, entries      ContestOverview
 *     contest/entries/SLUG.json    one entry                          EntryPage
 *     contest/matrix.json          who did how against whom           ContestMatrix
 *     contest/history.json         ranks, stage by stage              ContestHistory
 *     contest/events               ContestEvents as they happen (SSE) from a server only
 *
 * A stage is a run like any other: data/stage-12/run.json and its neighbours (lib/logs/published.ts).
 * Times are ISO 8601 in UTC, such as `2026-11-30T13:20:00Z`. Entries are named in addresses by their slug, which stays
 * when an entry is renamed. Versions of an entry and stages of a contest are numbered from 1.
 */
import type { Highlight } from "../../logs/highlights_types.ts";
import type { ProgramBadge, TableRow } from "../../logs/published.ts";
import type { LogClock, LogFaultKind } from "../../logs/types.ts";

/** contest/overview.json. */
export interface ContestOverview {
  readonly title: string;
  /** A closed contest takes no more programs; what waits is still played. */
  readonly state: ContestState;
  /** Whether programs can be sent in through this site. */
  readonly takesUploads: boolean;
  readonly rules: ContestRules;
  /** After the last finished stage; absent: there is none yet. */
  readonly table?: ContestTable;
  /** The newest first, also the one being played. */
  readonly stages: readonly StageBrief[];
  /** In the order of arrival. */
  readonly queue: readonly QueuedVersion[];
  /** By name. Who was only invited, or has had nothing accepted yet, is nobody else's business. */
  readonly entries: readonly EntryBrief[];
}

export const CONTEST_STATES = ["open", "closed"] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

/** How stages of a contest are played. */
export interface ContestRules {
  /** Duel rounds of each pair. */
  readonly duels: number;
  /** Melee rounds. */
  readonly melees: number;
  /** Programs in a stage, the new one included [STAGE-2]. */
  readonly places: number;
  readonly turnMs: number;
  readonly startMs: number;
}

/** The table after a stage. */
export interface ContestTable {
  readonly stage: number;
  /** What raw duel points are multiplied by. */
  readonly factor: number;
  /** The best first. */
  readonly rows: readonly ContestRow[];
}

/** A line of the table; `bot` is what the entry is called today. */
export interface ContestRow extends TableRow {
  readonly entry: string;
  readonly version: number;
  /** Its rank in the stage before; absent: it did not play there. */
  readonly before?: number;
  /** Whether this stage was played for this version. */
  readonly isNew: boolean;
  /** Whether it is ahead of the next row for certain; absent: there is no next row. */
  readonly lead?: Lead;
  readonly rating?: Rating;
}

/** How sure the order of two neighbours in the table is. */
export interface Lead {
  /** `tied`: equal totals. `open`: luck could have turned it round. `decided`: it could hardly have. */
  readonly verdict: "decided" | "open" | "tied";
  /** The share of replays of the stage on paper in which the upper one stays ahead, 0 to 1. */
  readonly share: number;
}

/**
 * Strength of a version over all stages that it played: a normal distribution (lib/contest/rating.ts). Wherever it is
 * shown, `±` is twice sigma, which is 95 % (`ratingMargin` in rating.ts beside this file).
 */
export interface Rating {
  readonly mu: number;
  /** Its uncertainty, one standard deviation. */
  readonly sigma: number;
  /** Stages that went into it. */
  readonly stages: number;
}

export const STAGE_STATES = ["playing", "finished", "annulled"] as const;
/** `annulled`: the organiser had it played again, as stage `replacedBy`; it counts no more. */
export type StageState = (typeof STAGE_STATES)[number];

/** A stage in a list. */
export interface StageBrief {
  readonly number: number;
  /** The run's id: `stage-12`. */
  readonly run: string;
  readonly state: StageState;
  /** The entry and version for which it was played. */
  readonly entry: string;
  readonly name: string;
  readonly version: number;
  /** How many programs play. */
  readonly programs: number;
  readonly begunAt: string;
  readonly finishedAt?: string;
  /** Who came first; several when they tied. Absent while it is played. */
  readonly winners?: readonly EntryName[];
  /** The rank of the version for which it was played. */
  readonly rank?: number;
  /** The stage that this one repeats. */
  readonly repeats?: number;
  readonly replacedBy?: number;
}

/** An entry where it is mentioned. */
export interface EntryName {
  readonly entry: string;
  readonly name: string;
}

/** A version that has not been played yet. */
export interface QueuedVersion extends EntryName {
  readonly version: number;
  /** `checking`: it has arrived, and is checked. `held`: the organiser lets it wait. */
  readonly state: "checking" | "waiting" | "held" | "playing";
  readonly arrivedAt: string;
}

/** An entry in a list. */
export interface EntryBrief extends EntryName {
  /** By what it is known at a glance; an older site does not tell. */
  readonly badge?: ProgramBadge;
  readonly isWithdrawn: boolean;
  /** The number of the version that plays for it; absent: none has been accepted yet. */
  readonly version?: number;
  /** Stages that it played. */
  readonly stages: number;
  readonly bestRank?: number;
  /** Its last stage, and its rank there. */
  readonly last?: { readonly stage: number; readonly rank: number };
  readonly rating?: Rating;
}

/** contest/entries/SLUG.json. */
export interface EntryPage extends EntryBrief {
  /** What it was called before, oldest first. */
  readonly formerNames: readonly string[];
  /** Accepted ones, the newest first. */
  readonly versions: readonly EntryVersion[];
  /** Its stages, the newest first. */
  readonly results: readonly EntryResult[];
  /** Against whom it played duels, the most frequent opponent first. */
  readonly opponents: readonly Opponent[];
  /** Faults of its versions by kind, over all stages. */
  readonly faultCounts: Readonly<Partial<Record<LogFaultKind, number>>>;
  /** Faults with their evidence, the newest stage first: some of each stage. */
  readonly faults: readonly EntryFault[];
  /** Rounds worth watching, the newest stage first. */
  readonly highlights: readonly EntryHighlight[];
}

export interface EntryVersion {
  readonly number: number;
  readonly arrivedAt: string;
  readonly state: "waiting" | "held" | "playing" | "played";
  /** `sha256:…`, as the logs name it. */
  readonly digest: string;
  readonly stages: readonly number[];
  readonly rating?: Rating;
}

export interface EntryResult {
  readonly stage: number;
  readonly run: string;
  readonly version: number;
  readonly rank: number;
  /** How many played. */
  readonly of: number;
  readonly total: number;
  readonly low: number;
  readonly high: number;
  readonly finishedAt: string;
}

/** Duels against one opponent, over all stages. */
export interface Opponent extends EntryName {
  readonly rounds: number;
  readonly points: number;
  readonly rivalPoints: number;
  readonly wins: number;
  readonly losses: number;
  /** Their last meeting, to watch. */
  readonly last: MatchPlace;
}

/** A match in the viewer: `tanks.html#run=…&match=…`. */
export interface MatchPlace {
  readonly stage: number;
  readonly run: string;
  /** As in PublishedMatch.id. */
  readonly match: string;
}

export interface EntryFault extends MatchPlace {
  /** In a duel, what the other was called; absent: it was a melee. */
  readonly rival?: string;
  readonly version: number;
  readonly round: number;
  readonly turn: number;
  readonly kind: LogFaultKind;
  readonly detail: string;
  readonly clock?: LogClock;
}

export interface EntryHighlight extends MatchPlace {
  readonly highlight: Highlight;
  /** The names that the highlight's indexes mean, as the log has them. */
  readonly bots: readonly string[];
}

/** contest/matrix.json. */
export interface ContestMatrix {
  /** Whoever played a duel, in the order of the last table, others after them by name. */
  readonly entries: readonly EntryName[];
  readonly pairs: readonly MatrixPair[];
}

/** Two entries' duels over all stages. */
export interface MatrixPair {
  /** Indexes into the entries; the lower first. */
  readonly pair: readonly [number, number];
  readonly rounds: number;
  readonly points: readonly [number, number];
  readonly wins: readonly [number, number];
  readonly last: MatchPlace;
}

/** contest/history.json. */
export interface ContestHistory {
  /** Finished ones that count, the oldest first. */
  readonly stages: readonly HistoryStage[];
  /** By the order of the last table, others after them by name. */
  readonly entries: readonly HistoryLine[];
}

export interface HistoryStage extends EntryName {
  readonly number: number;
  readonly finishedAt: string;
}

export interface HistoryLine extends EntryName {
  /** For each of the stages its rank; null: it did not play. */
  readonly ranks: readonly (number | null)[];
  /** For each of the stages the number of the version that played. */
  readonly versions: readonly (number | null)[];
}

/** What contest/events sends; the event's name is its `kind`. */
export type ContestEvent =
  /** The files above may have changed: read again what is shown. */
  | { readonly kind: "changed" }
  /** Sent when a client comes, and while a stage is played. */
  | {
    readonly kind: "progress";
    readonly stage: number;
    readonly run: string;
    readonly played: number;
    readonly total: number;
  };
