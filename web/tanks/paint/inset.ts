/** Polygons drawn in: what lies so far inside of every edge. Pure. */
import type { Place } from "../model/geometry.ts";
import { cut } from "../model/scene_sector.ts";

/** A convex polygon, drawn in by so much on every side; empty where it is narrower than that. */
export function inset(corners: readonly Place[], by: number): readonly Place[] {
  const way = Math.sign(area(corners));
  let left = corners;
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const [dx, dy] = [corner.x - before.x, corner.y - before.y];
    const length = Math.hypot(dx, dy);
    if (length === 0) return;
    const depth = ({ x, y }: Place) =>
      way * (dx * (y - before.y) - dy * (x - before.x)) / length - by;
    left = cut(left, depth);
  });
  return left;
}

/** Negative when the corners run the other way round. */
function area(corners: readonly Place[]): number {
  return corners.reduce((sum, { x, y }, index) => {
    const before = corners.at(index - 1) ?? { x, y };
    return sum + before.x * y - x * before.y;
  }, 0) / 2;
}
