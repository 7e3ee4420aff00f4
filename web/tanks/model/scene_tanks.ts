/** Tanks within a turn: where they are on their way, how they turn, what they have lost so far. Pure. */
import { stepOf } from "../../../lib/arena/directions.ts";
import { COLLISION_LIVES } from "../../../lib/arena/rules.ts";
import type { DeathPhase, Direction, Seat, Tank, TurnEvent } from "../../../lib/arena/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import type { Place } from "./geometry.ts";
import type { Recording } from "./recording.ts";
import { flash, gentle, pulse, share, type Span, TIMES } from "./scene_time.ts";
import type { SceneTank } from "./scene_types.ts";

const EIGHTH = Math.PI / 4;

/** How far a blocked tank drives before it bounces back, in cells; at the edge of the field it only nods. */
const BUMP = { blocked: 0.3, edge: 0.14 } as const;

/** How long a hit tank flashes. */
const HURT = 0.16;

/** When a tank that dies in a phase blows up. */
export const DEATHS: Readonly<Record<DeathPhase, Span>> = {
  fault: TIMES.faultBlast,
  moves: { from: TIMES.bump.to - 0.08, to: TIMES.bump.to + 0.22 },
  shots: { from: TIMES.shotHits.from, to: TIMES.shotHits.from + 0.3 },
};

/** A tank that stands still. */
export function standingTank({ seats }: Recording, seat: Seat, tank: Tank): SceneTank {
  const { x, y, lives, tracks, cannon, periscope } = tank;
  return {
    seat,
    mark: seats[seat]?.mark ?? "",
    entry: seats[seat]?.entry ?? 0,
    x,
    y,
    lives,
    lost: 0,
    hull: angleOf(tracks),
    cannon: angleOf(cannon),
    periscope: angleOf(periscope),
    burnt: lives === 0 ? 1 : 0,
    hurt: 0,
    strength: 1,
    ghost: undefined,
  };
}

/** A tank at a time of a turn; at time 1 exactly as the turn left it. */
export function tankDuring(
  recording: Recording,
  step: ReplayedTurn,
  seat: Seat,
  time: number,
): SceneTank | undefined {
  const before = step.before.tanks[seat];
  const after = step.state.tanks[seat];
  if (before === undefined || after === undefined) return undefined;
  const { inMoves, inAll } = lossesOf(step, seat);
  const death = step.events.find((event) => event.kind === "died" && event.seat === seat);
  const fate = death?.kind === "died" ? DEATHS[death.phase] : undefined;
  const isDead = before.lives === 0 || (fate !== undefined && time >= fate.from);
  const lost = isDead
    ? before.lives
    : (time >= TIMES.bump.to ? inMoves : 0) + (time >= TIMES.shotHits.from ? inAll - inMoves : 0);
  return {
    ...standingTank(recording, seat, after),
    ...placeDuring(before, after, step.events, seat, time),
    lives: before.lives - lost,
    lost,
    hull: turning(before.tracks, after.tracks, share(time, TIMES.tracksTurn)),
    cannon: turning(before.cannon, after.cannon, share(time, TIMES.cannonTurns)),
    periscope: turning(before.periscope, after.periscope, share(time, TIMES.periscopeTurns)),
    burnt: before.lives === 0 ? 1 : fate === undefined ? 0 : share(time, blackening(fate)),
    hurt: Math.max(
      inMoves > 0 ? flash(time, { from: TIMES.bump.to - 0.06, to: TIMES.bump.to + HURT }) : 0,
      inAll > inMoves ? flash(time, { from: TIMES.shotHits.from, to: 0.8 }) : 0,
    ),
  };
}

/** A wreck turns black while the blast still hides it. */
function blackening({ from, to }: Span): Span {
  return { from, to: from + (to - from) / 3 };
}

/** Lives that a tank loses in the moves of a turn, and in the whole turn; a death by a fault is none. */
export function lossesOf(
  { before, state, events }: ReplayedTurn,
  seat: Seat,
): { readonly inMoves: number; readonly inAll: number } {
  const lives = before.tanks[seat]?.lives ?? 0;
  const hasFault = events.some((event) =>
    event.kind === "died" && event.seat === seat && event.phase === "fault"
  );
  if (lives === 0 || hasFault) return { inMoves: 0, inAll: 0 };
  let collisions = 0;
  for (const event of events) {
    if (event.kind === "collided" && event.seats.includes(seat)) collisions += 1;
  }
  return {
    inMoves: Math.min(lives, collisions * COLLISION_LIVES),
    inAll: lives - (state.tanks[seat]?.lives ?? 0),
  };
}

function placeDuring(
  before: Tank,
  after: Tank,
  events: readonly TurnEvent[],
  seat: Seat,
  time: number,
): Place {
  if (before.x !== after.x || before.y !== after.y) {
    const way = gentle(share(time, TIMES.drive));
    return {
      x: before.x + (after.x - before.x) * way,
      y: before.y + (after.y - before.y) * way,
    };
  }
  const stay = events.find((event) => event.kind === "stayed" && event.seat === seat);
  if (stay?.kind !== "stayed") return { x: after.x, y: after.y };
  const { dx, dy } = stepOf(stay.direction);
  const out = BUMP[stay.why] * pulse(time, TIMES.drive);
  return { x: after.x + dx * out, y: after.y + dy * out };
}

/** A direction as an angle: radians, clockwise from north. */
export function angleOf(direction: Direction): number {
  return direction * EIGHTH;
}

/** Turns the short way; half a turn goes clockwise. */
function turning(from: Direction, to: Direction, part: number): number {
  if (part >= 1) return angleOf(to);
  const eighths = ((to - from + 11) % 8) - 3;
  return angleOf(from) + eighths * EIGHTH * gentle(part);
}
