/**
 * A slow solver for tests, independent of the fast one: positions as words, and breadth-first search over whatever edges
 * it is given.
 */
import { isGoal, startPosition } from "../../../lib/klotski/board.ts";
import { allPushes, push, pushesOf } from "../../../lib/klotski/pushes.ts";
import { reachOf } from "../../../lib/klotski/reach.ts";
import { sameShape } from "../../../lib/klotski/shapes.ts";
import {
  DIRECTIONS,
  type Metric,
  type Piece,
  type Position,
  type Shape,
  type Variant,
} from "../../../lib/klotski/types.ts";

/** Where one unit of a metric can lead. */
export type Edges = (variant: Variant, position: Position) => Position[];

/** The position in which only shapes count: for each shape the cells of its pieces, in order. */
export function keyOf({ pieces }: Variant, position: Position): string {
  const corners = pieces.map(({ shape }, piece) =>
    `${classOf(pieces, shape)}${code(position[piece])}`
  );
  return corners.sort().join("");
}

/** Every configuration that can be reached, with its distance. */
export function distances(variant: Variant, edges: Edges): Map<string, [Position, number]> {
  const seen = new Map<string, [Position, number]>();
  search(variant, edges, (position, distance) => {
    seen.set(keyOf(variant, position), [position, distance]);
    return false;
  });
  return seen;
}

/** The length of the shortest solution; `undefined`: there is none. */
export function optimum(variant: Variant, metric: Metric): number | undefined {
  let found: number | undefined;
  search(variant, EDGES[metric], (position, distance) => {
    if (isGoal(variant, position)) found = distance;
    return found !== undefined;
  });
  return found;
}

/** What the metrics count as one. */
export const EDGES: Readonly<Record<Metric, Edges>> = {
  step: (variant, position) =>
    allPushes(variant, position)
      .filter(({ group }) => group.length === 1)
      .map(({ direction, group }) => push(position, variant.board, group, direction)),
  straight: (variant, position) =>
    variant.pieces.flatMap((_, piece) =>
      DIRECTIONS.flatMap((direction) => {
        const found: Position[] = [];
        let here = position;
        for (;;) {
          const step = pushesOf(variant, here, piece).find((each) => each.direction === direction);
          if (step === undefined || step.group.length > 1) return found;
          here = push(here, variant.board, step.group, direction);
          found.push(here);
        }
      })
    ),
  move: (variant, position) =>
    variant.pieces.flatMap((_, piece) =>
      reachOf(variant, position, piece).map(({ at }) =>
        position.map((cell, index) => index === piece ? at : cell)
      )
    ),
  push: (variant, position) =>
    allPushes(variant, position).map(({ direction, group }) =>
      push(position, variant.board, group, direction)
    ),
  drag: (variant, position) =>
    variant.pieces.flatMap((_, piece) => {
      const found = [position];
      const seen = new Set([position.join()]);
      for (const here of found) {
        for (const { direction, group } of pushesOf(variant, here, piece)) {
          const next = push(here, variant.board, group, direction);
          if (seen.has(next.join())) continue;
          seen.add(next.join());
          found.push(next);
        }
      }
      return found.slice(1);
    }),
};

function search(
  variant: Variant,
  edges: Edges,
  visit: (position: Position, distance: number) => boolean,
): void {
  const start = startPosition(variant);
  const seen = new Set([keyOf(variant, start)]);
  let level = [start];
  for (let distance = 0; level.length > 0; distance++) {
    const next: Position[] = [];
    for (const position of level) {
      if (visit(position, distance)) return;
      for (const after of edges(variant, position)) {
        const key = keyOf(variant, after);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(after);
      }
    }
    level = next;
  }
}

/** One character for each shape: the place of its first piece. */
function classOf(pieces: readonly Piece[], shape: Shape): string {
  return code(pieces.findIndex((piece) => sameShape(piece.shape, shape)));
}

function code(number = 0): string {
  return String.fromCharCode(48 + number);
}
