/**
 * Playing with the pointer: a piece is held and follows it, with all that it pushes [DRAG-1 … DRAG-10]. A state machine
 * without a clock; lengths are in cells. Pure.
 */
import { cellsOf, isGoal } from "./board.ts";
import { DELTAS } from "./directions.ts";
import { type Push, push, pushesOf } from "./pushes.ts";
import type { Direction, Point, Position, Variant } from "./types.ts";

/** A piece that is held. */
export interface Drag {
  /** The piece under the pointer. */
  readonly selected: number;
  /** The stable position that was reached last. */
  readonly position: Position;
  /** The pushes that led to it since the press: one gesture. */
  readonly committed: readonly Push[];
  /** What the piece can do from there. */
  readonly possible: readonly Push[];
  /** The one of these that is under way: its group is drawn with the offset. */
  readonly underWay: Push | undefined;
  /** All that is off a stable position; empty: nothing is. */
  readonly group: readonly number[];
  /** How far the group is from the stable position: below one cell, along one axis. */
  readonly offset: Point;
  /** Whether the pointer has left its place by more than the slack; if not, letting go is a click. */
  readonly hasMoved: boolean;
  /** Where the piece was pressed. */
  readonly pressed: Point;
  /** The corner of the piece at that time. */
  readonly origin: Point;
  readonly slack: number;
  /** The goal was not reached when the piece was pressed. */
  readonly canWin: boolean;
  /** Now it is: the drag is over and follows no more; let it go [DRAG-10]. */
  readonly isWon: boolean;
}

/** What is left when the pointer lets go. */
export interface Drop {
  /** Nothing stays selected. */
  readonly selected: undefined;
  readonly position: Position;
  /** All that was done since the press: one gesture. */
  readonly pushes: readonly Push[];
  /** The pointer never moved: to be handled by `click`. */
  readonly isClick: boolean;
}

/** From here on a group that is let go completes its cell [DRAG-5]. */
const HALF = 0.5;

/** That near to a stable position a piece turns the corner that the pointer has gone round [DRAG-4]. */
const CORNER = 0.25;

const NOWHERE: Point = { x: 0, y: 0 };

/**
 * The pointer is pressed, at a place in cells from the top left corner of the board. `slack` is how far it may tremble
 * and still be a click. `undefined`: there is no piece.
 */
export function press(
  variant: Variant,
  position: Position,
  pointer: Point,
  slack = 0,
): Drag | undefined {
  const { height, width } = variant.board;
  if (!(pointer.x >= 0 && pointer.y >= 0 && pointer.x < width && pointer.y < height)) {
    return undefined;
  }
  const cell = Math.floor(pointer.y) * width + Math.floor(pointer.x);
  const selected = cellsOf(variant, position)[cell] ?? -1;
  if (selected < 0) return undefined;
  const at = {
    ...{ selected, committed: [], hasMoved: false },
    canWin: !isGoal(variant, position),
    ...{ pressed: pointer, origin: cornerIn(variant, position, selected), slack },
  };
  return settle(variant, at, position);
}

/** The pointer is somewhere else, on the board or not: the piece follows as far as it can. */
export function moveTo(variant: Variant, drag: Drag, pointer: Point): Drag {
  const way = { x: pointer.x - drag.pressed.x, y: pointer.y - drag.pressed.y };
  if (!Number.isFinite(way.x) || !Number.isFinite(way.y)) return drag;
  if (!drag.hasMoved && Math.hypot(way.x, way.y) <= drag.slack) return drag;
  const target = { x: drag.origin.x + way.x, y: drag.origin.y + way.y };
  return follow(variant, turn(variant, { ...drag, hasMoved: true }, target), target);
}

/** The pointer lets go, wherever it is: everything comes to rest on stable positions. */
export function release(variant: Variant, drag: Drag): Drop {
  const { underWay } = drag;
  const far = Math.max(Math.abs(drag.offset.x), Math.abs(drag.offset.y));
  const last = underWay !== undefined && far >= HALF ? commit(variant, drag, underWay) : drag;
  return {
    selected: undefined,
    position: last.position,
    pushes: last.committed,
    isClick: !drag.hasMoved,
  };
}

/** The system takes the pointer away: as if it had let go [DRAG-8]. */
export function cancel(variant: Variant, drag: Drag): Drop {
  return release(variant, drag);
}

/** Follows the pointer from stable position to stable position, and off the last one as far as it is gone. */
function follow(variant: Variant, from: Drag, target: Point): Drag {
  let drag = from;
  for (;;) {
    if (drag.isWon) return drag;
    const wish = wishOf(variant, drag, target);
    const step = drag.underWay ?? drag.possible
      .filter(({ direction }) => along(wish, direction) > 0)
      .sort((one, other) => along(wish, other.direction) - along(wish, one.direction))[0];
    if (step === undefined) return drag;
    const distance = along(wish, step.direction);
    // A drag that came back to where it was is free to go anywhere else.
    if (distance <= 0) drag = settle(variant, drag, drag.position);
    else if (distance < 1) return lean(drag, step, distance);
    else drag = commit(variant, drag, step);
  }
}

/**
 * Off a stable position the axis is locked. But fingers are not exact: near a stable position, with the pointer clearly
 * gone to a side to which the piece could go from there, the piece is brought there.
 */
function turn(variant: Variant, drag: Drag, target: Point): Drag {
  const { underWay } = drag;
  if (underWay === undefined) return drag;
  const distance = along(wishOf(variant, drag, target), underWay.direction);
  const isBack = distance < HALF;
  const missing = Math.abs(isBack ? distance : 1 - distance);
  if (missing > CORNER) return drag;
  const stable = isBack ? settle(variant, drag, drag.position) : commit(variant, drag, underWay);
  const wish = wishOf(variant, stable, target);
  // Along its own axis the wish is no more than what is missing.
  const canTurn = stable.possible.some(({ direction }) => along(wish, direction) > CORNER);
  return canTurn ? stable : drag;
}

/** The group is under way, by a part of a cell. */
function lean(drag: Drag, step: Push, distance: number): Drag {
  const { x, y } = DELTAS[step.direction];
  const offset = { x: x * distance, y: y * distance };
  return { ...drag, underWay: step, group: step.group, offset };
}

/** The group has reached the next stable position. */
function commit(variant: Variant, drag: Drag, step: Push): Drag {
  const position = push(drag.position, variant.board, step.group, step.direction);
  return settle(variant, { ...drag, committed: [...drag.committed, step] }, position);
}

/** On a stable position everything is judged afresh. */
function settle(
  variant: Variant,
  drag: Omit<Drag, "group" | "isWon" | "offset" | "position" | "possible" | "underWay">,
  position: Position,
): Drag {
  const possible = pushesOf(variant, position, drag.selected);
  const isWon = drag.canWin && isGoal(variant, position);
  return { ...drag, position, possible, isWon, underWay: undefined, group: [], offset: NOWHERE };
}

/** From the stable position to where the pointer wants the piece. */
function wishOf(variant: Variant, { position, selected }: Drag, target: Point): Point {
  const { x, y } = cornerIn(variant, position, selected);
  return { x: target.x - x, y: target.y - y };
}

function cornerIn({ board }: Variant, position: Position, piece: number): Point {
  const cell = position[piece] ?? 0;
  return { x: cell % board.width, y: Math.floor(cell / board.width) };
}

/** How far a way leads in a direction. */
function along(way: Point, direction: Direction): number {
  return way.x * DELTAS[direction].x + way.y * DELTAS[direction].y;
}
