/** The four directions as displacements [CELL-1]. Pure. */
import type { Direction, Point } from "./types.ts";

/** One cell in each direction. */
export const DELTAS: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
};
