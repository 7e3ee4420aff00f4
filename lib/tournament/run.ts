/**
 * A run: from the words of a command line to a table and logs.
 *
 * Everything finished is in the journal before it counts, so a run can be killed at any moment and resumed: table and
 * logs are then the same as without the kill.
 */
import { join } from "@std/path";
import { type Problem, unusable, UnusableInput } from "../core/problem.ts";
import type { Program, Sandbox } from "../judge/types.ts";
import type { Table } from "../logs/published.ts";
import type { LogLimits } from "../logs/types.ts";
import { type GivenProgram, type KeptProgram, labelOf } from "./enter_all.ts";
import { Journal } from "./journal.ts";
import { countRound, isTrue, readRound } from "./recorded_round.ts";
import { createRunFolder, FILES, keepError, readSettings, writeLogs } from "./run_folder.ts";
import type { RunSettings } from "./run_settings.ts";
import { botsOf, countRounds, pairsOf, type Plan, refusePlan, roundAt } from "./schedule.ts";
import { makeTable } from "./table.ts";
import { createTally, type Tally } from "./tally.ts";
import { withPrograms } from "./with_programs.ts";
import { playSchedule } from "./workers.ts";

/** How a run is played; none of it changes its result. */
export interface RunOptions {
  /** The run's folder, absolute. */
  readonly folder: string;
  /** Rounds at the same time. */
  readonly jobs: number;
  /** False: without bubblewrap even where it works. */
  readonly bubblewrap: boolean;
  readonly trustNative: boolean;
  readonly logEnding: ".jsonl" | ".jsonl.gz";
  readonly signal: AbortSignal;
  readonly watcher: RunWatcher;
}

/** An amount of play. */
export interface Amount {
  readonly rounds: number;
  /** Of all rounds together. */
  readonly seats: number;
}

/** Who hears how a run goes. */
export interface RunWatcher {
  /** Programs have been entered and the journal is open. */
  begun(start: RunStart): void;
  /** A round with so many seats is in the journal. */
  roundFinished(seats: number): void;
  /** A round was void and is played again; a sentence. */
  roundVoid(message: string): void;
}

/** What a new run is begun with. */
export interface NewRun {
  readonly programs: readonly GivenProgram[];
  /** The folder in which the organiser stands, absolute; empty where all programs are kept ones. */
  readonly from: string;
  readonly seed: string;
  readonly duels: number;
  readonly melees: number;
  readonly limits: LogLimits;
  readonly stage: string;
}

/** Where a run stands when it begins or is resumed. */
export interface RunStart {
  readonly total: Amount;
  /** What is in the journal already. */
  readonly before: Amount;
  /** The table at any later moment, without intervals. */
  readonly standings: () => Table;
}

/** A finished run. */
export interface RunOutcome {
  readonly folder: string;
  readonly settings: RunSettings;
  readonly table: Table;
  /** The sums that the table was made from. */
  readonly tally: Tally;
}

/**
 * Plays a new run.
 * @throws {UnusableInput} If a program, the plan or the folder cannot be used; nothing has been played then.
 * @throws {JudgeFailure} If the runner fails; finished rounds stay in the journal.
 * @throws {Interrupted} If `signal` stopped it; finished rounds stay in the journal.
 */
export async function playNewRun(begin: NewRun, options: RunOptions): Promise<RunOutcome> {
  const plan: Plan = {
    seed: begin.seed,
    bots: begin.programs.length,
    duels: begin.duels,
    melees: begin.melees,
  };
  const refusal = refusePlan(plan);
  if (refusal !== undefined) throw unusable("PLAN", refusal);
  return await withPrograms(
    begin.programs,
    { ...options, from: begin.from },
    async (programs, sandbox) => {
      const settings: RunSettings = {
        plan,
        limits: begin.limits,
        bots: programs.map(({ name, version }, index) => ({
          name,
          version,
          word: labelOf(begin.programs[index] as GivenProgram),
        })),
        from: begin.from,
        stage: begin.stage,
        sandbox: sandbox.layers,
        begunAt: new Date().toISOString(),
      };
      await createRunFolder(options.folder, settings);
      return await playOn(settings, programs, sandbox, options);
    },
  );
}

/**
 * Goes on with the run in `options.folder`; otherwise as `playNewRun`.
 * @param given The programs where run.json only has labels of them, in the same order as when the run began.
 */
export async function resumeRun(
  options: RunOptions,
  given?: readonly KeptProgram[],
): Promise<RunOutcome> {
  const settings = await readSettings(options.folder);
  const refusal = refusePlan(settings.plan);
  if (refusal !== undefined) throw unusable("PLAN", refusal, { file: options.folder });
  return await withPrograms(
    given ?? settings.bots.map((bot) => bot.word),
    { ...options, from: settings.from },
    async (programs, sandbox) => {
      const changes = findChanges(settings, programs, sandbox);
      if (changes.length > 0) throw new UnusableInput(changes);
      return await playOn(settings, programs, sandbox, options);
    },
  );
}

/** A run must not mix two versions of a program, nor two sandboxes: its logs name one of each. */
function findChanges(
  settings: RunSettings,
  programs: readonly Program[],
  sandbox: Sandbox,
): Problem[] {
  const changed = settings.bots.flatMap((bot, index): Problem[] => {
    if (programs[index]?.version === bot.version) return [];
    return [{
      code: "RUN_CHANGED",
      message:
        `${bot.name} is not the program it was when this run began: put the old one back, or begin a new run`,
      file: bot.word,
    }];
  });
  const [then, now] = [settings.sandbox.join(", "), sandbox.layers.join(", ")];
  if (then !== now) {
    changed.push({
      code: "RUN_SANDBOX",
      message: `This run began in another sandbox (${then}) than there is now (${now}): ` +
        "make them the same, or begin a new run",
    });
  }
  return changed;
}

async function playOn(
  settings: RunSettings,
  programs: readonly Program[],
  sandbox: Sandbox,
  options: RunOptions,
): Promise<RunOutcome> {
  const { plan, limits } = settings;
  const names = settings.bots.map((bot) => bot.name);
  const tally = createTally(plan.seed, plan.bots);
  const journal = await Journal.open(join(options.folder, FILES.journal), plan);
  try {
    const before = countJournal(settings, journal, tally);
    const total = amountOf(plan);
    const { watcher } = options;
    watcher.begun({ total, before, standings: () => provisionalTable(names, tally) });
    const reports = playSchedule({
      plan,
      limits,
      sandbox,
      programs,
      done: journal.done(),
      jobs: Math.max(1, Math.min(options.jobs, total.rounds - before.rounds)),
      signal: options.signal,
    });
    for await (const report of reports) {
      const { match, round } = roundAt(plan, report.place);
      if (report.kind === "void") {
        watcher.roundVoid(`Round ${round} is void and is played again: ${report.reason}`);
        continue;
      }
      journal.append(report.place, report.line);
      const played = readRound(settings, report.place, report.line);
      if (played !== undefined) countRound(settings, tally, report.place, played);
      for (const error of report.errors) {
        await keepError(options.folder, settings, match, round, error);
      }
      watcher.roundFinished(botsOf(plan, match).length);
    }
    journal.sync();
    await writeLogs(options.folder, settings, journal, options.logEnding);
  } finally {
    journal.close();
  }
  const table = makeTable(names, tally.bots(), tally.intervals());
  return { folder: options.folder, settings, table, tally };
}

/** Counts all rounds of the journal; one whose line is damaged or came to another result will be played again. */
function countJournal(settings: RunSettings, journal: Journal, tally: Tally): Amount {
  const { plan } = settings;
  let rounds = 0;
  let seats = 0;
  for (let place = 0; place < countRounds(plan); place++) {
    const line = journal.logLine(place);
    if (line === undefined) continue;
    const round = readRound(settings, place, line);
    if (round !== undefined && isTrue(settings, place, round)) {
      countRound(settings, tally, place, round);
      rounds += 1;
      seats += botsOf(plan, roundAt(plan, place).match).length;
    } else journal.forget(place);
  }
  return { rounds, seats };
}

function amountOf(plan: Plan): Amount {
  const duels = pairsOf(plan.bots) * plan.duels;
  return { rounds: duels + plan.melees, seats: 2 * duels + plan.bots * plan.melees };
}

/** Intervals take time and mean little before the end. */
function provisionalTable(names: readonly string[], tally: Tally): Table {
  const sums = tally.bots();
  return makeTable(names, sums, sums.map(() => ({ low: 0, high: 0 })));
}
