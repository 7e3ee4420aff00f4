/** Of which wood each piece is: what the goal asks for is painted, pieces of equal shape are of one wood. Pure. */
import { sameShape } from "../../../lib/klotski/shapes.ts";
import type { Shape, Variant } from "../../../lib/klotski/types.ts";

/** The paints, for shapes that the goal asks for, and the woods, for all others: names of tokens, `--wood-NAME`. */
export const PAINTS = ["red", "blue", "green", "yellow"] as const;
export const WOODS = ["maple", "oak", "cherry", "walnut", "olive", "ash"] as const;
export type Wood = (typeof PAINTS)[number] | (typeof WOODS)[number];

/** The wood of each piece, in the order of the variant. */
export function woodsOf({ goal, pieces }: Variant): readonly Wood[] {
  const wanted = different(goal.map(({ shape }) => shape));
  // When everything has its place, nothing need stand out.
  const shapes = different(pieces.map(({ shape }) => shape));
  const painted = wanted.length < shapes.length || shapes.length === 1 ? wanted : [];
  const others = shapes.filter((shape) => indexIn(painted, shape) < 0)
    .sort((one, other) => one.cells.length - other.cells.length || other.height - one.height);
  return pieces.map(({ shape }) => {
    const paint = indexIn(painted, shape);
    return paint >= 0
      ? PAINTS[paint % PAINTS.length] ?? "red"
      : WOODS[indexIn(others, shape) % WOODS.length] ?? "oak";
  });
}

function different(shapes: readonly Shape[]): Shape[] {
  return shapes.filter((shape, index) => indexIn(shapes, shape) === index);
}

function indexIn(shapes: readonly Shape[], shape: Shape): number {
  return shapes.findIndex((other) => sameShape(shape, other));
}
