/** A log of one round that is at hand already: it came in an address. */
import { signal } from "@preact/signals";
import { unusable } from "../../../lib/core/problem.ts";
import { summaryOf } from "../../../lib/logs/summary.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import { verifyRound } from "../../../lib/logs/verify.ts";
import * as strings from "../../strings/strings.ts";
import type { LogBook, Verification } from "../work/types.ts";

/** The log as a book; nothing has to be read any more. */
export function oneRoundBook(name: string, header: LogHeader, round: LogRound): LogBook {
  const verification = signal<Verification>({ state: "idle" });
  return {
    name,
    header,
    isFromLink: true,
    rounds: signal([summaryOf(header, round)]),
    isComplete: signal(true),
    warnings: signal([]),
    problems: signal([]),
    highlights: signal([]),
    verification,
    round: (number = round.round) =>
      number === round.round
        ? Promise.resolve(round)
        : Promise.reject(unusable("LOG_NO_ROUND", strings.match.onlyRound(round.round))),
    add: () => {},
    verify: () => {
      const difference = verifyRound(header, round);
      verification.value = difference === undefined
        ? { state: "true", checked: 1, unstated: round.result === undefined ? 1 : 0 }
        : { state: "false", checked: 1, difference };
    },
    close: () => {},
  };
}
