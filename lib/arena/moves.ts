/**
 * The move phase: who drives where, who is blocked, who collides.
 * Browser-safe: no Deno, no DOM.
 *
 * Everything is decided from the state at the start of the phase, so no order among tanks matters: first the
 * blocked ones are found (repeating until nothing changes), then the colliding pairs; turn.ts applies both.
 */
import { neighbour } from "./directions.ts";
import { cellOf, isOnField } from "./field.ts";
import { COLLISION_LIVES } from "./rules.ts";
import type { Field, Seat, Tank, TurnEntry, TurnEvent } from "./types.ts";

/** The move phase, decided but not yet applied. */
export interface MovesOutcome {
  /** Events `moved` and `stayed`, in seat order. */
  readonly steps: readonly TurnEvent[];
  /** Events `collided`, lower pair first. */
  readonly collisions: readonly (TurnEvent & { kind: "collided" })[];
}

/** What every seat tries; each list has an item for each seat. */
interface Attempts {
  /** The cell that it tries to drive onto, or NOWHERE: it stands still, for everybody who drives onto its own. */
  readonly target: readonly number[];
  /** The seat of the tank on that cell, or NOBODY. */
  readonly ahead: readonly number[];
}

const NOWHERE = -1;
const NOBODY = -1;

const NO_MOVES: MovesOutcome = { steps: [], collisions: [] };

/** Finds what the moves of a turn lead to [MOVE-1 … MOVE-10]. */
export function detectMoves(
  field: Field,
  tanks: readonly Tank[],
  entries: readonly TurnEntry[],
): MovesOutcome {
  if (!entries.some(isMove)) return NO_MOVES;
  const attempts = findAttempts(field, tanks, entries);
  const blocked = findBlocked(attempts);
  return {
    steps: findSteps(tanks, entries, attempts, blocked),
    collisions: blocked.includes(true) ? findCollisions(tanks, attempts, blocked) : [],
  };
}

function isMove(entry: TurnEntry): boolean {
  return typeof entry !== "string" && entry.kind === "move";
}

function findAttempts(
  field: Field,
  tanks: readonly Tank[],
  entries: readonly TurnEntry[],
): Attempts {
  const target = tanks.map((tank, seat) => {
    const entry = entries[seat] as TurnEntry;
    if (typeof entry === "string" || entry.kind !== "move" || tank.lives === 0) return NOWHERE;
    const to = neighbour(tank, entry.to);
    return isOnField(field, to) ? cellOf(field, to) : NOWHERE;
  });
  const cells = tanks.map((tank) => cellOf(field, tank));
  const ahead = target.map((cell) => cell === NOWHERE ? NOBODY : cells.indexOf(cell));
  return { target, ahead };
}

/** The blocked ones: another tries for the same cell, or the tank on the cell does not leave [MOVE-5, MOVE-9]. */
function findBlocked({ target, ahead }: Attempts): boolean[] {
  const blocked = target.map((cell) =>
    cell !== NOWHERE && target.indexOf(cell) !== target.lastIndexOf(cell)
  );
  let changed = true;
  while (changed) {
    changed = false;
    for (let seat = 0; seat < target.length; seat++) {
      const other = ahead[seat] as number;
      if (blocked[seat] || other === NOBODY) continue;
      if (target[other] === NOWHERE || blocked[other]) {
        blocked[seat] = true;
        changed = true;
      }
    }
  }
  return blocked;
}

/** Two that tried for the same cell, and a blocked one with the tank that stayed on its target [MOVE-6, MOVE-7]. */
function findCollisions(
  tanks: readonly Tank[],
  { target, ahead }: Attempts,
  blocked: readonly boolean[],
): (TurnEvent & { kind: "collided" })[] {
  const stays = (seat: number) => target[seat] === NOWHERE || blocked[seat] === true;
  const runsInto = (one: number, two: number) =>
    blocked[one] === true && ahead[one] === two && stays(two);
  const collisions: (TurnEvent & { kind: "collided" })[] = [];
  for (let one = 0; one < tanks.length; one++) {
    for (let two = one + 1; two < tanks.length; two++) {
      const rivals = target[one] !== NOWHERE && target[one] === target[two];
      if (!rivals && !runsInto(one, two) && !runsInto(two, one)) continue;
      collisions.push({
        kind: "collided",
        seats: [one as Seat, two as Seat],
        scored: [pointsFor(tanks, one, two), pointsFor(tanks, two, one)],
      });
    }
  }
  return collisions;
}

/** The victim's lives really taken, of those at the start of the phase [MOVE-10, SCORE-5]; none for a wreck [SCORE-8]. */
function pointsFor(tanks: readonly Tank[], scorer: number, victim: number): number {
  if ((tanks[scorer] as Tank).lives === 0) return 0;
  return Math.min(COLLISION_LIVES, (tanks[victim] as Tank).lives);
}

function findSteps(
  tanks: readonly Tank[],
  entries: readonly TurnEntry[],
  { target }: Attempts,
  blocked: readonly boolean[],
): TurnEvent[] {
  const steps: TurnEvent[] = [];
  for (let index = 0; index < tanks.length; index++) {
    const entry = entries[index] as TurnEntry;
    const tank = tanks[index] as Tank;
    if (typeof entry === "string" || entry.kind !== "move" || tank.lives === 0) continue;
    const seat = index as Seat;
    const direction = entry.to;
    if (target[index] === NOWHERE) {
      steps.push({ kind: "stayed", seat, direction, why: "edge" });
    } else if (blocked[index]) {
      steps.push({ kind: "stayed", seat, direction, why: "blocked" });
    } else {
      const { x, y } = tank;
      steps.push({ kind: "moved", seat, from: { x, y }, to: neighbour(tank, direction) });
    }
  }
  return steps;
}
