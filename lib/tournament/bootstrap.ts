/**
 * How far the totals of the table might have come out otherwise, by luck alone: a 95 % interval for each of them,
 * from sums that do not grow with the number of rounds.
 * Browser-safe: no Deno, no DOM.
 *
 * How it works. A bootstrap plays the tournament again REPLICATES times on paper, each time with another selection
 * of the rounds that were really played, and looks how far the totals scatter. The selection here is the random
 * half-sample (P. McCarthy, "Replication: An approach to the analysis of data from complex surveys", 1966): of every
 * two successive units of a match a replicate takes one, by a coin, and counts it double. A unit is what luck deals
 * at once: a melee round, or the two duel rounds on one field, since their points belong together. The coins of two
 * units follow from (seed, match, number) alone, so rounds may come in any order, from any worker, and the two rounds
 * of a field may come apart: sums of whole numbers are the same in the end, to the last bit. A replicate has its own
 * common factor, because the factor is luck as well.
 *
 * All bots of a round share its coin, so what one wins and another loses by it stays connected. A unit without its
 * partner counts double or not at all, as if nothing were known about it: that errs on the wide side in the middle
 * of a tournament, with an odd number of units, and with a single round.
 *
 * Rejected:
 * - Poisson(1) weights for each unit, the usual streaming bootstrap. They make the *number* of rounds random, though
 *   the schedule fixes it: intervals came out 1.7 to 1.9 times too wide. Taking that out again needs a sum of weights
 *   for each pair and replicate, gives negative points when rounds are few, and costs sixteen times the random bits.
 * - Drawing as many rounds as there were, with replacement: needs all rounds at once, and for few rounds the interval
 *   is too narrow (variance times (n-1)/n; half samples have no such bias).
 * - A formula for the spread: the common factor ties all sums to each other, and replicates get that right for free.
 *
 * Measured on 120 made-up stages of 5 bots (100 duel rounds a pair, 1000 melee rounds) with known expectations: the
 * intervals held 95.0 % of them. With 10 duel and 10 melee rounds it was 89 %, with 4 and 4 it was 77 %: a handful of
 * rounds cannot tell how far they scatter, so call such intervals rough.
 */
import { commonFactor, totalOf } from "../arena/points.ts";
import type { RoundKind } from "../arena/types.ts";
import { randomFrom } from "../core/random.ts";

/** How many times the tournament is played again on paper. */
export const REPLICATES = 1000;

/** What lies below the interval, and what lies above it. */
const TAIL = 0.025;

/** As many as the generator gives random bits. */
const COINS_AT_ONCE = 32;

/** Duel rounds on one field [ROUND-3]. */
const ROUNDS_OF_FIELD = 2;

/** From where to where a total might have come out, in points. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What one round brings; `bots` and `points` have an item for each seat. */
export interface RoundPoints {
  readonly kind: RoundKind;
  /** From 1, within its match. */
  readonly round: number;
  readonly bots: readonly number[];
  /** Whole numbers. */
  readonly points: readonly number[];
}

/** The replicates of a tournament. */
export interface Bootstrap {
  /** Counts a round; every round of a match at most once. */
  add(round: RoundPoints): void;
  /** For each bot the interval of its total. */
  intervals(): Interval[];
  /** The share of replicates, 0 to 1, in which `bot` has the higher total; equal totals count half. */
  shareAhead(bot: number, rival: number): number;
}

/** No rounds yet. Takes 16 KB for each bot. */
export function createBootstrap(seed: string, botCount: number): Bootstrap {
  // Of bot b in replicate r, at b * REPLICATES + r: the points of the units that were taken, counted once.
  const taken: Record<RoundKind, Float64Array> = {
    duel: new Float64Array(botCount * REPLICATES),
    melee: new Float64Array(botCount * REPLICATES),
  };
  const takers = new Uint16Array(REPLICATES);
  return {
    add({ kind, round, bots, points }) {
      const unit = kind === "duel" ? Math.ceil(round / ROUNDS_OF_FIELD) : round;
      const match = kind === "duel" ? [Math.min(...bots), Math.max(...bots)].join("-") : kind;
      const count = tossCoins(takers, seed, match, unit);
      bots.forEach((bot, seat) => {
        addTo(taken[kind], bot, points[seat] as number, takers, count);
      });
    },
    intervals() {
      const factors = commonFactors(taken, botCount);
      return Array.from({ length: botCount }, (_, bot) => intervalOf(taken, bot, factors));
    },
    shareAhead(bot, rival) {
      const factors = commonFactors(taken, botCount);
      const rivals = totalsOf(taken, rival, factors);
      const ahead = totalsOf(taken, bot, factors).reduce((sum, total, replicate) => {
        const other = rivals[replicate] as number;
        return sum + (total > other ? 1 : total === other ? 0.5 : 0);
      }, 0);
      return ahead / REPLICATES;
    },
  };
}

/** Lists in `takers` the replicates that take the unit, and counts them. Units 2k-1 and 2k have opposite coins. */
function tossCoins(takers: Uint16Array, seed: string, match: string, unit: number): number {
  const random = randomFrom(seed, "interval", match, Math.ceil(unit / 2));
  const turned = unit % 2;
  let count = 0;
  for (let first = 0; first < REPLICATES; first += COINS_AT_ONCE) {
    const coins = random.bits();
    const end = Math.min(COINS_AT_ONCE, REPLICATES - first);
    for (let coin = 0; coin < end; coin++) {
      // Without a branch, which would be guessed wrongly every second time.
      takers[count] = first + coin;
      count += ((coins >>> coin) & 1) ^ turned;
    }
  }
  return count;
}

function addTo(
  sums: Float64Array,
  bot: number,
  points: number,
  takers: Uint16Array,
  count: number,
): void {
  if (points === 0) return;
  const first = bot * REPLICATES;
  for (let taker = 0; taker < count; taker++) {
    const at = first + (takers[taker] as number);
    sums[at] = (sums[at] as number) + points;
  }
}

function commonFactors(taken: Record<RoundKind, Float64Array>, botCount: number): Float64Array {
  return new Float64Array(REPLICATES).map((_, replicate) => {
    let duel = 0;
    let melee = 0;
    for (let at = replicate; at < botCount * REPLICATES; at += REPLICATES) {
      duel += taken.duel[at] as number;
      melee += taken.melee[at] as number;
    }
    return commonFactor(duel, melee);
  });
}

function intervalOf(
  taken: Record<RoundKind, Float64Array>,
  bot: number,
  factors: Float64Array,
): Interval {
  const totals = totalsOf(taken, bot, factors).sort();
  return { low: quantile(totals, TAIL), high: quantile(totals, 1 - TAIL) };
}

/** What the bot's total is in each replicate. */
function totalsOf(
  taken: Record<RoundKind, Float64Array>,
  bot: number,
  factors: Float64Array,
): Float64Array {
  const first = bot * REPLICATES;
  return factors.map((factor, replicate) => {
    const at = first + replicate;
    return 2 * totalOf(taken.duel[at] as number, taken.melee[at] as number, factor);
  });
}

/** Between the two nearest of `sorted`, in proportion. */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place - Math.floor(place));
}
