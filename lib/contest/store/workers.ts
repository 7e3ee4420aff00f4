/**
 * What the processes that check and play say about themselves.
 */
import type { Contest } from "../contest.ts";
import type { WorkerReport } from "../published/api.ts";
import { textOf, wordOf } from "./rows.ts";

const TASKS = ["check", "play"] as const;
const STATES = ["idle", "busy", "failing", "stopped"] as const;

/** Keeps what a worker says, in place of what it said before. */
export function reportWorker(contest: Contest, { task, state, message, at }: WorkerReport): void {
  contest.run(
    `INSERT INTO worker VALUES (?, ?, ?, ?)
     ON CONFLICT (task) DO UPDATE SET state = excluded.state, message = excluded.message, at = excluded.at`,
    ...[task, state, message, at],
  );
}

/** What each worker said last. */
export function listWorkers(contest: Contest): WorkerReport[] {
  return contest.all("SELECT * FROM worker ORDER BY task").map((row) => ({
    task: wordOf(row, "task", TASKS),
    state: wordOf(row, "state", STATES),
    message: textOf(row, "message"),
    at: textOf(row, "at"),
  }));
}
