/**
 * The check of what was sent in: the entry check, then a short trial in the sandbox, with the contest's own clock.
 *
 * The trial plays each sort of round once, and once more to see whether it comes out the same (lib/tournament/trial.ts):
 * a second or two for most programs. One that uses up its time in every turn would take many minutes: its trial is cut
 * short, so that nobody keeps the others waiting.
 */
import { join } from "@std/path";
import { TURN_LIMIT } from "../arena/rules.ts";
import type { Problem } from "../core/problem.ts";
import { visibleInLine, visibleLines, visibleProblem } from "../core/visible.ts";
import { type EnteredProgram, enterProgram } from "../judge/entry/enter.ts";
import { isKnownInterpreter, KNOWN_INTERPRETERS } from "../judge/entry/known_interpreters.ts";
import { openExchange } from "../judge/open_exchange.ts";
import { findSandbox } from "../judge/sandbox/find_sandbox.ts";
import { refuseNative } from "../judge/sandbox/refuse_native.ts";
import { startCommand } from "../judge/sandbox/start_command.ts";
import type { Sandbox } from "../judge/types.ts";
import { openWorkshop } from "../judge/workshop.ts";
import { tryProgram } from "../tournament/trial.ts";
import { trialFindings } from "../tournament/trial_findings.ts";
import { calmTrial } from "./calm_trial.ts";
import type { Contest } from "./contest.ts";
import { type LaidOut, layOut, materialise } from "./materialise.ts";
import type { CheckReport } from "./published/api.ts";
import { filesOf } from "./store/versions.ts";
import type { Checked } from "./store/versions.ts";
import type { Submission, Version } from "./types.ts";
import { refuseCommand } from "../judge/entry/sent_command.ts";

/** How programs are started for the check. */
export interface CheckOptions {
  /** False: without bubblewrap even where it works. */
  readonly bubblewrap: boolean;
  readonly trustNative: boolean;
  /** Breaks the check off. */
  readonly signal?: AbortSignal;
}

/** How often each scene of the trial is played, and how long all of them may take; most take a second or two. */
const TRIAL = { plays: 1, budgetMs: 60_000 };

/**
 * Checks a version that somebody sent in from elsewhere: its command may name its own files and a known interpreter only.
 * @throws {UnusableInput} VERSION_DAMAGED if what was sent in is not there any more.
 * @throws {JudgeFailure} If the judge fails; the program is not at fault.
 * @throws {Interrupted} If `signal` broke it off.
 */
export async function checkVersion(
  contest: Contest,
  version: Version,
  options: CheckOptions,
): Promise<Checked> {
  const paths = filesOf(contest, version.id).map(({ path }) => path);
  const refusal = refuseCommand(version.command, paths);
  if (refusal !== undefined) return unfit(contest, [refusal]);
  const lay = (into: string) => materialise(contest, version.id, into);
  return await check(contest, lay, refuseInterpreter, options);
}

/** As `checkVersion`, for what the organiser himself gathered and is no version yet: he may use any interpreter. */
export async function checkSubmission(
  contest: Contest,
  submission: Submission,
  label: string,
  options: CheckOptions,
): Promise<Checked> {
  const lay = (into: string) => layOut(contest, submission, into, label);
  return await check(contest, lay, refuseNative, options);
}

/** Says why a program that is none for Deno is not started here. */
type NativeRule = (sandbox: Sandbox, words: readonly string[]) => Problem | undefined;

async function check(
  contest: Contest,
  lay: (into: string) => Promise<LaidOut>,
  refuse: NativeRule,
  options: CheckOptions,
): Promise<Checked> {
  await using workshop = await openWorkshop();
  const sandbox = await findSandbox({ ...options, workshop: workshop.folder });
  const from = join(workshop.folder, "sent-in");
  const into = join(workshop.folder, "program");
  const { word, ...sent } = await lay(from);
  const entered = await enterProgram(word, { ...sent, from, into, deno: sandbox.deno });
  if (!entered.ok) {
    return unfit(
      contest,
      entered.error.map((problem) => withoutFolder(problem, from)),
    );
  }
  const program = entered.value;
  const refusal = program.runtime === "native" ? refuse(sandbox, program.words) : undefined;
  if (refusal !== undefined) return unfit(contest, [refusal]);
  return await tryOut(contest, program, sandbox, options.signal);
}

async function tryOut(
  contest: Contest,
  program: EnteredProgram,
  sandbox: Sandbox,
  signal: AbortSignal | undefined,
): Promise<Checked> {
  const { startMs, turnMs } = contest.settings().rules;
  const limits = { turnMs, startMs, turns: TURN_LIMIT };
  const isStopped = () => signal?.aborted ?? false;
  const { close, exchange } = openExchange({ isStopped, sandbox });
  try {
    const command = startCommand(program, sandbox);
    const trial = await calmTrial(() => tryProgram({ command, exchange }, limits, TRIAL));
    const findings = trialFindings(trial, limits)
      .map(({ isGood, text }) => ({ isGood, text: visibleInLine(text) }));
    const isFit = findings.every(({ isGood }) => isGood);
    const report = {
      ...blank(contest),
      isFit,
      findings,
      stderr: visibleLines(shorten(trial.stderr, program.folder)),
    };
    return { digest: program.version, report };
  } finally {
    close();
  }
}

/** What an author can do nothing about is told as what he can do. */
const refuseInterpreter: NativeRule = (sandbox, [first = ""]) => {
  if (refuseNative(sandbox) !== undefined) {
    const message =
      "this contest's machine takes modules for Deno only (.ts, .js, .mjs): it has no safe place " +
      "for other programs; the organiser can change that";
    return { code: "ENTRY_NATIVE_UNSAFE", message };
  }
  if (first.startsWith("./") || isKnownInterpreter(first)) return undefined;
  const message = `a program's first line may name one of ${KNOWN_INTERPRETERS}, and not ${
    JSON.stringify(first)
  }`;
  return { code: "ENTRY_INTERPRETER", message };
};

function unfit(contest: Contest, problems: readonly Problem[]): Checked {
  return { report: { ...blank(contest), problems: problems.map(visibleProblem) } };
}

function blank(contest: Contest): CheckReport {
  return { isFit: false, checkedAt: contest.now(), problems: [], findings: [], stderr: "" };
}

/** Where it was laid out for the check is nobody's business. */
function withoutFolder(problem: Problem, folder: string): Problem {
  const { file, message } = problem;
  return {
    ...problem,
    message: shorten(message, folder),
    ...(file === undefined ? {} : { file: shorten(file, folder) }),
  };
}

/** The text with paths as they are in the program's own folder. */
function shorten(text: string, folder: string): string {
  return text.replaceAll(`file://${folder}/`, "").replaceAll(`${folder}/`, "");
}
