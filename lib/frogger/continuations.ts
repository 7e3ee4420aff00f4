/**
 * The most crossings that can still be made from every state of the game: one table, filled from the last frame back
 * [OPTIMUM-1]. Pure.
 *
 * How it works. What is still possible depends on the frame, the cell, the zone in which the frog last stood, and on
 * which corners it has yet to touch, as a demand: sixteen sets of corners, and only ways that touch all of one count for it.
 * So an entry is (frame, cell, zone, set) and holds the most crossings from there to the end; below 0: there is no way.
 * An entry tells what a frog gets that arrives in the cell: the crossing that it makes by arriving is counted, the corner
 * that it touches is taken from the demand. Then for a safe move all 32 entries of its cell count as they are, and a
 * frame of a cell is the greatest of five rows of numbers.
 */
import { cornerBit, type FrogState, isNearStart, type Zone, zoneOf } from "./progress.ts";
import { COLUMNS, ROWS } from "./rules.ts";
import { MOVES } from "./types.ts";
import { freeColumns } from "./ways.ts";

const CELLS = ROWS * COLUMNS;
const ZONES = 2;

/** No way: it stays below 0 with any number of crossings added. */
const NEVER = -20_000;

/** Sets of corners that can be demanded. */
export const CORNER_SETS = 16;

/**
 * The place of an entry in the table.
 * @param sets How many sets of corners the table knows: 16, or 1 where none is demanded.
 */
export function entryOf(
  sets: number,
  { column, frame, lastZone, row }: FrogState,
  set: number,
): number {
  const cell = frame * CELLS + row * COLUMNS + column;
  return (cell * ZONES + zoneIndex(lastZone)) * sets + set;
}

/**
 * The whole table.
 * @param ways The safe moves; see waysOf.
 * @param kind `open`: the whole board and 16 sets of corners; `confined`: only the columns that keep the frog confined, and
 * no corners.
 */
export function continuationsOf(
  ways: Uint32Array,
  kind: "open" | "confined",
): Int16Array<ArrayBuffer> {
  const sets = kind === "open" ? CORNER_SETS : 1;
  const size = ZONES * sets;
  const frames = ways.length / (ROWS * MOVES.length);
  const columns = Array.from({ length: COLUMNS }, (_, column) => column)
    .filter((column) => kind === "open" || isNearStart(column));
  // Behind the last frame lies an entry without any way: unsafe moves lead there.
  const nowhere = (frames + 1) * CELLS * size;
  const table = new Int16Array(nowhere + size).fill(NEVER);
  for (let row = 0; row < ROWS; row++) {
    for (const column of columns) {
      const at = (frames * CELLS + row * COLUMNS + column) * size;
      // At the end nothing more is to be had, and no corner may still be wanted.
      table[at] = table[at + sets] = 0;
      arrive(table, at, row, column, sets);
    }
  }
  for (let frame = frames - 1; frame >= 0; frame--) {
    for (let row = 0; row < ROWS; row++) {
      const way = (frame * ROWS + row) * MOVES.length;
      const wait = ways[way] as number;
      const north = ways[way + 1] as number;
      const south = ways[way + 2] as number;
      const west = ways[way + 3] as number;
      const east = ways[way + 4] as number;
      const free = freeColumns(ways, row, frame);
      for (const column of columns) {
        if ((free >> column & 1) === 0) continue;
        const at = (frame * CELLS + row * COLUMNS + column) * size;
        const next = at + CELLS * size;
        putGreatest(
          table,
          at,
          size,
          wait >> column & 1 ? next : nowhere,
          north >> column & 1 ? next - COLUMNS * size : nowhere,
          south >> column & 1 ? next + COLUMNS * size : nowhere,
          west >> column & 1 ? next - size : nowhere,
          east >> column & 1 ? next + size : nowhere,
        );
        arrive(table, at, row, column, sets);
      }
    }
  }
  return table;
}

/** Puts a row of entries: of each the greatest of five others. */
function putGreatest(
  table: Int16Array,
  at: number,
  size: number,
  one: number,
  two: number,
  three: number,
  four: number,
  five: number,
): void {
  for (let entry = 0; entry < size; entry++) {
    table[at + entry] = Math.max(
      table[one + entry] as number,
      table[two + entry] as number,
      table[three + entry] as number,
      table[four + entry] as number,
      table[five + entry] as number,
    );
  }
}

function zoneIndex(zone: Zone): number {
  return zone === "south" ? 0 : 1;
}

/** Makes of what is possible from a cell what is possible when one arrives there. */
function arrive(table: Int16Array, at: number, row: number, column: number, sets: number): void {
  const zone = zoneOf(row);
  if (zone === undefined) return;
  const corner = sets === 1 ? 0 : cornerBit(row, column);
  const own = at + zoneIndex(zone) * sets;
  const other = at + (1 - zoneIndex(zone)) * sets;
  for (let set = sets - 1; set >= 0; set--) {
    const crossings = table[own + (set & ~corner)] as number;
    table[own + set] = crossings;
    table[other + set] = crossings + 1;
  }
}
