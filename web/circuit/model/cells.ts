/** Places on the grid, and sets of cells that a tool covers. Pure. */
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";

/** A rectangle of cells; all sides are included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether a place is on the grid. */
export function isOnGrid({ x, y }: Point): boolean {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
}

/** The index of a place on the grid. */
export function cellAt({ x, y }: Point): number {
  return y * WIDTH + x;
}

/** The place of a cell. */
export function placeOf(cell: number): Point {
  return { x: cell % WIDTH, y: Math.floor(cell / WIDTH) };
}

/** The nearest place on the grid. */
export function ontoGrid({ x, y }: Point): Point {
  return { x: Math.min(WIDTH - 1, Math.max(0, x)), y: Math.min(HEIGHT - 1, Math.max(0, y)) };
}

/** The rectangle between two corners, as far as it is on the grid. */
export function boxOf(one: Point, other: Point): Box {
  const [from, to] = [ontoGrid(one), ontoGrid(other)];
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  };
}

/** Places from one to the other, both included, each touching the next by a side or a corner. */
export function linePlaces(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    return { x: from.x + Math.round(dx * share), y: from.y + Math.round(dy * share) };
  });
}

/** All places of a rectangle, row by row. */
export function boxPlaces({ left, top, right, bottom }: Box): Point[] {
  const [width, height] = [right - left + 1, bottom - top + 1];
  return Array.from(
    { length: width * height },
    (_, at) => ({ x: left + at % width, y: top + Math.floor(at / width) }),
  );
}

/** The places of 3 by 3 cells round each of these. */
export function brushPlaces(places: readonly Point[]): Point[] {
  return places.flatMap(({ x, y }) =>
    [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })))
  );
}
