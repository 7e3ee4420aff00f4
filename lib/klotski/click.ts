/** Playing with clicks: one on a piece, one where it shall go [CLICK-1 … CLICK-8]. Pure. */
import { cellsOf, isGoal } from "./board.ts";
import { DELTAS } from "./directions.ts";
import { groupOf, type Push, push } from "./pushes.ts";
import { type Direction, DIRECTIONS, type Position, type Variant } from "./types.ts";

/** What a click did. */
export interface Click {
  /** The piece that is selected now; its pushes are told by `pushesOf`. */
  readonly selected: number | undefined;
  /** What the selected piece did, cell by cell: one gesture. */
  readonly pushes: readonly Push[];
  /** Where the pieces stand now. */
  readonly position: Position;
  /** It should have moved and could not by a single cell: shake it. */
  readonly blocked: boolean;
}

/** How clicks are read. */
export interface ClickOptions {
  /** A second click on another piece pushes towards it instead of selecting it [CLICK-7]. */
  readonly pushesOthers?: boolean;
}

/** A direction, and after how many cells the piece covers a certain cell. */
interface Way {
  readonly direction: Direction;
  readonly distance: number;
}

/** A click on the cell `y * width + x`, with that piece selected or none. */
export function click(
  variant: Variant,
  position: Position,
  selected: number | undefined,
  cell: number,
  { pushesOthers = false }: ClickOptions = {},
): Click {
  const covering = cellsOf(variant, position)[cell] ?? -1;
  const clicked = covering < 0 ? undefined : covering;
  const choose = (piece: number | undefined): Click => ({
    selected: piece,
    pushes: [],
    position,
    blocked: false,
  });
  if (selected === undefined) return choose(clicked);
  if (clicked === selected) return choose(undefined);
  if (clicked !== undefined && !pushesOthers) return choose(clicked);
  const ways = waysTo(variant, position, selected, cell);
  if (ways.length === 0) return choose(selected);
  for (const way of ways) {
    const moved = walk(variant, position, selected, way);
    if (moved.pushes.length > 0) return { ...moved, selected, blocked: false };
  }
  return { ...choose(selected), blocked: true };
}

/**
 * In which directions the piece comes to cover the cell: one if the cell is beside the piece, none if it is diagonal to
 * it. Only the notch of an L has more; then the first one that works counts [CLICK-4].
 */
function waysTo(
  { board, pieces }: Variant,
  position: Position,
  piece: number,
  cell: number,
): Way[] {
  const corner = position[piece] ?? 0;
  const aim = {
    x: cell % board.width - corner % board.width,
    y: Math.floor(cell / board.width) - Math.floor(corner / board.width),
  };
  return DIRECTIONS.flatMap((direction) => {
    const delta = DELTAS[direction];
    const distances = (pieces[piece]?.shape.cells ?? [])
      .filter(({ x, y }) => delta.x === 0 ? x === aim.x : y === aim.y)
      .map(({ x, y }) => (aim.x - x) * delta.x + (aim.y - y) * delta.y)
      .filter((distance) => distance > 0);
    return distances.length === 0 ? [] : [{ direction, distance: Math.min(...distances) }];
  });
}

/** Cell by cell, each a push of its own, as far as it goes [CLICK-5], or until the goal is reached [CLICK-8]. */
function walk(
  variant: Variant,
  from: Position,
  piece: number,
  { direction, distance }: Way,
): Pick<Click, "position" | "pushes"> {
  const pushes: Push[] = [];
  let position = from;
  const canWin = !isGoal(variant, from);
  while (pushes.length < distance && !(canWin && isGoal(variant, position))) {
    const group = groupOf(variant, position, piece, direction);
    if (group === undefined) break;
    pushes.push({ piece, direction, group });
    position = push(position, variant.board, group, direction);
  }
  return { position, pushes };
}
