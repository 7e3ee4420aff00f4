/**
 * Which rounds are worth watching for the way in which they ended. A rule looks at one round and says nothing, or how
 * good the round is of its kind.
 * Browser-safe: no Deno, no DOM.
 */
import { START_LIVES } from "../arena/rules.ts";
import { lastDeaths, startBefore, type Story } from "./highlights_story.ts";
import type { Found } from "./highlights_types.ts";

/** Lives of a winner that had a close call, at most. */
export const CLOSE_LIVES = 5;

/** Lives that a winner was behind at least, to have turned a round around. */
export const LEAST_DEFICIT = 6;

/** The last moment: this share of the turns that a round may have. */
export const LAST_SHARE = 0.01;

/** A long round takes at least this share of the turns that it may have. */
export const LONG_SHARE = 0.25;

/** Turns for each rival that a fast win takes at most. */
export const FAST_TURNS = 10;

/** Fewest lives left; of equals, the rival that had most of them before its last turn. */
export function findClosest(
  { winner, decision, result, round }: Story,
): Found | undefined {
  if (winner === undefined || decision === undefined) return undefined;
  const lives = result.lives[winner] ?? 0;
  if (lives > CLOSE_LIVES) return undefined;
  const at = decision.step.turn;
  return {
    kind: "closest",
    turn: startBefore(at),
    seats: [winner, decision.seat],
    facts: { at, lives, tanks: round.tanks.length },
    rank: [lives, -decision.livesBefore],
  };
}

/** The greatest lead over the winner of a rival that no fault ended, at the last moment of it. */
export function findTurnaround({ winner, steps, faulted }: Story): Found | undefined {
  if (winner === undefined) return undefined;
  let deficit = LEAST_DEFICIT;
  let low: { at: number; lives: number; rival: number; rivalLives: number } | undefined;
  for (const { turn, state: { tanks } } of steps) {
    const lives = tanks[winner]?.lives ?? 0;
    for (const [rival, { lives: rivalLives }] of tanks.entries()) {
      if (rivalLives - lives < deficit || faulted[rival] === true) continue;
      deficit = rivalLives - lives;
      low = { at: turn, lives, rival, rivalLives };
    }
  }
  if (low === undefined) return undefined;
  const { at, lives, rival, rivalLives } = low;
  return {
    kind: "turnaround",
    turn: startBefore(at),
    seats: [winner, rival],
    facts: { at, lives, rivalLives },
    rank: [-deficit, lives],
  };
}

/** Most tanks at once; of equals, those that had most lives before. */
export function findDraw({ result, deaths, decision }: Story): Found | undefined {
  const last = lastDeaths(deaths);
  if (decision === undefined || last.length < 2) return undefined;
  if (result.lives.some((lives) => lives > 0)) return undefined;
  const at = decision.step.turn;
  const lives = last.reduce((sum, { livesBefore }) => sum + livesBefore, 0);
  return {
    kind: "draw",
    turn: startBefore(at),
    seats: last.map(({ seat }) => seat),
    facts: { at },
    rank: [-last.length, -lives],
  };
}

/** The later, the better. */
export function findLastMoment({ winner, decision, header }: Story): Found | undefined {
  if (winner === undefined || decision === undefined) return undefined;
  const { turns: limit } = header.limits;
  const at = decision.step.turn;
  if (at <= limit - Math.ceil(limit * LAST_SHARE) || at > limit) return undefined;
  return {
    kind: "lastMoment",
    turn: startBefore(at),
    seats: [winner, decision.seat],
    facts: { at, limit },
    rank: [-at],
  };
}

/** The more tanks, the better. That faults ended all the others is no feat. */
export function findPacifist({ winner, result, faulted, round }: Story): Found | undefined {
  if (winner === undefined || (result.damage[winner] ?? 0) > 0) return undefined;
  if (faulted.every((byFault, seat) => byFault || seat === winner)) return undefined;
  const tanks = round.tanks.length;
  return {
    kind: "pacifist",
    turn: 0,
    seats: [winner],
    facts: { tanks },
    rank: [-tanks, result.turns],
  };
}

/** Only where no fault helped and it took at least a tank's lives itself: most damage, then fewest turns. */
export function findUntouched({ winner, result, faulted }: Story): Found | undefined {
  if (winner === undefined || result.lives[winner] !== START_LIVES) return undefined;
  const damage = result.damage[winner] ?? 0;
  const { turns } = result;
  if (faulted.includes(true) || damage < START_LIVES) return undefined;
  return {
    kind: "untouched",
    turn: 0,
    seats: [winner],
    facts: { turns, damage },
    rank: [-damage, turns],
  };
}

/** Only where no fault helped. */
export function findFastest({ winner, decision, faulted, round }: Story): Found | undefined {
  if (winner === undefined || decision === undefined || faulted.includes(true)) return undefined;
  const { turn: turns } = decision.step;
  const tanks = round.tanks.length;
  if (turns > FAST_TURNS * (tanks - 1)) return undefined;
  return { kind: "fastest", turn: 0, seats: [winner], facts: { turns, tanks }, rank: [turns] };
}

/** The longest that was decided. */
export function findLongest({ winner, decision, header }: Story): Found | undefined {
  if (winner === undefined || decision === undefined) return undefined;
  const { turn: turns } = decision.step;
  if (turns < header.limits.turns * LONG_SHARE) return undefined;
  return {
    kind: "longest",
    turn: 0,
    seats: [winner, decision.seat],
    facts: { turns },
    rank: [-turns],
  };
}
