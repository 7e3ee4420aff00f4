/**
 * Proves a contest whole, so that a backup can be trusted: the database, what authors sent in, and of each stage that
 * its results follow from its journal and its rounds can be replayed. Nothing is changed, and a contest may be played
 * meanwhile.
 */
import { join } from "@std/path";
import { UnusableInput } from "../core/problem.ts";
import type { TableText } from "../tournament/write_table.ts";
import { strangersAmongFiles } from "./blobs.ts";
import { checkDatabase } from "./check_database.ts";
import { checkFiles } from "./check_files.ts";
import { type CheckFinding, type Tell, telling } from "./check_findings.ts";
import type { SampleSize } from "./check_logs.ts";
import { checkOrder, type SeedOf } from "./check_order.ts";
import { checkFinished, checkPlaying } from "./check_stage.ts";
import { Contest } from "./contest.ts";
import { isOfContest, PRIVATE } from "./contest_folder.ts";
import { stageSeed } from "./stage_seed.ts";
import { listStages } from "./store/stages.ts";

/** What the check came to. */
export interface ContestCheck {
  readonly whole: boolean;
  readonly findings: readonly CheckFinding[];
  /** What lies in the contest's folder and does not belong there; paths. It damages nothing. */
  readonly strangers: readonly string[];
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

/** Hears how far a check has come: of all versions or stages so many have been looked at. */
export type CheckWatcher = (part: "versions" | "stages", done: number, total: number) => void;

/** What is made again, to be compared. */
export interface CheckMakers {
  /** Makes table.txt. @default table.txt is not looked at */
  readonly tableText?: TableText;
  /** @default stageSeed */
  readonly seedOf?: SeedOf;
}

/**
 * Proves the contest in a folder.
 * @param sample How many rounds of each match are replayed; of all others field and seats are checked, and what they
 *   came to is counted.
 * @throws {UnusableInput} CONTEST_MISSING, CONTEST_NEWER or CONTEST_OLDER if it cannot be looked at.
 */
export async function checkContest(
  folder: string,
  sample: SampleSize = 3,
  heard: CheckWatcher = () => {},
  { seedOf = stageSeed, tableText }: CheckMakers = {},
): Promise<ContestCheck> {
  const findings: CheckFinding[] = [];
  const tell: Tell = (code, message, file) => findings.push({ code, message, file });
  const checked = { files: 0, stages: 0, rounds: 0 };
  const database = join(folder, PRIVATE.database);
  using contest = await openToCheck(folder, tell);
  if (contest !== undefined) {
    await telling(tell, database, () => checkDatabase(contest, tell));
    await telling(tell, database, () => checkOrder(contest, seedOf, tell));
    await telling(tell, database, async () => {
      checked.files = await checkFiles(contest, tell, (...how) => heard("versions", ...how));
    });
    await telling(tell, database, async () => {
      // Folders first: a stage is in the database before it has a folder.
      const folders = await foldersOf(contest);
      const stages = listStages(contest);
      findStrangers(contest, folders, stages.map(({ number }) => number), tell);
      for (const stage of stages) {
        heard("stages", checked.stages, stages.length);
        await telling(tell, contest.stageFolder(stage.number), async () => {
          if (stage.state === "playing") await checkPlaying(contest, stage, tell);
          else checked.rounds += await checkFinished(contest, stage, { sample, tableText }, tell);
        });
        checked.stages += 1;
      }
    });
  }
  const strangers = [
    ...await strangersIn(folder),
    ...await strangersAmongFiles(join(folder, PRIVATE.files)),
  ];
  return { whole: findings.length === 0, findings, strangers, checked };
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

async function strangersIn(folder: string): Promise<string[]> {
  const names = (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);
  return names.filter((name) => !isOfContest(name)).sort().map((name) => join(folder, name));
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
