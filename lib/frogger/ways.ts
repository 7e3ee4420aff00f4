/**
 * Which moves are safe, for the whole game at once: the rules of frame.ts a row at a time, with a bit for each column. Pure.
 */
import { BLANK, columnOf, countFrames, isWestbound, shiftOf } from "./lanes.ts";
import { COLUMNS, NORTH, ROWS, SOUTH } from "./rules.ts";
import { type Move, MOVES, type Traffic } from "./types.ts";

/** A bit for each column; column 0 is the lowest. */
const ALL = (1 << COLUMNS) - 1;

/** Vehicles beyond the edges count as well: they may come onto the board and pass the frog at once. */
const MARGIN = 3;

/**
 * The columns from which a move is safe, a bit each, for each frame, row and move: at
 * `(frame * 7 + row) * 5 + index of the move in MOVES`.
 */
export function waysOf(traffic: Traffic): Uint32Array<ArrayBuffer> {
  const frames = countFrames(traffic);
  const ways = new Uint32Array(frames * ROWS * MOVES.length);
  const now = occupiedAt(traffic, 0);
  for (let frame = 0; frame < frames; frame++) {
    const next = occupiedAt(traffic, frame + 1);
    for (let row = NORTH; row <= SOUTH; row++) {
      for (const [index, move] of MOVES.entries()) {
        ways[(frame * ROWS + row) * MOVES.length + index] = safeColumns(
          now,
          next,
          row,
          move,
          frame,
        );
      }
    }
    now.set(next);
  }
  return ways;
}

/** The columns of a row that are free at the start of a frame, of the safe moves; zones and frame 0 are free. */
export function freeColumns(ways: Uint32Array, row: number, frame: number): number {
  if (row === NORTH || row === SOUTH || frame === 0) return ALL;
  // Where a hop north led in the frame before.
  return ways[((frame - 1) * ROWS + row + 1) * MOVES.length + MOVES.indexOf("^")] ?? 0;
}

/** The columns of a row from which a move is safe. */
function safeColumns(
  now: Uint32Array,
  next: Uint32Array,
  row: number,
  move: Move,
  frame: number,
): number {
  const free = (to: number): number => ALL & ~((next[to] ?? 0) >> MARGIN);
  const flips = (by: number): number => flipColumns(now[row] ?? 0, row, by, frame);
  switch (move) {
    case "^":
      return row === NORTH ? 0 : free(row - 1);
    case "v":
      return row === SOUTH ? 0 : free(row + 1);
    case ".":
      return free(row) & ~flips(0);
    case "<":
      return free(row) << 1 & ALL & ~flips(-1);
    case ">":
      return free(row) >> 1 & ~flips(1);
  }
}

/** The columns of a row from which a frog that goes `by` columns changes sides with a vehicle. */
function flipColumns(occupied: number, row: number, by: number, frame: number): number {
  const isWest = isWestbound(row);
  // A vehicle upstream passes the frog if they come closer by more than there is between them.
  const closer = Math.abs(shiftOf(row, frame)) + (isWest ? by : -by);
  let columns = 0;
  for (let distance = 1; distance < closer; distance++) {
    columns |= isWest ? occupied >> distance : occupied << distance;
  }
  return columns >> MARGIN;
}

/** For each row the columns with a vehicle at the start of a frame, and the nearest ones beyond the edges. */
function occupiedAt({ lanes }: Traffic, frame: number): Uint32Array {
  const rows = new Uint32Array(ROWS);
  for (const lane of lanes) {
    const first = columnOf(lane, 0, frame);
    const end = Math.min(COLUMNS + MARGIN, first + lane.cells.length);
    let columns = 0;
    for (let column = Math.max(-MARGIN, first); column < end; column++) {
      if (lane.cells[column - first] !== BLANK) columns |= 1 << column + MARGIN;
    }
    rows[lane.row] = columns;
  }
  return rows;
}
