/**
 * Which rounds are worth watching for what one tank did, or what befell its program.
 * Browser-safe: no Deno, no DOM.
 */
import { faultAt } from "./fault_at.ts";
import { START_LIVES } from "../arena/rules.ts";
import type { RoundState } from "../arena/types.ts";
import { compareRanks } from "./highlights_shortlist.ts";
import { type Death, startBefore, type Story } from "./highlights_story.ts";
import type { Found } from "./highlights_types.ts";

/** Points in one turn that are a lot: a shot's 6 and a collision's 3. */
export const MUCH_IN_A_TURN = 9;

/** Points in one round that are a lot: the lives of two tanks. */
export const MUCH_IN_A_ROUND = 2 * START_LIVES;

/** Most points for damage in one turn; of equals the first. */
export function findBiggestTurn({ steps }: Story): Found | undefined {
  let points = MUCH_IN_A_TURN - 1;
  let best: { at: number; seat: number } | undefined;
  for (const { turn, before, state } of steps) {
    for (const [seat, damage] of state.damage.entries()) {
      const scored = damage - (before.damage[seat] ?? 0);
      if (scored <= points) continue;
      points = scored;
      best = { at: turn, seat };
    }
  }
  if (best === undefined) return undefined;
  const { at, seat } = best;
  return {
    kind: "biggestTurn",
    turn: startBefore(at),
    seats: [seat],
    facts: { at, points },
    rank: [-points],
  };
}

/** Most points for damage in the round; of equals the first seat. */
export function findMostDamage({ result, round }: Story): Found | undefined {
  const damage = Math.max(...result.damage);
  if (damage < MUCH_IN_A_ROUND) return undefined;
  return {
    kind: "mostDamage",
    turn: 0,
    seats: [result.damage.indexOf(damage)],
    facts: { damage, tanks: round.tanks.length },
    rank: [-damage],
  };
}

/** The greatest lead lost to a fault, then the most damage done before. In turn 1 nothing was to be seen yet. */
export function findCostlyFault(story: Story): Found | undefined {
  let best: Found | undefined;
  for (const death of story.deaths) {
    if (death.phase !== "fault" || death.step.turn === 1) continue;
    const found = costOf(story, death);
    if (found === undefined) continue;
    if (best === undefined || compareRanks(found.rank, best.rank) < 0) best = found;
  }
  return best;
}

/** What a fault cost, if nobody was superior to the tank and anybody was left to win. */
function costOf({ round }: Story, { seat, step, livesBefore }: Death): Found | undefined {
  const at = step.turn;
  const rival = strongestBut(seat, step.before);
  const rivalLives = step.before.tanks[rival]?.lives ?? 0;
  if (rivalLives === 0 || rivalLives > livesBefore) return undefined;
  const lead = livesBefore - rivalLives;
  const kind = faultAt(round, at, seat)?.kind;
  return {
    kind: "fault",
    turn: startBefore(at),
    seats: [seat, rival],
    facts: { at, lives: livesBefore, lead, ...(kind === undefined ? {} : { fault: kind }) },
    rank: [-lead, -(step.before.damage[seat] ?? 0), -livesBefore],
  };
}

/** The seat with most lives, one seat left out; of equals the first. */
function strongestBut(seat: number, { tanks }: RoundState): number {
  let best = seat === 0 ? 1 : 0;
  for (const [other, { lives }] of tanks.entries()) {
    if (other !== seat && lives > (tanks[best]?.lives ?? 0)) best = other;
  }
  return best;
}
