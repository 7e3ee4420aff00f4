/** The kinds of pieces of a variant: pieces of one shape are one kind, for only the shape counts [SHAPE-1]. Pure. */
import { shapeKey, shapeOf } from "../shapes.ts";
import type { Shape, Variant } from "../types.ts";

/** The different shapes of a variant, numbered in the order in which its pieces have them. */
export interface Kinds {
  readonly shapes: readonly Shape[];
  /** By piece. */
  readonly kindOf: readonly number[];
  /** By kind: how many pieces have it. */
  readonly counts: readonly number[];
  /** The kind of a shape; -1: no piece has it. */
  readonly find: (shape: Shape) => number;
}

/** The kinds of a variant. */
export function kindsOf({ pieces }: Variant): Kinds {
  const shapes: Shape[] = [];
  const numbers = new Map<string, number>();
  const kindOf = pieces.map(({ shape }) => {
    const key = shapeKey(shape);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, shapes.length);
    return shapes.push(shape) - 1;
  });
  const counts = shapes.map((_, kind) => kindOf.filter((other) => other === kind).length);
  return { shapes, kindOf, counts, find: (shape) => numbers.get(shapeKey(shape)) ?? -1 };
}

/** A shape with left and right exchanged. */
export function mirrored({ cells, width }: Shape): Shape {
  return shapeOf(cells.map(({ x, y }) => ({ x: width - 1 - x, y })));
}

/**
 * For each kind the one of its mirror image, if mirror images may count as one: what was a way to the goal is one again with
 * left and right exchanged. That asks for a board with as many pieces of each shape as of its mirror image, and for walls
 * and a goal that are their own mirror images. `undefined`: they may not.
 */
export function mirrorOf(variant: Variant, kinds: Kinds): readonly number[] | undefined {
  const { board: { height, walls, width }, goal } = variant;
  const mirror = kinds.shapes.map((shape) => kinds.find(mirrored(shape)));
  if (mirror.some((kind, own) => kinds.counts[kind] !== kinds.counts[own])) return undefined;
  for (let cell = 0; cell < width * height; cell++) {
    const x = cell % width;
    if ((walls[cell] === 1) !== (walls[cell - x + width - 1 - x] === 1)) return undefined;
  }
  const wanted = new Set(goal.map(({ at, shape }) => `${shapeKey(shape)} ${at.x} ${at.y}`));
  const isSymmetric = goal.every(({ at, shape }) =>
    wanted.has(`${shapeKey(mirrored(shape))} ${width - at.x - shape.width} ${at.y}`)
  );
  return isSymmetric ? mirror : undefined;
}
