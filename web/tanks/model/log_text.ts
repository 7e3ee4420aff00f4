/** A single round as a log of its own. Pure. */
import { makeHeader } from "../../../lib/logs/header.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";

/** The text of a log with this round only, byte for byte as Turniir writes it. */
export function oneRoundLog(header: LogHeader, round: LogRound): string {
  return `${makeHeader(header)}\n${makeRound(round)}\n`;
}
