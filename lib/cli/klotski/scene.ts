/** What of a variant is drawn: a position with its pieces, or what the goal wants. Pure. */
import { cellsOf, EMPTY, WALL } from "../../klotski/board.ts";
import { sameShape } from "../../klotski/shapes.ts";
import type { Position, Shape, Variant } from "../../klotski/types.ts";
import type { Scene } from "./sketch.ts";

/** The pieces as they stand. */
export function sceneOf(variant: Variant, position: Position): Scene {
  const { board, pieces } = variant;
  return {
    board,
    cover: cellsOf(variant, position),
    names: pieces.map(({ name }) => name),
    colours: pieces.map(({ shape }) => colourOf(variant, shape)),
  };
}

/** What the goal wants, each part by the name of a piece that has its shape. */
export function sceneOfGoal(variant: Variant): Scene {
  const { board, goal, pieces } = variant;
  const cover = Int16Array.from(board.walls, (wall) => wall === 1 ? WALL : EMPTY);
  goal.forEach(({ at, shape }, part) => {
    for (const { x, y } of shape.cells) cover[(at.y + y) * board.width + at.x + x] = part;
  });
  const left = [...pieces];
  const names = goal.map(({ shape }) => {
    const index = left.findIndex((piece) => sameShape(piece.shape, shape));
    return left.splice(index, 1)[0]?.name ?? "?";
  });
  return { board, cover, names, colours: goal.map(({ shape }) => colourOf(variant, shape)) };
}

/** Shapes have colours, those that the goal wants the first ones. */
function colourOf({ goal, pieces }: Variant, shape: Shape): number {
  const shapes: Shape[] = [];
  for (const each of [...goal, ...pieces]) {
    if (!shapes.some((known) => sameShape(known, each.shape))) shapes.push(each.shape);
  }
  return shapes.findIndex((known) => sameShape(known, shape));
}
