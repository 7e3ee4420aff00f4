/** Which rounds of a match are listed, and in which order. Pure. */
import type { RoundSummary } from "../../../lib/logs/summary.ts";

/** What can be listed: all rounds, or those that a word or the index of the bot that won them picks out. */
export type RoundFilter = "all" | "starred" | "faults" | "draws" | number;

/** By what rounds can be sorted. */
export const ROUND_SORTS = ["number", "turns", "margin"] as const;
export type RoundSort = (typeof ROUND_SORTS)[number];

/** A choice of rounds. */
export interface RoundChoice {
  readonly filter: RoundFilter;
  readonly sort: RoundSort;
  readonly isDescending: boolean;
}

/** How many rounds each filter leaves. */
export interface RoundCounts {
  readonly all: number;
  readonly starred: number;
  readonly faults: number;
  readonly draws: number;
  /** By the index of the bot. */
  readonly wins: ReadonlyMap<number, number>;
}

/** The seat of the only tank alive at the end; `undefined`: there is no such tank. */
export function winnerSeat({ result: { lives } }: RoundSummary): number | undefined {
  const seat = lives.findIndex((left) => left > 0);
  return seat < 0 || lives.some((left, other) => left > 0 && other !== seat) ? undefined : seat;
}

/** The index of the bot that won; `undefined`: nobody did. */
export function winnerOf(summary: RoundSummary): number | undefined {
  const seat = winnerSeat(summary);
  return seat === undefined ? undefined : summary.bots[seat];
}

/** The points of each seat, with the bonus. */
export function pointsOf({ result: { damage, bonus } }: RoundSummary): readonly number[] {
  return damage.map((points, seat) => points + (bonus[seat] ?? 0));
}

/** How many points the best seat is ahead of the second. */
export function marginOf(summary: RoundSummary): number {
  let first = 0;
  let second = 0;
  for (const points of pointsOf(summary)) {
    if (points > first) [first, second] = [points, first];
    else if (points > second) second = points;
  }
  return first - second;
}

/** Counts once what every filter would leave. */
export function countRounds(
  rounds: readonly RoundSummary[],
  starred: ReadonlySet<number>,
): RoundCounts {
  const counts = { starred: 0, faults: 0, draws: 0 };
  const wins = new Map<number, number>();
  for (const summary of rounds) {
    if (starred.has(summary.round)) counts.starred += 1;
    if (summary.faults.length > 0) counts.faults += 1;
    const winner = winnerOf(summary);
    if (winner === undefined) counts.draws += 1;
    else wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  return { all: rounds.length, ...counts, wins };
}

/** The rounds of a choice, in its order; equal ones by their number. */
export function chooseRounds(
  rounds: readonly RoundSummary[],
  { filter, sort, isDescending }: RoundChoice,
  starred: ReadonlySet<number>,
): readonly RoundSummary[] {
  const keyed = rounds.filter((summary) => fits(summary, filter, starred))
    .map((summary) => ({ summary, key: keyOf(summary, sort) }));
  const sign = isDescending ? -1 : 1;
  keyed.sort((one, other) =>
    sign * (one.key - other.key) || one.summary.round - other.summary.round
  );
  return keyed.map(({ summary }) => summary);
}

function fits(
  summary: RoundSummary,
  filter: RoundFilter,
  starred: ReadonlySet<number>,
): boolean {
  switch (filter) {
    case "all":
      return true;
    case "starred":
      return starred.has(summary.round);
    case "faults":
      return summary.faults.length > 0;
    case "draws":
      return winnerOf(summary) === undefined;
    default:
      return winnerOf(summary) === filter;
  }
}

function keyOf(summary: RoundSummary, sort: RoundSort): number {
  switch (sort) {
    case "number":
      return summary.round;
    case "turns":
      return summary.result.turns;
    case "margin":
      return marginOf(summary);
  }
}
