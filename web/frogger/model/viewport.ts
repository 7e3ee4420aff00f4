/** Where cells of the board lie on a picture. Pure. */
import { COLUMNS, ROWS } from "../../../lib/frogger/rules.ts";

/** All in pixels: the picture's size, the board's upper left corner, and the size of a cell. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly row: number;
}

/** A place on the board, with fractions while something moves; whole numbers are upper left corners of cells. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Cells are higher than wide where there is room for it: fingers and frogs like it. */
const TALLEST = 2.1;

/** So many columns beside the board show what is about to come, on wide pictures and on narrow ones. */
const BESIDE = { wide: 2.5, narrow: 1 } as const;
const WIDE_FROM = 560;

/** The whole board, as large as it fits. */
export function wholeBoard(width: number, height: number): Viewport {
  const row = Math.min(cellFor(width) * TALLEST, height / ROWS);
  // A picture that is very flat has the board in its middle.
  const cell = Math.min(cellFor(width), row * 1.2);
  return {
    width,
    height,
    cell,
    row,
    left: (width - cell * COLUMNS) / 2,
    top: (height - row * ROWS) / 2,
  };
}

/** So many columns and rows round a place of the board, which stays inside the picture as far as there is board. */
export function partOfBoard(
  { height, width }: { readonly width: number; readonly height: number },
  about: Place,
  shown: { readonly columns: number; readonly rows: number },
): Viewport {
  const [cell, row] = [width / shown.columns, height / shown.rows];
  const first = clamp(about.column + 0.5 - shown.columns / 2, -1, COLUMNS + 1 - shown.columns);
  // A frog that has left the board can be seen beside it.
  const upper = clamp(about.row + 0.5 - shown.rows / 2, -1, ROWS + 1 - shown.rows);
  return { width, height, cell, row, left: -first * cell, top: -upper * row };
}

/** The middle of a cell, in pixels. */
export function middleOf({ cell, left, row, top }: Viewport, place: Place): Point {
  return { x: left + (place.column + 0.5) * cell, y: top + (place.row + 0.5) * row };
}

/** In pixels of a picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

function cellFor(width: number): number {
  return width / (COLUMNS + 2 * (width < WIDE_FROM ? BESIDE.narrow : BESIDE.wide));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
