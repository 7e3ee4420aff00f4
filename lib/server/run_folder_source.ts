/**
 * A run's folder as something to show: over, being played or stopped, whatever it is at the moment. Of its files only
 * table.json and the logs get out, and of run.json only what logs tell as well.
 */
import { basename, join } from "@std/path";
import { unusable } from "../core/problem.ts";
import { makeHeader } from "../logs/header.ts";
import type { PublishedMatch } from "../logs/published.ts";
import { FILES, readSettings } from "../tournament/run_folder.ts";
import { botsOf, countRounds, refusePlan, roundsOf } from "../tournament/schedule.ts";
import type { Clock } from "./clock.ts";
import { finishedStamp, readFinishedRun } from "./finished_run.ts";
import { LiveRun } from "./live_run.ts";
import type { PlayedRound, RunMatch } from "./played_rounds.ts";
import { readScores, type Scores } from "./scores.ts";
import type { LogContent, RunFacts, RunSource } from "./source.ts";
import { titleOf } from "./titles.ts";

/** What was made from files, and what they were then. */
interface Kept<Value> {
  readonly stamp: string;
  readonly value: Value;
}

/** See the head of this file. */
export class RunFolderSource implements RunSource {
  readonly name: string;
  readonly #folder: string;
  readonly #clock: Clock;
  #finished: Kept<RunFacts> | undefined;
  /** By the names of the logs. */
  readonly #scores = new Map<string, Kept<Promise<Scores | undefined>>>();
  #live: Kept<LiveRun> | undefined;

  /** The folder is absolute; nothing is read yet. */
  constructor(folder: string, clock: Clock) {
    this.name = basename(folder);
    this.#folder = folder;
    this.#clock = clock;
  }

  async facts(): Promise<RunFacts> {
    const finished = await this.#finishedFacts();
    if (finished !== undefined) return finished;
    const live = await this.live();
    if (live !== undefined) return factsOf(this.name, live);
    await Deno.stat(this.#folder);
    const message = "There is no run in this folder: name one that `tanks run` made, or a log";
    throw unusable("RUN_MISSING", message, { file: this.#folder });
  }

  async factsWithScores(): Promise<RunFacts> {
    const finished = await this.#finishedFacts();
    return finished === undefined ? await this.facts() : await this.#withScores(finished);
  }

  async log(file: string): Promise<LogContent | undefined> {
    const finished = await this.#finishedFacts();
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
    const stamp = await stampOf(join(this.#folder, FILES.settings));
    if (stamp === undefined) return undefined;
    if (this.#live?.stamp !== stamp) {
      const settings = await readSettings(this.#folder);
      const refusal = refusePlan(settings.plan);
      if (refusal !== undefined) throw unusable("PLAN", refusal, { file: this.#folder });
      this.#live = { stamp, value: new LiveRun(this.#folder, settings, this.#clock) };
    }
    const live = this.#live.value;
    await live.refresh();
    return live;
  }

  async idle(): Promise<void> {
    await this.#live?.value.idle();
  }

  async #finishedFacts(): Promise<RunFacts | undefined> {
    const stamp = await finishedStamp(this.#folder);
    if (stamp === undefined) return undefined;
    if (this.#finished?.stamp !== stamp) {
      this.#finished = { stamp, value: await readFinishedRun(this.#folder) };
    }
    return this.#finished.value;
  }

  async #withScores(facts: RunFacts): Promise<RunFacts> {
    const matches: PublishedMatch[] = [];
    for (const match of facts.matches) matches.push({ ...match, ...await this.#scoresOf(match) });
    return { ...facts, matches };
  }

  /** A log is read once, and again when it has changed. */
  async #scoresOf({ file }: PublishedMatch): Promise<Scores | undefined> {
    const path = join(this.#folder, FILES.logs, file);
    const stamp = await stampOf(path);
    if (stamp === undefined) return undefined;
    const kept = this.#scores.get(file);
    if (kept?.stamp === stamp) return await kept.value;
    const value = readScores(path);
    this.#scores.set(file, { stamp, value });
    return await value;
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

/** Says when a file has changed; `undefined`: it is not there. */
async function stampOf(path: string): Promise<string | undefined> {
  try {
    const { ino, mtime, size } = await Deno.stat(path);
    return [ino, mtime?.getTime(), size].join(" ");
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
