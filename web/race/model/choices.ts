/** The nine cells that the next move may reach, as the keys of a keyboard's number block lie. Pure. */
import { findCrash } from "../../../lib/race/collision.ts";
import { START } from "../../../lib/race/rules.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import { moveTo } from "./shown_lap.ts";

/** One of the nine. */
export interface Choice {
  /** The digit of the number block, 1 to 9: 5 repeats the last move. */
  readonly digit: number;
  /** How the displacement changes. */
  readonly change: Point;
  /** The displacement. */
  readonly move: Point;
  /** The cell that it leads to. */
  readonly at: Point;
  /** `stays`: the first move must not stay where it is [MOVE-4]. */
  readonly state: "free" | "crash" | "stays";
}

/** Row by row from the upper left, as the digits lie. */
const DIGITS = [7, 8, 9, 4, 5, 6, 1, 2, 3] as const;

/** The choices after these points, row by row from the upper left; the first point is the start. */
export function choicesAfter(circuit: Circuit, points: readonly Point[]): Choice[] {
  const last = points.length - 1;
  const from = points[last] ?? START;
  const before = last < 1 ? { x: 0, y: 0 } : moveTo(points, last);
  return DIGITS.map((digit, index) => {
    const change = { x: index % 3 - 1, y: Math.floor(index / 3) - 1 };
    const move = { x: before.x + change.x, y: before.y + change.y };
    const stays = last < 1 && move.x === 0 && move.y === 0;
    return {
      digit,
      change,
      move,
      at: { x: from.x + move.x, y: from.y + move.y },
      state: stays ? "stays" : findCrash(circuit, from, move) === undefined ? "free" : "crash",
    };
  });
}
