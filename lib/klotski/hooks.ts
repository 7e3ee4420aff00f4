/**
 * Pieces that hook into each other, such as a ring and what lies within it: in some direction none of them can go without
 * all the others, so they move together or not at all [PUSH-6]. They count as one piece [METRIC-6].
 *
 * That asks for a piece with a gap: two of its cells in a row, for west and east, or in a column, for north and south,
 * with something else between them. Pieces without gaps always have one among them that is ahead of no other. Pure.
 */
import { DELTAS } from "./directions.ts";
import { groupOf } from "./pushes.ts";
import type { Direction, Position, Shape, Variant } from "./types.ts";

/** Whether something can lie between two cells of the shape on their way in this direction. */
export function hasGap({ cells }: Shape, direction: Direction): boolean {
  const isAcross = DELTAS[direction].x !== 0;
  const lines = new Map<number, number[]>();
  for (const { x, y } of cells) {
    const [line, along] = isAcross ? [y, x] : [x, y];
    lines.set(line, [...lines.get(line) ?? [], along]);
  }
  return [...lines.values()].some((line) => Math.max(...line) - Math.min(...line) >= line.length);
}

/** Whether any pieces of the variant could ever hook into each other, as far as their shapes tell. */
export function canHook({ pieces }: Variant): boolean {
  return pieces.length > 1 &&
    pieces.some(({ shape }) => hasGap(shape, "east") || hasGap(shape, "south"));
}

/** Whether a group that can be pushed hangs together: whichever of it is pushed, all of it goes. A single piece does. */
export function isLocked(
  variant: Variant,
  position: Position,
  group: readonly number[],
  direction: Direction,
): boolean {
  if (group.length === 1) return true;
  const hasHook = group.some((piece) => {
    const shape = variant.pieces[piece]?.shape;
    return shape !== undefined && hasGap(shape, direction);
  });
  return hasHook &&
    group.every((piece) => groupOf(variant, position, piece, direction)?.length === group.length);
}

/**
 * A group that can be pushed, in parts that could go one after the other, the foremost first [PUSH-4]: single pieces, and
 * pieces that hook into each other.
 */
export function partsOf(
  variant: Variant,
  position: Position,
  group: readonly number[],
  direction: Direction,
): (readonly number[])[] {
  const hasHook = group.length > 1 && canHook(variant);
  if (!hasHook) return group.map((piece) => [piece]);
  const groups = new Map(
    group.map((piece) => [piece, groupOf(variant, position, piece, direction) ?? []]),
  );
  const parts = group.map((piece) =>
    group.filter((other) =>
      groups.get(piece)?.includes(other) && groups.get(other)?.includes(piece)
    )
  );
  // Whatever pushes a part has all of that part in its group, and more.
  const size = (piece = 0) => groups.get(piece)?.length ?? 0;
  return parts.filter((part, index) => part[0] === group[index])
    .sort((one, other) => size(one[0]) - size(other[0]));
}
