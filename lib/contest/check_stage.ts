/**
 * Proves a stage: everything that is said about it follows from its journal, which is the only truth.
 */
import { join } from "@std/path";
import { isDeepStrictEqual } from "node:util";
import { parseRound } from "../logs/round.ts";
import { FILES, headerOf, readSettings } from "../tournament/run_folder.ts";
import type { RunSettings } from "../tournament/run_settings.ts";
import { botsOf, countRounds, roundAt } from "../tournament/schedule.ts";
import { makeTable } from "../tournament/table.ts";
import { createTally, type Tally } from "../tournament/tally.ts";
import { publishedTable } from "../tournament/write_table.ts";
import type { Tell } from "./check_findings.ts";
import { checkLogs, type SampleSize, type StageRun } from "./check_logs.ts";
import type { Contest } from "./contest.ts";
import { readJournal } from "./read_journal.ts";
import { resultsOf } from "./stage_results.ts";
import { duelsOf, seatsOf } from "./store/stages.ts";
import { versionById } from "./store/versions.ts";
import type { Stage } from "./types.ts";

/**
 * Proves a finished or annulled stage whole.
 * @returns How many rounds were replayed.
 * @throws {UnusableInput} If its folder holds no run.
 */
export async function checkFinished(
  contest: Contest,
  stage: Stage,
  sample: SampleSize,
  tell: Tell,
): Promise<number> {
  const folder = contest.stageFolder(stage.number);
  const settings = await readSettings(folder);
  comparePlan(contest, stage, settings, tell);
  const file = join(folder, FILES.journal);
  using journal = await readJournal(file, settings.plan);
  if (journal === undefined) {
    tell("JOURNAL_MISSING", `Stage ${stage.number} has no journal`, file);
    return 0;
  }
  const run: StageRun = { folder, settings, journal };
  const tally = countAgain(run, stage, tell);
  if (tally !== undefined) await compareResults(contest, stage, run, tally, tell);
  return await checkLogs(run, sample, tell);
}

/** Proves that what has been played of a stage can be gone on with; its runner may be at it. */
export async function checkPlaying(contest: Contest, stage: Stage, tell: Tell): Promise<void> {
  const folder = contest.stageFolder(stage.number);
  // Begun in this very moment, or thrown away to be begun anew.
  if (!await isThere(join(folder, FILES.settings))) return;
  const settings = await readSettings(folder);
  comparePlan(contest, stage, settings, tell);
  const file = join(folder, FILES.journal);
  using journal = await readJournal(file, settings.plan);
  if (journal === undefined || journal.damaged === 0) return;
  const lines = journal.damaged === 1 ? "1 line" : `${journal.damaged} lines`;
  tell(
    "JOURNAL_DAMAGED",
    `${lines} of the journal are damaged: these rounds are played again`,
    file,
  );
}

/** run.json must be of this stage: same seed, rounds, limits and programs. */
function comparePlan(contest: Contest, stage: Stage, settings: RunSettings, tell: Tell): void {
  const seats = seatsOf(contest, stage.number);
  const { duels, melees, startMs, turnMs } = stage.rules;
  const inDatabase = {
    plan: { seed: stage.seed, bots: seats.length, duels, melees },
    limits: { turnMs, startMs },
    bots: seats.map(({ name, versionId }) => ({
      name,
      version: versionById(contest, versionId)?.digest,
    })),
  };
  const inFolder = {
    plan: settings.plan,
    limits: { turnMs: settings.limits.turnMs, startMs: settings.limits.startMs },
    bots: settings.bots.map(({ name, version }) => ({ name, version })),
  };
  if (isDeepStrictEqual(inDatabase, inFolder)) return;
  const file = join(contest.stageFolder(stage.number), FILES.settings);
  tell(
    "STAGE_PLAN",
    `The folder of stage ${stage.number} is not of the stage in the database`,
    file,
  );
}

/** The sums of all rounds in the journal; `undefined`: rounds are missing, so nothing can be compared. */
function countAgain(run: StageRun, stage: Stage, tell: Tell): Tally | undefined {
  const { folder, journal, settings } = run;
  const { plan } = settings;
  const tally = createTally(plan.seed, plan.bots);
  let missing = 0;
  for (let place = 0; place < countRounds(plan); place++) {
    if (!countRound(run, place, tally)) missing += 1;
  }
  if (missing === 0 && journal.damaged === 0) return tally;
  const message = missing === 0
    ? `The journal of stage ${stage.number} has ${journal.damaged} damaged lines beside its rounds`
    : `The journal of stage ${stage.number} lacks ${missing} of its ${countRounds(plan)} rounds`;
  tell("JOURNAL_DAMAGED", message, join(folder, FILES.journal));
  return missing === 0 ? tally : undefined;
}

function countRound({ journal, settings }: StageRun, place: number, tally: Tally): boolean {
  const line = journal.logLine(place);
  if (line === undefined) return false;
  const { match, round } = roundAt(settings.plan, place);
  const parsed = parseRound(line, headerOf(settings, match));
  if (!parsed.ok || parsed.value.result === undefined) return false;
  const { faults, result, tanks } = parsed.value;
  const inMatch = botsOf(settings.plan, match);
  const bots = tanks.map(({ bot }) => inMatch[bot] ?? -1);
  tally.add({ kind: match.kind, round, bots, result, faults });
  return true;
}

/** The database and table.json must say what the journal says. */
async function compareResults(
  contest: Contest,
  stage: Stage,
  { folder, settings }: StageRun,
  tally: Tally,
  tell: Tell,
): Promise<void> {
  const names = settings.bots.map(({ name }) => name);
  const table = makeTable(names, tally.bots(), tally.intervals());
  const { duels, factor, sandbox, seats } = resultsOf({ settings, table, tally }, "");
  const kept = {
    factor: stage.factor,
    sandbox: stage.sandbox,
    seats: seatsOf(contest, stage.number)
      .map(({ lead, place, rank, result }) => ({ place, rank, result, lead })),
    duels: duelsOf(contest, stage.number).map(({ stage: _, ...duel }) => duel),
  };
  const counted = {
    factor,
    sandbox,
    seats: seats.map(({ lead, place, rank, result }) => ({ place, rank, result, lead })),
    duels,
  };
  if (!isDeepStrictEqual(kept, counted)) {
    const message =
      `The results of stage ${stage.number} in the database are not what its journal comes to`;
    tell("RESULTS", message, join(folder, FILES.journal));
  }
  const file = join(folder, FILES.table);
  if (!isDeepStrictEqual(await readJson(file), publishedTable({ settings, table }))) {
    tell("TABLE", `The table of stage ${stage.number} is not what its journal comes to`, file);
  }
}

/** `undefined`: it is not there, or no JSON. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await Deno.readTextFile(file));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await Deno.stat(path)).isFile;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
