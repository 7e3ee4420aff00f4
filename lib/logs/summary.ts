/**
 * A round in a line of a list: how it ended and what went wrong in it.
 * Browser-safe: no Deno, no DOM.
 */
import type { RoundResult } from "../arena/types.ts";
import { resultByReplay } from "./replay.ts";
import type { LogFaultKind, LogHeader, LogRound } from "./types.ts";

/** A round in short. Lists have an item for each seat. Can be sent as JSON. */
export interface RoundSummary {
  readonly round: number;
  /** Which of the header's bots sits in each seat. */
  readonly bots: readonly number[];
  /** As recorded; replayed where the log does not say. */
  readonly result: RoundResult;
  /** Turn, seat and kind of each fault. */
  readonly faults: readonly SummaryFault[];
}

/** A fault without its evidence. */
export interface SummaryFault {
  readonly turn: number;
  readonly seat: number;
  readonly kind: LogFaultKind;
}

/** The round in short. */
export function summaryOf(header: LogHeader, round: LogRound): RoundSummary {
  return {
    round: round.round,
    bots: round.tanks.map(({ bot }) => bot),
    result: round.result ?? resultByReplay(header, round),
    faults: round.faults.map(({ turn, tank, kind }) => ({ turn, seat: tank, kind })),
  };
}
