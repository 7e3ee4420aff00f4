/**
 * A stage of a contest as something to show. The database tells what the run's folder alone does not, or only slowly:
 * whether somebody plays it, what was won in each match, and what the contest has to say about it.
 */
import type { Contest } from "../../contest/contest.ts";
import { readContest } from "../../contest/describe/records.ts";
import { stageOfContest } from "../../contest/describe/stage_of_contest.ts";
import { readFacts } from "../../contest/stage_facts.ts";
import { given } from "../../contest/store/rows.ts";
import { duelsOf, seatsOf, stageByNumber } from "../../contest/store/stages.ts";
import { listWorkers } from "../../contest/store/workers.ts";
import type { Duel, Seat } from "../../contest/types.ts";
import type { PublishedMatch, RunDate, StageOfContest } from "../../logs/published.ts";
import type { Clock } from "../clock.ts";
import { isBeingPlayed } from "../journal_lock.ts";
import type { LiveRun } from "../live_run.ts";
import { RunFolderSource } from "../run_folder_source.ts";
import type { Scores } from "../scores.ts";
import type { RunFacts } from "../source.ts";

/** See the head of this file. */
export class StageSource extends RunFolderSource {
  readonly #contest: Contest;
  readonly #number: number;
  /** Whoever saw it being played may ask for what he saw when it is over. */
  #wasFollowed = false;

  /** Nothing is read yet. Told of what is not shown. */
  constructor(contest: Contest, number: number, clock: Clock, warn: (sentence: string) => void) {
    super(contest.stageFolder(number), clock, warn, (journal) => isPlayed(contest, journal));
    this.#contest = contest;
    this.#number = number;
  }

  override async live(): Promise<LiveRun | undefined> {
    this.#wasFollowed ||= this.#isPlaying();
    // The journal of an old stage is long, and nothing will happen in it.
    return this.#wasFollowed ? await super.live() : undefined;
  }

  override async factsWithScores(): Promise<RunFacts> {
    const facts = {
      ...await this.facts(),
      ...given("contest", await this.#ofContest()),
      ...given("date", this.#date()),
    };
    if (this.#isPlaying()) return facts;
    const duels = duelsOf(this.#contest, this.#number);
    const seats = seatsOf(this.#contest, this.#number);
    const matches = facts.matches.map((match): PublishedMatch => ({
      ...match,
      ...(match.kind === "duel" ? duelScores(match, duels) : meleeScores(match, seats)),
    }));
    return { ...facts, matches };
  }

  async #ofContest(): Promise<StageOfContest | undefined> {
    const found = this.#isPlaying()
      ? undefined
      : await readFacts(this.#contest.stageFolder(this.#number));
    return stageOfContest(readContest(this.#contest), this.#number, found);
  }

  #date(): RunDate | undefined {
    const stage = stageByNumber(this.#contest, this.#number);
    return stage && { is: "begun", at: stage.begunAt };
  }

  #isPlaying(): boolean {
    return stageByNumber(this.#contest, this.#number)?.state === "playing";
  }
}

/** A server of a contest may not look at the system's locks; the player says itself what it does. */
async function isPlayed(contest: Contest, journal: string): Promise<boolean> {
  const player = listWorkers(contest).find(({ task }) => task === "play");
  return player?.state === "busy" || await isBeingPlayed(journal);
}

function duelScores({ entries, id }: PublishedMatch, duels: readonly Duel[]): Scores | undefined {
  const duel = duels.find(({ match }) => match === id);
  if (duel === undefined) return undefined;
  const of = ([one, other]: readonly [number, number]) =>
    entries.map((place) => place === duel.one ? one : other);
  return { wins: of(duel.wins), points: of(duel.points) };
}

function meleeScores({ entries }: PublishedMatch, seats: readonly Seat[]): Scores | undefined {
  const rows = entries.map((place) => seats.find((seat) => seat.place === place)?.result);
  if (!rows.every((row) => row !== undefined)) return undefined;
  return { wins: rows.map(({ wins }) => wins.melee), points: rows.map(({ melee }) => melee) };
}
