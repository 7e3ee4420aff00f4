/** Where one piece can get in one move: any way without lifting it, the others staying where they are [METRIC-3]. Pure. */
import { cellsOf, EMPTY } from "./board.ts";
import { DELTAS } from "./directions.ts";
import { type Direction, DIRECTIONS, type Position, type Variant } from "./types.ts";

/** A place that a piece can get to. */
export interface Reach {
  /** The cell of its corner there, as positions have it. */
  readonly at: number;
  /** A shortest way, one cell each. */
  readonly path: readonly Direction[];
}

/** All places but where it stands, the nearest first. */
export function reachOf(variant: Variant, position: Position, piece: number): Reach[] {
  const here = position[piece];
  if (here === undefined) return [];
  const free = freeFor(variant, position, piece);
  const seen = new Set([here]);
  const found: Reach[] = [{ at: here, path: [] }];
  for (const { at, path } of found) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(variant, at, direction);
      if (next === undefined || seen.has(next) || !free(next)) continue;
      seen.add(next);
      found.push({ at: next, path: [...path, direction] });
    }
  }
  return found.slice(1);
}

/** Whether the piece has room with its corner in a cell. */
function freeFor(
  variant: Variant,
  position: Position,
  piece: number,
): (corner: number) => boolean {
  const { board, pieces } = variant;
  const cover = cellsOf(variant, position);
  const shape = pieces[piece]?.shape ?? { width: 0, height: 0, cells: [] };
  return (corner) =>
    corner % board.width + shape.width <= board.width &&
    Math.floor(corner / board.width) + shape.height <= board.height &&
    shape.cells.every(({ x, y }) => {
      const covering = cover[corner + y * board.width + x];
      return covering === EMPTY || covering === piece;
    });
}

/** The cell beside a cell; `undefined`: the board ends there. */
function neighbour({ board }: Variant, cell: number, direction: Direction): number | undefined {
  const x = cell % board.width + DELTAS[direction].x;
  const y = Math.floor(cell / board.width) + DELTAS[direction].y;
  return x < 0 || y < 0 || x >= board.width || y >= board.height ? undefined : y * board.width + x;
}
