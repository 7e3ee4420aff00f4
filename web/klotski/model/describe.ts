/** What a piece is and where it stands, for those who listen to the page. Pure. */
import type { Piece, Point, Position, Variant } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";

/** The top left corner of a piece's bounding box. */
export function cornerOf({ board }: Variant, position: Position, piece: number): Point {
  const cell = position[piece] ?? 0;
  return { x: cell % board.width, y: Math.floor(cell / board.width) };
}

/** Whether a piece fills its bounding box. */
function isBox({ shape }: Piece): boolean {
  return shape.cells.length === shape.width * shape.height;
}

/** Its name, its shape and its place. */
export function describePiece(variant: Variant, position: Position, piece: number): string {
  const one = variant.pieces[piece];
  if (one === undefined) return "";
  const { x, y } = cornerOf(variant, position, piece);
  const { height, width } = one.shape;
  const shape = isBox(one)
    ? strings.klotski.box(width, height)
    : strings.klotski.angled(one.shape.cells.length, width, height);
  return strings.klotski.pieceAt(one.name, shape, x + 1, y + 1);
}
