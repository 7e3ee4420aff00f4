/**
 * Lines of a run's journal: the match, then the round exactly as it will stand in the match's log. Pure.
 */
import { bad, good, type Result } from "../core/result.ts";
import type { Match, RoundName } from "./schedule.ts";

/** A line of the journal, taken apart but not yet read. */
export interface JournalLine {
  readonly name: RoundName;
  /** The round's line for the log. */
  readonly log: string;
}

const PATTERN = /^\{"match":"(melee|(\d+)-(\d+))","log":(\{"round":(\d+),.*\})\}$/;

/** What a match is called in journals and file names: `melee`, or the two bots' places in the list, from 1. */
export function makeMatchKey(match: Match): string {
  return match.kind === "melee" ? "melee" : match.bots.map((bot) => bot + 1).join("-");
}

/** The journal's line for a round, without line feed. */
export function makeJournalLine(match: Match, log: string): string {
  return `{"match":"${makeMatchKey(match)}","log":${log}}`;
}

/** Takes a line apart; a bad line tells only that it is one. */
export function parseJournalLine(text: string): Result<JournalLine, "torn"> {
  const found = PATTERN.exec(text);
  if (found === null) return bad("torn");
  const [, key, low, high, log, round] = found;
  const match: Match = key === "melee"
    ? { kind: "melee" }
    : { kind: "duel", bots: [Number(low) - 1, Number(high) - 1] };
  return good({ name: { match, round: Number(round) }, log: log as string });
}
