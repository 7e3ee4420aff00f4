/**
 * Adds up finished rounds, one at a time and in any order, in sums whose size does not grow with their number.
 * Browser-safe: no Deno, no DOM.
 *
 * All sums are of whole numbers, so the order of rounds cannot show in them. A round that was played twice must be
 * counted once by whoever keeps the journal: only he knows which rounds he has had.
 */
import { pointsOf } from "../arena/points.ts";
import type { RoundKind, RoundResult } from "../arena/types.ts";
import type { ByKind } from "../logs/published.ts";
import { LOG_FAULT_KINDS, type LogFault, type LogFaultKind } from "../logs/types.ts";
import { createBootstrap, type Interval } from "./bootstrap.ts";

/** A round that was played to its end. Its match follows from its kind and its bots. */
export interface FinishedRound {
  readonly kind: RoundKind;
  /** From 1, within its match: the rounds of one pair, or the melee. */
  readonly round: number;
  /** The bot in each seat: an index into the tournament's list, at most once in a round. */
  readonly bots: readonly number[];
  readonly result: RoundResult;
  /** `tank` is a seat of this round. */
  readonly faults: readonly LogFault[];
}

/** What a bot has come to. */
export interface BotSums {
  readonly rounds: ByKind;
  /** Damage and bonus [SCORE-3]; duels raw, before the common factor. */
  readonly points: ByKind;
  /** Rounds at whose end it was the only tank alive [SCORE-2]. */
  readonly wins: ByKind;
  readonly damage: ByKind;
  readonly faults: Readonly<Record<LogFaultKind, number>>;
}

/** One bot's duels against another. */
export interface HeadToHead {
  readonly rounds: number;
  /** Raw points of the one, not of its rival. */
  readonly points: number;
  readonly wins: number;
}

/** The sums of a tournament. */
export interface Tally {
  /**
   * Counts a round.
   * @throws {RangeError} If its seats, bots and result do not fit each other or the tournament.
   */
  add(round: FinishedRound): void;
  /** A copy of the sums, for each bot. */
  bots(): BotSums[];
  /** A copy of `bot`'s side of its duels against `rival`. */
  headToHead(bot: number, rival: number): HeadToHead;
  /** For each bot the 95 % interval of its total (bootstrap.ts); takes about 0.05 ms a bot. */
  intervals(): Interval[];
  /** How sure it is that `bot` is ahead of `rival`: a share, 0 to 1, as Bootstrap.shareAhead has it. */
  shareAhead(bot: number, rival: number): number;
}

/** No rounds yet; `seed` is the tournament's. */
export function createTally(seed: string, botCount: number): Tally {
  const bots = Array.from({ length: botCount }, noSums);
  const duels = Array.from({ length: botCount * botCount }, noDuels);
  const bootstrap = createBootstrap(seed, botCount);
  return {
    add(round) {
      requireFit(round, botCount);
      const points = pointsOf(round.result);
      round.bots.forEach((bot, seat) => {
        const won = (round.result.bonus[seat] as number) > 0 ? 1 : 0;
        const sums = bots[bot] as Writable<BotSums>;
        sums.rounds[round.kind] += 1;
        sums.points[round.kind] += points[seat] as number;
        sums.wins[round.kind] += won;
        sums.damage[round.kind] += round.result.damage[seat] as number;
        if (round.kind === "melee") return;
        const duel = duels[bot * botCount + (round.bots[1 - seat] as number)] as Duels;
        duel.rounds += 1;
        duel.points += points[seat] as number;
        duel.wins += won;
      });
      for (const fault of round.faults) {
        (bots[round.bots[fault.tank] as number] as Writable<BotSums>).faults[fault.kind] += 1;
      }
      bootstrap.add({ kind: round.kind, round: round.round, bots: round.bots, points });
    },
    bots: () => structuredClone(bots),
    headToHead: (bot, rival) => ({ ...(duels[bot * botCount + rival] ?? noDuels()) }),
    intervals: () => bootstrap.intervals(),
    shareAhead: (bot, rival) => bootstrap.shareAhead(bot, rival),
  };
}

type Writable<Sums> = {
  -readonly [Key in keyof Sums]: { -readonly [Inner in keyof Sums[Key]]: Sums[Key][Inner] };
};

type Duels = { -readonly [Key in keyof HeadToHead]: HeadToHead[Key] };

function noSums(): Writable<BotSums> {
  return {
    rounds: { duel: 0, melee: 0 },
    points: { duel: 0, melee: 0 },
    wins: { duel: 0, melee: 0 },
    damage: { duel: 0, melee: 0 },
    faults: noFaults(),
  };
}

function noFaults(): Record<LogFaultKind, number> {
  return { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 };
}

function noDuels(): Duels {
  return { rounds: 0, points: 0, wins: 0 };
}

function requireFit({ kind, round, bots, result, faults }: FinishedRound, botCount: number): void {
  const fits = Number.isInteger(round) && round >= 1 &&
    (kind === "melee" || bots.length === 2) &&
    bots.every((bot) => Number.isInteger(bot) && bot >= 0 && bot < botCount) &&
    new Set(bots).size === bots.length &&
    result.damage.length === bots.length && result.bonus.length === bots.length &&
    [...result.damage, ...result.bonus].every((points) =>
      Number.isInteger(points) && points >= 0
    ) &&
    faults.every(({ tank, kind }) => tank in bots && LOG_FAULT_KINDS.includes(kind));
  if (!fits) {
    throw new RangeError(
      `Cannot count ${kind} round ${round} of bots ${bots.join(", ")}: ` +
        `the parts must fit each other and a tournament of ${botCount} bots`,
    );
  }
}
