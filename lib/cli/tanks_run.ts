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
} from "../tournament/run.ts";
import { writeTable } from "../tournament/write_table.ts";
import { asTyped, fromWhereYouStand, whereYouStand } from "./paths.ts";
import { type ClockWords, limitsOf, programsOptions, type SandboxWords } from "./play_options.ts";
import { complain, print, visible } from "./printing.ts";
import { ProgressWatcher } from "./progress_watcher.ts";
import { sampleBots } from "./sample_bots.ts";
import { makeStandings } from "./standings.ts";
import { listenForStop } from "./stop_signals.ts";
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
    programs: bots.length === 0 ? sampleBots() : bots,
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

async function printOutcome(outcome: RunOutcome, asJson: boolean): Promise<void> {
  const published = await writeTable(outcome, makeStandings);
  const out = asTyped(outcome.folder);
  if (asJson) return print(JSON.stringify({ ...published, out }) + "\n");
  print(`${makeStandings(outcome.table)}\n`);
  print(`Seed ${visible(published.seed)}; sandbox: ${published.sandbox.join(", ")}\n`);
  print(`Table and logs are in ${visible(out)}\n`);
  print(`Watch the rounds: ${visible(taskCommand("serve", [out]))}\n`);
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

/** `runs/2026-11-30T08-15-00`, where the user stands. */
function defaultFolder(now: Date): string {
  return join("runs", now.toISOString().slice(0, 19).replaceAll(":", "-"));
}
