/** Pushing: a piece takes along what lies in its way [PUSH-1 … PUSH-6]. Pure. */
import { cellsOf, EMPTY, WALL } from "./board.ts";
import { DELTAS } from "./directions.ts";
import { type Board, type Direction, DIRECTIONS, type Position, type Variant } from "./types.ts";

/** A group that moves by one cell. */
export interface Push {
  /** The one that pushes, by its index in the variant. */
  readonly piece: number;
  readonly direction: Direction;
  /** All that move, the foremost first and the one that pushes last [PUSH-4]. */
  readonly group: readonly number[];
}

/** Who moves when this piece is pushed; `undefined`: it cannot be [PUSH-2]. */
export function groupOf(
  variant: Variant,
  position: Position,
  piece: number,
  direction: Direction,
): number[] | undefined {
  return groupIn(cellsOf(variant, position), variant, position, piece, direction);
}

/** The position after a group has moved by one cell, all at once. */
export function push(
  position: Position,
  board: Board,
  group: readonly number[],
  direction: Direction,
): Position {
  const { x, y } = DELTAS[direction];
  const after = Uint8Array.from(position);
  for (const piece of group) after[piece] = (position[piece] ?? 0) + y * board.width + x;
  return after;
}

/** What one piece can do here, in the order of DIRECTIONS: at most four pushes. */
export function pushesOf(variant: Variant, position: Position, piece: number): Push[] {
  return pushesIn(cellsOf(variant, position), variant, position, piece);
}

/** What any piece can do here, piece by piece. */
export function allPushes(variant: Variant, position: Position): Push[] {
  const cover = cellsOf(variant, position);
  return variant.pieces.flatMap((_, piece) => pushesIn(cover, variant, position, piece));
}

function pushesIn(cover: Int8Array, variant: Variant, position: Position, piece: number): Push[] {
  return DIRECTIONS.flatMap((direction) => {
    const group = groupIn(cover, variant, position, piece, direction);
    return group === undefined ? [] : [{ piece, direction, group }];
  });
}

/** Each search begins with nobody, so that one that failed leaves nothing behind [PUSH-5]. */
function groupIn(
  cover: Int8Array,
  { board, pieces }: Variant,
  position: Position,
  piece: number,
  direction: Direction,
): number[] | undefined {
  const delta = DELTAS[direction];
  const met: number[] = [];
  const group: number[] = [];
  /** Adds the piece after all that lie ahead of it; false: something that never moves is in the way. */
  const add = (index: number): boolean => {
    met.push(index);
    const corner = position[index] ?? 0;
    const left = corner % board.width + delta.x;
    const top = Math.floor(corner / board.width) + delta.y;
    for (const cell of pieces[index]?.shape.cells ?? []) {
      const x = left + cell.x;
      const y = top + cell.y;
      if (x < 0 || y < 0 || x >= board.width || y >= board.height) return false;
      const ahead = cover[y * board.width + x] ?? WALL;
      if (ahead === WALL) return false;
      if (ahead !== EMPTY && !met.includes(ahead) && !add(ahead)) return false;
    }
    group.push(index);
    return true;
  };
  return add(piece) ? group : undefined;
}
