/**
 * The ranking in a pool: sums of points, and what decides between equals [RANK-1 … RANK-4]. Pure.
 */

/** What a pilot has come to in a pool. */
export interface PoolResult {
  /** Points on each circuit of the pool. */
  readonly points: readonly number[];
  /** The mean time that it foretold, in hundredths of a second; absent: none, so it is the farthest. */
  readonly estimate?: number;
  /** When it arrived: the smaller the earlier. */
  readonly arrival: number;
}

/** The mean of a pool's valid times as a fraction, in hundredths of a second; over 0: there was none. */
export interface MeanTime {
  readonly sum: number;
  readonly count: number;
}

/** What decided that a pilot is ahead of the next: the sum, its better results alone, the estimate, the arrival. */
export const DECIDED_BY = ["points", "results", "estimate", "arrival"] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/** A pilot's line of the ranking. */
export interface RankedPilot {
  /** Its index in the list that was ranked. */
  readonly index: number;
  readonly sum: number;
  /** What put it ahead of the next one; absent: it is the last. */
  readonly decidedBy?: DecidedBy;
}

/** The ranking, best first. */
export function rankPool(results: readonly PoolResult[], mean: MeanTime): RankedPilot[] {
  const order = results.map((_, index) => index);
  const at = (index: number) => results[index] as PoolResult;
  order.sort((one, other) => compare(at(one), at(other), mean).order);
  return order.map((index, place) => {
    const next = order[place + 1];
    const sum = sumOf(at(index).points);
    if (next === undefined) return { index, sum };
    return { index, sum, decidedBy: compare(at(index), at(next), mean).decidedBy };
  });
}

/** Negative order: `one` is ahead. */
function compare(
  one: PoolResult,
  other: PoolResult,
  mean: MeanTime,
): { order: number; decidedBy: DecidedBy } {
  const points = sumOf(other.points) - sumOf(one.points);
  if (points !== 0) return { order: points, decidedBy: "points" };
  const results = compareResults(one.points, other.points);
  if (results !== 0) return { order: results, decidedBy: "results" };
  const estimate = compareEstimates(one.estimate, other.estimate, mean);
  if (estimate !== 0) return { order: estimate, decidedBy: "estimate" };
  return { order: one.arrival - other.arrival, decidedBy: "arrival" };
}

/**
 * With equal sums each one's smallest result above 0 is taken away, and the rest compared; again while the rests are
 * equal. So the results are compared from the smallest on: whose is smaller keeps more.
 */
function compareResults(one: readonly number[], other: readonly number[]): number {
  const [ones, others] = [scoredOf(one), scoredOf(other)];
  for (let at = 0; at < Math.max(ones.length, others.length); at++) {
    const difference = (ones[at] ?? 0) - (others[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Nearest to the mean first; in whole numbers, so that nothing is rounded. */
function compareEstimates(
  one: number | undefined,
  other: number | undefined,
  { count, sum }: MeanTime,
): number {
  if (one === undefined || other === undefined || count === 0) {
    return Number(one === undefined) - Number(other === undefined);
  }
  return Math.abs(one * count - sum) - Math.abs(other * count - sum);
}

function scoredOf(points: readonly number[]): number[] {
  return points.filter((result) => result > 0).sort((one, other) => one - other);
}

function sumOf(points: readonly number[]): number {
  return points.reduce((sum, result) => sum + result, 0);
}
