/**
 * The grid: which cells touch which, and which hang together. Pure.
 */
import { HEIGHT, TRACK, WIDTH } from "./rules.ts";
import type { Circuit } from "./types.ts";

/** Steps to the 4 cells that share a side. */
const SIDES: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** Steps to the 8 cells that share a side or a corner. */
const SIDES_AND_CORNERS: readonly (readonly [number, number])[] = [
  ...SIDES,
  ...[[1, -1], [1, 1], [-1, 1], [-1, -1]] as const,
];

/** Whether a cell is track; outside the grid all is scenery [COLLISION-2]. */
export function isTrack({ cells }: Circuit, x: number, y: number): boolean {
  return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT && cells[y * WIDTH + x] === TRACK;
}

/** Cells that hang together. */
export interface Region {
  /** The first of its cells, row by row from the top left. */
  readonly x: number;
  readonly y: number;
  /** How many cells it has. */
  readonly size: number;
}

/** Which cell belongs to which region. */
export interface Regions {
  /** For each cell the index of its region; -1: it belongs to none. */
  readonly labels: Int16Array;
  readonly regions: readonly Region[];
}

/** The pieces of track: a car can squeeze between two cells that touch by a corner [LOOP-1]. */
export function trackRegions(circuit: Circuit): Regions {
  return regionsOf(circuit, (byte) => byte === TRACK, SIDES_AND_CORNERS);
}

/** The pieces of scenery: a wall whose cells only touch by corners stops no car [LOOP-1]. */
export function sceneryRegions(circuit: Circuit): Regions {
  return regionsOf(circuit, (byte) => byte !== TRACK, SIDES);
}

/** The indexes of the up to 8 cells that touch a cell. */
export function cellsAround(cell: number): number[] {
  return neighbours(cell, SIDES_AND_CORNERS);
}

function regionsOf(
  { cells }: Circuit,
  belongs: (byte: number) => boolean,
  steps: readonly (readonly [number, number])[],
): Regions {
  const labels = new Int16Array(cells.length).fill(-1);
  const regions: Region[] = [];
  cells.forEach((byte, first) => {
    if (labels[first] !== -1 || !belongs(byte)) return;
    const label = regions.length;
    const found = [first];
    labels[first] = label;
    for (let at = 0; at < found.length; at++) {
      for (const next of neighbours(found[at] as number, steps)) {
        if (labels[next] !== -1 || !belongs(cells[next] as number)) continue;
        labels[next] = label;
        found.push(next);
      }
    }
    regions.push({ x: first % WIDTH, y: Math.floor(first / WIDTH), size: found.length });
  });
  return { labels, regions };
}

function neighbours(cell: number, steps: readonly (readonly [number, number])[]): number[] {
  const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
  return steps
    .map(([dx, dy]) => [x + dx, y + dy] as const)
    .filter(([x, y]) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT)
    .map(([x, y]) => y * WIDTH + x);
}
