/**
 * What a trial found, in sentences for the program's author. Pure.
 */
import type { LogLimits } from "../logs/types.ts";
import type { TrialReport } from "./trial.ts";

/** A point of the trial. */
export interface TrialFinding {
  readonly isGood: boolean;
  readonly text: string;
}

/** More of the turn's time than this leaves little room on a slower machine. */
const COMFORTABLE_SHARE = 0.5;

/** The findings in the words of a friendly steward; the program is fit if all are good. */
export function trialFindings(
  report: TrialReport,
  { startMs, turnMs }: Pick<LogLimits, "startMs" | "turnMs">,
): TrialFinding[] {
  const { faults } = report;
  const ending = faults.filter((fault) => fault.kind !== "invalid");
  const invalid = faults.filter((fault) => fault.kind === "invalid");
  return [
    { isGood: true, text: "It passed the entry check and was started in its sandbox." },
    ending.length === 0
      ? {
        isGood: true,
        text: `It played ${report.rounds} rounds (${report.turns} turns) to their ends.`,
      }
      : {
        isGood: false,
        text: `It was ended in ${ending.length} of ${report.rounds} rounds; first in ${
          describe(ending)
        }`,
      },
    ...(report.turns === 0 ? [] : orderChecks(report, invalid, turnMs, startMs)),
  ];
}

/** What can be said of a program that gave any order. */
function orderChecks(
  report: TrialReport,
  invalid: TrialReport["faults"],
  turnMs: number,
  startMs: number,
): TrialFinding[] {
  const { p99Ms, startMs: slowest, usualMs, worstMs } = report;
  return [
    invalid.length === 0 ? { isGood: true, text: "Each of its lines was an order." } : {
      isGood: false,
      text: `It lost ${invalid.length} turns by lines that are no orders; first in ${
        describe(invalid)
      } An order is M, F or L and a digit from 0 to 7.`,
    },
    {
      isGood: slowest <= startMs + turnMs,
      text: `It started and gave its first order within ${ms(slowest)} of ${startMs + turnMs} ms.`,
    },
    speedCheck(usualMs, p99Ms, worstMs, turnMs),
    ...repeatCheck(report),
  ];
}

/** Nothing to tell when each scene ended with a fault. */
function repeatCheck({ differs, repeated }: TrialReport): TrialFinding[] {
  if (repeated === 0) return [];
  const text = differs === undefined
    ? "Played again with the same input, it gave the same orders."
    : `Played again with the same input, it did something else (${differs}). That is ` +
      "allowed, but its rounds cannot be played again exactly.";
  return [{ isGood: true, text }];
}

function speedCheck(usual: number, p99: number, worst: number, turnMs: number): TrialFinding {
  const times = `Its usual turn took ${ms(usual)}, 99 of 100 no more than ${ms(p99)}, the longest ${
    ms(worst)
  } of ${turnMs} ms.`;
  return worst <= COMFORTABLE_SHARE * turnMs
    ? { isGood: true, text: times }
    : { isGood: true, text: `${times} That leaves little room on a slower machine.` };
}

function describe(faults: TrialReport["faults"]): string {
  const [first] = faults;
  if (first === undefined) return "";
  return `${first.scene}, turn ${first.turn}: ${first.kind}, ${first.detail}.`;
}

function ms(time: number): string {
  return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
}
