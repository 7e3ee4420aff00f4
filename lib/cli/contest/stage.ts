/**
 * `contest stage DIR`: plays the stages that wait, in the order of arrival, and prints their tables.
 */
import { checkUploads } from "../../contest/checker.ts";
import { Contest } from "../../contest/contest.ts";
import { ledgerOf } from "../../contest/describe/ledger.ts";
import { readContest } from "../../contest/describe/records.ts";
import { tableAfter } from "../../contest/describe/table.ts";
import { failureText } from "../../contest/failure_text.ts";
import { type PlayerWatcher, playStages } from "../../contest/player.ts";
import type { ContestTable } from "../../contest/published/types.ts";
import { playingStage, stageByNumber } from "../../contest/store/stages.ts";
import type { Seat, Stage } from "../../contest/types.ts";
import { unusable } from "../../core/problem.ts";
import { Interrupted } from "../../judge/types.ts";
import type { RunWatcher } from "../../tournament/run.ts";
import { asTyped, fromWhereYouStand } from "../paths.ts";
import { programsOptions, type SandboxWords } from "../play_options.ts";
import { complain, print, visible } from "../printing.ts";
import { ProgressWatcher } from "../progress_watcher.ts";
import { makeStandings } from "../standings.ts";
import { listenForStop } from "../stop_signals.ts";
import { taskCommand } from "../task_command.ts";
import { wholeNumber } from "../whole_number.ts";
import { counted, listed } from "./reading.ts";

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
  const path = fromWhereYouStand(folder);
  using contest = await Contest.open(path);
  if (options.afresh === true && playingStage(contest) === undefined) {
    throw unusable("USAGE", "No stage broke off, so there is nothing to begin afresh");
  }
  const isWatching = options.watch === true;
  const { most } = options;
  const jobs = wholeNumber("--jobs", options.jobs ?? navigator.hardwareConcurrency, 1, 256);
  const { bubblewrap, trustNative } = programsOptions(options);
  const stopper = listenForStop();
  const parent = isWatching ? listenForEnd() : undefined;
  const signal = parent === undefined
    ? stopper.signal
    : AbortSignal.any([stopper.signal, parent.signal]);
  const reporter = new Reporter(contest, options.json === true);
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
    if (error instanceof Interrupted && parent?.signal.aborted === true) return 0;
    return explain(error, path);
  } finally {
    stopper.close();
  }
}

/** Prints what the player tells. */
class Reporter implements PlayerWatcher {
  readonly #contest: Contest;
  readonly #asJson: boolean;
  readonly #tables: ContestTable[] = [];
  #progress: ProgressWatcher | undefined;

  constructor(contest: Contest, asJson: boolean) {
    this.#contest = contest;
    this.#asJson = asJson;
  }

  stageBegins(stage: Stage, seats: readonly Seat[]): RunWatcher {
    const [first] = seats;
    const others = seats.slice(1).map(({ name }) => name);
    const why = stage.repeats === undefined ? "" : `, which repeats stage ${stage.repeats}`;
    complain(
      `Stage ${stage.number}${why}: ${listed([first?.name ?? ""])} against ${listed(others)}`,
    );
    this.#progress = new ProgressWatcher(this.#contest.stageFolder(stage.number));
    return this.#progress;
  }

  stageFinished({ number }: Stage): void {
    this.clear();
    const stage = stageByNumber(this.#contest, number);
    if (stage === undefined) return;
    const ledger = ledgerOf(readContest(this.#contest));
    const table = tableAfter(ledger, stage);
    this.#tables.push(table);
    if (this.#asJson) return;
    print(`Stage ${number}\n\n${makeStandings(table)}\n`);
    const moved = movements(table);
    if (moved !== "") print(`${moved}\n\n`);
  }

  stageDropped({ number }: Stage): void {
    this.clear();
    complain(
      `Stage ${number} was begun with a program that has been withdrawn and cannot be entered any more: it is planned again`,
    );
  }

  failing(message: string): void {
    this.clear();
    complain(`Nothing is lost, and it will be tried again. ${message}`);
  }

  /** All that there was to play has been played. */
  end(): void {
    if (this.#asJson) return print(JSON.stringify({ stages: this.#tables }) + "\n");
    const played = this.#tables.length;
    if (played === 0) return print("No stage waits to be played.\n");
    const { folder } = this.#contest;
    print(
      `${counted(played, "stage")} played; tables and logs are in ${visible(asTyped(folder))}\n`,
    );
  }

  clear(): void {
    this.#progress?.clear();
  }
}

/** Who has moved since the stage before, in one line; empty: nobody has, or there is none. */
function movements({ rows }: ContestTable): string {
  if (rows.every(({ before }) => before === undefined)) return "";
  const moved = rows.flatMap(({ bot, rank, before }) => {
    const name = listed([bot]);
    if (before === undefined) return [`${name} is new`];
    return before === rank ? [] : [`${name} ${before} -> ${rank}`];
  });
  return moved.length === 0 ? "Nobody has moved." : `Moved: ${moved.join(", ")}`;
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

/** Standard input ends when whoever started this process is gone. */
function listenForEnd(): { readonly signal: AbortSignal } {
  const controller = new AbortController();
  const read = async () => {
    const buffer = new Uint8Array(1024);
    while (await Deno.stdin.read(buffer) !== null);
    controller.abort();
  };
  read().catch(() => controller.abort());
  return { signal: controller.signal };
}
