/**
 * The runner's side of its workers: starts them, gathers what they tell, stops them.
 */
import { Interrupted, JudgeFailure, type Program, type Sandbox } from "../judge/types.ts";
import type { LogLimits } from "../logs/types.ts";
import type { Plan } from "./schedule.ts";
import { STOPPED, type WorkerReport, type WorkerSetup } from "./worker_messages.ts";

/** What a schedule is played with. */
export interface PlayOptions {
  readonly plan: Plan;
  readonly limits: LogLimits;
  readonly sandbox: Sandbox;
  readonly programs: readonly Program[];
  /** A byte for each place of the schedule: 1 where the round has been played already. Not changed. */
  readonly done: Uint8Array;
  /** How many rounds at the same time. */
  readonly jobs: number;
  /** Stops the run: rounds under way are void. */
  readonly signal: AbortSignal;
}

/** A report that is of interest outside. */
export type PlayReport = Extract<WorkerReport, { kind: "played" | "void" }>;

/**
 * Plays all places of the schedule that are not done, in whatever order they end, and tells of each. All workers and
 * programs are gone when it returns or throws.
 * @throws {JudgeFailure} If a round was void too often, or a worker broke.
 * @throws {Interrupted} If `signal` stopped the run.
 */
export async function* playSchedule(options: PlayOptions): AsyncGenerator<PlayReport> {
  const control = new SharedArrayBuffer(8);
  const done = new SharedArrayBuffer(options.done.length);
  new Uint8Array(done).set(options.done);
  const { plan, limits, sandbox, programs } = options;
  const setup: WorkerSetup = { plan, limits, sandbox, programs, control, done };

  const reports = new ReportQueue();
  const stop = () => {
    Atomics.store(new Int32Array(control), STOPPED, 1);
  };
  options.signal.addEventListener("abort", stop);
  if (options.signal.aborted) stop();
  const workers = Array.from({ length: options.jobs }, () => startWorker(setup, reports));
  let working = workers.length;
  try {
    while (working > 0) {
      const report = await reports.next();
      if (report.kind === "idle") working -= 1;
      else if (report.kind === "failed") throw new JudgeFailure(failureText(report.reason));
      else if (report.kind === "broken") {
        working -= 1;
        throw new JudgeFailure(`A worker of the runner broke: ${report.reason}`);
      } else yield report;
    }
    if (options.signal.aborted) throw new Interrupted();
  } finally {
    stop();
    options.signal.removeEventListener("abort", stop);
    while (working > 0) {
      const report = await reports.next();
      if (report.kind === "idle" || report.kind === "broken") working -= 1;
    }
    for (const worker of workers) worker.terminate();
  }
}

type QueuedReport = WorkerReport | { readonly kind: "broken"; readonly reason: string };

/** Reports in the order in which they came, for one reader. */
class ReportQueue {
  readonly #waiting: QueuedReport[] = [];
  #wake: (() => void) | undefined;

  push(report: QueuedReport): void {
    this.#waiting.push(report);
    this.#wake?.();
    this.#wake = undefined;
  }

  async next(): Promise<QueuedReport> {
    for (;;) {
      const report = this.#waiting.shift();
      if (report !== undefined) return report;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

function startWorker(setup: WorkerSetup, reports: ReportQueue): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => reports.push(data);
  worker.onerror = (event) => {
    event.preventDefault();
    reports.push({ kind: "broken", reason: event.message });
  };
  worker.postMessage(setup);
  return worker;
}

function failureText(reason: string): string {
  return `A round could not be played, and playing it again did not help. ${reason}`;
}
