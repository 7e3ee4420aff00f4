/**
 * The board in flat tables. It gets a frame of wall, so that no step has to look for its edge: the cell (x, y) is the place
 * `(y + 1) * (width + 2) + x + 1`. A piece is where its first cell is, in reading order: that one tells which cells it covers.
 * Pure.
 */
import { EMPTY, WALL } from "../board.ts";
import { DELTAS } from "../directions.ts";
import { hasGap } from "../hooks.ts";
import { type Board, DIRECTIONS, type Point, type Shape } from "../types.ts";

/** All that moving needs to know of a board and the kinds of its pieces. */
export interface Geometry {
  /** Places in a row. */
  readonly stride: number;
  /** By place: `EMPTY` or `WALL`. */
  readonly blank: Int8Array;
  /** How far a step leads, in the order of DIRECTIONS: the way back from direction d is 3 - d. */
  readonly steps: Int8Array;
  /** By kind: its cells, relative to the first. */
  readonly cells: readonly Int8Array[];
  /** By kind * 4 + direction: the cells that a step covers anew, and those that it leaves, relative to the first before it. */
  readonly ahead: readonly Int8Array[];
  readonly behind: readonly Int8Array[];
  /** By kind * 4 + direction, 1: something can lie between two of its cells that way, so that they hook into each other. */
  readonly gaps: Uint8Array;
}

/** The tables for a board and shapes. */
export function geometryOf(board: Board, shapes: readonly Shape[]): Geometry {
  const stride = board.width + 2;
  const blank = new Int8Array(stride * (board.height + 2)).fill(WALL);
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if (board.walls[y * board.width + x] !== 1) blank[placeOf(stride, { x, y })] = EMPTY;
    }
  }
  const steps = Int8Array.from(DIRECTIONS, (name) => DELTAS[name].y * stride + DELTAS[name].x);
  const cells = shapes.map((shape) =>
    Int8Array.from(shape.cells, ({ x, y }) => y * stride + x - firstColumn(shape))
  );
  const moved = cells.flatMap((own) => Array.from(steps, (step) => own.map((cell) => cell + step)));
  return {
    stride,
    blank,
    steps,
    cells,
    ahead: moved.map((after, at) => without(after, cells[at >> 2])),
    behind: moved.map((after, at) => without(cells[at >> 2], after)),
    gaps: Uint8Array.from(
      shapes.flatMap((shape) => DIRECTIONS.map((name) => hasGap(shape, name) ? 1 : 0)),
    ),
  };
}

/** The place of a cell. */
export function placeOf(stride: number, { x, y }: Point): number {
  return (y + 1) * stride + x + 1;
}

/** The column of a shape's first cell within its bounding box. */
export function firstColumn({ cells }: Shape): number {
  return cells[0]?.x ?? 0;
}

/** The places of a board that are no wall, in reading order, or with each row from right to left. */
export function readingOrder({ blank, stride }: Geometry, isMirrored: boolean): Uint8Array {
  const places = Array.from(blank.keys()).filter((place) => blank[place] === EMPTY);
  const rank = (place: number) => isMirrored ? place - 2 * (place % stride) + stride : place;
  return Uint8Array.from(places.sort((one, other) => rank(one) - rank(other)));
}

function without(
  cells: Int8Array = new Int8Array(),
  others: Int8Array = new Int8Array(),
): Int8Array {
  return cells.filter((cell) => !others.includes(cell));
}
