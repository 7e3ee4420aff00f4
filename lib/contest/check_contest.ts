/**
 * Proves a contest whole, so that a backup can be trusted: the database, what authors sent in, and of each stage that
 * its results follow from its journal and its rounds can be replayed. Nothing is changed, and a contest may be played
 * meanwhile.
 */
import { join } from "@std/path";
import { UnusableInput } from "../core/problem.ts";
import { checkDatabase } from "./check_database.ts";
import { checkFiles } from "./check_files.ts";
import { type CheckFinding, type Tell, telling } from "./check_findings.ts";
import type { SampleSize } from "./check_logs.ts";
import { checkFinished, checkPlaying } from "./check_stage.ts";
import { Contest } from "./contest.ts";
import { PRIVATE } from "./contest_folder.ts";
import { listStages } from "./store/stages.ts";

/** What the check came to. */
export interface ContestCheck {
  readonly whole: boolean;
  readonly findings: readonly CheckFinding[];
  readonly checked: CheckedAmount;
}

/** How much was looked at. */
export interface CheckedAmount {
  /** Files of versions. */
  readonly files: number;
  readonly stages: number;
  /** Rounds that were replayed. */
  readonly rounds: number;
}

/**
 * Proves the contest in a folder.
 * @param sample How many rounds of each match are replayed; all others are counted only.
 * @throws {UnusableInput} CONTEST_MISSING, CONTEST_NEWER or CONTEST_OLDER if it cannot be looked at.
 */
export async function checkContest(folder: string, sample: SampleSize = 3): Promise<ContestCheck> {
  const findings: CheckFinding[] = [];
  const tell: Tell = (code, message, file) => findings.push({ code, message, file });
  const checked = { files: 0, stages: 0, rounds: 0 };
  const database = join(folder, PRIVATE.database);
  using contest = await openToCheck(folder, tell);
  if (contest !== undefined) {
    await telling(tell, database, () => checkDatabase(contest, tell));
    await telling(tell, database, async () => {
      checked.files = await checkFiles(contest, tell);
    });
    await telling(tell, database, async () => {
      // Folders first: a stage is in the database before it has a folder.
      const folders = await foldersOf(contest);
      const stages = listStages(contest);
      findStrangers(contest, folders, stages.map(({ number }) => number), tell);
      for (const stage of stages) {
        await telling(tell, contest.stageFolder(stage.number), async () => {
          if (stage.state === "playing") await checkPlaying(contest, stage, tell);
          else checked.rounds += await checkFinished(contest, stage, sample, tell);
        });
        checked.stages += 1;
      }
    });
  }
  return { whole: findings.length === 0, findings, checked };
}

/** A database that cannot be read at all is a finding like any other. */
async function openToCheck(folder: string, tell: Tell): Promise<Contest | undefined> {
  try {
    return await Contest.open(folder, { readOnly: true });
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    if (error.problems.some(({ code }) => code !== "CONTEST_DAMAGED")) throw error;
    for (const { code, file, message } of error.problems) tell(code, message, file ?? folder);
    return undefined;
  }
}

async function foldersOf(contest: Contest): Promise<string[]> {
  try {
    return (await Array.fromAsync(Deno.readDir(contest.stagesFolder))).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

/** What a kill has left while a stage was thrown away is rubbish, not damage. */
function findStrangers(
  contest: Contest,
  folders: readonly string[],
  stages: readonly number[],
  tell: Tell,
): void {
  const known = new Set(stages.map((number) => `stage-${number}`));
  for (const name of [...folders].sort()) {
    if (known.has(name) || /^stage-\d+\.thrown-away$/.test(name)) continue;
    const message = "The database knows of no such stage";
    tell("STAGE_UNKNOWN", message, join(contest.stagesFolder, name));
  }
}
