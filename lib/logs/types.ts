/**
 * The words of a log: a header line, then a line for each round (FORMAT.md in this folder).
 * Browser-safe: no Deno, no DOM.
 */
import type { RoundKind, RoundResult } from "../arena/types.ts";

/** The first field of each log's header. */
export const LOG_FORMAT = "turniir-tanks";

/** The version of the format that is written; readers refuse a higher one. */
export const LOG_VERSION = 1;

/** A program as logs name it. */
export interface LogBot {
  readonly name: string;
  /** `sha256:…` over its files; empty where a log was written by hand. */
  readonly version: string;
}

/** The limits that a match was played with. */
export interface LogLimits {
  readonly turnMs: number;
  readonly startMs: number;
  /** Turns of a round at most. */
  readonly turns: number;
}

/** The first line of a log. */
export interface LogHeader {
  readonly format: typeof LOG_FORMAT;
  readonly version: number;
  /** RULES_VERSION of the arena that played the match. */
  readonly rules: number;
  readonly kind: RoundKind;
  readonly seed: string;
  readonly bots: readonly LogBot[];
  readonly limits: LogLimits;
  readonly stage: string;
  /** The layers of the sandbox that held (SANDBOX_LAYERS of the judge). */
  readonly sandbox: readonly string[];
}

/** A seat of a round: which of the header's bots sits there, and where its tank starts. */
export interface LogTank {
  readonly bot: number;
  readonly x: number;
  readonly y: number;
}

/** Why a program was ended, or (`invalid`) lost a turn. */
export const LOG_FAULT_KINDS = [
  "timeout",
  "exit",
  "crash",
  "flood",
  "memory",
  "invalid",
  "start",
] as const;
export type LogFaultKind = (typeof LOG_FAULT_KINDS)[number];

/** What the clock saw in the turn of a fault, in milliseconds; the evidence for a life lost by clock. */
export interface LogClock {
  readonly allowedMs: number;
  readonly wallMs: number;
  readonly waitedMs?: number;
  readonly cpuMs?: number;
}

/** A fault of a round. */
export interface LogFault {
  /** From 1. */
  readonly turn: number;
  /** The seat. */
  readonly tank: number;
  readonly kind: LogFaultKind;
  readonly detail: string;
  readonly clock?: LogClock;
}

/** One round: causes only; everything else follows by replaying. */
export interface LogRound {
  /** From 1, within its match. */
  readonly round: number;
  readonly width: number;
  readonly height: number;
  /** Row y=1 first, one digit a cell. */
  readonly heights: readonly string[];
  readonly tanks: readonly LogTank[];
  /** A string for each turn, two characters for each seat: an order, `--` or `!!`. */
  readonly turns: readonly string[];
  readonly faults: readonly LogFault[];
  /** Redundant on purpose; undefined in a log that was written by hand without it. */
  readonly result: RoundResult | undefined;
  /**
   * CRC-32 of the line's text from its first character up to the comma before `"result"`, in 8 hex digits. It
   * guards what no result shows, such as the direction of a look; a log that was written by hand goes without.
   */
  readonly check?: string;
}

/** Where a piece of text comes from, as far as it is known; lines count from 1. */
export interface Place {
  readonly file?: string;
  readonly line?: number;
}
