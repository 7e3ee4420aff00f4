/**
 * The move phase: who drives where, who is blocked, who collides.
 * Browser-safe: no Deno, no DOM.
 *
 * Everything is decided from the state at the start of the phase, so no order among tanks matters: first the
 * blocked ones are found (repeating until nothing changes), then the colliding pairs, then both are applied.
 */
import { neighbour } from "./directions.ts";
import { cellOf, isOnField } from "./field.ts";
import { COLLISION_LIVES } from "./rules.ts";
import type { Direction, Field, Position, Seat, Tank, TurnEntry, TurnEvent } from "./types.ts";

/** What each seat tries in the move phase. */
interface Attempt {
  readonly seat: Seat;
  readonly direction: Direction;
  readonly to: Position;
  readonly cell: number;
}

/** The move phase, decided but not yet applied. */
export interface MovesOutcome {
  /** Events `moved` and `stayed`, in seat order. */
  readonly steps: readonly TurnEvent[];
  /** Events `collided`, lower pair first. */
  readonly collisions: readonly (TurnEvent & { kind: "collided" })[];
}

/** Finds what the moves of a turn lead to [MOVE-1 … MOVE-12]. */
export function detectMoves(
  field: Field,
  tanks: readonly Tank[],
  entries: readonly TurnEntry[],
): MovesOutcome {
  const attempts: (Attempt | undefined)[] = new Array(tanks.length).fill(undefined);
  const atEdge: TurnEvent[] = [];
  let moving = false;
  for (let index = 0; index < tanks.length; index++) {
    const entry = entries[index] as TurnEntry;
    const tank = tanks[index] as Tank;
    if (typeof entry === "string" || entry.kind !== "move" || tank.lives === 0) continue;
    const seat = index as Seat;
    const to = neighbour(tank, entry.to);
    if (isOnField(field, to)) {
      attempts[seat] = { seat, direction: entry.to, to, cell: cellOf(field, to) };
      moving = true;
    } else {
      atEdge.push({ kind: "stayed", seat, direction: entry.to, why: "edge" });
    }
  }
  if (!moving) return { steps: atEdge, collisions: [] };

  const owner = ownersOfCells(field, tanks);
  const blocked = findBlocked(attempts, field, owner);
  return {
    steps: stepsOf(tanks, attempts, blocked, atEdge),
    collisions: findCollisions(tanks, attempts, blocked, owner),
  };
}

/** For each cell the seat of the tank on it, or -1. */
export function ownersOfCells(field: Field, tanks: readonly Tank[]): Int16Array {
  const owner = new Int16Array(field.width * field.height).fill(-1);
  for (let seat = 0; seat < tanks.length; seat++) {
    owner[cellOf(field, tanks[seat] as Tank)] = seat;
  }
  return owner;
}

/** The blocked ones: another tries for the same cell, or the tank on the cell does not leave [MOVE-5]. */
function findBlocked(
  attempts: readonly (Attempt | undefined)[],
  field: Field,
  owner: Int16Array,
): boolean[] {
  const triers = new Int16Array(field.width * field.height);
  for (const attempt of attempts) {
    if (attempt !== undefined) triers[attempt.cell] = (triers[attempt.cell] as number) + 1;
  }
  const blocked: boolean[] = new Array(attempts.length).fill(false);
  const staysOn = (cell: number): boolean => {
    const seat = owner[cell] as number;
    return seat >= 0 && (attempts[seat] === undefined || blocked[seat] === true);
  };
  let changed = true;
  while (changed) {
    changed = false;
    for (const attempt of attempts) {
      if (attempt === undefined || blocked[attempt.seat]) continue;
      if ((triers[attempt.cell] as number) > 1 || staysOn(attempt.cell)) {
        blocked[attempt.seat] = true;
        changed = true;
      }
    }
  }
  return blocked;
}

/** Two that tried for the same cell, and a blocked one with the tank that stayed on its target [MOVE-6]. */
function findCollisions(
  tanks: readonly Tank[],
  attempts: readonly (Attempt | undefined)[],
  blocked: readonly boolean[],
  owner: Int16Array,
): (TurnEvent & { kind: "collided" })[] {
  const collisions: (TurnEvent & { kind: "collided" })[] = [];
  for (let first = 0; first < tanks.length; first++) {
    for (let second = first + 1; second < tanks.length; second++) {
      const one = attempts[first];
      const two = attempts[second];
      const sameCell = one !== undefined && two !== undefined && one.cell === two.cell;
      const oneIntoTwo = one !== undefined && blocked[first] && owner[one.cell] === second &&
        (two === undefined || blocked[second]);
      const twoIntoOne = two !== undefined && blocked[second] && owner[two.cell] === first &&
        (one === undefined || blocked[first]);
      if (!sameCell && !oneIntoTwo && !twoIntoOne) continue;
      collisions.push({
        kind: "collided",
        seats: [first as Seat, second as Seat],
        scored: [pointsFor(tanks, first, second), pointsFor(tanks, second, first)],
      });
    }
  }
  return collisions;
}

/** Lives really taken, by the lives at the start of the phase; a dead tank scores nothing [SCORE-4, MOVE-10]. */
function pointsFor(tanks: readonly Tank[], scorer: number, victim: number): number {
  if ((tanks[scorer] as Tank).lives === 0) return 0;
  return Math.min(COLLISION_LIVES, (tanks[victim] as Tank).lives);
}

function stepsOf(
  tanks: readonly Tank[],
  attempts: readonly (Attempt | undefined)[],
  blocked: readonly boolean[],
  atEdge: readonly TurnEvent[],
): TurnEvent[] {
  const steps: TurnEvent[] = [];
  let edge = 0;
  for (let index = 0; index < tanks.length; index++) {
    const waiting = atEdge[edge];
    if (waiting?.kind === "stayed" && waiting.seat === index) {
      steps.push(waiting);
      edge += 1;
    }
    const attempt = attempts[index];
    if (attempt === undefined) continue;
    const seat = attempt.seat;
    if (blocked[seat]) {
      steps.push({ kind: "stayed", seat, direction: attempt.direction, why: "blocked" });
    } else {
      const { x, y } = tanks[seat] as Tank;
      steps.push({ kind: "moved", seat, from: { x, y }, to: attempt.to });
    }
  }
  return steps;
}
