/**
 * The exact optimum of a circuit: fewest moves, then the smallest share of the last one, then the longest way, which is
 * the highest mean speed [OPTIMUM-1]. Pure.
 *
 * How it works. A state is a move: where it begins, its displacement, and whether the car has backed over the line when
 * it ends (lap counter 0 or -1; whoever is at -2 has driven a lap the wrong way, which helps nobody). Whether a move is
 * free depends on nothing else, so each state is tested once. States are looked at in the order of the moves made
 * plus the fewest that could be left (A*, with a queue for each sum): the way left is measured cell by cell, and no car
 * gains more than one cell a move in speed. That bound never falls along a lap, so the count of moves with which a state is
 * taken from its queue is the least there is, and no state beyond the optimum is looked at.
 *
 * A state on a fastest lap cannot be reached sooner than that lap does, or there were a faster one. So the fastest laps
 * are found backwards from their last moves, move by move, and with them for each state the longest way that is left.
 */
import { distancesOf, fewestMoves, NO_WAY } from "./distances.ts";
import { type Gate, gateOf } from "./gate.ts";
import { IntQueue } from "./int_queue.ts";
import { crossing, type Finish } from "./lap_judge.ts";
import { LINE_X, START, WIDTH } from "./rules.ts";
import {
  cellOf,
  displacementOf,
  isFree,
  LENGTHS,
  NEAR,
  placeOf,
  SHIFTS,
  speedOf,
  SPEEDS,
  type StateSpace,
  stateSpace,
  STEPS,
} from "./states.ts";
import type { Circuit, Point } from "./types.ts";

/** Marks of states; every other mark is the number of moves to it, plus 1. */
const UNSEEN = 0;
const CRASHED = 1 << 15;

/** The best lap there is. */
export interface Optimum {
  readonly points: readonly Point[];
  readonly finish: Finish;
  /** States that were looked at. */
  readonly states: number;
}

/** A move that ends the race. */
interface LastMove {
  /** The state before it. */
  readonly state: number;
  readonly speed: number;
  readonly over: number;
  readonly under: number;
}

/** The circuit as the search has it. */
interface Course extends StateSpace {
  readonly circuit: Circuit;
  readonly gate: Gate;
  /** For each place 1: it lies on the left of the line's column. */
  readonly isLeft: Uint8Array;
  /** By state. */
  readonly marks: Uint16Array;
}

/** The optimum; `undefined`: no car can finish, so the circuit does not conform. */
export function findOptimum(circuit: Circuit): Optimum | undefined {
  const space = stateSpace(circuit);
  const isLeft = Uint8Array.from(space.trackIndex, (_, place) => cellOf(place).x < LINE_X ? 1 : 0);
  const marks = new Uint16Array(space.size);
  const course = { ...space, circuit, gate: gateOf(circuit), isLeft, marks };
  const start = (space.trackIndex[placeOf(START)] ?? -1) * 2 * SPEEDS + speedOf(0, 0);
  const found = start < 0 ? undefined : search(course, start);
  return found && { ...goBack(course, found.last, found.moves), states: found.states };
}

/** Finds all moves that end the race with as few moves as possible. */
function search(
  course: Course,
  start: number,
): { last: LastMove[]; moves: number; states: number } | undefined {
  const { isLeft, marks, places, trackIndex } = course;
  const { distances, farthest } = distancesByTrack(course);
  const bounds = boundsOf(farthest);
  const queues: IntQueue[] = [];
  let last: LastMove[] = [];
  let fewest = Infinity;
  let states = 0;

  function put(state: number, moves: number, steps: number, speed: number): void {
    const sum = moves + (bounds[(STEPS[speed] as number) * (farthest + 1) + steps] as number);
    if (sum > fewest) return;
    while (queues.length <= sum) queues.push(new IntQueue());
    marks[state] = moves + 1;
    (queues[sum] as IntQueue).push(state, moves);
  }

  const steps = distances[2 * (trackIndex[placeOf(START)] as number)] as number;
  if (steps !== NO_WAY) put(start, 0, steps, speedOf(0, 0));
  for (let sum = 0; sum < queues.length && sum <= fewest; sum++) {
    const queue = queues[sum] as IntQueue;
    for (let at = 0; at < queue.length; at++) {
      const state = queue.value(at);
      const moves = queue.note(at) + 1;
      // A shorter way has been found meanwhile.
      if (marks[state] !== moves) continue;
      states += 1;
      const speed = state % SPEEDS;
      const half = (state - speed) / SPEEDS;
      const place = (places[half >> 1] as number) + (SHIFTS[speed] as number);
      const origin = 2 * (trackIndex[place] as number);
      const side = isLeft[place];
      const near = NEAR[speed] as Uint16Array;
      for (let choice = 0; choice < near.length; choice++) {
        const next = near[choice] as number;
        const to = place + (SHIFTS[next] as number);
        const index = trackIndex[to] as number;
        if (index < 0) continue;
        const behind = side === isLeft[to] ? half & 1 : (half & 1) - turnOf(course, place, next);
        if (behind > 1) continue;
        if (behind < 0) {
          if (moves > fewest || !isFree(trackIndex, place, next)) continue;
          if (moves < fewest) last = [];
          fewest = moves;
          const { x } = cellOf(place);
          last.push({ state, speed: next, over: LINE_X - x, under: displacementOf(next).x });
          continue;
        }
        const reached = (origin + behind) * SPEEDS + next;
        const mark = marks[reached] as number;
        if (mark !== UNSEEN && mark <= moves + 1 || mark === CRASHED) continue;
        if (mark === UNSEEN && !isFree(trackIndex, place, next)) marks[reached] = CRASHED;
        else {
          const steps = distances[2 * index + behind] as number;
          if (steps !== NO_WAY) put(reached, moves, steps, next);
        }
      }
    }
    queues[sum] = new IntQueue();
  }
  return fewest === Infinity ? undefined : { last, moves: fewest, states };
}

/** For each track cell and counter, at `2 * track cell + behind`, the steps to the finish; and the most there are. */
function distancesByTrack(
  { circuit, gate, places }: Course,
): { distances: Int32Array; farthest: number } {
  const all = distancesOf(circuit, gate);
  const distances = Int32Array.from({ length: 2 * places.length }, (_, at) => {
    const { x, y } = cellOf(places[at >> 1] as number);
    return all[2 * (y * WIDTH + x) + (at & 1)] ?? NO_WAY;
  });
  return { distances, farthest: distances.reduce((most, steps) => Math.max(most, steps), 0) };
}

/** The fewest moves that are left, by speed and steps, in one row. */
function boundsOf(farthest: number): Uint16Array {
  const rows = fewestMoves(farthest);
  const bounds = new Uint16Array(rows.length * (farthest + 1));
  rows.forEach((row, speed) => bounds.set(row, speed * (farthest + 1)));
  return bounds;
}

/** The best of the laps that end with one of these moves, in so many moves. */
function goBack(
  course: Course,
  last: readonly LastMove[],
  moves: number,
): Pick<Optimum, "finish" | "points"> {
  const { over, under } = last.reduce((best, move) =>
    move.over * best.under < best.over * move.under ? move : best
  );
  // What is left of the way from each state, and how it goes on.
  let left = new Map<number, Onward>();
  for (const move of last) {
    if (move.over * under !== over * move.under) continue;
    const way = (LENGTHS[move.speed] as number) * over / under;
    improve(left, move.state, { way, speed: move.speed, next: undefined });
  }
  for (let mark = moves - 1; mark >= 1; mark--) {
    const before = new Map<number, Onward>();
    for (const [state, onward] of left) lookBack(course, state, onward, mark, before);
    left = before;
  }
  const [onward] = left.values();
  return { points: pointsOf(onward), finish: { moves, over, under } };
}

/** How a lap goes on from a state. */
interface Onward {
  /** Cells up to the line. */
  readonly way: number;
  readonly speed: number;
  readonly next: Onward | undefined;
}

/** Finds the states, one move earlier, after which this one can come. */
function lookBack(
  course: Course,
  state: number,
  onward: Onward,
  mark: number,
  before: Map<number, Onward>,
): void {
  const { marks, places, trackIndex } = course;
  const speed = state % SPEEDS;
  const half = (state - speed) / SPEEDS;
  const place = places[half >> 1] as number;
  const behind = (half & 1) + turnOf(course, place, speed);
  if (behind < 0 || behind > 1) return;
  const way = onward.way + (LENGTHS[speed] as number);
  for (const previous of NEAR[speed] as Uint16Array) {
    const origin = trackIndex[place - (SHIFTS[previous] as number)] as number;
    const earlier = (2 * origin + behind) * SPEEDS + previous;
    if (origin >= 0 && marks[earlier] === mark) {
      improve(before, earlier, { way, speed, next: onward });
    }
  }
}

function improve(left: Map<number, Onward>, state: number, onward: Onward): void {
  const known = left.get(state);
  if (known === undefined || onward.way > known.way) left.set(state, onward);
}

/** How often a move from a place crosses the line. */
function turnOf({ circuit, gate }: Course, place: number, speed: number): -1 | 0 | 1 {
  const from = cellOf(place);
  const move = displacementOf(speed);
  // Far below the line nothing is crossed.
  if (Math.min(from.y, from.y + move.y) > gate.bottom) return 0;
  return crossing(circuit, gate, from, move);
}

function pointsOf(onward: Onward | undefined): Point[] {
  const points: Point[] = [START];
  let { x, y }: Point = START;
  for (let step = onward; step !== undefined; step = step.next) {
    const move = displacementOf(step.speed);
    [x, y] = [x + move.x, y + move.y];
    points.push({ x, y });
  }
  return points;
}
