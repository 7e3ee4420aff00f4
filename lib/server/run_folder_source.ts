/**
 * A run's folder as something to show: over, being played or stopped, whatever it is at the moment. Of its files only
 * table.json and the logs get out, and of run.json only what logs tell as well.
 */
import { basename, join } from "@std/path";
import { unusable } from "../core/problem.ts";
import { makeHeader } from "../logs/header.ts";
import type { PublishedMatch, Table } from "../logs/published.ts";
import { compareTable } from "../logs/table_check.ts";
import { FILES } from "../tournament/run_folder.ts";
import { parseSettings } from "../tournament/run_settings.ts";
import { botsOf, countRounds, refusePlan, roundsOf } from "../tournament/schedule.ts";
import type { Clock } from "./clock.ts";
import { FinishedRun } from "./finished_run.ts";
import { LiveRun } from "./live_run.ts";
import { LOGS_AT_A_TIME } from "./log_headers.ts";
import { readSmall, stampOf, statOf } from "./ordinary_file.ts";
import type { PlayedRound, RunMatch } from "./played_rounds.ts";
import { Remembered } from "./remembered.ts";
import { dateOfRun } from "./run_date.ts";
import { type ReadScores, readScores } from "./scores.ts";
import { sideBySide } from "./side_by_side.ts";
import type { LogContent, RunFacts, RunSource } from "./source.ts";
import { titleOf } from "./titles.ts";

/** See the head of this file. */
export class RunFolderSource implements RunSource {
  readonly name: string;
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #warn: (sentence: string) => void;
  readonly #isPlayed: ((journal: string) => Promise<boolean>) | undefined;
  readonly #finished: FinishedRun;
  /** By the names of the logs. */
  readonly #scores = new Map<string, Remembered<ReadScores | undefined>>();
  readonly #settings = new Remembered<LiveRun>();
  #live: LiveRun | undefined;

  /**
   * The folder is absolute; nothing is read yet. Told of what is not shown.
   * @param isPlayed Whether a runner has the journal in use. Default: what the system says.
   */
  constructor(
    folder: string,
    clock: Clock,
    warn: (sentence: string) => void,
    isPlayed?: (journal: string) => Promise<boolean>,
  ) {
    this.name = basename(folder);
    this.#folder = folder;
    this.#clock = clock;
    this.#warn = warn;
    this.#isPlayed = isPlayed;
    this.#finished = new FinishedRun(folder, warn);
  }

  async facts(): Promise<RunFacts> {
    const finished = await this.#finished.facts();
    if (finished !== undefined) return finished;
    const live = await this.live();
    if (live !== undefined) {
      return { ...factsOf(this.name, live), ...await dateOfRun(this.#folder) };
    }
    await Deno.stat(this.#folder);
    const message = "There is no run in this folder: name one that `tanks run` made, or a log";
    throw unusable("RUN_MISSING", message, { file: this.#folder });
  }

  async factsWithScores(): Promise<RunFacts> {
    const finished = await this.#finished.facts();
    return finished === undefined ? await this.facts() : await this.#withScores(finished);
  }

  async log(file: string): Promise<LogContent | undefined> {
    const finished = await this.#finished.facts();
    if (finished?.matches.some((match) => match.file === file)) {
      return { kind: "file", path: join(this.#folder, FILES.logs, file) };
    }
    // Also when the run is over: somebody may have been looking at it all the time.
    if (!file.endsWith(".jsonl")) return undefined;
    const found = await this.#liveMatch(file.slice(0, -".jsonl".length));
    return found && linesOf(found.live, found.match, found.live.rounds.of(found.match));
  }

  async round(match: string, round: number): Promise<LogContent | undefined> {
    const found = await this.#liveMatch(match);
    const played = found?.live.rounds.find(found.match, round);
    return found && played && linesOf(found.live, found.match, [played]);
  }

  async live(): Promise<LiveRun | undefined> {
    const info = await statOf(join(this.#folder, FILES.settings));
    if (info === undefined) return undefined;
    const live = await this.#settings.get(stampOf(info), () => this.#begin());
    this.#live = live;
    await live.refresh();
    return live;
  }

  async idle(): Promise<void> {
    await this.#live?.idle();
  }

  /** Reads what the run was begun with. */
  async #begin(): Promise<LiveRun> {
    const file = join(this.#folder, FILES.settings);
    const settings = parseSettings(await readSmall(file, "the settings of a run"), file);
    if (!settings.ok) throw unusable(settings.error.code, settings.error.message, settings.error);
    const refusal = refusePlan(settings.value.plan);
    if (refusal !== undefined) throw unusable("PLAN", refusal, { file });
    return new LiveRun(this.#folder, settings.value, this.#clock, this.#isPlayed);
  }

  async #withScores(facts: RunFacts): Promise<RunFacts> {
    const read = await sideBySide(facts.matches, LOGS_AT_A_TIME, (match) => this.#scoresOf(match));
    if (facts.table !== undefined) this.#compare(facts.table, facts.matches, read);
    const matches = facts.matches.map((match, at): PublishedMatch => ({
      ...match,
      ...read[at]?.scores,
    }));
    return { ...facts, matches };
  }

  /** Nobody but the organiser can say what came about: the run is shown as its folder has it. */
  #compare(
    table: Table,
    matches: readonly PublishedMatch[],
    read: readonly (ReadScores | undefined)[],
  ): void {
    const file = join(this.#folder, FILES.table);
    const silent = matches.find((_, at) => read[at] === undefined);
    if (silent !== undefined) {
      this.#warn(
        `${file}: This table cannot be compared with the logs beside it: ${silent.file} is ` +
          "damaged, or does not say how its rounds ended",
      );
      return;
    }
    const verdict = compareTable(table, read.flatMap((log) => log === undefined ? [] : [log.sums]));
    if (verdict.state !== "differs") return;
    this.#warn(`${file}: This table does not agree with the logs beside it. ${verdict.message}`);
  }

  /** A log is read once, and again when it has changed. */
  async #scoresOf({ file }: PublishedMatch): Promise<ReadScores | undefined> {
    const path = join(this.#folder, FILES.logs, file);
    const info = await statOf(path);
    if (info === undefined) return undefined;
    const scores = this.#scores.get(file) ?? new Remembered();
    this.#scores.set(file, scores);
    return await scores.get(stampOf(info), () => readScores(path));
  }

  async #liveMatch(id: string): Promise<{ live: LiveRun; match: RunMatch } | undefined> {
    const live = await this.live();
    const match = live?.rounds.matches.find((one) => one.id === id);
    return live && match && { live, match };
  }
}

function factsOf(name: string, live: LiveRun): RunFacts {
  const { plan, sandbox, stage } = live.settings;
  const table = live.rounds.table();
  return {
    title: titleOf(name, stage),
    state: live.state,
    bots: table.rows.map(({ bot }) => bot),
    played: live.rounds.count(),
    seed: plan.seed,
    stage,
    sandbox,
    total: countRounds(plan),
    table,
    matches: live.rounds.matches.map((match) => ({
      id: match.id,
      kind: match.match.kind,
      bots: match.header.bots.map((bot) => bot.name),
      entries: botsOf(plan, match.match),
      played: live.rounds.count(match),
      total: roundsOf(plan, match.match),
      file: `${match.id}.jsonl`,
      ...live.rounds.scores(match),
    })),
  };
}

function linesOf(live: LiveRun, match: RunMatch, rounds: readonly PlayedRound[]): LogContent {
  async function* lines(): AsyncGenerator<string> {
    yield makeHeader(match.header);
    if (rounds.length > 0) yield* live.logLines(rounds);
  }
  return { kind: "lines", lines: lines() };
}
