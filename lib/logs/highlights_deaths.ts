/**
 * Unusual ways to die (ODDITIES), found in one round. Which of them are rare, the whole log tells (highlights.ts).
 * Browser-safe: no Deno, no DOM.
 */
import type { Seat } from "../arena/types.ts";
import { type Death, startBefore, type Story } from "./highlights_story.ts";
import type { Found, Oddity } from "./highlights_types.ts";
import type { ReplayedTurn } from "./replay.ts";

/** So many dying in one turn are a crowd, so many killing one tank a gang. */
export const MANY = 3;

/** No gun takes 20 lives in so many turns. */
export const EARLY_TURN = 3;

/** An odd death that happened, ready to be offered. */
export interface OddDeath {
  readonly oddity: Oddity;
  readonly found: Found;
}

/** A death that was no fault, and who took part in it. */
interface Killing extends Death {
  /** The living whose shots, in the phase of the death, hit it, or that collided with it; by seat. */
  readonly killers: readonly Seat[];
  /** The wrecks that it collided with in the phase of its death. */
  readonly wrecks: readonly Seat[];
}

/** All odd deaths of a round; one death may be odd in several ways. */
export function findOddDeaths(story: Story): OddDeath[] {
  const odd: OddDeath[] = [];
  for (const killings of killingsByTurn(story)) {
    const [first] = killings;
    if (first === undefined) continue;
    if (killings.length >= MANY) {
      odd.push(oddDeath("crowd", first.step, killings.map(({ seat }) => seat), killings.length));
    }
    for (const killing of killings) odd.push(...oddWays(killing, killings, story));
  }
  return odd;
}

/** Deaths that are no faults, those of one turn together; by seat. */
function killingsByTurn({ deaths }: Story): Killing[][] {
  const turns = new Map<ReplayedTurn, Killing[]>();
  for (const death of deaths) {
    if (death.phase === "fault") continue;
    const others = turns.get(death.step) ?? [];
    turns.set(death.step, [...others, killingOf(death)].sort((one, two) => one.seat - two.seat));
  }
  return [...turns.values()];
}

function killingOf(death: Death): Killing {
  const { seat, phase, step } = death;
  const killers: Seat[] = [];
  const wrecks: Seat[] = [];
  for (const event of step.events) {
    if (event.kind === "shot" && phase === "shots" && event.hit?.seat === seat) {
      killers.push(event.seat);
    } else if (event.kind === "collided" && phase === "moves") {
      const [one, two] = event.seats;
      if (one !== seat && two !== seat) continue;
      const [other, scored] = one === seat ? [two, event.scored[0]] : [one, event.scored[1]];
      // Who lives scores what it takes from the other; a wreck has nothing to take.
      (scored > 0 ? killers : wrecks).push(other);
    }
  }
  killers.sort((one, two) => one - two);
  return { ...death, killers, wrecks };
}

function oddWays(killing: Killing, ofTurn: readonly Killing[], story: Story): OddDeath[] {
  const { seat, step, phase, killers, wrecks } = killing;
  const odd: OddDeath[] = [];
  const [wreck] = wrecks;
  const isWrecked = killers.length === 0 && wreck !== undefined;
  if (isWrecked) odd.push(oddDeath("wreck", step, [seat, wreck]));
  if (killers.length >= MANY) {
    odd.push(oddDeath("gang", step, [seat, ...killers], killers.length));
  }
  if (step.turn <= EARLY_TURN) odd.push(oddDeath("early", step, [seat]));
  for (const other of ofTurn) {
    if (other.phase !== phase || !killers.includes(other.seat)) continue;
    if (other.killers.includes(seat)) {
      // Told once, by the one with the lower seat.
      if (seat < other.seat) odd.push(oddDeath("mutual", step, [seat, other.seat]));
    } else if (killers.length === 1) {
      odd.push(oddDeath("posthumous", step, [seat, other.seat]));
    }
  }
  if (!isWrecked && phase === "moves" && story.wasHit[seat] === false) {
    odd.push(oddDeath("rammed", step, [seat, ...killers]));
  }
  return odd;
}

function oddDeath(
  oddity: Oddity,
  { turn: at }: ReplayedTurn,
  seats: readonly Seat[],
  many = 1,
): OddDeath {
  return {
    oddity,
    found: {
      kind: "death",
      turn: startBefore(at),
      seats,
      facts: { at, oddity, many },
      rank: [-many],
    },
  };
}
