/**
 * `tanks try`: is a program fit to enter? Told in plain words, with the same judge that a tournament has.
 */
import { rehearse } from "../tournament/rehearsal.ts";
import { tryProgram } from "../tournament/trial.ts";
import { trialFindings } from "../tournament/trial_findings.ts";
import { type ClockWords, limitsOf, programsOptions, type SandboxWords } from "./play_options.ts";
import { print, visible } from "./printing.ts";
import { printFindings } from "./trial_findings.ts";

/** The options of the command line. */
export interface TanksTryOptions extends ClockWords, SandboxWords {
  readonly json?: boolean;
}

/**
 * Tries a program.
 * @returns The exit status: 0 fit, 1 not.
 * @throws {UnusableInput} If the entry check refuses it.
 */
export async function tryBot(word: string, options: TanksTryOptions): Promise<number> {
  const limits = limitsOf(options);
  return await rehearse(word, programsOptions(options), async (rehearsal) => {
    const report = await tryProgram(rehearsal, limits);
    const findings = trialFindings(report, limits);
    const isFit = findings.every(({ isGood }) => isGood);
    const { name, version } = rehearsal.program;
    const { layers } = rehearsal.sandbox;
    if (options.json === true) {
      print(JSON.stringify({ fit: isFit, bot: name, version, sandbox: layers, ...report }) + "\n");
      return isFit ? 0 : 1;
    }
    printFindings(name, findings, report.stderr);
    print(`\n${visible(name)} is ${isFit ? "fit to enter" : "not fit to enter yet"}.\n`);
    return isFit ? 0 : 1;
  });
}
