/**
 * `contest enter DIR NAME PROGRAM…`: adds an entry, or a new version of one, if the program is fit to enter.
 */
import { type EnterOutcome, enterVersion } from "../../contest/enter_version.ts";
import { cleanName } from "../../contest/entry_names.ts";
import { formatProblem } from "../../core/problem.ts";
import { programsOptions, type SandboxWords } from "../play_options.ts";
import { type Output, terminal, visible } from "../printing.ts";
import { printFindings } from "../trial_findings.ts";
import { openToChange } from "./changing.ts";
import { contestCommand } from "./commands_to_paste.ts";

/** The options of the command line. */
export interface EnterWords extends SandboxWords {
  /** Also a program that is the entry's newest version already. */
  readonly again?: boolean;
  readonly json?: boolean;
}

/**
 * Enters a program.
 * @param words The program, then files and folders that it may read.
 * @returns The exit status: 0 it waits for its stage, 1 it is not fit to enter, and nothing was added.
 * @throws {UnusableInput} If the contest takes no programs, or the words name none.
 */
export async function contestEnter(
  folder: string,
  name: string,
  words: readonly string[],
  options: EnterWords,
  output: Output = terminal,
): Promise<number> {
  using contest = await openToChange(folder);
  const again = options.again === true;
  const outcome = await enterVersion(contest, name, words, {
    ...programsOptions(options),
    again,
    begins: (entry, number) => {
      if (entry.name === cleanName(name)) return;
      output.complain(`${JSON.stringify(name)} is ${entry.name} (version ${number})`);
    },
  });
  if (options.json === true) output.print(JSON.stringify(forMachines(outcome)) + "\n");
  else tell(outcome, contest.folder, output);
  return outcome.added === undefined ? 1 : 0;
}

function tell({ added, name, report }: EnterOutcome, folder: string, output: Output): void {
  const problems = report.problems.map((problem) => ({
    isGood: false,
    text: visible(`${formatProblem(problem)}.`),
  }));
  printFindings(name, [...problems, ...report.findings], report.stderr, output);
  const shown = visible(name);
  if (added === undefined) {
    output.print(`\n${shown} is not fit to enter yet. Nothing was added.\n`);
    return;
  }
  const { place, version } = added;
  output.print(`\n${shown}, version ${version.number}, is entered: place ${place} in the queue.\n`);
  output.print(`Play what waits: ${contestCommand("stage", folder)}\n`);
}

function forMachines({ added, name, report }: EnterOutcome): unknown {
  return {
    fit: report.isFit,
    entry: name,
    version: added?.version.number ?? null,
    digest: added?.digest ?? null,
    place: added?.place ?? null,
    check: report,
  };
}
