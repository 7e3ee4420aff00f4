/** The shortest solution of a variant in any metric. Pure. */
import { startPosition } from "../board.ts";
import type { GoalPart, Metric, Position, Variant } from "../types.ts";
import { explore } from "./explore.ts";
import { Space, type SpaceOptions } from "./space.ts";
import { type Unit, unitsFrom } from "./units.ts";
import { Waves } from "./waves.ts";

/** What to solve, and when to give up. */
export interface SolveOptions extends SpaceOptions {
  /** Where to begin; the variant's start if not given. It must be legal. */
  readonly from?: Position;
  /** What to reach instead of the variant's goal; see `goalAt` for a whole position. */
  readonly to?: readonly GoalPart[];
  /** `false`: the rest of the component is not counted when the solution is known. */
  readonly whole?: boolean;
  /** `false`: single pieces alone move in steps, straight lines and moves, not those that hook into each other [METRIC-6]. */
  readonly together?: boolean;
}

/** Who may end a search. */
export interface StoppableOptions extends SolveOptions {
  /** Asked every few thousand configurations, with those seen so far and the depth; `true` ends it. */
  readonly mayStop?: (configurations: number, depth: number) => boolean;
}

/** How far a search has got. */
export interface SolveProgress {
  /** Seen so far. */
  readonly configurations: number;
  readonly depth: number;
  /** Known already: all that can be reached is being counted. */
  readonly length?: number;
}

/** A search that is done portion by portion; whoever hands it `true` ends it. */
export type Solving = Generator<SolveProgress, Solution | undefined, boolean>;

/** A shortest solution, or that there is none. */
export interface Solution {
  readonly solvable: boolean;
  readonly metric: Metric;
  /** Units of the metric; 0 where there is no solution. */
  readonly length: number;
  /** Of all that can be reached if `isWhole`, else at least so many. */
  readonly configurations: number;
  readonly isWhole: boolean;
  /** As many as the length says, in the pieces of the position begun with. */
  readonly moves: readonly Unit[];
}

/** Configurations looked at in one portion. */
const PORTION = 4096;

/**
 * The shortest solution; `undefined`: ended by `mayStop` or the limit before an answer was known. A board to play with,
 * which has no goal, has no solution.
 */
export function solve(
  variant: Variant,
  metric: Metric = "move",
  { mayStop, ...options }: StoppableOptions = {},
): Solution | undefined {
  const solving = solveInPortions(variant, metric, options);
  let portion = solving.next(false);
  while (!portion.done) {
    const { configurations, depth } = portion.value;
    portion = solving.next(mayStop?.(configurations, depth) === true);
  }
  return portion.value;
}

/** As `solve`, with a pause after each portion. */
export function* solveInPortions(
  variant: Variant,
  metric: Metric = "move",
  options: SolveOptions = {},
): Solving {
  const aimed = options.to === undefined ? variant : { ...variant, goal: options.to };
  const from = options.from ?? startPosition(variant);
  const answer = yield* search(aimed, from, metric, options);
  if (answer === undefined) return undefined;
  const counted = answer.isSolvable && options.whole === false
    ? { configurations: answer.configurations, isWhole: false }
    : yield* count(aimed, { ...options, from }, answer);
  const { isSolvable: solvable, moves } = answer;
  return { solvable, metric, length: moves.length, ...counted, moves };
}

/** The goal that wants every shape where it is in this position. */
export function goalAt(variant: Variant, position: Position): GoalPart[] {
  const { board: { width }, pieces } = variant;
  return pieces.map(({ shape }, piece) => {
    const corner = position[piece] ?? 0;
    return { shape, at: { x: corner % width, y: Math.floor(corner / width) } };
  });
}

/** What a search has found. */
interface Answer {
  readonly isSolvable: boolean;
  readonly moves: readonly Unit[];
  readonly configurations: number;
}

function* search(
  variant: Variant,
  from: Position,
  metric: Metric,
  options: SolveOptions,
): Generator<SolveProgress, Answer | undefined, boolean> {
  const space = new Space(variant, options);
  if (!space.lay(from)) throw new RangeError("no position of this board");
  const together = options.together !== false;
  const waves = new Waves(space, metric, { seeksGoal: true, together });
  waves.begin(space.put(), space.tray.isGoal());
  while (!waves.isDone) {
    waves.advance(PORTION);
    if (waves.isDone) break;
    if (yield { configurations: waves.count, depth: waves.distance }) return undefined;
  }
  const configurations = waves.count;
  if (waves.goal === undefined) {
    return waves.isFull ? undefined : { isSolvable: false, moves: [], configurations };
  }
  const moves = retrace(space, from, metric, waves.wayTo(waves.goal));
  return { isSolvable: true, moves, configurations };
}

/** Finds the units that lead along a way of configurations, for the pieces as they lie there. */
function retrace(space: Space, from: Position, metric: Metric, way: readonly number[]): Unit[] {
  let here = from;
  return way.slice(1).map((index) => {
    for (const { position, unit } of unitsFrom(space.variant, here, metric)) {
      if (!space.lay(position) || space.find() !== index) continue;
      here = position;
      return unit;
    }
    throw new Error("a way that cannot be walked");
  });
}

/** Counts all that can be reached. */
function* count(
  variant: Variant,
  options: SolveOptions,
  { isSolvable, moves }: Answer,
): Generator<SolveProgress, Pick<Solution, "configurations" | "isWhole">, boolean> {
  const exploration = explore(variant, options);
  let progress = exploration.progress;
  while (!progress.isDone && !progress.isFull) {
    progress = exploration.advance(PORTION);
    const { configurations, depth } = progress;
    if (yield { configurations, depth, ...(isSolvable && { length: moves.length }) }) break;
  }
  return { configurations: progress.configurations, isWhole: progress.isDone };
}
