/**
 * The stages of a contest as runs: `stage-12` and so on, those that the database knows and no others. A stage is looked
 * at when it is asked for; there may be hundreds.
 */
import type { Contest } from "../../contest/contest.ts";
import { entryById } from "../../contest/store/entries.ts";
import { listStages, seatsOf, stageByNumber } from "../../contest/store/stages.ts";
import { versionById } from "../../contest/store/versions.ts";
import type { Seat, Stage } from "../../contest/types.ts";
import type { Catalog, CatalogRun } from "../../logs/published.ts";
import { countRounds } from "../../tournament/schedule.ts";
import { type Clock, machineClock } from "../clock.ts";
import type { LibraryRun, RunLibrary } from "../run_library.ts";
import { StageSource } from "./stage_source.ts";

/** So many stages are in the catalog, the newest. */
const MOST_STAGES = 50;

/** What is known of so many stages stays in memory, those that were asked for last. */
const MOST_KEPT = 8;

/** What a contest's library is opened with. */
export interface ContestLibraryOptions {
  readonly contest: Contest;
  /** Told of whatever can be left out or read all the same. */
  readonly warn: (sentence: string) => void;
  /** @default machineClock */
  readonly clock?: Clock;
}

/** See the head of this file. */
export class ContestLibrary implements RunLibrary {
  readonly clock: Clock;
  readonly #contest: Contest;
  readonly #warn: (sentence: string) => void;
  /** By number; the one that was asked for last is the last. */
  readonly #kept = new Map<number, StageSource>();

  constructor({ clock = machineClock, contest, warn }: ContestLibraryOptions) {
    this.clock = clock;
    this.#contest = contest;
    this.#warn = warn;
  }

  /** The newest stages, by what the database says: no log is opened. */
  async catalog(): Promise<Catalog> {
    const stages = listStages(this.#contest).toSorted((one, other) => other.number - one.number);
    const newest = stages.slice(0, MOST_STAGES);
    return { runs: await Promise.all(newest.map((stage) => this.#describe(stage))) };
  }

  /** The stage `stage-12`; `undefined`: the contest has none of this name. */
  find(id: string): LibraryRun | undefined {
    const number = Number(/^stage-([1-9]\d{0,8})$/.exec(id)?.[1] ?? NaN);
    const stage = Number.isNaN(number) ? undefined : stageByNumber(this.#contest, number);
    return stage &&
      { id, source: this.#sourceOf(number), title: titleOfStage(this.#contest, stage) };
  }

  async idle(): Promise<void> {
    await Promise.all(Array.from(this.#kept.values(), (source) => source.idle()));
  }

  async #describe(stage: Stage): Promise<CatalogRun> {
    const seats = seatsOf(this.#contest, stage.number);
    const run = {
      id: `stage-${stage.number}`,
      title: titleOfStage(this.#contest, stage),
      bots: seats.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ name }) => name),
      date: { is: "begun", at: stage.begunAt } as const,
    };
    if (stage.state !== "playing") {
      return { ...run, state: "finished", played: roundsOfStage(stage, seats) };
    }
    const live = await this.#sourceOf(stage.number).live().catch(() => undefined);
    return { ...run, state: live?.state ?? "stopped", played: live?.rounds.count() ?? 0 };
  }

  #sourceOf(number: number): StageSource {
    const known = this.#kept.get(number);
    const source = known ?? new StageSource(this.#contest, number, this.clock, this.#warn);
    this.#kept.delete(number);
    this.#kept.set(number, source);
    for (const oldest of [...this.#kept.keys()].slice(0, -MOST_KEPT)) this.#kept.delete(oldest);
    return source;
  }
}

/** Such as `Stage 12: hunter, version 3`; one that counts no more says so. */
function titleOfStage(contest: Contest, { number, state, versionId }: Stage): string {
  const version = versionById(contest, versionId);
  const entry = version && entryById(contest, version.entryId);
  const name = version && entry
    ? `Stage ${number}: ${entry.name}, version ${version.number}`
    : `Stage ${number}`;
  return state === "annulled" ? `${name} (annulled)` : name;
}

function rankOf({ place, rank }: Seat): number {
  return rank ?? place;
}

function roundsOfStage({ rules, seed }: Stage, seats: readonly Seat[]): number {
  const { duels, melees } = rules;
  return countRounds({ seed, bots: seats.length, duels, melees });
}
