/** Changing the bytes of a circuit: what was there stays as it is, and what changes nothing gives the same array. Pure. */
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";
import { type Box, cellAt, isOnGrid, placeOf } from "./cells.ts";

/** A rectangle that was copied. */
export interface Region {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly bytes: Uint8Array;
}

/** With this byte at all of these places; those beside the grid are left out. */
export function paintPlaces(
  cells: Uint8Array,
  places: readonly Point[],
  byte: number,
): Uint8Array {
  const wrong = places.filter((place) => isOnGrid(place) && cells[cellAt(place)] !== byte);
  if (wrong.length === 0) return cells;
  const painted = cells.slice();
  for (const place of wrong) painted[cellAt(place)] = byte;
  return painted;
}

/** With this byte in all cells that hang together by their sides with the one at the place and are like it. */
export function fill(cells: Uint8Array, place: Point, byte: number): Uint8Array {
  if (!isOnGrid(place)) return cells;
  const old = cells[cellAt(place)];
  if (old === byte) return cells;
  const filled = cells.slice();
  const found = [cellAt(place)];
  filled[cellAt(place)] = byte;
  for (let cell = found.pop(); cell !== undefined; cell = found.pop()) {
    const { x, y } = placeOf(cell);
    const sides = [{ x: x - 1, y }, { x: x + 1, y }, { x, y: y - 1 }, { x, y: y + 1 }];
    for (const side of sides) {
      if (!isOnGrid(side) || filled[cellAt(side)] !== old) continue;
      filled[cellAt(side)] = byte;
      found.push(cellAt(side));
    }
  }
  return filled;
}

/** What is in a rectangle on the grid. */
export function copyBox(cells: Uint8Array, { left, top, right, bottom }: Box): Region {
  const [width, height] = [right - left + 1, bottom - top + 1];
  const bytes = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * WIDTH + left;
    bytes.set(cells.subarray(start, start + width), row * width);
  }
  return { width, height, bytes };
}

/** Where a region lies whose middle is at a place; parts of it may be beside the grid. */
export function boxAround({ width, height }: Region, { x, y }: Point): Box {
  const [left, top] = [x - Math.floor(width / 2), y - Math.floor(height / 2)];
  return { left, top, right: left + width - 1, bottom: top + height - 1 };
}

/** With the region laid down, its middle at the place; what is beside the grid is cut off. */
export function paste(cells: Uint8Array, region: Region, place: Point): Uint8Array {
  const { left, top } = boxAround(region, place);
  const pasted = cells.slice();
  region.bytes.forEach((byte, at) => {
    const to = { x: left + at % region.width, y: top + Math.floor(at / region.width) };
    if (isOnGrid(to)) pasted[cellAt(to)] = byte;
  });
  return isSame(cells, pasted) ? cells : pasted;
}

/** Whether two circuits are alike, byte by byte. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one === other ||
    one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** How many cells there are. */
export const CELLS: number = WIDTH * HEIGHT;
