/**
 * Which rounds a tournament has, without storing them: round k of the schedule follows from its number. Pure.
 *
 * Duels come first, one round of every pair after the other, so that all pairs fill evenly; then the melee.
 */
import { MAX_TANKS } from "../arena/rules.ts";

/** The journal keeps some bytes in memory for each round; years of play are enough. */
const MOST_ROUNDS = 20_000_000;

/** A match: a pair's duel rounds, or the melee. Bots are indices into the tournament's list, the lower first. */
export type Match =
  | { readonly kind: "duel"; readonly bots: readonly [number, number] }
  | { readonly kind: "melee" };

/** A round by its name: the same name is the same round wherever it is played. */
export interface RoundName {
  readonly match: Match;
  /** From 1, within the match. */
  readonly round: number;
}

/** What a tournament consists of. */
export interface Plan {
  readonly seed: string;
  /** How many bots take part. */
  readonly bots: number;
  /** Duel rounds of each pair [STAGE-4]. */
  readonly duels: number;
  /** Melee rounds [STAGE-4]. */
  readonly melees: number;
}

/** How many pairs so many bots make. */
export function pairsOf(bots: number): number {
  return (bots * (bots - 1)) / 2;
}

/** How many rounds the whole schedule has. */
export function countRounds(plan: Plan): number {
  return pairsOf(plan.bots) * plan.duels + plan.melees;
}

/**
 * The round at a place of the schedule, from 0.
 * @throws {RangeError} If the schedule has no such place.
 */
export function roundAt(plan: Plan, place: number): RoundName {
  const pairs = pairsOf(plan.bots);
  const duels = pairs * plan.duels;
  if (place < 0 || place >= countRounds(plan)) {
    throw new RangeError(`Cannot find round ${place} of a schedule of ${countRounds(plan)} rounds`);
  }
  if (place >= duels) return { match: { kind: "melee" }, round: place - duels + 1 };
  return {
    match: { kind: "duel", bots: pairAt(plan.bots, place % pairs) },
    round: Math.floor(place / pairs) + 1,
  };
}

/** The place of a round in the schedule, from 0; `undefined`: the schedule has no such round. */
export function placeOf(plan: Plan, { match, round }: RoundName): number | undefined {
  if (!Number.isInteger(round) || round < 1) return undefined;
  const pairs = pairsOf(plan.bots);
  if (match.kind === "melee") {
    return round > plan.melees ? undefined : pairs * plan.duels + round - 1;
  }
  const [low, high] = match.bots;
  if (round > plan.duels || low < 0 || low >= high || high >= plan.bots) return undefined;
  return (round - 1) * pairs + pairIndex(plan.bots, low, high);
}

/** All matches that have rounds, in the order of the list of bots, the melee last. */
export function* matchesOf(plan: Plan): Generator<Match> {
  if (plan.duels > 0) {
    for (let pair = 0; pair < pairsOf(plan.bots); pair++) {
      yield { kind: "duel", bots: pairAt(plan.bots, pair) };
    }
  }
  if (plan.melees > 0) yield { kind: "melee" };
}

/** The bots of a match, as indices into the tournament's list: the match's own list, which its log has. */
export function botsOf(plan: Plan, match: Match): readonly number[] {
  if (match.kind === "duel") return match.bots;
  return Array.from({ length: plan.bots }, (_, index) => index);
}

/** How many rounds a match of the plan has. */
export function roundsOf(plan: Plan, match: Match): number {
  return match.kind === "duel" ? plan.duels : plan.melees;
}

/** Why such a plan cannot be played, in a sentence; `undefined`: it can. */
export function refusePlan(plan: Plan): string | undefined {
  if (plan.bots < 2) {
    return "A tournament needs at least two programs (the same one may be named twice)";
  }
  if (plan.melees > 0 && plan.bots > MAX_TANKS) {
    return `A melee has room for ${MAX_TANKS} tanks: ${plan.bots} are too many; use --melees 0 for duels only`;
  }
  if (countRounds(plan) > MOST_ROUNDS) {
    return `${countRounds(plan)} rounds are too many: a run has at most ${MOST_ROUNDS}`;
  }
  if (countRounds(plan) === 0) {
    return "There is nothing to play: neither duels nor melees are asked for";
  }
  return undefined;
}

/** Pair `index` in the order (0,1), (0,2), … (1,2), … */
function pairAt(bots: number, index: number): [number, number] {
  let low = 0;
  let left = index;
  while (left >= bots - 1 - low) {
    left -= bots - 1 - low;
    low += 1;
  }
  return [low, low + 1 + left];
}

function pairIndex(bots: number, low: number, high: number): number {
  return low * bots - (low * (low + 1)) / 2 + high - low - 1;
}
