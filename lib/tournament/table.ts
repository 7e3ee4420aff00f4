/**
 * The table of a tournament [TABLE-1 … TABLE-4]: a pure function of its sums.
 * Browser-safe: no Deno, no DOM.
 */
import type { Table, TableRow } from "../logs/published.ts";
import type { Interval } from "./bootstrap.ts";
import type { BotSums } from "./tally.ts";

/**
 * The table of bots; each list has an item for each of them.
 *
 * Who is ahead is decided in whole numbers: with duel sum D and melee sum M, a total is (duels·M + melee·D) / D, so
 * totals compare as their numerators do, and rounding can neither split a tie nor make one.
 *
 * @throws {RangeError} If the lists differ in length.
 */
export function makeTable(
  names: readonly string[],
  sums: readonly BotSums[],
  intervals: readonly Interval[],
): Table {
  if (names.length !== sums.length || sums.length !== intervals.length) {
    throw new RangeError(
      `Cannot make a table of ${names.length} names, ${sums.length} sums and ${intervals.length} ` +
        `intervals: each bot needs one of each`,
    );
  }
  const factor = factorOf(sums);
  const entries = names.map((name, index) => {
    const { points } = sums[index] as BotSums;
    const total = BigInt(points.duel) * factor.over + BigInt(points.melee) * factor.under;
    return { name, index, total };
  });
  entries.sort((a, b) => compare(b.total, a.total) || compare(a.name, b.name) || a.index - b.index);
  const rows = entries.map(({ name, index, total }): TableRow => ({
    rank: 1 + entries.findIndex((entry) => entry.total === total),
    bot: name,
    index,
    ...pointsOf(sums[index] as BotSums, factor),
    ...widened(intervals[index] as Interval, quotient(total, factor.under)),
    ...recordOf(sums[index] as BotSums),
  }));
  return { factor: quotient(factor.over, factor.under), rows };
}

/** The common factor as a fraction of whole numbers; see commonFactor in arena/points.ts. */
interface Factor {
  readonly over: bigint;
  readonly under: bigint;
}

function factorOf(sums: readonly BotSums[]): Factor {
  let duel = 0n;
  let melee = 0n;
  for (const { points } of sums) {
    duel += BigInt(points.duel);
    melee += BigInt(points.melee);
  }
  return duel === 0n || melee === 0n ? { over: 1n, under: 1n } : { over: melee, under: duel };
}

function pointsOf({ points }: BotSums, factor: Factor) {
  return {
    duels: points.duel,
    duelsCorrected: quotient(BigInt(points.duel) * factor.over, factor.under),
    melee: points.melee,
  };
}

/** The interval with the total in it: few rounds and a common factor of their own may push replicates aside. */
function widened({ low, high }: Interval, total: number) {
  return { total, low: Math.min(low, total), high: Math.max(high, total) };
}

function recordOf({ wins, rounds, damage, faults }: BotSums) {
  const played = rounds.duel + rounds.melee;
  const averageDamage = played === 0 ? 0 : (damage.duel + damage.melee) / played;
  return { wins, rounds, averageDamage, faults };
}

function quotient(over: bigint, under: bigint): number {
  return Number(over) / Number(under);
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
