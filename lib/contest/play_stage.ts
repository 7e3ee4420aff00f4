/**
 * One stage, from its seats to its table.
 *
 * What has been done is in the stage's folder and in the database before the next thing is begun, so a kill at any
 * moment costs a round at most: whoever plays the stage again goes on where it broke off, and comes to the same table.
 *
 *     the stage is `playing`  ->  run.json  ->  journal, logs  ->  table.json, table.txt  ->  `finished`  ->  facts.json
 */
import { join } from "@std/path";
import { TURN_LIMIT } from "../arena/rules.ts";
import { unusable, UnusableInput } from "../core/problem.ts";
import { Interrupted, JudgeFailure } from "../judge/types.ts";
import { openWorkshop } from "../judge/workshop.ts";
import type { Table } from "../logs/published.ts";
import { KEPT_PROGRAM_UNFIT, type KeptProgram } from "../tournament/enter_all.ts";
import {
  playNewRun,
  resumeRun,
  type RunOptions,
  type RunOutcome,
  type RunWatcher,
} from "../tournament/run.ts";
import { hasRun } from "../tournament/run_folder.ts";
import { type TableText, writeTable } from "../tournament/write_table.ts";
import type { Contest } from "./contest.ts";
import { clearStageFolder, dropStage } from "./drop_stage.ts";
import { materialise } from "./materialise.ts";
import { writeFacts } from "./stage_facts.ts";
import { resultsOf } from "./stage_results.ts";
import { requireEntry } from "./store/entries.ts";
import { finishStage, seatsOf } from "./store/stages.ts";
import { versionById } from "./store/versions.ts";
import type { Seat, Stage, Version } from "./types.ts";

/** How stages are played; none of it changes their results. */
export interface StageOptions {
  /** Rounds at the same time. */
  readonly jobs: number;
  /** False: without bubblewrap even where it works. */
  readonly bubblewrap: boolean;
  readonly trustNative: boolean;
  /** Makes table.txt. */
  readonly tableText: TableText;
  readonly signal: AbortSignal;
}

/**
 * Plays a stage that is `playing`, from wherever it broke off, and keeps what it came to [STAGE-5].
 * @returns Its table; `undefined`: it was thrown away, since a program that cannot be entered any more has been withdrawn.
 * @throws {JudgeFailure} If the stage cannot be played at the moment; a sentence says why. What was finished stays.
 * @throws {Interrupted} If `signal` stopped it.
 */
export async function playStage(
  contest: Contest,
  stage: Stage,
  options: StageOptions & { readonly watcher: RunWatcher },
): Promise<Table | undefined> {
  const seats = seatsOf(contest, stage.number);
  let outcome: RunOutcome;
  try {
    outcome = await playRun(contest, stage, seats, options);
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    if (isUnfit(error) && seats.some((seat) => isWithdrawn(contest, seat))) {
      await dropStage(contest, stage);
      return undefined;
    }
    throw new JudgeFailure(explain(contest, stage, error), { cause: error });
  }
  await writeTable(outcome, options.tableText);
  finishStage(contest, stage.number, resultsOf(outcome, contest.now()));
  return outcome.table;
}

/**
 * Makes facts.json of a finished stage.
 * @throws {UnusableInput} If the stage's folder is damaged.
 * @throws {Interrupted} If `signal` stopped it; nothing is there then.
 */
export async function makeFacts(
  contest: Contest,
  stage: number,
  signal: AbortSignal,
): Promise<void> {
  try {
    await writeFacts(contest.stageFolder(stage), signal);
  } catch (error) {
    if (signal.aborted) throw new Interrupted();
    throw error;
  }
}

/** Throws away what has been played of a stage, so that it begins anew: with the same programs and the same seed. */
export async function playAfresh(contest: Contest, stage: Stage): Promise<void> {
  await clearStageFolder(contest.stageFolder(stage.number));
}

async function playRun(
  contest: Contest,
  stage: Stage,
  seats: readonly Seat[],
  options: StageOptions & { readonly watcher: RunWatcher },
): Promise<RunOutcome> {
  await using workshop = await openWorkshop();
  const programs: KeptProgram[] = [];
  for (const seat of seats) {
    programs.push(await layOut(contest, seat, join(workshop.folder, `seat-${seat.place}`)));
  }
  const folder = contest.stageFolder(stage.number);
  const { bubblewrap, jobs, signal, trustNative, watcher } = options;
  const how: RunOptions = {
    ...{ folder, jobs, bubblewrap, trustNative, signal, watcher },
    logEnding: ".jsonl.gz",
  };
  if (await hasRun(folder)) return await resumeRun(how, programs);
  const { duels, melees, startMs, turnMs } = stage.rules;
  return await playNewRun({
    programs,
    from: "",
    seed: stage.seed,
    duels,
    melees,
    limits: { turnMs, startMs, turns: TURN_LIMIT },
    stage: `stage-${stage.number}`,
  }, how);
}

/** Lays a seat's program out in a folder, from what the contest keeps of it. */
async function layOut(contest: Contest, seat: Seat, from: string): Promise<KeptProgram> {
  const version = versionOf(contest, seat);
  const label = `${seat.name}, version ${version.number}`;
  try {
    const { word, data } = await materialise(contest, version.id, from);
    return { word, from, data, name: seat.name, label, version: version.digest ?? "" };
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    throw unusable(KEPT_PROGRAM_UNFIT, `The files of ${label} are not whole: ${error.message}`);
  }
}

function versionOf(contest: Contest, { versionId }: Seat): Version {
  const version = versionById(contest, versionId);
  if (version === undefined) throw new RangeError(`There is no version ${versionId}`);
  return version;
}

function isWithdrawn(contest: Contest, seat: Seat): boolean {
  return requireEntry(contest, versionOf(contest, seat).entryId).isWithdrawn;
}

function isUnfit({ problems }: UnusableInput): boolean {
  return problems.some(({ code }) => code === KEPT_PROGRAM_UNFIT);
}

/** What keeps a stage from being played, and what the organiser can do about it. */
function explain({ folder }: Contest, { number }: Stage, error: UnusableInput): string {
  const said = error.problems.map(({ message }) => message).join("; ");
  if (error.problems.some(({ code }) => code === "RUN_SANDBOX")) {
    return `Stage ${number} began in another sandbox than there is now. ${said}. Or throw away what has been ` +
      `played of it and begin it anew: contest stage ${folder} --afresh`;
  }
  if (isUnfit(error)) {
    return `Stage ${number} cannot be played: ${said}. Put right what is missing on this machine, or withdraw the ` +
      "entry: then the stage is played without it";
  }
  return `Stage ${number} cannot be played: ${said}`;
}
