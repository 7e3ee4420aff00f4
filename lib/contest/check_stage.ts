/**
 * Proves a stage: everything that is said about it follows from its journal, which is the only truth.
 */
import { join } from "@std/path";
import { isDeepStrictEqual } from "node:util";
import type { Table } from "../logs/published.ts";
import { countRound, isSeated, readRound } from "../tournament/recorded_round.ts";
import { FILES, hasRun, readSettings } from "../tournament/run_folder.ts";
import type { RunSettings } from "../tournament/run_settings.ts";
import { countRounds } from "../tournament/schedule.ts";
import { makeTable } from "../tournament/table.ts";
import { createTally, type Tally } from "../tournament/tally.ts";
import { publishedTable, type TableText } from "../tournament/write_table.ts";
import { checkFacts } from "./check_facts.ts";
import type { Tell } from "./check_findings.ts";
import { checkLogs, type SampleSize, type StageRun } from "./check_logs.ts";
import type { Contest } from "./contest.ts";
import { readIfThere } from "./on_disk.ts";
import { readJournal } from "./read_journal.ts";
import { resultsOf } from "./stage_results.ts";
import { duelsOf, seatsOf } from "./store/stages.ts";
import { versionById } from "./store/versions.ts";
import type { Stage } from "./types.ts";

/** How thoroughly stages are proved. */
export interface StageCheck {
  /** How many rounds of each match are replayed. */
  readonly sample: SampleSize;
  /** Makes table.txt; without it table.txt is not looked at. */
  readonly tableText: TableText | undefined;
}

/**
 * Proves a finished or annulled stage whole.
 * @returns How many rounds were replayed.
 * @throws {UnusableInput} If its folder holds no run.
 */
export async function checkFinished(
  contest: Contest,
  stage: Stage,
  { sample, tableText }: StageCheck,
  tellAll: Tell,
): Promise<number> {
  let isSound = true;
  const tell: Tell = (...finding) => {
    isSound = false;
    tellAll(...finding);
  };
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
  if (tally !== undefined) {
    const { table } = await compareResults(contest, stage, run, tally, tell);
    if (tableText !== undefined) await compareText(run, stage, tableText(table), tell);
  }
  const replayed = await checkLogs(run, sample, tell);
  // What follows from damaged logs tells nothing.
  if (isSound) await checkFacts(contest, stage, tell);
  return replayed;
}

/** Proves that what has been played of a stage can be gone on with; its runner may be at it. */
export async function checkPlaying(contest: Contest, stage: Stage, tell: Tell): Promise<void> {
  const folder = contest.stageFolder(stage.number);
  // Begun in this very moment, or thrown away to be begun anew.
  if (!await hasRun(folder)) return;
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
  let foreign = 0;
  for (let place = 0; place < countRounds(plan); place++) {
    const line = journal.logLine(place);
    const round = line === undefined ? undefined : readRound(settings, place, line);
    if (round === undefined) missing += 1;
    else {
      if (!isSeated(settings, place, round)) foreign += 1;
      countRound(settings, tally, place, round);
    }
  }
  const file = join(folder, FILES.journal);
  if (foreign > 0) {
    const rounds = foreign === 1 ? "1 round has" : `${foreign} rounds have`;
    const message = `In the journal of stage ${stage.number}, ${rounds} another field or other ` +
      "seats than follow from its seed";
    tell("SEATS", message, file);
  }
  if (journal.repeated > 0) {
    const rounds = journal.repeated === 1 ? "1 round stands" : `${journal.repeated} rounds stand`;
    const message =
      `In the journal of stage ${stage.number}, ${rounds} there once more; the last ` +
      "line counts";
    tell("JOURNAL_REPEATS", message, file);
  }
  if (missing === 0 && journal.damaged === 0) return tally;
  const message = missing === 0
    ? `The journal of stage ${stage.number} has ${journal.damaged} damaged lines beside its rounds`
    : `The journal of stage ${stage.number} lacks ${missing} of its ${countRounds(plan)} rounds`;
  tell("JOURNAL_DAMAGED", message, file);
  return missing === 0 ? tally : undefined;
}

/** The database and table.json must say what the journal says; hands back what it says. */
async function compareResults(
  contest: Contest,
  stage: Stage,
  { folder, settings }: StageRun,
  tally: Tally,
  tell: Tell,
): Promise<{ readonly table: Table }> {
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
  return { table };
}

async function compareText(
  { folder }: StageRun,
  stage: Stage,
  expected: string,
  tell: Tell,
): Promise<void> {
  const file = join(folder, FILES.tableText);
  const bytes = await readIfThere(file);
  if (bytes !== undefined && new TextDecoder().decode(bytes) === expected) return;
  const message = `The table of stage ${stage.number} for people is not what its journal comes to`;
  tell("TABLE_TEXT", message, file);
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
