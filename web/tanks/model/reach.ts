/** How far a tank's cannon reaches from where it stands, whom it would hit, and what its periscope covers. Pure. */
import { inSector, stepOf } from "../../../lib/arena/directions.ts";
import { heightAt, isOnField } from "../../../lib/arena/field.ts";
import {
  type Direction,
  DIRECTIONS,
  type Field,
  type Position,
  type Seat,
} from "../../../lib/arena/types.ts";
import { type Recording, stateAt } from "./recording.ts";
import { sceneAt } from "./scene.ts";
import { sectorOf } from "./scene_sector.ts";
import type { Place } from "./geometry.ts";

/** Who stands where. */
export interface Standing extends Position {
  readonly seat: Seat;
}

/** A line of fire with at least one cell. */
export interface FireLine {
  readonly direction: Direction;
  /** The last cell that a shot reaches, or that of the tank that it hits. */
  readonly to: Position;
  /** From the tank up to there. */
  readonly steps: number;
  /** The nearest tank on the line, and the lives that a shot would cost it; a wreck stops a shot and loses none. */
  readonly hit: { readonly seat: Seat; readonly damage: number } | undefined;
}

/** What a tank could do from where it stands. */
export interface Reach {
  readonly seat: Seat;
  /** Its program in the run, for its colour. */
  readonly entry: number;
  readonly from: Position;
  /** Its height less 1: so many cells. */
  readonly cells: number;
  readonly lines: readonly FireLine[];
  /** Those of the others that are hit by one of the lines and live, as far as is known. */
  readonly targets: readonly (FireLine & { readonly hit: NonNullable<FireLine["hit"]> })[];
  /** Where the periscope points, and the corners of the sector that a look there shows. */
  readonly periscope: Direction;
  readonly sector: readonly Place[];
  /** Those whom such a look would show. */
  readonly seen: readonly Seat[];
}

/** The lines of fire of a tank among others, by the rules of shots [FIRE-1, FIRE-2, FIRE-3, FIRE-5]. */
export function fireLines(
  field: Field,
  from: Position,
  others: readonly Standing[],
): readonly FireLine[] {
  const height = heightAt(field, from);
  return DIRECTIONS.flatMap((direction): FireLine[] => {
    const { dx, dy } = stepOf(direction);
    let to = from;
    for (let steps = 1; steps < height; steps++) {
      const next = { x: to.x + dx, y: to.y + dy };
      if (!isOnField(field, next)) return lineTo(direction, to, steps - 1, undefined);
      to = next;
      const there = others.find(({ x, y }) => x === next.x && y === next.y);
      if (there === undefined) continue;
      return lineTo(direction, to, steps, { seat: there.seat, damage: height - steps });
    }
    return lineTo(direction, to, height - 1, undefined);
  });
}

function lineTo(
  direction: Direction,
  to: Position,
  steps: number,
  hit: FireLine["hit"],
): FireLine[] {
  return steps > 0 ? [{ direction, to, steps, hit }] : [];
}

/**
 * What a tank could do after a turn, among the others as whoever looks knows them: in fog where they were seen last.
 * `undefined` for a wreck, and for a tank whose place is only remembered.
 */
export function reachAt(
  recording: Recording,
  turn: number,
  viewer: Seat | undefined,
  seat: Seat,
): Reach | undefined {
  const tank = stateAt(recording, turn).tanks[seat];
  const isKnown = viewer === undefined || viewer === seat;
  if (!isKnown || tank === undefined || tank.lives === 0) return undefined;
  const { field } = recording;
  const from = { x: tank.x, y: tank.y };
  // Where the dead lie may be unknown: then they are in nobody's way, as far as is known.
  const others = sceneAt(recording, turn, { viewer }).tanks.filter((other) =>
    other.seat !== seat && other.ghost?.state !== "dead"
  );
  const living = new Set(others.filter(({ lives }) => lives > 0).map((other) => other.seat));
  const lines = fireLines(field, from, others);
  return {
    seat,
    entry: recording.seats[seat]?.entry ?? 0,
    from,
    cells: heightAt(field, from) - 1,
    lines,
    targets: lines.flatMap(({ hit, ...line }) =>
      hit !== undefined && living.has(hit.seat) ? [{ ...line, hit }] : []
    ),
    periscope: tank.periscope,
    sector: sectorOf(field, from, tank.periscope),
    seen: others.filter(({ x, y }) => inSector(tank.periscope, x - from.x, y - from.y))
      .map((other) => other.seat).sort((one, two) => one - two),
  };
}
