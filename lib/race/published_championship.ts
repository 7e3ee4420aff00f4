/**
 * A championship as it is stored and as pages read it: `race/championship.json` of a site, and the files of pools in the
 * folder of results. Names of participants are strangers' text; ids are harmless everywhere. Pure.
 */
import type { DecidedBy, MeanTime } from "./ranking.ts";

/** The whole contest, as far as it is driven. */
export interface PublishedChampionship {
  readonly title: string;
  readonly state: "playing" | "finished";
  /** What every drive was driven under: seconds for a circuit, and bytes of memory. */
  readonly limits: { readonly seconds: number; readonly memoryBytes: number };
  /** By the date of their first sending. */
  readonly participants: readonly PublishedParticipant[];
  /** Whose circuit does not conform, or who is not in order and was left out. */
  readonly out: readonly PublishedOut[];
  readonly rounds: readonly PublishedRound[];
  /** The id of who has won; absent: the contest is not over, or nobody takes part. */
  readonly winner?: string;
  /** Ids by the date of the last sending; empty until the contest is over. */
  readonly gifts: readonly string[];
}

/** Who drives. */
export interface PublishedParticipant {
  /** Its circuit is the file `ID.cir`. */
  readonly id: string;
  readonly name: string;
  /** ISO times as `Date.toISOString` writes them. */
  readonly firstSending: string;
  readonly lastSending: string;
  /** The mean time that it foretold, in hundredths of a second. */
  readonly estimate?: number;
  /** Its own circuit did not conform and was replaced. */
  readonly hasHouseCircuit: boolean;
  /** The best possible time on its circuit, in hundredths of a second. */
  readonly par: number;
  /** How many circuits its pilot was put to in all rounds, and how many it finished in time. */
  readonly presented: number;
  readonly finished: number;
}

/** Who is out before the first race. */
export interface PublishedOut {
  readonly id: string;
  readonly name: string;
  /** What is wrong, a sentence each; many are cut. */
  readonly reasons: readonly string[];
  /** True: its folder or its pilot was not in order, and the organiser plays without it. Else its circuit does not conform. */
  readonly isLeftOut?: boolean;
}

/** A round. */
export interface PublishedRound {
  /** From 1. */
  readonly number: number;
  readonly isFinal: boolean;
  readonly pools: readonly PublishedPool[];
}

/** A pool. */
export interface PublishedPool {
  /** From 1. */
  readonly number: number;
  /** Ids in the order in which they were laid on the pool. */
  readonly members: readonly string[];
  /** Absent: not everything is driven yet. */
  readonly result?: PublishedPoolResult;
}

/** What came of a pool. */
export interface PublishedPoolResult {
  /** The mean of all valid times, as a fraction, in hundredths of a second. */
  readonly mean: MeanTime;
  /** Best first. */
  readonly ranking: readonly PublishedRank[];
  /** A race on each circuit, in the order of `members`. */
  readonly races: readonly PublishedRace[];
}

/** A line of a pool's table. */
export interface PublishedRank {
  /** From 1. */
  readonly rank: number;
  /** An id. */
  readonly pilot: string;
  readonly sum: number;
  /** Points by circuit, in the order of the pool's members. */
  readonly points: readonly number[];
  /** Goes on to the next round; in the final nobody does. */
  readonly isQualified: boolean;
  /** What put it ahead of the next one; absent: it is the last. */
  readonly decidedBy?: DecidedBy;
}

/** A race on a circuit. */
export interface PublishedRace {
  /** The id of the participant whose circuit it is. */
  readonly circuit: string;
  /** Best first, the eliminated at the end. */
  readonly runs: readonly PublishedRun[];
}

/** A pilot's drive in a race. */
export interface PublishedRun {
  /** An id. */
  readonly pilot: string;
  /** Equals share one; absent: eliminated. */
  readonly position?: number;
  readonly points: number;
  /** `OK`, or why it is eliminated. */
  readonly verdict: string;
  /** The verdict in a sentence; it may hold strangers' words. */
  readonly sentence: string;
  /** The move that the verdict is about, from 1. */
  readonly move?: number;
  readonly moves?: number;
  /** Hundredths of a second. */
  readonly time?: number;
  /** Hundredths of a km/h. */
  readonly kmhHundredths?: number;
  /** The result file below `laps/`, such as `round-1/ada.bruno.f1`; absent: there is none to be shown. */
  readonly lap?: string;
}

/** Where a site has it, below `race/`: the file of the championship, its circuits (`ID.cir`) and its laps. */
export const CHAMPIONSHIP_FILE = "championship.json";
export const CHAMPIONSHIP_CIRCUITS = "championship";
export const CHAMPIONSHIP_LAPS = "laps";
