/** What a finger or a mouse means on the picture: a stroke hops that way, a press hops towards it or, on the frog, waits. Pure. */
import { indexOfMove } from "../../../lib/frogger/moves_file.ts";
import type { Move } from "../../../lib/frogger/types.ts";
import type { Point } from "./viewport.ts";

/** A shorter way is a press, in pixels. */
const STROKE = 22;

/** A press so near to the frog means the frog. */
const ON_FROG = 26;

/** The move that a gesture means, an index in MOVES. All points are in pixels of the picture. */
export function moveOfGesture(pressed: Point, released: Point, frog: Point): number {
  const stroke = { x: released.x - pressed.x, y: released.y - pressed.y };
  if (Math.hypot(stroke.x, stroke.y) >= STROKE) return indexOfMove(directionOf(stroke));
  const towards = { x: released.x - frog.x, y: released.y - frog.y };
  const isOnFrog = Math.hypot(towards.x, towards.y) < ON_FROG;
  return indexOfMove(isOnFrog ? "." : directionOf(towards));
}

function directionOf({ x, y }: Point): Move {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? ">" : "<";
  return y > 0 ? "v" : "^";
}
