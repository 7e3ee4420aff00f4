/**
 * A contest: all programs on all roads, several at a time. A program that fails has no points on that road, and the others
 * never notice.
 */
import { type Optimum, solve } from "../frogger/optimum.ts";
import { JudgeFailure, type Program } from "../judge/types.ts";
import type { Crossing, CrossingOptions } from "./cross.ts";
import type { Pond } from "./pond.ts";
import type { Road } from "./road.ts";

/** How often a run is begun again when the sandbox, not the program, has failed. */
const ATTEMPTS = 3;

/** How a contest is played. */
export interface ContestOptions extends CrossingOptions {
  readonly pond: Pick<Pond, "cross">;
  /** How many programs run at the same time. */
  readonly jobs: number;
  /** Told of every run that is done. */
  readonly onCrossing?: (crossing: Crossing) => void;
}

/** A road with the best that there is on it. */
export interface ContestRoad {
  readonly road: Road;
  readonly par: Optimum;
}

/** A line of the table. */
export interface Standing {
  /** From 1; equal totals share it. */
  readonly rank: number;
  readonly program: string;
  /** The sum of the scores. */
  readonly score: number;
  /** By road, in their order. */
  readonly crossings: readonly Crossing[];
}

/** A contest that is over. */
export interface ContestResult {
  readonly roads: readonly ContestRoad[];
  /** The sum of all pars. */
  readonly par: number;
  /** The best first; equals as they were named. */
  readonly table: readonly Standing[];
}

/**
 * Plays a contest.
 * @param programs With names that tell them apart.
 * @returns The result; `undefined` if it was interrupted.
 * @throws {JudgeFailure} If the sandbox failed three times in a row.
 */
export async function playContest(
  programs: readonly Program[],
  roads: readonly Road[],
  options: ContestOptions,
): Promise<ContestResult | undefined> {
  const solved = roads.map((road) => ({ road, par: solve(road.traffic) }));
  const tasks = programs.flatMap((program) => roads.map((road) => ({ program, road })));
  const crossings = await inParallel(
    tasks,
    options,
    ({ program, road }, signal) =>
      attempt(() => options.pond.cross(program, road, { ...options, signal })),
  );
  if (options.signal?.aborted) return undefined;
  return resultOf(programs, solved, crossings);
}

/** The table. */
export function resultOf(
  programs: readonly Pick<Program, "name">[],
  roads: readonly ContestRoad[],
  crossings: readonly Crossing[],
): ContestResult {
  const rows = programs.map(({ name }, index) => {
    const own = crossings.slice(index * roads.length, (index + 1) * roads.length);
    return { program: name, score: sum(own.map(({ score }) => score)), crossings: own };
  });
  const table = rows
    .map((row) => ({ rank: 1 + rows.filter(({ score }) => score > row.score).length, ...row }))
    .sort((one, other) => one.rank - other.rank);
  return { roads, par: sum(roads.map(({ par }) => par.score)), table };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

interface Task {
  readonly program: Program;
  readonly road: Road;
}

/** Runs all tasks, in their order as far as there is room; one failure of the sandbox ends them all. */
async function inParallel(
  tasks: readonly Task[],
  { jobs, onCrossing, signal: stop }: ContestOptions,
  run: (task: Task, signal: AbortSignal) => Promise<Crossing>,
): Promise<Crossing[]> {
  const failed = new AbortController();
  const signal = stop === undefined ? failed.signal : AbortSignal.any([stop, failed.signal]);
  const crossings: Crossing[] = [];
  const waiting = tasks.entries();
  const work = async () => {
    for (const [index, task] of waiting) {
      if (signal.aborted) return;
      try {
        const crossing = await run(task, signal);
        crossings[index] = crossing;
        if (!signal.aborted) onCrossing?.(crossing);
      } catch (error) {
        failed.abort();
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: jobs }, work));
  const failure = ended.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
  return crossings;
}

async function attempt<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let left = ATTEMPTS - 1;; left--) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof JudgeFailure) || left === 0) throw error;
    }
  }
}
