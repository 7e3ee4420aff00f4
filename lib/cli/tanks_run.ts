/**
 * `tanks run`: the main job, from programs to a table and logs.
 */
import { join } from "@std/path";
import { STAGE_ROUNDS } from "../arena/rules.ts";
import { unusable } from "../core/problem.ts";
import { Interrupted, JudgeFailure } from "../judge/types.ts";
import {
  type NewRun,
  playNewRun,
  resumeRun,
  type RunOptions,
  type RunOutcome,
  type RunStart,
  type RunWatcher,
} from "../tournament/run.ts";
import { FILES, writeWhole } from "../tournament/run_folder.ts";
import { asTyped, fromWhereYouStand, whereYouStand } from "./paths.ts";
import { type ClockWords, limitsOf, programsOptions, type SandboxWords } from "./play_options.ts";
import { complain, print, visible } from "./printing.ts";
import { errorScreen, type Progress, showProgress } from "./progress.ts";
import { sampleBots } from "./sample_bots.ts";
import { leaders, makeStandings } from "./standings.ts";
import { systemErrorText } from "./system_error.ts";
import { taskCommand } from "./task_command.ts";
import { wholeNumber } from "./whole_number.ts";

/** Rounds of each kind when nobody says how many: a quick look. */
export const QUICK_ROUNDS = { duels: 20, melees: 50 } as const;

/** The options of the command line, as texts. */
export interface TanksRunOptions extends ClockWords, SandboxWords {
  readonly duels?: string;
  readonly melees?: string;
  /** The rules' stage: 100 duels of each pair and 1000 melees. */
  readonly full?: boolean;
  readonly seed?: string;
  readonly jobs?: string;
  readonly out?: string;
  readonly stage?: string;
  readonly resume?: string;
  readonly plain?: boolean;
  readonly json?: boolean;
}

/**
 * Plays a run and prints its table. `words`: [ROUNDS] and BOTs.
 * @returns The exit status.
 * @throws {UnusableInput} If the words or programs cannot be used.
 */
export async function run(words: readonly string[], options: TanksRunOptions): Promise<number> {
  const folder = fromWhereYouStand(options.resume ?? options.out ?? defaultFolder(new Date()));
  const stopper = listenForStop();
  const watcher = new ProgressWatcher(folder);
  const settings: RunOptions = {
    folder,
    jobs: wholeNumber("--jobs", options.jobs ?? navigator.hardwareConcurrency, 1, 256),
    ...programsOptions(options),
    logEnding: options.plain === true ? ".jsonl" : ".jsonl.gz",
    signal: stopper.signal,
    watcher,
  };
  try {
    const outcome = options.resume === undefined
      ? await playNewRun(newRun(words, options), settings)
      : await resumeRun(refuseNewWords(words, options, settings));
    watcher.clear();
    await printOutcome(outcome, options.json === true);
    return 0;
  } catch (error) {
    watcher.clear();
    return explain(error, folder);
  } finally {
    stopper.close();
  }
}

/** Takes [ROUNDS] from the front and everything else from the options. */
function newRun(words: readonly string[], options: TanksRunOptions): NewRun {
  const [first = "", ...others] = words;
  const rounds = /^\d+$/.test(first) ? wholeNumber("ROUNDS", first, 0, 1_000_000) : undefined;
  const bots = rounds === undefined ? words : others;
  if (options.full === true && rounds !== undefined) {
    throw unusable("USAGE", `--full says how many rounds there are: leave out ${first}`);
  }
  const [only] = bots;
  if (bots.length === 1 && only !== undefined) {
    throw unusable("USAGE", aloneText(only));
  }
  const usual = options.full === true
    ? { duels: STAGE_ROUNDS.duel, melees: STAGE_ROUNDS.melee }
    : { duels: rounds ?? QUICK_ROUNDS.duels, melees: rounds ?? QUICK_ROUNDS.melees };
  return {
    words: bots.length === 0 ? sampleBots() : bots,
    from: whereYouStand(),
    seed: options.seed ?? crypto.randomUUID().slice(0, 8),
    duels: wholeNumber("--duels", options.duels ?? usual.duels, 0, 1_000_000),
    melees: wholeNumber("--melees", options.melees ?? usual.melees, 0, 1_000_000),
    limits: limitsOf(options),
    stage: options.stage ?? "",
  };
}

/** Why one word alone is no tournament. */
function aloneText(word: string): string {
  if (/^[-+.,\d]+$/.test(word)) return `ROUNDS is ${word}: write a whole number, such as 50`;
  return `Only ${word} is named: a tournament needs at least two programs (the same one may be named twice)`;
}

/** A resumed run is what it was begun as: whoever wants another one is told so, not ignored. */
function refuseNewWords(
  words: readonly string[],
  options: TanksRunOptions,
  settings: RunOptions,
): RunOptions {
  const { duels, melees, full, seed, out, turnMs, startMs, stage } = options;
  const set = { duels, melees, full, seed, out, turnMs, startMs, stage };
  const names = Object.entries(set)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`);
  if (words.length === 0 && names.length === 0) return settings;
  const what = [...words, ...names].join(", ");
  throw unusable(
    "USAGE",
    `A resumed run goes on as it was begun, so --resume takes no programs and no other rounds: leave out ${what}`,
  );
}

async function printOutcome(
  { folder, settings, table }: RunOutcome,
  asJson: boolean,
): Promise<void> {
  const out = asTyped(folder);
  const { seed, duels, melees } = settings.plan;
  const { factor, rows } = table;
  const published = { factor, table: rows, seed, duels, melees, sandbox: settings.sandbox };
  const text = makeStandings(table);
  await writeWhole(join(folder, FILES.table), JSON.stringify(published, undefined, 2) + "\n");
  await writeWhole(join(folder, FILES.tableText), text);
  if (asJson) return print(JSON.stringify({ ...published, out }) + "\n");
  print(`${text}\n`);
  print(`Seed ${visible(seed)}; sandbox: ${settings.sandbox.join(", ")}\n`);
  print(`Table and logs are in ${visible(out)}\n`);
  print(`Watch the rounds: ${visible(taskCommand("serve", [out]))}\n`);
}

/** Shows the run's progress on standard error. */
class ProgressWatcher implements RunWatcher {
  readonly #folder: string;
  #progress: Progress | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  begun({ before, standings, total }: RunStart): void {
    const left = total.rounds - before.rounds;
    complain(
      `Playing ${left} ${left === 1 ? "round" : "rounds"}; what is finished is kept in ${
        asTyped(this.#folder)
      }`,
    );
    this.#progress = showProgress(errorScreen, {
      total,
      before,
      now: () => performance.now(),
      leaders: () => leaders(standings().rows, 3),
    });
  }

  roundFinished(seats: number): void {
    this.#progress?.roundFinished(seats);
  }

  roundVoid(message: string): void {
    this.clear();
    complain(message);
  }

  clear(): void {
    this.#progress?.clear();
  }
}

function explain(error: unknown, folder: string): number {
  const resume = `Finished rounds are kept; go on with: ${
    taskCommand("run-tournament", ["--resume", asTyped(folder)])
  }`;
  if (error instanceof Interrupted) {
    complain(`Stopped. ${resume}`);
    return 130;
  }
  const said = error instanceof JudgeFailure ? error.message : systemErrorText(error);
  if (said !== undefined) {
    complain(`The runner failed, no program is at fault. ${said}`);
    complain(resume);
    return 3;
  }
  throw error;
}

/** A signal that comes so soon after the first is the same one, passed on by npx or `deno task`, in milliseconds. */
const ECHO_MS = 1000;

/** Ctrl-C and its like stop the run in good order; a second one ends the process at once. */
function listenForStop(): { signal: AbortSignal; close: () => void } {
  const controller = new AbortController();
  let stoppedAt = 0;
  const stop = () => {
    if (!controller.signal.aborted) {
      stoppedAt = performance.now();
      controller.abort();
    } else if (performance.now() - stoppedAt > ECHO_MS) Deno.exit(130);
  };
  const signals: Deno.Signal[] = Deno.build.os === "windows"
    ? ["SIGINT", "SIGBREAK"]
    : ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const name of signals) Deno.addSignalListener(name, stop);
  return {
    signal: controller.signal,
    close: () => {
      for (const name of signals) Deno.removeSignalListener(name, stop);
    },
  };
}

/** `runs/2026-11-30T08-15-00`, where the user stands. */
function defaultFolder(now: Date): string {
  return join("runs", now.toISOString().slice(0, 19).replaceAll(":", "-"));
}
