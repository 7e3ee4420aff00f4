/**
 * The states of the search for the optimum as whole numbers, for flat arrays: the track cell from which a move began, the
 * displacement of the move, and whether the car is behind the line after it (lap counter -1). So all moves from one cell
 * lie side by side, which is what makes the search fast. Pure.
 *
 * A place is a cell of the grid with a margin as wide as the fastest move: no move from the grid leads out of it.
 */
import { chainOf } from "./collision.ts";
import { FASTEST_X, FASTEST_Y, HEIGHT, TRACK, WIDTH } from "./rules.ts";
import type { Circuit, Point } from "./types.ts";

const SPEEDS_X = 2 * FASTEST_X + 1;
const SPEEDS_Y = 2 * FASTEST_Y + 1;

/** How many displacements there are. */
export const SPEEDS = SPEEDS_X * SPEEDS_Y;

/** Places in a row. What is beyond its right end is the margin at the left of the next row. */
const STRIDE = WIDTH + FASTEST_X;

/** A state is `(track cell of the origin * 2 + behind) * SPEEDS + speed`. */
export interface StateSpace {
  readonly size: number;
  /** For each place its number among the track cells; -1: scenery. */
  readonly trackIndex: Int32Array;
  /** For each track cell its place. */
  readonly places: Int32Array;
}

/** The states of a circuit. */
export function stateSpace({ cells }: Circuit): StateSpace {
  const trackIndex = new Int32Array((HEIGHT + 2 * FASTEST_Y) * STRIDE).fill(-1);
  const track: number[] = [];
  cells.forEach((byte, cell) => {
    if (byte !== TRACK) return;
    const place = placeOf({ x: cell % WIDTH, y: Math.floor(cell / WIDTH) });
    trackIndex[place] = track.length;
    track.push(place);
  });
  return { size: track.length * 2 * SPEEDS, trackIndex, places: Int32Array.from(track) };
}

/** The place of a cell. */
export function placeOf({ x, y }: Point): number {
  return (y + FASTEST_Y) * STRIDE + x;
}

/** The cell of a place on the grid. */
export function cellOf(place: number): Point {
  return { x: place % STRIDE, y: Math.floor(place / STRIDE) - FASTEST_Y };
}

/** The number of a displacement within the fastest ones. */
export function speedOf(dx: number, dy: number): number {
  return (dy + FASTEST_Y) * SPEEDS_X + dx + FASTEST_X;
}

/** The displacement of a number. */
export function displacementOf(speed: number): Point {
  return { x: speed % SPEEDS_X - FASTEST_X, y: Math.floor(speed / SPEEDS_X) - FASTEST_Y };
}

const DISPLACEMENTS: readonly Point[] = Array.from(
  { length: SPEEDS },
  (_, speed) => displacementOf(speed),
);

/** For each displacement its length in cells. */
export const LENGTHS: Float64Array = Float64Array.from(
  DISPLACEMENTS,
  ({ x, y }) => Math.sqrt(x * x + y * y),
);

/** For each displacement how many steps from cell to cell it is. */
export const STEPS: Uint8Array = Uint8Array.from(
  DISPLACEMENTS,
  ({ x, y }) => Math.max(Math.abs(x), Math.abs(y)),
);

/** For each displacement how far it leads in places. */
export const SHIFTS: Int32Array = Int32Array.from(DISPLACEMENTS, ({ x, y }) => y * STRIDE + x);

/** For each displacement those that may follow it, or go before it [MOVE-1]. */
export const NEAR: readonly Uint16Array[] = DISPLACEMENTS.map((one) =>
  Uint16Array.from(
    DISPLACEMENTS.flatMap((other, speed) =>
      Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1 ? [speed] : []
    ),
  )
);

/** For each displacement two cells a step, relative to where it begins; the same one twice where there is one. */
const CHAINS: readonly Int32Array[] = DISPLACEMENTS.map((displacement) =>
  Int32Array.from(
    chainOf(displacement).flatMap((cells) => [cells[0], cells[1] ?? cells[0]].map(shiftOf)),
  )
);

/** Whether a move from a place on the grid hits nothing. */
export function isFree(trackIndex: Int32Array, place: number, speed: number): boolean {
  const chain = CHAINS[speed] as Int32Array;
  for (let at = 0; at < chain.length; at += 2) {
    if (
      (trackIndex[place + (chain[at] as number)] as number) < 0 &&
      (trackIndex[place + (chain[at + 1] as number)] as number) < 0
    ) return false;
  }
  return true;
}

function shiftOf(point: Point | undefined): number {
  return point === undefined ? 0 : point.y * STRIDE + point.x;
}
