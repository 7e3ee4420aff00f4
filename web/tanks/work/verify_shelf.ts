/**
 * Verifies a whole log that has been read, and tells how far it has come.
 */
import type { Problem } from "../../../lib/core/problem.ts";
import type { NumberedRound } from "../../../lib/logs/open.ts";
import type { LogRound } from "../../../lib/logs/types.ts";
import { verifyLog } from "../../../lib/logs/verify_log.ts";
import { createSlices, type Pace } from "./pace.ts";
import { roundOfItem, type Shelf } from "./shelf.ts";
import type { Verification } from "./types.ts";

/** Progress is told this often, in milliseconds. */
const PROGRESS_MS = 50;

/** Problems that are not the log's fault: the rounds that were read can be true all the same. */
const BLAMELESS: readonly string[] = ["LOG_UNREACHABLE", "LOG_UNREADABLE", "LOG_TOO_LARGE"];

/** How reading a log ended. */
export interface LogEnd {
  /** None: with the log's end. */
  readonly problems: readonly Problem[];
  /** The last round, where it is one that nobody can have played. */
  readonly impossible: LogRound | undefined;
}

/** Replays the rounds of the shelf up to the first difference. A log that has an unreadable line is not true. */
export async function verifyShelf(
  shelf: Shelf,
  end: LogEnd,
  options: {
    readonly pace: Pace;
    readonly signal: AbortSignal;
    readonly tell: (verification: Verification) => void;
  },
): Promise<void> {
  const { pace, signal, tell } = options;
  let toldAt = pace.now();
  const told = (checked: number) => {
    if (pace.now() - toldAt < PROGRESS_MS) return;
    toldAt = pace.now();
    tell({ state: "running", checked });
  };
  async function* rounds(): AsyncGenerator<NumberedRound> {
    const slices = createSlices(pace);
    for (const [checked, item] of shelf.items.entries()) {
      told(checked);
      yield { line: item.line, round: roundOfItem(shelf.header, item) };
      await slices.breathe();
      if (signal.aborted) return;
    }
    if (end.impossible === undefined) return;
    const line = end.problems[0]?.line ?? 0;
    yield { line, round: end.impossible };
  }
  const log = { header: shelf.header, rounds: rounds(), close: () => Promise.resolve() };
  const { rounds: checked, unstated, difference } = await verifyLog(log);
  if (signal.aborted) return;
  if (difference !== undefined) return tell({ state: "false", checked, difference });
  const problem = unreadable(end);
  if (problem !== undefined) return tell({ state: "unreadable", checked, problem });
  tell({ state: "true", checked, unstated });
}

/** Why a line cannot be read. */
function unreadable({ problems: [problem] }: LogEnd): Problem | undefined {
  return problem === undefined || BLAMELESS.includes(problem.code) ? undefined : problem;
}
