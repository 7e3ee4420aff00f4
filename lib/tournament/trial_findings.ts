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
    { isGood: true, text: entryText(faults) },
    ending.length === 0
      ? {
        isGood: true,
        text: playedText(report),
      }
      : {
        isGood: false,
        text: `It was ended in ${ending.length} of ${report.rounds} rounds; first in ${
          describe(ending)
        }`,
      },
    ...(report.turns === 0 ? [] : orderChecks(report, invalid, turnMs, startMs)),
    ...permissionAdvice(report.stderr),
  ];
}

function playedText({ isCutShort, rounds, turns }: TrialReport): string {
  return isCutShort
    ? `It played ${turns} turns in ${rounds} rounds, all that there was time for: it thinks long.`
    : `It played ${rounds} rounds (${turns} turns) to their ends.`;
}

function entryText(faults: TrialReport["faults"]): string {
  return faults.some(({ kind }) => kind === "start")
    ? "It passed the entry check."
    : "It passed the entry check and was started in its sandbox.";
}

/** Deno advises a flag that nobody can give here. */
function permissionAdvice(stderr: string): TrialFinding[] {
  if (!/again with the --allow-[\w-]+ flag/.test(stderr)) return [];
  const text =
    "It asked Deno for something that no program may have here, and no flag gives it: a program " +
    "reads its own files, those that were entered with it, and nothing else of the machine.";
  return [{ isGood: false, text }];
}

/** What can be said of a program that gave any order. */
function orderChecks(
  report: TrialReport,
  invalid: TrialReport["faults"],
  turnMs: number,
  startMs: number,
): TrialFinding[] {
  const { faults, startMs: slowest } = report;
  // Where a first order did not come, how long it took is not known.
  const isLate = faults.some(({ kind, turn }) => kind === "timeout" && turn <= 1);
  return [
    invalid.length === 0 ? { isGood: true, text: "Each of its lines was an order." } : {
      isGood: false,
      text: `It lost ${invalid.length} turns by lines that are no orders; first in ${
        describe(invalid)
      } An order is M, F or L and a digit from 0 to 7.`,
    },
    ...(isLate ? [] : [{
      isGood: slowest <= startMs + turnMs,
      text: `It started and gave its first order within ${ms(slowest)} of ${startMs + turnMs} ms.`,
    }]),
    ...speedCheck(report, turnMs),
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

/** Nothing where no turn was measured, or where a turn that was not finished is what counts. */
function speedCheck(
  { faults, p99Ms, timedTurns, usualMs, worstMs }: TrialReport,
  turnMs: number,
): TrialFinding[] {
  if (timedTurns === 0 || faults.some(({ kind }) => kind === "timeout")) return [];
  const times = `Its usual turn took ${ms(usualMs)}, 99 of 100 no more than ${
    ms(p99Ms)
  }, the longest ${ms(worstMs)} of ${turnMs} ms.`;
  return worstMs <= COMFORTABLE_SHARE * turnMs
    ? [{ isGood: true, text: times }]
    : [{ isGood: true, text: `${times} That leaves little room on a slower machine.` }];
}

function describe(faults: TrialReport["faults"]): string {
  const [first] = faults;
  if (first === undefined) return "";
  const place = `${first.scene}, turn ${first.turn}`;
  return `${place}: ${first.kind}, ${timeoutText(first) ?? first.detail}.`;
}

/** It was stopped at the limit, so how long it would have taken nobody knows: more than that is what counts. */
function timeoutText(
  { clock, detail, kind, turn }: TrialReport["faults"][number],
): string | undefined {
  if (kind !== "timeout" || clock === undefined) return undefined;
  const what = turn <= 1 ? "to start and for its first turn" : "for a turn";
  const waited = clock.waitedMs === undefined
    ? ""
    : `, ${clock.waitedMs} ms of it waiting for a processor`;
  const hint = detail.split("; ").slice(1).map((part) => `; ${part}`).join("");
  return `it took longer than ${clock.allowedMs} ms ${what}, so it was stopped ` +
    `(${clock.wallMs} ms passed${waited})${hint}`;
}

function ms(time: number): string {
  return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
}
