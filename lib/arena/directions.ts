/**
 * Directions as steps, and the sector that a look covers.
 * Browser-safe: no Deno, no DOM.
 */
import type { Direction, Position } from "./types.ts";

/** East and north part of a step in each direction. */
export const STEPS: readonly { readonly dx: number; readonly dy: number }[] = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: -1, dy: -1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: 1 },
];

/** The step of one direction. */
export function stepOf(direction: Direction): { readonly dx: number; readonly dy: number } {
  return STEPS[direction] as { dx: number; dy: number };
}

/** The cell one step away, which may lie off the field. */
export function neighbour(from: Position, direction: Direction): Position {
  const { dx, dy } = stepOf(direction);
  return { x: from.x + dx, y: from.y + dy };
}

/**
 * Whether a look in this direction shows a tank at the offset (dx east, dy north): a sector of 90 degrees with
 * both its edges [LOOK-1, LOOK-2]. The looker's own cell, (0,0), is in every sector.
 */
export function inSector(direction: Direction, dx: number, dy: number): boolean {
  switch (direction) {
    case 0:
      return Math.abs(dx) <= dy;
    case 1:
      return dx >= 0 && dy >= 0;
    case 2:
      return Math.abs(dy) <= dx;
    case 3:
      return dx >= 0 && dy <= 0;
    case 4:
      return Math.abs(dx) <= -dy;
    case 5:
      return dx <= 0 && dy <= 0;
    case 6:
      return Math.abs(dy) <= -dx;
    case 7:
      return dx <= 0 && dy >= 0;
  }
}
