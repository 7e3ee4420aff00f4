/** What happens in a turn besides driving and turning, at a time from 0 to where it has faded. Pure. */
import { stepOf } from "../../../lib/arena/directions.ts";
import { heightAt, isOnField } from "../../../lib/arena/field.ts";
import type { Position, Seat, TurnEvent } from "../../../lib/arena/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import type { Place } from "./geometry.ts";
import type { Recording } from "./recording.ts";
import { sectorOf } from "./scene_sector.ts";
import { DEATHS, lossesOf } from "./scene_tanks.ts";
import { afterglow, flash, gentle, share, TIMES } from "./scene_time.ts";
import type {
  BlastSeen,
  CollisionSeen,
  LookSeen,
  LossSeen,
  RingSeen,
  Scene,
  ShotSeen,
} from "./scene_types.ts";

/** All that happens beside the tanks themselves. */
export type Effects = Pick<
  Scene,
  "looks" | "rings" | "shots" | "collisions" | "blasts" | "losses"
>;

/** When nothing happens. */
export const NO_EFFECTS: Effects = {
  looks: [],
  rings: [],
  shots: [],
  collisions: [],
  blasts: [],
  losses: [],
};

/** Until when after its start something of a turn is seen. */
export const EFFECTS_END = TIMES.fade.to;

type EventOf<Kind extends TurnEvent["kind"]> = TurnEvent & { readonly kind: Kind };

/** What is seen of a turn's events at a time of it. */
export function effectsOf(recording: Recording, step: ReplayedTurn, time: number): Effects {
  const looks: LookSeen[] = [];
  const rings: RingSeen[] = [];
  const shots: ShotSeen[] = [];
  const collisions: CollisionSeen[] = [];
  const blasts: BlastSeen[] = [];
  for (const event of step.events) {
    if (event.kind === "looked" && time > TIMES.lookOpens.from) {
      looks.push(lookAt(recording, step, event, time));
      rings.push(...ringsAt(recording, event, time));
    } else if (event.kind === "shot" && time > TIMES.shotFlies.from) {
      shots.push(shotAt(recording, step, event, time));
    } else if (event.kind === "collided" && time > TIMES.bump.from) {
      collisions.push(...collisionAt(step, event, time));
    } else if (event.kind === "died" && time > DEATHS[event.phase].from) {
      const { x, y } = placeOf(step, event.seat);
      const burst = share(time, DEATHS[event.phase]);
      blasts.push({ seat: event.seat, x, y, burst, strength: afterglow(time) });
    }
  }
  return { looks, rings, shots, collisions, blasts, losses: lossesAt(step, time) };
}

/** One list of effects after another. */
export function together(one: Effects, two: Effects): Effects {
  return {
    looks: [...one.looks, ...two.looks],
    rings: [...one.rings, ...two.rings],
    shots: [...one.shots, ...two.shots],
    collisions: [...one.collisions, ...two.collisions],
    blasts: [...one.blasts, ...two.blasts],
    losses: [...one.losses, ...two.losses],
  };
}

function placeOf({ state }: ReplayedTurn, seat: Seat): Position {
  const { x, y } = state.tanks[seat] ?? { x: 1, y: 1 };
  return { x, y };
}

function entryOf({ seats }: Recording, seat: Seat): number {
  return seats[seat]?.entry ?? 0;
}

function lookAt(
  recording: Recording,
  step: ReplayedTurn,
  { seat, direction }: EventOf<"looked">,
  time: number,
): LookSeen {
  const from = placeOf(step, seat);
  return {
    seat,
    entry: entryOf(recording, seat),
    from,
    sector: sectorOf(recording.field, from, direction),
    isAlone: step.events.filter(({ kind }) => kind === "looked").length === 1,
    opening: gentle(share(time, TIMES.lookOpens)),
    strength: afterglow(time),
  };
}

function ringsAt(recording: Recording, look: EventOf<"looked">, time: number): RingSeen[] {
  const appeared = share(time, { from: 0.86, to: TIMES.lookOpens.to });
  return look.seen.map(({ seat, tank: { x, y } }) => ({
    seat,
    entry: entryOf(recording, look.seat),
    x,
    y,
    strength: appeared * afterglow(time),
  }));
}

function shotAt(
  recording: Recording,
  step: ReplayedTurn,
  { seat, direction, hit }: EventOf<"shot">,
  time: number,
): ShotSeen {
  const from = placeOf(step, seat);
  return {
    seat,
    entry: entryOf(recording, seat),
    from,
    to: hit === undefined
      ? endOfReach(recording, from, stepOf(direction))
      : placeOf(step, hit.seat),
    head: share(time, TIMES.shotFlies),
    flash: flash(time, { from: TIMES.shotFlies.from, to: TIMES.shotFlies.to + 0.08 }),
    burst: share(time, TIMES.shotHits),
    strength: afterglow(time) * (1 - 0.3 * share(time, { from: 0.8, to: 1 })),
    end: hit === undefined ? "miss" : "hit",
    target: hit === undefined ? undefined : recording.seats[hit.seat]?.mark,
  };
}

/** The last cell on the line that a shot from a cell reaches; at the edge of the field half a step is left. */
export function endOfReach(
  { field }: Recording,
  from: Position,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): Place {
  const reach = heightAt(field, from) - 1;
  let steps = 0;
  while (
    steps < reach &&
    isOnField(field, { x: from.x + dx * (steps + 1), y: from.y + dy * (steps + 1) })
  ) steps += 1;
  const way = Math.max(0.5, steps);
  return { x: from.x + dx * way, y: from.y + dy * way };
}

/** Where the two touch. Both stay on their cells; two rivals for one cell meet on it. */
function collisionAt(
  { before }: ReplayedTurn,
  { seats: [one, two] }: EventOf<"collided">,
  time: number,
): CollisionSeen[] {
  const a = before.tanks[one];
  const b = before.tanks[two];
  if (a === undefined || b === undefined) return [];
  return [{
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    angle: Math.atan2(b.x - a.x, b.y - a.y),
    burst: share(time, TIMES.bump),
    strength: afterglow(time),
  }];
}

function lossesAt(step: ReplayedTurn, time: number): LossSeen[] {
  const losses: LossSeen[] = [];
  step.state.tanks.forEach((_, index) => {
    const seat = index as Seat;
    const { inMoves, inAll } = lossesOf(step, seat);
    if (inMoves > 0) losses.push(...lossAt(step, seat, inMoves, 0, TIMES.bump.to - 0.06, time));
    if (inAll > inMoves) {
      const slot = inMoves > 0 ? 1 : 0;
      losses.push(...lossAt(step, seat, inAll - inMoves, slot, TIMES.shotHits.from, time));
    }
  });
  return losses;
}

/** The number of lost lives, from the moment of the loss; for nobody yet, an empty list. */
export function lossAt(
  step: ReplayedTurn,
  seat: Seat,
  amount: number,
  slot: number,
  from: number,
  time: number,
): LossSeen[] {
  if (time <= from) return [];
  const { x, y } = placeOf(step, seat);
  const rise = gentle(share(time, { from, to: from + 0.2 }));
  const strength = afterglow(time) * share(time, { from, to: from + 0.05 });
  return [{ seat, amount, x, y, slot, rise, strength }];
}
