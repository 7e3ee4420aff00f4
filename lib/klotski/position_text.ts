/** Positions for addresses, and positions that somebody has drawn. Pure. */
import { isLegal, startPosition } from "./board.ts";
import { sameShape } from "./shapes.ts";
import type { Position, Variant } from "./types.ts";

/** One for each of the 64 cells that a board may have. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A position in letters, digits, `-` and `_`: one character a piece. */
export function packPosition(position: Position): string {
  return Array.from(position, (cell) => DIGITS[cell] ?? "").join("");
}

/** The position that was packed; `undefined`: it is none of this variant's. */
export function unpackPosition(variant: Variant, text: string): Position | undefined {
  if (text.length !== variant.pieces.length) return undefined;
  const cells = Array.from(text, (digit) => DIGITS.indexOf(digit));
  if (cells.includes(-1)) return undefined;
  const position = Uint8Array.from(cells);
  return isLegal(variant, position) ? position : undefined;
}

/**
 * The position of a variant's pieces that looks like the board of another file: pieces of the same name and shape stand
 * for each other, the rest by shape alone. `undefined`: another board or other shapes.
 */
export function positionLike(variant: Variant, drawn: Variant): Position | undefined {
  const { board, pieces } = variant;
  const isSameBoard = board.width === drawn.board.width && board.height === drawn.board.height &&
    board.walls.every((wall, cell) => wall === drawn.board.walls[cell]);
  if (!isSameBoard || pieces.length !== drawn.pieces.length) return undefined;
  const cells = startPosition(drawn);
  const position = new Uint8Array(pieces.length);
  const placed = new Set<number>();
  const taken = new Set<number>();
  for (const byName of [true, false]) {
    pieces.forEach((piece, index) => {
      if (placed.has(index)) return;
      const other = drawn.pieces.findIndex((each, candidate) =>
        !taken.has(candidate) && sameShape(each.shape, piece.shape) &&
        (!byName || each.name === piece.name)
      );
      if (other < 0) return;
      placed.add(index);
      taken.add(other);
      position[index] = cells[other] ?? 0;
    });
  }
  return placed.size === pieces.length ? position : undefined;
}
