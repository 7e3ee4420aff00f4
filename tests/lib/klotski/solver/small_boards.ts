/** Small boards for property tests, made up, and how the plain solver sees them. */
import fc from "fast-check";
import { startPosition, textOf } from "../../../../lib/klotski/board.ts";
import { mirrored } from "../../../../lib/klotski/solver/kinds.ts";
import { explore } from "../../../../lib/klotski/solver/explore.ts";
import type { GoalPart, Point, Position, Variant } from "../../../../lib/klotski/types.ts";
import { read } from "../drawn.ts";
import { type Grid, PlainSolver, type Wanted } from "./plain_solver.ts";

/** Cells of pieces, as [x, y]. */
const SHAPES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[0, 0], [1, 0]],
  [[0, 0], [0, 1]],
  [[0, 0], [1, 0], [0, 1]],
  [[0, 0], [1, 0], [1, 1]],
  [[1, 0], [0, 1], [1, 1]],
  [[0, 0], [1, 0], [0, 1], [1, 1]],
  [[0, 0], [2, 0], [0, 1], [1, 1], [2, 1]],
];

/** Fewer configurations show little; more take the plain solver too long. */
const FEWEST = 12;
const MOST = 400;

/** A board of up to 4 x 4 cells with pieces of many shapes, walls, and a goal that may be out of reach. */
export function anySmallVariant(): fc.Arbitrary<Variant> {
  const piece = fc.record({ shape: fc.nat(SHAPES.length - 1), cell: fc.nat(15) });
  return fc.record({
    width: fc.integer({ min: 2, max: 4 }),
    height: fc.integer({ min: 1, max: 4 }),
    walls: fc.array(fc.nat(15), { maxLength: 2 }),
    pieces: fc.array(piece, { minLength: 1, maxLength: 9 }),
    wishes: fc.array(fc.record({ piece: fc.nat(8), x: fc.nat(3), y: fc.nat(3) }), {
      minLength: 1,
      maxLength: 3,
    }),
    // Most goals are somewhere in what can be reached.
    place: fc.option(fc.nat(), { freq: 4 }),
    isSymmetric: fc.constantFrom(false, false, true),
  }).map(({ height, isSymmetric, pieces, place, walls, width, wishes }) => {
    const rows = Array.from({ length: height }, () => Array<string>(width).fill("."));
    for (const wall of walls) {
      const [x, y] = [wall % 4, wall >> 2];
      if (x < width && y < height) put(rows, "#", [[x, y]]);
      if (isSymmetric && x < width && y < height) put(rows, "#", [[width - 1 - x, y]]);
    }
    pieces.forEach(({ cell, shape }, index) => {
      const cells = (SHAPES[shape] ?? []).map(([x, y]) => [x + cell % 4, y + (cell >> 2)] as const);
      if (cells.every(([x, y]) => rows[y]?.[x] === ".")) put(rows, `${index}`, cells);
    });
    const text = rows.map((row) => row.join("")).join(" ");
    if (!/\d/.test(text) || !text.includes(".")) return undefined;
    const variant = read(text);
    const exploration = explore(variant, { limit: MOST, mirror: false });
    const { configurations, isDone } = exploration.advance(Infinity);
    if (!isDone || configurations < FEWEST) return undefined;
    const somewhere = exploration.positionOf((place ?? 0) % configurations);
    const parts = place === null
      ? wishes.map(({ piece, x, y }) => ({ piece, at: { x, y } }))
      : wishes.map(({ piece }) => {
        const corner = somewhere[piece % variant.pieces.length] ?? 0;
        return { piece, at: { x: corner % width, y: Math.floor(corner / width) } };
      });
    return { ...variant, goal: goalOf(variant, parts, isSymmetric) };
  }).filter((variant) => variant !== undefined);
}

/** A board as the plain solver has it. */
export function gridOf(variant: Variant, position: Position = startPosition(variant)): Grid {
  return textOf(variant, position).join("");
}

/** The position of the pieces in such a board. */
export function positionOf({ pieces }: Variant, grid: Grid): Position {
  return Uint8Array.from(
    pieces,
    ({ name, shape }) => grid.indexOf(name) - (shape.cells[0]?.x ?? 0),
  );
}

/** The goal as the plain solver has it. */
export function wantedOf({ board: { width }, goal }: Variant): Wanted {
  return goal.map(({ at, shape }) => {
    const column = shape.cells[0]?.x ?? 0;
    return {
      shape: shape.cells.map(({ x, y }) => `${x - column},${y}`).join("/"),
      first: at.y * width + at.x + column,
    };
  });
}

/** A plain solver for its boards. */
export function plainSolverOf({ board: { width } }: Variant): PlainSolver {
  return new PlainSolver(width);
}

/** Parts that lie on the board; where it is to be symmetric, their mirror images too. */
function goalOf(
  { board: { height, width }, pieces }: Variant,
  wishes: readonly { readonly piece: number; readonly at: Point }[],
  isSymmetric: boolean,
): GoalPart[] {
  return wishes.flatMap((wish): GoalPart[] => {
    const shape = pieces[wish.piece % pieces.length]?.shape;
    if (shape === undefined) return [];
    const at = {
      x: wish.at.x % (width - shape.width + 1),
      y: wish.at.y % (height - shape.height + 1),
    };
    const image = { shape: mirrored(shape), at: { x: width - at.x - shape.width, y: at.y } };
    return isSymmetric ? [{ shape, at }, image] : [{ shape, at }];
  });
}

function put(rows: string[][], name: string, cells: readonly (readonly [number, number])[]): void {
  for (const [x, y] of cells) rows[y]?.splice(x, 1, name);
}
