/** What a position is: which piece covers which cell, whether that can be, and whether it is the goal. Pure. */
import { sameShape } from "./shapes.ts";
import type { GoalPart, Position, Variant } from "./types.ts";

/** What covers a cell that no piece covers [CELL-2]. */
export const EMPTY = -1;
export const WALL = -2;

/** Where the pieces stand at the start. */
export function startPosition({ board, pieces }: Variant): Position {
  return Uint8Array.from(pieces, ({ start }) => start.y * board.width + start.x);
}

/** For each cell, at `y * width + x`, the index of the piece that covers it, or `EMPTY` or `WALL`. */
export function cellsOf({ board, pieces }: Variant, position: Position): Int8Array<ArrayBuffer> {
  const cover = new Int8Array(board.width * board.height);
  cover.forEach((_, cell) => cover[cell] = board.walls[cell] === 1 ? WALL : EMPTY);
  pieces.forEach(({ shape }, piece) => {
    const corner = position[piece] ?? 0;
    for (const { x, y } of shape.cells) cover[corner + y * board.width + x] = piece;
  });
  return cover;
}

/** Whether each piece lies on the board, and none on a wall or on another piece [CELL-3]. */
export function isLegal({ board, pieces }: Variant, position: Position): boolean {
  if (position.length !== pieces.length) return false;
  const taken = Uint8Array.from(board.walls);
  return pieces.every(({ shape }, piece) => {
    const corner = position[piece] ?? 0;
    const left = corner % board.width;
    const top = Math.floor(corner / board.width);
    if (left + shape.width > board.width || top + shape.height > board.height) return false;
    return shape.cells.every(({ x, y }) => {
      const cell = corner + y * board.width + x;
      if (taken[cell] !== 0) return false;
      taken[cell] = 1;
      return true;
    });
  });
}

/** Whether all that the goal wants is there [GOAL-1]; a board to play with has no goal [GOAL-4]. */
export function isGoal(variant: Variant, position: Position): boolean {
  return variant.goal.length > 0 && variant.goal.every((part) => isMet(variant, position, part));
}

/** The rows of the board: names of pieces, `.` for empty cells, `#` for wall. */
export function textOf(variant: Variant, position: Position): string[] {
  const { board: { height, width }, pieces } = variant;
  const letters = Array.from(
    cellsOf(variant, position),
    (piece) => piece === WALL ? "#" : pieces[piece]?.name ?? ".",
  );
  return Array.from(
    { length: height },
    (_, y) => letters.slice(y * width, (y + 1) * width).join(""),
  );
}

/** Whether two positions have the same pieces in the same cells; equal shapes count as different pieces here. */
export function samePosition(one: Position, other: Position): boolean {
  return one.length === other.length && one.every((cell, piece) => cell === other[piece]);
}

/** Any piece of the shape will do [SHAPE-1]. */
function isMet({ board, pieces }: Variant, position: Position, { at, shape }: GoalPart): boolean {
  const corner = at.y * board.width + at.x;
  return pieces.some((piece, index) => position[index] === corner && sameShape(piece.shape, shape));
}
