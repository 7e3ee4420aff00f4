/** How far from a solution the game was after each of its moves, as the path of a drawing. Pure. */

/** A drawing's size. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A line through all that is known, and the area beneath it. */
export interface Curve {
  readonly line: string;
  readonly area: string;
}

/** Room above the highest point and beneath the lowest, in the drawing's units. */
const ROOM = 4;

/** `undefined` among the distances: not known yet; there the line has a gap. `top`: what the upper edge stands for. */
export function curveOf(
  distances: readonly (number | undefined)[],
  top: number,
  { height, width }: Size,
): Curve {
  const last = Math.max(1, distances.length - 1);
  const points = distances.map((distance, index) =>
    distance === undefined ? undefined : {
      x: round(index / last * width),
      y: round(height - ROOM - distance / Math.max(1, top) * (height - 2 * ROOM)),
    }
  );
  let [line, area] = ["", ""];
  points.forEach((point, index) => {
    if (point === undefined) return;
    const before = points[index - 1];
    line += `${before === undefined ? "M" : "L"}${point.x} ${point.y}`;
    if (before === undefined) area += `M${point.x} ${height}`;
    area += `L${point.x} ${point.y}`;
    if (points[index + 1] === undefined) area += `V${height}Z`;
  });
  return { line, area };
}

/** Where a point of the curve lies from the left, from 0 to 1. */
export function placeOf(index: number, count: number): number {
  return index / Math.max(1, count - 1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
