/**
 * The player: plays what waits, one stage after the other, in the order of arrival [STAGE-1]. What it does next follows
 * from the contest's records alone (next_stage.ts), so it can be stopped and started at any time, and on any machine.
 */
import { UnusableInput } from "../core/problem.ts";
import { Interrupted } from "../judge/types.ts";
import type { RunWatcher } from "../tournament/run.ts";
import type { Table } from "../logs/published.ts";
import type { Contest } from "./contest.ts";
import { failureText } from "./failure_text.ts";
import { type NextStage, nextStage } from "./next_stage.ts";
import { makeFacts, playAfresh, playStage, type StageOptions } from "./play_stage.ts";
import { pause as realPause } from "./pause.ts";
import { lockPlayer } from "./player_lock.ts";
import type { WorkerReport } from "./published/api.ts";
import { readFacts } from "./stage_facts.ts";
import { stageRecords } from "./stage_records.ts";
import { beginStage, listStages, markAlone, playingStage, seatsOf } from "./store/stages.ts";
import { reportWorker } from "./store/workers.ts";
import type { Seat, Stage } from "./types.ts";

/** How a contest's stages are played. */
export interface PlayerOptions extends StageOptions {
  /** True: waits for what comes, and tries again what fails, until `signal` stops it. */
  readonly watch: boolean;
  /** So many stages at most. @default all */
  readonly most?: number;
  /** True: what has been played of the stage that broke off is thrown away. */
  readonly afresh?: boolean;
  /** Checks what has been sent in; without it such versions are left to another process. */
  readonly check?: () => Promise<void>;
  readonly watcher: PlayerWatcher;
  /** Waits; a test puts its own in this place. @default the clock's time, or until the signal */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Who hears what the player does. */
export interface PlayerWatcher {
  /** A stage is going to be played, or played on; whoever is returned hears how. */
  stageBegins(stage: Stage, seats: readonly Seat[]): RunWatcher;
  stageFinished(stage: Stage, table: Table): void;
  /** A stage was thrown away: a program that could not be entered any more has been withdrawn. */
  stageDropped(stage: Stage): void;
  /** Something fails and will be tried again; a sentence. */
  failing(message: string): void;
}

/** How often a player that waits looks whether something has come, in milliseconds. */
const LOOK_EVERY_MS = 500;

/** The first pause after a failure, and the longest, in milliseconds; each is twice the one before. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Plays the waiting stages. Programs that have not been checked hold up those behind them.
 * @throws {UnusableInput} PLAYER_RUNS if another process plays this contest.
 * @throws {JudgeFailure | StorageFailure} If something fails, unless it watches; what was finished stays.
 * @throws {Interrupted} If `signal` stopped it.
 */
export async function playStages(contest: Contest, options: PlayerOptions): Promise<void> {
  using _lock = await lockPlayer(contest);
  const player = new Player(contest, options);
  try {
    await player.play();
  } finally {
    player.report("stopped", "Nobody plays stages at the moment");
  }
}

class Player {
  readonly #contest: Contest;
  readonly #options: PlayerOptions;
  readonly #pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  #left: number;
  #isAfresh: boolean;
  /** Whether each finished stage is known to have its facts. */
  #hasFacts = false;
  #said = "";

  constructor(contest: Contest, options: PlayerOptions) {
    this.#contest = contest;
    this.#options = options;
    this.#pause = options.pause ?? realPause;
    this.#left = options.most ?? Infinity;
    this.#isAfresh = options.afresh ?? false;
  }

  async play(): Promise<void> {
    const { signal, watch, watcher } = this.#options;
    let pauseMs = FIRST_PAUSE_MS;
    while (this.#left > 0) {
      if (signal.aborted) throw new Interrupted();
      try {
        // Asked before anything is read: what comes while it reads is a change, too.
        const seen = this.#contest.dataVersion();
        const mayGoOn = await this.#step();
        pauseMs = FIRST_PAUSE_MS;
        if (mayGoOn) continue;
        if (!watch) return;
        await this.#waitForChange(seen);
      } catch (error) {
        const said = failureText(error);
        if (said === undefined || !watch) throw error;
        this.#hasFacts = false;
        this.report("failing", said);
        watcher.failing(said);
        await this.#pause(pauseMs, signal);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      }
    }
  }

  /** Tells what the player is at, once. A disk that takes nothing must not keep it from saying so elsewhere. */
  report(state: WorkerReport["state"], message: string): void {
    if (this.#said === `${state} ${message}`) return;
    try {
      reportWorker(this.#contest, { task: "play", state, message, at: this.#contest.now() });
      this.#said = `${state} ${message}`;
    } catch (error) {
      if (failureText(error) === undefined) throw error;
    }
  }

  /** Does one thing. @returns Whether there may be more to do. */
  async #step(): Promise<boolean> {
    await this.#mendFacts();
    const broken = playingStage(this.#contest);
    if (broken !== undefined) {
      if (this.#isAfresh) await playAfresh(this.#contest, broken);
      this.#isAfresh = false;
      await this.#playStage(broken);
      return true;
    }
    const next = this.#begin();
    if (next.kind === "check") return await this.#check(next.versionId);
    if (next.kind === "none") this.report("idle", "No program waits to be played");
    return next.kind !== "none";
  }

  /** Decides and writes it down at once: nobody holds or takes back a version in between. */
  #begin(): NextStage {
    return this.#contest.transaction(() => {
      const next = nextStage(stageRecords(this.#contest));
      if (next.kind === "alone") markAlone(this.#contest, next.versionId);
      if (next.kind !== "stage") return next;
      const { repeats, versionIds } = next;
      const [versionId] = versionIds;
      if (versionId === undefined) throw new RangeError("A stage without programs");
      beginStage(this.#contest, {
        versionId,
        versionIds,
        ...(repeats === undefined ? {} : { repeats }),
      });
      return next;
    });
  }

  async #playStage(stage: Stage): Promise<void> {
    const { watcher, ...options } = this.#options;
    const { number } = stage;
    this.report("busy", `Stage ${number} is being played`);
    const heard = watcher.stageBegins(stage, seatsOf(this.#contest, number));
    const table = await playStage(this.#contest, stage, { ...options, watcher: heard });
    if (table === undefined) return watcher.stageDropped(stage);
    this.#left -= 1;
    watcher.stageFinished(stage, table);
    await makeFacts(this.#contest, number, options.signal);
  }

  async #check(versionId: number): Promise<boolean> {
    const { check, watch } = this.#options;
    if (check !== undefined && !watch) {
      await check();
      const next = nextStage(stageRecords(this.#contest));
      return next.kind !== "check" || next.versionId !== versionId;
    }
    this.report("idle", "The next program is still being checked");
    return false;
  }

  /** What a kill right after a stage has left undone, or a backup has left out. A damaged log is for `contest check`. */
  async #mendFacts(): Promise<void> {
    if (this.#hasFacts) return;
    for (const { number, state } of listStages(this.#contest)) {
      const folder = this.#contest.stageFolder(number);
      if (state === "playing" || await readFacts(folder) !== undefined) continue;
      try {
        await makeFacts(this.#contest, number, this.#options.signal);
      } catch (error) {
        if (!(error instanceof UnusableInput)) throw error;
      }
    }
    this.#hasFacts = true;
  }

  async #waitForChange(seen: number): Promise<void> {
    const { signal } = this.#options;
    while (!signal.aborted && this.#contest.dataVersion() === seen) {
      await this.#pause(LOOK_EVERY_MS, signal);
    }
  }
}
