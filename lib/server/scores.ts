/**
 * Who won how often in a match, and who scored how much: sums over its rounds, as they recorded it.
 */
import type { RoundResult } from "../arena/types.ts";
import { UnusableInput } from "../core/problem.ts";
import { readLog } from "../logs/files.ts";
import type { PublishedMatch } from "../logs/published.ts";
import { parseRoundShape } from "../logs/round.ts";
import { summaryOf } from "../logs/summary.ts";
import { createLogSums, type LogSums } from "../logs/table_check.ts";
import type { LogRound } from "../logs/types.ts";
import { statOf } from "./ordinary_file.ts";

/** See PublishedMatch; both lists have an item for each bot of the match. */
export type Scores = Required<Pick<PublishedMatch, "wins" | "points">>;

/** Adds rounds up, and takes them away again. */
export class ScoreSheet {
  readonly #wins: number[];
  readonly #points: number[];

  /** For a match of so many bots. */
  constructor(bots: number) {
    this.#wins = Array.from({ length: bots }, () => 0);
    this.#points = Array.from({ length: bots }, () => 0);
  }

  /** Counts a round; `seats` says which of the match's bots sits where. `times` -1 takes it away. */
  count(seats: readonly number[], { bonus, damage }: RoundResult, times: 1 | -1 = 1): void {
    for (const [seat, bot] of seats.entries()) {
      const extra = bonus[seat] ?? 0;
      // Only who is alive alone in the end has a bonus [SCORE-2].
      this.#wins[bot] = (this.#wins[bot] ?? 0) + (extra > 0 ? times : 0);
      this.#points[bot] = (this.#points[bot] ?? 0) + times * ((damage[seat] ?? 0) + extra);
    }
  }

  /** The sums as they are now. */
  scores(): Scores {
    return { wins: [...this.#wins], points: [...this.#points] };
  }
}

/** The scores of a log's rounds, each counted once; `undefined`: a round does not say how it ended. */
export class LogScores {
  readonly #sheet: ScoreSheet;
  readonly #seen = new Set<number>();
  #isWhole = true;

  /** For a log of so many bots. */
  constructor(bots: number) {
    this.#sheet = new ScoreSheet(bots);
  }

  /** How many rounds there were. */
  get rounds(): number {
    return this.#seen.size;
  }

  /** Takes in the next round of the log. */
  add({ result, round, tanks }: LogRound): void {
    if (this.#seen.has(round)) return;
    this.#seen.add(round);
    if (result === undefined) this.#isWhole = false;
    else this.#sheet.count(tanks.map(({ bot }) => bot), result);
  }

  /** The sums so far. */
  scores(): Scores | undefined {
    return this.#isWhole ? this.#sheet.scores() : undefined;
  }
}

/** What is kept of a log: its scores, and its part of what the table of its run is compared with. */
export interface ReadScores {
  readonly scores: Scores;
  readonly sums: LogSums;
}

/** Reads a log for its scores alone; `undefined`: it is damaged or gone, or a round does not say how it ended. */
export async function readScores(path: string): Promise<ReadScores | undefined> {
  if ((await statOf(path))?.isFile !== true) return undefined;
  try {
    // What was ordered does not matter here, so nobody looks whether it could be.
    const { header, rounds } = await readLog(path, { parse: parseRoundShape });
    const found = new LogScores(header.bots.length);
    const sums = createLogSums(header);
    for await (const { round } of rounds) {
      found.add(round);
      if (round.result !== undefined) sums.add(summaryOf(header, round));
    }
    const scores = found.scores();
    return scores && { scores, sums: sums.sums() };
  } catch (error) {
    if (error instanceof UnusableInput) return undefined;
    throw error;
  }
}
