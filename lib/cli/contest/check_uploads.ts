/**
 * `contest check-uploads DIR`: checks the programs that were sent in, in order of arrival.
 */
import { checkUploads } from "../../contest/checker.ts";
import { Contest } from "../../contest/contest.ts";
import { requireEntry } from "../../contest/store/entries.ts";
import type { Checked } from "../../contest/store/versions.ts";
import type { Version } from "../../contest/types.ts";
import { listenForInputEnd } from "../input_end.ts";
import { programsOptions, type SandboxWords } from "../play_options.ts";
import { complain, print, visible } from "../printing.ts";
import { listenForStop } from "../stop_signals.ts";
import { contestFolder } from "./folder.ts";

/** The options of the command line. */
export interface CheckUploadsWords extends SandboxWords {
  /** Waits for what comes, until standard input ends or a signal comes. */
  readonly watch?: boolean;
}

/**
 * Checks what was sent in.
 * @returns The exit status: 0, whatever was found; 130 if it was stopped.
 * @throws {UnusableInput} If there is no such contest.
 * @throws {JudgeFailure | StorageFailure} If something fails, unless it watches.
 */
export async function contestCheckUploads(
  folder: string,
  options: CheckUploadsWords,
): Promise<number> {
  using contest = await Contest.open(contestFolder(folder));
  const { bubblewrap, trustNative } = programsOptions(options);
  const watch = options.watch === true;
  const stopper = listenForStop();
  const signals = watch ? [stopper.signal, listenForInputEnd()] : [stopper.signal];
  try {
    await checkUploads(contest, {
      ...{ watch, bubblewrap, trustNative },
      signal: AbortSignal.any(signals),
      checked: (version, found) => tell(contest, version, found),
      failing: (message) => complain(`Nothing is lost, and it will be tried again. ${message}`),
    });
    return stopper.signal.aborted ? 130 : 0;
  } finally {
    stopper.close();
  }
}

/** One line for each; what was found is its author's. */
function tell(contest: Contest, { entryId, number }: Version, { report }: Checked): void {
  const { name } = requireEntry(contest, entryId);
  const found = report.isFit ? "fit, it waits for its stage" : "not fit to enter";
  print(`${visible(name)}, version ${number}: ${found}\n`);
}
