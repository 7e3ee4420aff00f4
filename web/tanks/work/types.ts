/**
 * The words of opening logs. A log of any size is read in a worker, so the page never stands still; the page asks for
 * one round at a time.
 */
import type { ReadonlySignal } from "@preact/signals";
import type { Problem } from "../../../lib/core/problem.ts";
import type { Difference } from "../../../lib/logs/difference.ts";
import type { Highlight } from "../../../lib/logs/highlights.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";

/** Where a log's bytes come from; packed with gzip or not. */
export type LogSource =
  | { readonly kind: "blob"; readonly name: string; readonly blob: Blob }
  | { readonly kind: "bytes"; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  /** An absolute address. */
  | { readonly kind: "address"; readonly name: string; readonly address: string };

/** A log that is open. Its rounds become known one by one while it is read. */
export interface LogBook {
  readonly name: string;
  readonly header: LogHeader;
  /** It came in a link: of the header only what a link holds is known (model/packed_round.ts). */
  readonly isFromLink?: true;
  /** By their numbers, each number once. Grows until `isComplete`. */
  readonly rounds: ReadonlySignal<readonly RoundSummary[]>;
  /** No more rounds will come from the log: it was read to its end, or to where `problems` tell. */
  readonly isComplete: ReadonlySignal<boolean>;
  /** What should be told about a log that can be read all the same. */
  readonly warnings: ReadonlySignal<readonly Problem[]>;
  /** Why reading stopped before the log's end; the rounds before it can be shown. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Rounds worth watching, the best first; found some time after the log is complete, `undefined` before. */
  readonly highlights: ReadonlySignal<readonly Highlight[] | undefined>;
  readonly verification: ReadonlySignal<Verification>;
  /**
   * Hands over a round as soon as it has been read; without a number the one of the lowest number. Rounds that were
   * added are not in the log.
   * @throws {UnusableInput} If the log has no such round (`LOG_NO_ROUND`), cannot be read so far, or is closed
   * (`LOG_CLOSED`).
   */
  round(number?: number): Promise<LogRound>;
  /** Adds or renews a round that came later: a run that is being played. */
  add(summary: RoundSummary): void;
  /**
   * Replays all rounds in the worker, once they have been read, and compares; progress is told by `verification`. A line
   * that cannot be read is a difference, too. Once is enough: the second time it does nothing, unless it has failed.
   */
  verify(): void;
  /** Ends the worker. */
  close(): void;
}

/** How far the check of a whole log has come. */
export type Verification =
  | { readonly state: "idle" }
  /** What verifies could not be loaded; it may be asked for again. */
  | { readonly state: "failed" }
  | { readonly state: "running"; readonly checked: number }
  /** `unstated` of those that were checked state no result, so there was nothing to compare. */
  | { readonly state: "true"; readonly checked: number; readonly unstated: number }
  | { readonly state: "false"; readonly checked: number; readonly difference: Difference }
  /** All rounds before a line agree, but it cannot be read; so nobody knows of which round it is. */
  | { readonly state: "unreadable"; readonly checked: number; readonly problem: Problem };
