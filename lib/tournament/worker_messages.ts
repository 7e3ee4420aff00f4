/**
 * What the runner and its workers tell each other.
 *
 * Workers need no orders: each takes the next place of the schedule from a counter that all share, skips what has
 * been played already, and tells what came of it. Shared memory also carries the word to stop, because a worker that
 * sleeps in `poll` hears no message.
 */
import type { Program, Sandbox } from "../judge/types.ts";
import type { LogLimits } from "../logs/types.ts";
import type { Plan } from "./schedule.ts";

/** Places of the shared control words. */
export const NEXT_PLACE = 0;
export const STOPPED = 1;

/** The one message to a worker. */
export interface WorkerSetup {
  readonly plan: Plan;
  readonly limits: LogLimits;
  readonly sandbox: Sandbox;
  /** A program for each bot of the plan. */
  readonly programs: readonly Program[];
  /** Two 32-bit words: the next place of the schedule, and 1 once the run is stopped. */
  readonly control: SharedArrayBuffer;
  /** A byte for each place of the schedule: 1 where the round has been played already. */
  readonly done: SharedArrayBuffer;
}

/** A program's standard error in a round that ended it, for the author alone. */
export interface AuthorError {
  /** Index into the tournament's list of bots. */
  readonly bot: number;
  readonly turn: number;
  readonly detail: string;
  readonly stderr: string;
}

/** What a worker tells. */
export type WorkerReport =
  | {
    readonly kind: "played";
    readonly place: number;
    /** The round as a line of a log, without line feed. */
    readonly line: string;
    readonly errors: readonly AuthorError[];
  }
  /** A round was void and is being played again. */
  | { readonly kind: "void"; readonly place: number; readonly reason: string }
  /** The judge failed for good. */
  | { readonly kind: "failed"; readonly place: number; readonly reason: string }
  /** Nothing left to do for this worker. */
  | { readonly kind: "idle" };
