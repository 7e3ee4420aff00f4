/**
 * What counts as one in each metric [METRIC-1 … METRIC-5], on a position with its own pieces. Of pieces that hook into each
 * other each leads the others, and its units are theirs [METRIC-6]. Pure.
 */
import { canHook, isLocked } from "../hooks.ts";
import { allPushes, groupOf, type Push, push, pushesOf } from "../pushes.ts";
import { reachOf } from "../reach.ts";
import type { Direction, Metric, Position, Variant } from "../types.ts";

/** One unit of a metric: the piece that is moved or leads the push, and how far it gets. */
export interface Unit {
  /** Number of the piece in the variant's order. */
  readonly piece: number;
  /** Cells to the right and down, from where the piece stood; both 0 only for a drag that comes back. */
  readonly dx: number;
  readonly dy: number;
  /** How it gets there, a direction for each cell. */
  readonly path: readonly Direction[];
}

/** A unit with the position after it. */
export interface Reached {
  readonly unit: Unit;
  readonly position: Position;
}

/** All units from a position, pieces in the variant's order, each piece's nearest first; some may lead to the same board. */
export function* unitsFrom(
  variant: Variant,
  position: Position,
  metric: Metric,
): Generator<Reached, void, undefined> {
  if (metric === "push") {
    for (const { direction, group, piece } of allPushes(variant, position)) {
      yield reached(variant, position, push(position, variant.board, group, direction), piece, [
        direction,
      ]);
    }
    return;
  }
  const isHooking = canHook(variant);
  for (let piece = 0; piece < variant.pieces.length; piece++) {
    if (metric === "drag") yield* drags(variant, position, piece, () => true);
    else if (metric === "move" && isHooking) {
      yield* drags(
        variant,
        position,
        piece,
        (before, { direction, group }) => isLocked(variant, before, group, direction),
      );
    } else if (metric === "move") yield* moves(variant, position, piece);
    else yield* slides(variant, position, piece, metric === "straight");
  }
}

/**
 * The position after a unit of any metric: its path, push by push. A piece that is alone on its way pushes nothing, nor do
 * pieces that hook into each other push more than themselves.
 */
export function playUnit(variant: Variant, position: Position, { path, piece }: Unit): Position {
  return path.reduce((before, direction) => {
    const group = groupOf(variant, before, piece, direction);
    if (group === undefined) throw new RangeError("something is in the way");
    return push(before, variant.board, group, direction);
  }, position);
}

function* slides(
  variant: Variant,
  position: Position,
  piece: number,
  isStraight: boolean,
): Generator<Reached, void, undefined> {
  for (const { direction, group } of pushesOf(variant, position, piece)) {
    let after = position;
    const path: Direction[] = [];
    for (
      let moved: readonly number[] | undefined = group;
      moved !== undefined && isLocked(variant, after, moved, direction);
      moved = groupOf(variant, after, piece, direction)
    ) {
      after = push(after, variant.board, moved, direction);
      path.push(direction);
      yield reached(variant, position, after, piece, [...path]);
      if (!isStraight) break;
    }
  }
}

function* moves(
  variant: Variant,
  position: Position,
  piece: number,
): Generator<Reached, void, undefined> {
  for (const { at, path } of reachOf(variant, position, piece)) {
    const after = Uint8Array.from(position);
    after[piece] = at;
    yield reached(variant, position, after, piece, path);
  }
}

function* drags(
  variant: Variant,
  position: Position,
  piece: number,
  mayPush: (before: Position, push: Push) => boolean,
): Generator<Reached, void, undefined> {
  const seen = new Set([String(position)]);
  const found: { readonly after: Position; readonly path: readonly Direction[] }[] = [
    { after: position, path: [] },
  ];
  for (const { after: before, path } of found) {
    for (const each of pushesOf(variant, before, piece)) {
      const { direction, group } = each;
      if (!mayPush(before, each)) continue;
      const after = push(before, variant.board, group, direction);
      const key = String(after);
      if (seen.has(key)) continue;
      seen.add(key);
      const longer = [...path, direction];
      found.push({ after, path: longer });
      yield reached(variant, position, after, piece, longer);
    }
  }
}

function reached(
  { board: { width } }: Variant,
  before: Position,
  after: Position,
  piece: number,
  path: readonly Direction[],
): Reached {
  const [from, to] = [before[piece] ?? 0, after[piece] ?? 0];
  const dx = to % width - from % width;
  const dy = Math.floor(to / width) - Math.floor(from / width);
  return { unit: { piece, dx, dy, path }, position: after };
}
