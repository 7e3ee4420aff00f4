/**
 * `contest check DIR`: proves a contest whole. Exit status 0: it is; 1: it is not.
 */
import {
  checkContest,
  type CheckedAmount,
  type ContestCheck,
} from "../../contest/check_contest.ts";
import type { CheckFinding } from "../../contest/check_findings.ts";
import { asTyped } from "../paths.ts";
import { type Output, paint, terminal, visible } from "../printing.ts";
import { errorScreen, type Screen, showWords } from "../progress.ts";
import { makeStandings } from "../standings.ts";
import { wholeNumber } from "../whole_number.ts";
import { contestFolder } from "./folder.ts";
import { counted } from "./sentences.ts";

/** Rounds of each match that are replayed. */
const USUAL_ROUNDS = 3;

/** The options of the command line, as texts. */
export interface CheckWords {
  /** Rounds of each match that are replayed, or `all`. */
  readonly rounds?: string;
  readonly json?: boolean;
}

/**
 * Proves a contest and prints what is not whole; how far it has come is drawn on the screen, if that is a terminal.
 * @returns 0 if it is whole, else 1.
 * @throws {UnusableInput} If there is no contest in the folder.
 */
export async function contestCheck(
  folder: string,
  options: CheckWords,
  output: Output = terminal,
  screen: Screen = errorScreen,
): Promise<number> {
  const { rounds = USUAL_ROUNDS } = options;
  const sample = rounds === "all" ? rounds : wholeNumber("--rounds", rounds);
  const progress = showWords(screen, () => performance.now());
  const check = await checkContest(
    contestFolder(folder),
    sample,
    (part, done, total) => progress.draw(`Checked ${done}/${total} ${part}`),
    { tableText: makeStandings },
  ).finally(progress.clear);
  if (options.json === true) output.print(JSON.stringify(typed(check)) + "\n");
  else tell(check, output);
  return check.whole ? 0 : 1;
}

function tell({ checked, findings, strangers, whole }: ContestCheck, output: Output): void {
  for (const file of strangers) {
    output.print(`${visible(asTyped(file))}: This does not belong in the folder of a contest\n`);
  }
  for (const { file, message } of findings) {
    output.print(paint(output, "red", visible(`${asTyped(file)}: ${message}`)) + "\n");
  }
  const looked = amountText(checked);
  output.print(
    whole
      ? `The contest is whole: ${looked}\n`
      : `\nThe contest is not whole: ${counted(findings.length, "finding")}; ${looked}\n`,
  );
}

function amountText({ files, rounds, stages }: CheckedAmount): string {
  return `${counted(files, "file")} read, ${counted(stages, "stage")} counted again, ${
    counted(rounds, "round")
  } replayed`;
}

function typed({ checked, findings, strangers, whole }: ContestCheck): unknown {
  const shown = findings.map(({ code, file, message }): CheckFinding => ({
    ...{ code, message, file: asTyped(file) },
  }));
  return { whole, findings: shown, strangers: strangers.map(asTyped), checked };
}
