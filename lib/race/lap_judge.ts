/**
 * The judge of a lap: move by move, is it allowed, is it free, does it cross the line [JUDGE-1]? Pure.
 *
 * The lap counter starts at 0; a crossing to the right adds 1, one to the left takes 1 away, and the first move that makes
 * it 1 ends the race [LINE-3]. The line closes the loop from border to border, so the counter is the number of times
 * round the infield, and nobody gains by backing over the line.
 */
import { assertNever } from "../core/assert_never.ts";
import { chainOf, type Crash, findCrash } from "./collision.ts";
import { type Gate, gateOf } from "./gate.ts";
import { isTrack } from "./grid.ts";
import { LINE_X, START } from "./rules.ts";
import type { Circuit, Point } from "./types.ts";

/** What a lap comes to. A move is counted from 1, and leads to the point of the same number. */
export type LapVerdict =
  | { readonly code: "OK" }
  /** The first point is not the start, or there is none. */
  | { readonly code: "E_START"; readonly at?: Point }
  /** The first move stays where it is [MOVE-4]. */
  | { readonly code: "E_FIRST_NULL"; readonly move: 1 }
  /** The displacement changes by more than 1 in a direction [MOVE-1]. */
  | { readonly code: "E_ACCEL"; readonly move: number }
  | { readonly code: "E_COLLISION"; readonly move: number; readonly crash: Crash }
  | { readonly code: "E_NOT_FINISHED" }
  /** There are points after the one that ended the race. */
  | { readonly code: "E_AFTER_FINISH"; readonly move: number };

/** How the race ended: in the last move, so far of it on this side of the line. */
export interface Finish {
  /** Moves, the one that crosses the line included. */
  readonly moves: number;
  /** The share of the last move up to the line: `over / under`, above 0, 1 at most [TIME-1]. */
  readonly over: number;
  readonly under: number;
}

/** What the judge says. */
export interface Judgement {
  readonly verdict: LapVerdict;
  /** Where the race ended, also when points follow. */
  readonly finish?: Finish;
  /** Moves that were driven by the rules, the finishing one included. */
  readonly moves: number;
}

/** Judges the points of a lap on a conforming circuit. */
export function judgeLap(circuit: Circuit, points: readonly Point[]): Judgement {
  const [start] = points;
  if (start?.x !== START.x || start.y !== START.y) {
    const at = start === undefined ? {} : { at: { x: start.x, y: start.y } };
    return { verdict: { code: "E_START", ...at }, moves: 0 };
  }
  const gate = gateOf(circuit);
  let laps = 0;
  let last: Point = { x: 0, y: 0 };
  for (let move = 1; move < points.length; move++) {
    const [from, to] = [points[move - 1] as Point, points[move] as Point];
    const step = { x: to.x - from.x, y: to.y - from.y };
    const refusal = refuseMove(circuit, move, from, step, last);
    if (refusal !== undefined) return { verdict: refusal, moves: move - 1 };
    laps += crossing(circuit, gate, from, step);
    if (laps === 1) {
      const finish = { moves: move, over: LINE_X - from.x, under: step.x };
      const isLast = move === points.length - 1;
      const verdict: LapVerdict = isLast
        ? { code: "OK" }
        : { code: "E_AFTER_FINISH", move: move + 1 };
      return { verdict, finish, moves: move };
    }
    last = step;
  }
  return { verdict: { code: "E_NOT_FINISHED" }, moves: points.length - 1 };
}

/** How often a free move crosses the line: 1 to the right, -1 to the left, 0 elsewhere [LINE-2]. */
export function crossing(circuit: Circuit, gate: Gate, from: Point, move: Point): -1 | 0 | 1 {
  const to = from.x + move.x;
  const direction = from.x < LINE_X && to >= LINE_X ? 1 : from.x >= LINE_X && to < LINE_X ? -1 : 0;
  if (direction === 0) return 0;
  const cells = [
    from,
    ...chainOf(move).flat().map(({ x, y }) => ({ x: from.x + x, y: from.y + y })),
  ];
  const isThere = cells.some(({ x, y }) =>
    x === LINE_X && y >= gate.top && y <= gate.bottom && isTrack(circuit, x, y)
  );
  return isThere ? direction : 0;
}

/** A verdict in a sentence. */
export function tellVerdict(verdict: LapVerdict): string {
  switch (verdict.code) {
    case "OK":
      return "The lap is driven by the rules.";
    case "E_START":
      return `The lap does not begin at the start: the first point must be ${START.x},${START.y} and is ${
        verdict.at === undefined ? "missing" : `${verdict.at.x},${verdict.at.y}`
      }.`;
    case "E_FIRST_NULL":
      return "The first move stays where it is: it must lead to a neighbour of the start.";
    case "E_ACCEL":
      return `Move ${verdict.move} is out of reach: the displacement changes by at most 1 in each direction.`;
    case "E_COLLISION":
      return `Move ${verdict.move} crashes in step ${verdict.crash.step}, at ${
        verdict.crash.cells.map(({ x, y }) => `(${x},${y})`).join(" and ")
      }.`;
    case "E_NOT_FINISHED":
      return "The lap ends before the finish line.";
    case "E_AFTER_FINISH":
      return `Move ${verdict.move} comes after the finish: the last point is the one that crosses the line.`;
    default:
      return assertNever(verdict);
  }
}

function refuseMove(
  circuit: Circuit,
  move: number,
  from: Point,
  step: Point,
  last: Point,
): LapVerdict | undefined {
  if (move === 1 && step.x === 0 && step.y === 0) return { code: "E_FIRST_NULL", move };
  if (Math.abs(step.x - last.x) > 1 || Math.abs(step.y - last.y) > 1) {
    return { code: "E_ACCEL", move };
  }
  const crash = findCrash(circuit, from, step);
  return crash === undefined ? undefined : { code: "E_COLLISION", move, crash };
}
