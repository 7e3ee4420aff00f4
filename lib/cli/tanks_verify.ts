/**
 * `tanks verify LOG…`: replays logs and compares. Exit status 0: nothing differs from what is recorded (rounds that
 * state no result are counted apart); 1: a difference.
 */
import { type Problem, unusable, UnusableInput } from "../core/problem.ts";
import { formatDifference } from "../logs/difference.ts";
import { parseRoundShape } from "../logs/round.ts";
import { type Verdict, verifyLog } from "../logs/verify_log.ts";
import { openNamedLog, titleOf } from "./named_log.ts";
import { type Output, paint, terminal } from "./printing.ts";

/** How it answers. */
export interface VerifyOptions {
  /** One JSON object instead of sentences. */
  readonly json?: boolean;
  /** @default terminal */
  readonly output?: Output;
}

interface FileVerdict extends Verdict {
  readonly file: string;
}

/**
 * Verifies logs, all of them also after a difference, and prints the first difference of each.
 * @returns 0 if nothing differs from what is recorded, else 1.
 * @throws {UnusableInput} If a log cannot be read; the others are verified all the same.
 */
export async function verify(
  files: readonly string[],
  options: VerifyOptions = {},
): Promise<number> {
  const { output = terminal } = options;
  if (files.length === 0) throw unusable("USAGE", "Name at least one log to verify");
  const verdicts: FileVerdict[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      const log = await openNamedLog(file, output, { parse: parseRoundShape });
      const verdict = { file: titleOf(file), ...await verifyLog(log) };
      verdicts.push(verdict);
      if (!options.json) output.print(tell(verdict, output) + "\n");
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new UnusableInput(problems);
  if (options.json) output.print(JSON.stringify(toJson(verdicts)) + "\n");
  return verdicts.every(isGood) ? 0 : 1;
}

function isGood({ difference }: Verdict): boolean {
  return difference === undefined;
}

function tell({ file, rounds, unstated, difference }: FileVerdict, output: Output): string {
  if (difference !== undefined) {
    return paint(output, "red", `${file}: ${formatDifference(difference)}`);
  }
  const count = rounds === 1 ? "1 round" : `${rounds} rounds`;
  return `${file}: ${count} replayed, ${told(rounds, unstated)}`;
}

/** What is not stated cannot agree. */
function told(rounds: number, unstated: number): string {
  if (unstated === 0) return "all as recorded";
  if (unstated === rounds) return "but the log states no result to compare with";
  const agreeing = rounds - unstated;
  return `${agreeing} as recorded; ${unstated} ${unstated === 1 ? "states" : "state"} no result`;
}

/** One file: its verdict. Several: the verdict over all, and each file's. */
function toJson(verdicts: readonly FileVerdict[]): unknown {
  const [only] = verdicts;
  if (verdicts.length === 1 && only !== undefined) return verdictJson(only, !isGood(only));
  return {
    ok: verdicts.every(isGood),
    rounds: verdicts.reduce((sum, { rounds }) => sum + rounds, 0),
    unstated: verdicts.reduce((sum, { unstated }) => sum + unstated, 0),
    files: verdicts.map((verdict) => verdictJson(verdict, true)),
  };
}

function verdictJson(verdict: FileVerdict, withFile: boolean): unknown {
  const { file, rounds, unstated, difference } = verdict;
  const common = { rounds, unstated, ...(withFile ? { file } : {}) };
  if (difference === undefined) return { ok: true, ...common };
  const { round, turn, field, recorded, replayed, message } = difference;
  return { ok: false, ...common, round, turn, field, recorded, replayed, message };
}
