/**
 * Results of a stage that nobody played, drawn from invented strengths; they fit each other as those of a real one do.
 */
import type { ContestRules, Lead } from "../../lib/contest/published/types.ts";
import type { Duel, SeatResult, StageResults } from "../../lib/contest/types.ts";
import { between, type Random } from "../../lib/core/random.ts";
import { makeTable } from "../../lib/tournament/table.ts";
import type { BotSums } from "../../lib/tournament/tally.ts";

/** Who plays in a stage. */
export interface Player {
  readonly name: string;
  /** As logs name its version. */
  readonly version: string;
  /** 0 to 1000, or a little beside. */
  readonly strength: number;
}

/** A win brings so many points. */
const WIN = 30;

/** The results of a stage between these players. */
export function inventStage(
  random: Random,
  { duels: rounds, melees }: ContestRules,
  players: readonly Player[],
  finishedAt: string,
): StageResults {
  const duels = players.flatMap((one, place) =>
    players.slice(place + 1).map((other, after) =>
      inventDuel(random, rounds, [one, other], [place, place + 1 + after])
    )
  );
  const sums = players.map((player, place) => sumsOf(random, player, place, duels, rounds, melees));
  const totals = sums.map(({ points }) => points.duel + points.melee);
  const intervals = totals.map((total) => ({ low: 0.8 * total, high: 1.2 * total }));
  const { factor, rows } = makeTable(players.map(({ name }) => name), sums, intervals);
  const seats = rows.map((result, at): SeatResult => {
    const next = rows[at + 1];
    const lead = next === undefined ? {} : { lead: leadOf(result.total, next.total) };
    return { place: result.index, rank: result.rank, result, ...lead };
  });
  return { finishedAt, factor, sandbox: ["permissions", "rlimits"], seats, duels };
}

function inventDuel(
  random: Random,
  rounds: number,
  [one, other]: readonly [Player, Player],
  [place, otherPlace]: readonly [number, number],
): Omit<Duel, "stage"> {
  let wins = 0;
  for (let round = 0; round < rounds; round++) {
    if (between(random, -500, 500) < one.strength - other.strength) wins += 1;
  }
  const losses = rounds - wins;
  return {
    one: place,
    other: otherPlace,
    match: `duel-${place + 1}-${otherPlace + 1}`,
    rounds,
    points: [
      WIN * wins + between(random, 0, 5 * rounds),
      WIN * losses + between(random, 0, rounds),
    ],
    wins: [wins, losses],
  };
}

function sumsOf(
  random: Random,
  { strength }: Player,
  place: number,
  duels: readonly Omit<Duel, "stage">[],
  rounds: number,
  melees: number,
): BotSums {
  const own = duels.flatMap(({ one, other, points, wins }) =>
    one === place
      ? [{ points: points[0], wins: wins[0] }]
      : other === place
      ? [{ points: points[1], wins: wins[1] }]
      : []
  );
  const duel = own.reduce((sum, { points }) => sum + points, 0);
  const melee = Math.max(0, Math.round(melees * (10 + strength / 40 + between(random, -5, 5))));
  const invalid = between(random, 0, 9) === 0 ? between(random, 1, 30) : 0;
  return {
    rounds: { duel: own.length * rounds, melee: melees },
    points: { duel, melee },
    wins: { duel: own.reduce((sum, { wins }) => sum + wins, 0), melee: between(random, 0, 3) },
    damage: { duel: Math.round(duel / 2), melee: Math.round(melee / 2) },
    faults: { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid, start: 0 },
  };
}

function leadOf(total: number, next: number): Lead {
  if (total === next) return { verdict: "tied", share: 0.5 };
  const share = Math.min(1, 0.5 + (total - next) / total);
  return { verdict: share >= 0.975 ? "decided" : "open", share };
}
