/** Which rounds of a match are listed, and in which order. Pure. */
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { RoundChoice, RoundFilter, RoundSort } from "../model/options.ts";

/** How many rounds each filter leaves. */
export interface RoundCounts {
  readonly all: number;
  readonly starred: number;
  readonly faults: number;
  readonly draws: number;
  /** By the filter for a bot's fate. */
  readonly fates: ReadonlyMap<RoundFilter, number>;
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

/** The most points, and the bots that have them. */
export function mostPoints(summary: RoundSummary): {
  readonly points: number;
  readonly bots: readonly number[];
} {
  const all = pointsOf(summary);
  const points = Math.max(0, ...all);
  const bots = summary.bots.filter((_, seat) => all[seat] === points);
  return { points, bots: [...new Set(bots)] };
}

/** The points of a bot, of its best seat where it has several; `undefined`: it does not play. */
export function pointsOfBot(summary: RoundSummary, bot: number): number | undefined {
  const own = pointsOf(summary).filter((_, seat) => summary.bots[seat] === bot);
  return own.length === 0 ? undefined : Math.max(...own);
}

/** The bot that a filter is about; `undefined`: it is about none. */
export function botOf(filter: RoundFilter): number | undefined {
  const [, bot] = filter.split(" ");
  return bot === undefined ? undefined : Number(bot);
}

/**
 * How many points a bot (its best seat) is ahead of the best of the others, below 0 where it is behind; without a bot, or where it does
 * not play: how many the best is ahead of the second.
 */
export function marginOf(summary: RoundSummary, bot?: number): number {
  const all = pointsOf(summary);
  const own = bot === undefined ? undefined : pointsOfBot(summary, bot);
  if (own !== undefined) {
    return own - Math.max(0, ...all.filter((_, seat) => summary.bots[seat] !== bot));
  }
  let first = 0;
  let second = 0;
  for (const points of all) {
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
  const fates = new Map<RoundFilter, number>();
  const count = (filter: RoundFilter) => fates.set(filter, (fates.get(filter) ?? 0) + 1);
  for (const summary of rounds) {
    if (starred.has(summary.round)) counts.starred += 1;
    if (summary.faults.length > 0) counts.faults += 1;
    const winner = winnerOf(summary);
    if (winner === undefined) counts.draws += 1;
    else count(`won ${winner}`);
    for (const bot of losersOf(summary)) count(`lost ${bot}`);
  }
  return { all: rounds.length, ...counts, fates };
}

/** The rounds of a choice, in its order; equal ones by their number. */
export function chooseRounds(
  rounds: readonly RoundSummary[],
  { filter, sort, isDescending }: RoundChoice,
  starred: ReadonlySet<number>,
): readonly RoundSummary[] {
  const keyed = rounds.filter((summary) => fits(summary, filter, starred))
    .map((summary) => ({ summary, key: keyOf(summary, sort, botOf(filter)) }));
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
    default: {
      const bot = botOf(filter);
      if (bot === undefined) return false;
      return filter === `won ${bot}` ? winnerOf(summary) === bot : losersOf(summary).includes(bot);
    }
  }
}

/** The bots of which no tank was alive at the end. */
function losersOf({ bots, result: { lives } }: RoundSummary): readonly number[] {
  const alive = new Set(bots.filter((_, seat) => lives[seat] !== 0));
  return [...new Set(bots)].filter((bot) => !alive.has(bot));
}

function keyOf(summary: RoundSummary, sort: RoundSort, bot: number | undefined): number {
  switch (sort) {
    case "number":
      return summary.round;
    case "turns":
      return summary.result.turns;
    case "margin":
      return marginOf(summary, bot);
  }
}
