/**
 * The finished rounds of a run as its journal tells them, line by line, and the sums that follow. Pure.
 *
 * A round that stands there twice counts once, by its last line; a line that cannot be read takes its round away, as the
 * runner will play it again.
 */
import type { Table } from "../logs/published.ts";
import { parseRound } from "../logs/round.ts";
import { type RoundSummary, summaryOf } from "../logs/summary.ts";
import type { LogHeader } from "../logs/types.ts";
import { parseJournalLine } from "../tournament/journal_lines.ts";
import { headerOf, logName } from "../tournament/run_folder.ts";
import type { RunSettings } from "../tournament/run_settings.ts";
import { botsOf, type Match, matchesOf, placeOf } from "../tournament/schedule.ts";
import { makeTable } from "../tournament/table.ts";
import { createTally, type FinishedRound, type Tally } from "../tournament/tally.ts";
import { type Scores, ScoreSheet } from "./scores.ts";

/** A match of the run, and what is the same for all its rounds. */
export interface RunMatch {
  /** As in PublishedMatch. */
  readonly id: string;
  readonly match: Match;
  readonly header: LogHeader;
}

/** A finished round and where its line lies in the journal, in bytes. */
export interface PlayedRound {
  readonly match: RunMatch;
  readonly summary: RoundSummary;
  readonly offset: number;
  /** Without the line feed. */
  readonly length: number;
}

/** Where a round's line ends in the journal, its line feed included. */
export function endOf({ length, offset }: PlayedRound): number {
  return offset + length + 1;
}

/** The rounds so far. */
export class PlayedRounds {
  /** In the order of the schedule. */
  readonly matches: readonly RunMatch[];
  readonly #settings: RunSettings;
  readonly #byKey: ReadonlyMap<string, RunMatch>;
  readonly #byPlace = new Map<number, PlayedRound>();
  /** As the lines came; those that a later line replaced are left in. */
  readonly #all: PlayedRound[] = [];
  readonly #counts = new Map<string, number>();
  readonly #sheets: ReadonlyMap<string, ScoreSheet>;
  #tally: Tally;
  /** A round was taken away: the sums are to be made anew. */
  #isStale = false;
  #table: Table | undefined;

  constructor(settings: RunSettings) {
    this.#settings = settings;
    this.matches = Array.from(matchesOf(settings.plan), (match): RunMatch => ({
      id: logName(settings, match),
      match,
      header: headerOf(settings, match),
    }));
    this.#byKey = new Map(this.matches.map((match) => [keyOf(match.match), match]));
    this.#sheets = new Map(
      this.matches.map(({ header, id }) => [id, new ScoreSheet(header.bots.length)]),
    );
    this.#tally = createTally(settings.plan.seed, settings.plan.bots);
  }

  /** Who won how often in a match so far. */
  scores({ id }: RunMatch): Scores | undefined {
    return this.#sheets.get(id)?.scores();
  }

  /** How many rounds there are, in all or of one match. */
  count(match?: RunMatch): number {
    return match === undefined ? this.#byPlace.size : this.#counts.get(match.id) ?? 0;
  }

  /** Takes in a line of the journal. */
  add(line: string, offset: number, length: number): void {
    const parsed = parseJournalLine(line);
    if (!parsed.ok) return;
    const { log, name } = parsed.value;
    const place = placeOf(this.#settings.plan, name);
    const match = this.#byKey.get(keyOf(name.match));
    if (place === undefined || match === undefined) return;
    this.#takeAway(place);
    const summary = summaryIn(log, match);
    if (summary === undefined) return;
    const played: PlayedRound = { match, summary, offset, length };
    if (!this.#count(played)) return;
    this.#byPlace.set(place, played);
    this.#all.push(played);
    this.#counts.set(match.id, this.count(match) + 1);
    this.#sheets.get(match.id)?.count(summary.bots, summary.result);
    this.#table = undefined;
  }

  /** Rounds whose lines end behind an offset, in the order of the journal. */
  after(offset: number): PlayedRound[] {
    let from = this.#all.length;
    while (from > 0 && endOf(this.#all[from - 1] as PlayedRound) > offset) from -= 1;
    return this.#all.slice(from).filter((round) => this.#isCurrent(round));
  }

  /** The rounds of a match, by their numbers. */
  of(match: RunMatch): PlayedRound[] {
    return [...this.#byPlace.values()]
      .filter((round) => round.match === match)
      .sort((one, other) => one.summary.round - other.summary.round);
  }

  /** A round of a match by its number. */
  find(match: RunMatch, round: number): PlayedRound | undefined {
    const place = placeOf(this.#settings.plan, { match: match.match, round });
    return place === undefined ? undefined : this.#byPlace.get(place);
  }

  /** The standings, with intervals. */
  table(): Table {
    if (this.#table !== undefined) return this.#table;
    if (this.#isStale) this.#countAgain();
    const names = this.#settings.bots.map((bot) => bot.name);
    this.#table = makeTable(names, this.#tally.bots(), this.#tally.intervals());
    return this.#table;
  }

  #isCurrent(round: PlayedRound): boolean {
    return this.find(round.match, round.summary.round) === round;
  }

  #takeAway(place: number): void {
    const before = this.#byPlace.get(place);
    if (before === undefined) return;
    this.#byPlace.delete(place);
    this.#counts.set(before.match.id, this.count(before.match) - 1);
    this.#sheets.get(before.match.id)?.count(before.summary.bots, before.summary.result, -1);
    this.#isStale = true;
    this.#table = undefined;
  }

  /** Adds a round to the sums; false: its parts do not fit each other. */
  #count(played: PlayedRound): boolean {
    try {
      this.#tally.add(this.#finished(played));
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  #countAgain(): void {
    this.#tally = createTally(this.#settings.plan.seed, this.#settings.plan.bots);
    for (const round of this.#byPlace.values()) this.#tally.add(this.#finished(round));
    this.#isStale = false;
  }

  #finished({ match: { match }, summary }: PlayedRound): FinishedRound {
    const bots = botsOf(this.#settings.plan, match);
    return {
      kind: match.kind,
      round: summary.round,
      bots: summary.bots.map((bot) => bots[bot] ?? -1),
      result: summary.result,
      faults: summary.faults.map(({ kind, seat, turn }) => ({
        turn,
        tank: seat,
        kind,
        detail: "",
      })),
    };
  }
}

function summaryIn(log: string, match: RunMatch): RoundSummary | undefined {
  const round = parseRound(log, match.header);
  return round.ok && round.value.result !== undefined
    ? summaryOf(match.header, round.value)
    : undefined;
}

function keyOf(match: Match): string {
  return match.kind === "melee" ? "melee" : match.bots.join("-");
}
