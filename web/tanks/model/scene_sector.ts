/** What a look covers, as a polygon: a cell's middle lies in it if and only if the look shows the cell. Pure. */
import { stepOf } from "../../../lib/arena/directions.ts";
import type { Direction, Position } from "../../../lib/arena/types.ts";
import type { Place, Sides } from "./geometry.ts";

/** The edges run half a cell outside the outermost middles, so no middle ever lies on an edge. */
const HALF = 0.5;

/**
 * The sector of a look from a cell, cut off at the field's edges: corners in order, in cells. The looker's own cell
 * belongs to it, as to every sector.
 */
export function sectorOf(field: Sides, from: Position, direction: Direction): Place[] {
  const left = stepOf(turned(direction, 7));
  const right = stepOf(turned(direction, 1));
  const corners: Place[] = [
    { x: HALF, y: HALF },
    { x: field.width + HALF, y: HALF },
    { x: field.width + HALF, y: field.height + HALF },
    { x: HALF, y: field.height + HALF },
  ];
  const insideRight = ({ x, y }: Place) => right.dx * (y - from.y) - right.dy * (x - from.x) + HALF;
  const insideLeft = ({ x, y }: Place) => (x - from.x) * left.dy - (y - from.y) * left.dx + HALF;
  return cut(cut(corners, insideRight), insideLeft);
}

function turned(direction: Direction, eighths: number): Direction {
  return ((direction + eighths) % 8) as Direction;
}

/** The part of a convex polygon where a linear function is not negative. */
export function cut(corners: readonly Place[], inside: (place: Place) => number): Place[] {
  const kept: Place[] = [];
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const here = inside(corner);
    const there = inside(before);
    if ((here < 0) !== (there < 0)) kept.push(between(before, corner, there / (there - here)));
    if (here >= 0) kept.push(corner);
  });
  return kept;
}

function between(one: Place, two: Place, share: number): Place {
  return { x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share };
}
