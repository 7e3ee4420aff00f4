/**
 * What happens to the frog in one frame: the one place where these rules stand [FRAME-1, FRAME-2], [OFF-1],
 * [HIT-1, HIT-2], [FLIP-1 … FLIP-5], [ZONE-1]. Pure.
 */
import { glyphAt, laneOf, shiftOf } from "./lanes.ts";
import { COLUMNS, ROWS } from "./rules.ts";
import type { Cell, Lane, Move, Squash, Traffic } from "./types.ts";

/** Where each move leads. */
const STEPS: Readonly<Record<Move, Cell>> = {
  ".": { row: 0, column: 0 },
  "^": { row: -1, column: 0 },
  "v": { row: 1, column: 0 },
  "<": { row: 0, column: -1 },
  ">": { row: 0, column: 1 },
};

/** The cell that a move leads to; it may lie off the board. */
export function cellAfter({ column, row }: Cell, move: Move): Cell {
  const step = STEPS[move];
  return { row: row + step.row, column: column + step.column };
}

/** Whether a cell is on the board. */
export function isOnBoard({ column, row }: Cell): boolean {
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
}

/**
 * The frog moves while the traffic goes from its places at the start of the frame to those at the start of the next.
 * @param cell Where the frog is at the start of the frame; no vehicle is there.
 * @returns Where it is at the start of the next one, or how it was squashed. A vehicle that changes sides with the frog is named
 * before one that ends in the frog's cell; of two that change sides, the nearer one.
 */
export function playFrame(
  traffic: Traffic,
  { column: x, row: y }: Cell,
  move: Move,
  frame: number,
): { readonly cell: Cell } | Squash {
  const from = { row: y, column: x };
  const to = cellAfter(from, move);
  if (!isOnBoard(to)) return { frame, cause: "off", from, to };
  const lane = laneOf(traffic, to.row);
  if (lane === undefined) return { cell: to };
  const flipping = to.row === y ? flippingColumn(lane, x, to.column, frame) : undefined;
  const shift = shiftOf(lane.row, frame);
  const column = flipping ?? to.column - shift;
  const glyph = glyphAt(lane, column, frame);
  if (glyph === undefined) return { cell: to };
  const vehicle = { glyph, from: column, to: column + shift };
  return { frame, cause: flipping === undefined ? "hit" : "flip", from, to, vehicle };
}

/**
 * Where the nearest vehicle is, at the start of the frame, that the frog changes sides with when it goes from a column to
 * another one in its row.
 */
function flippingColumn(lane: Lane, from: number, to: number, frame: number): number | undefined {
  const shift = shiftOf(lane.row, frame);
  // It comes from upstream, and from no farther than it drives: one cell more, and it ends where the frog does.
  for (let distance = 1; distance <= Math.abs(shift); distance++) {
    const column = from - Math.sign(shift) * distance;
    const changesSides = (column - from) * (column + shift - to) < 0;
    if (changesSides && glyphAt(lane, column, frame) !== undefined) return column;
  }
  return undefined;
}
