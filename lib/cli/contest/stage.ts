/**
 * `contest stage DIR`: plays the stages that wait, in the order of arrival, and prints their tables; with `--watch` it goes
 * on for as long as there is a contest, and says a line for each stage.
 */
import { checkUploads } from "../../contest/checker.ts";
import { Contest } from "../../contest/contest.ts";
import { failureText } from "../../contest/failure_text.ts";
import { playStages } from "../../contest/player.ts";
import { playingStage } from "../../contest/store/stages.ts";
import { unusable } from "../../core/problem.ts";
import { Interrupted } from "../../judge/types.ts";
import { listenForInputEnd } from "../input_end.ts";
import { asTyped } from "../paths.ts";
import { programsOptions, type SandboxWords } from "../play_options.ts";
import { complain } from "../printing.ts";
import { makeStandings } from "../standings.ts";
import { listenForStop } from "../stop_signals.ts";
import { taskCommand } from "../task_command.ts";
import { wholeNumber } from "../whole_number.ts";
import { contestFolder } from "./folder.ts";
import { QuietReporter, TableReporter } from "./stage_reporter.ts";

/** The options of the command line, as texts. */
export interface StageWords extends SandboxWords {
  readonly jobs?: string;
  /** Waits for what comes, until standard input ends or a signal comes. */
  readonly watch?: boolean;
  /** So many stages at most. */
  readonly most?: string;
  /** Throws away what has been played of the stage that broke off. */
  readonly afresh?: boolean;
  readonly json?: boolean;
}

/**
 * Checks what has been sent in, then plays stages; with `watch` another process checks.
 * @returns The exit status.
 * @throws {UnusableInput} If there is no such contest, or another process plays it.
 */
export async function contestStage(folder: string, options: StageWords): Promise<number> {
  const path = contestFolder(folder);
  using contest = await Contest.open(path);
  if (options.afresh === true && playingStage(contest) === undefined) {
    throw unusable("USAGE", "No stage broke off, so there is nothing to begin afresh");
  }
  const isWatching = options.watch === true;
  const { most } = options;
  const jobs = wholeNumber("--jobs", options.jobs ?? navigator.hardwareConcurrency, 1, 256);
  const { bubblewrap, trustNative } = programsOptions(options);
  const stopper = listenForStop();
  const parent = isWatching ? listenForInputEnd() : undefined;
  const signal = parent === undefined ? stopper.signal : AbortSignal.any([stopper.signal, parent]);
  const asJson = options.json === true;
  const reporter = isWatching && !asJson
    ? new QuietReporter(contest)
    : new TableReporter(contest, asJson);
  const check = () => checkUploads(contest, { watch: false, bubblewrap, trustNative, signal });
  try {
    if (!isWatching) await check();
    await playStages(contest, {
      ...{ jobs, bubblewrap, trustNative, signal, check, watcher: reporter },
      watch: isWatching,
      tableText: makeStandings,
      afresh: options.afresh === true,
      ...(most === undefined ? {} : { most: wholeNumber("--most", most, 1) }),
    });
    reporter.end();
    return 0;
  } catch (error) {
    reporter.clear();
    if (error instanceof Interrupted && parent?.aborted === true) return 0;
    return explain(error, path);
  } finally {
    stopper.close();
  }
}

function explain(error: unknown, folder: string): number {
  const resume = `What was played is kept; go on with: ${
    taskCommand("turniir", ["contest", "stage", asTyped(folder)])
  }`;
  if (error instanceof Interrupted) {
    complain(`Stopped. ${resume}`);
    return 130;
  }
  const said = failureText(error);
  if (said === undefined) throw error;
  complain(`The runner failed, no program is at fault. ${said}`);
  complain(resume);
  return 3;
}
