/** Shapes of pieces: two pieces of one shape are interchangeable [SHAPE-1]. Pure. */
import type { Point, Shape } from "./types.ts";

/** The top left corner of the bounding box of these cells, of which there is at least one. */
export function cornerOf(cells: readonly Point[]): Point {
  return { x: Math.min(...cells.map(({ x }) => x)), y: Math.min(...cells.map(({ y }) => y)) };
}

/** The shape that these cells have, wherever they lie and in whatever order they come. */
export function shapeOf(cells: readonly Point[]): Shape {
  const corner = cornerOf(cells);
  const own = cells
    .map(({ x, y }) => ({ x: x - corner.x, y: y - corner.y }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
  const width = Math.max(...own.map(({ x }) => x)) + 1;
  const height = Math.max(...own.map(({ y }) => y)) + 1;
  return { width, height, cells: own };
}

/** The shape in characters, such as `##/#.`: equal for equal shapes only. */
export function shapeKey({ cells, height, width }: Shape): string {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => "."));
  for (const { x, y } of cells) rows[y]?.splice(x, 1, "#");
  return rows.map((row) => row.join("")).join("/");
}

/** Whether two pieces of these shapes can stand for each other; a turned or mirrored shape is another one [SHAPE-2]. */
export function sameShape(one: Shape, other: Shape): boolean {
  return one === other ||
    one.width === other.width && one.height === other.height &&
      one.cells.length === other.cells.length &&
      one.cells.every(({ x, y }, index) => {
        const cell = other.cells[index];
        return cell !== undefined && cell.x === x && cell.y === y;
      });
}
