/** The outline of a piece as the path of a drawing, its corners rounded like those of a toy. Pure. */
import type { Point, Shape } from "../../../lib/klotski/types.ts";

/** How an outline is drawn. */
export interface OutlineStyle {
  /** The side of a cell. */
  readonly side: number;
  /** How far inside its cells the outline runs. */
  readonly inset: number;
  /** Of the corners. */
  readonly radius: number;
  /** Where the piece's bounding box begins, in cells. @default the origin */
  readonly at?: Point;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Path data; a piece with a hole has two outlines. */
export function outlinePath(shape: Shape, style: OutlineStyle): string {
  return cornersOf(shape).map((corners) => roundedPath(corners, style)).join("");
}

/** The corners of each outline, with the piece on the right hand of whoever walks along. */
export function cornersOf({ cells }: Shape): Point[][] {
  const has = new Set(cells.map(keyOf));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) =>
    edges.set(keyOf(from), [...edges.get(keyOf(from)) ?? [], to]);
  for (const { x, y } of cells) {
    const [right, down] = [x + 1, y + 1];
    if (!has.has(keyOf({ x, y: y - 1 }))) add({ x, y }, { x: right, y });
    if (!has.has(keyOf({ x: right, y }))) add({ x: right, y }, { x: right, y: down });
    if (!has.has(keyOf({ x, y: down }))) add({ x: right, y: down }, { x, y: down });
    if (!has.has(keyOf({ x: x - 1, y }))) add({ x, y: down }, { x, y });
  }
  const loops: Point[][] = [];
  for (const [key, ends] of edges) {
    while (ends.length > 0) loops.push(withoutStraight(walk(edges, pointOf(key))));
  }
  return loops;
}

/** Takes the edges of one outline out of those that are left. */
function walk(edges: ReadonlyMap<string, Point[]>, start: Point): Point[] {
  const points: Point[] = [];
  let [at, back] = [start, start];
  do {
    const ends = edges.get(keyOf(at)) ?? [];
    // Where two corners of the piece touch, the way turns right: it stays with its cell.
    const right = ends.findIndex((end) => turn(back, at, end) > 0);
    const [next] = ends.splice(Math.max(0, right), 1);
    if (next === undefined) break;
    points.push(at);
    [back, at] = [at, next];
  } while (keyOf(at) !== keyOf(start));
  return points;
}

function withoutStraight(points: readonly Point[]): Point[] {
  return points.filter((point, index) =>
    turn(cyclic(points, index - 1), point, cyclic(points, index + 1)) !== 0
  );
}

function roundedPath(
  corners: readonly Point[],
  { side, inset, radius, at = ORIGIN }: OutlineStyle,
): string {
  const moved = corners.map((corner, index) => {
    const [before, after] = [cyclic(corners, index - 1), cyclic(corners, index + 1)];
    const [come, go] = [heading(before, corner), heading(corner, after)];
    return {
      x: (corner.x + at.x) * side - (come.y + go.y) * inset,
      y: (corner.y + at.y) * side + (come.x + go.x) * inset,
    };
  });
  const parts = moved.map((corner, index) => {
    const [before, after] = [cyclic(moved, index - 1), cyclic(moved, index + 1)];
    const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)];
    return `${index === 0 ? "M" : "L"}${pair(from)}Q${pair(corner)} ${pair(to)}`;
  });
  return `${parts.join("")}Z`;
}

/** A point that lies so far from `from`, at most half way to `to`. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Above 0: right; below: left; 0: straight on. y runs down. */
function turn(before: Point, at: Point, next: Point): number {
  return (at.x - before.x) * (next.y - at.y) - (at.y - before.y) * (next.x - at.x);
}

function heading(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function cyclic(points: readonly Point[], index: number): Point {
  return points.at(index % points.length) ?? ORIGIN;
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}

function pointOf(key: string): Point {
  const [x = 0, y = 0] = key.split(" ").map(Number);
  return { x, y };
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
