/** Who moves in a push, by the definition taken literally: everything directly ahead, until nothing is added. */
import { cellsOf, WALL } from "../../../lib/klotski/board.ts";
import { DELTAS } from "../../../lib/klotski/directions.ts";
import type { Direction, Position, Variant } from "../../../lib/klotski/types.ts";

/** The group; `undefined`: one of them is stopped by the edge or a wall. */
export function fixpoint(
  variant: Variant,
  position: Position,
  piece: number,
  direction: Direction,
): Set<number> | undefined {
  const { height, width } = variant.board;
  const cells = cellsOf(variant, position);
  const { x: dx, y: dy } = DELTAS[direction];
  const group = new Set([piece]);
  let before = 0;
  while (before < group.size) {
    before = group.size;
    for (const [cell, covering] of cells.entries()) {
      if (!group.has(covering)) continue;
      const x = cell % width + dx;
      const y = Math.floor(cell / width) + dy;
      if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
      const ahead = cells[y * width + x] ?? WALL;
      if (ahead === WALL) return undefined;
      if (ahead >= 0) group.add(ahead);
    }
  }
  return group;
}
