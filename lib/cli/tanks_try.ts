/**
 * `tanks try`: is a program fit to enter? Told in plain words, with the same judge that a tournament has.
 */
import { rehearse } from "../tournament/rehearsal.ts";
import { type TrialReport, tryProgram } from "../tournament/trial.ts";
import { type ClockWords, limitsOf, programsOptions, type SandboxWords } from "./play_options.ts";
import { paint, print, quoteLines, terminal, visible } from "./printing.ts";

/** The options of the command line. */
export interface TanksTryOptions extends ClockWords, SandboxWords {
  readonly json?: boolean;
}

/** A point of the trial. */
interface Check {
  readonly isGood: boolean;
  readonly text: string;
}

/** More of the turn's time than this leaves little room on a slower machine. */
const COMFORTABLE_SHARE = 0.5;

/**
 * Tries a program.
 * @returns The exit status: 0 fit, 1 not.
 * @throws {UnusableInput} If the entry check refuses it.
 */
export async function tryBot(word: string, options: TanksTryOptions): Promise<number> {
  const limits = limitsOf(options);
  return await rehearse(word, programsOptions(options), async (rehearsal) => {
    const report = await tryProgram(rehearsal, limits);
    const checks = judge(report, limits.turnMs, limits.startMs);
    const isFit = checks.every((check) => check.isGood);
    const { name, version } = rehearsal.program;
    const { layers } = rehearsal.sandbox;
    if (options.json === true) {
      print(JSON.stringify({ fit: isFit, bot: name, version, sandbox: layers, ...report }) + "\n");
      return isFit ? 0 : 1;
    }
    for (const { isGood, text } of checks) {
      print(`${isGood ? paint(terminal, "green", "✓") : paint(terminal, "red", "✗")} ${text}\n`);
    }
    if (report.stderr !== "") {
      print("\nIt wrote to standard error:\n");
      print(quoteLines(name, report.stderr));
    }
    print(`\n${visible(name)} is ${isFit ? "fit to enter" : "not fit to enter yet"}.\n`);
    return isFit ? 0 : 1;
  });
}

/** The findings in the words of a friendly steward. */
function judge(report: TrialReport, turnMs: number, startMs: number): Check[] {
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
): Check[] {
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
function repeatCheck({ differs, repeated }: TrialReport): Check[] {
  if (repeated === 0) return [];
  const text = differs === undefined
    ? "Played again with the same input, it gave the same orders."
    : `Played again with the same input, it did something else (${differs}). That is ` +
      "allowed, but its rounds cannot be played again exactly.";
  return [{ isGood: true, text }];
}

function speedCheck(usual: number, p99: number, worst: number, turnMs: number): Check {
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
