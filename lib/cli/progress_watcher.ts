/**
 * A run's progress on the terminal, as the run tells it.
 */
import type { RunStart, RunWatcher } from "../tournament/run.ts";
import { asTyped } from "./paths.ts";
import { complain } from "./printing.ts";
import { errorScreen, type Progress, showProgress } from "./progress.ts";
import { leaders } from "./standings.ts";

/** Shows the run's progress on standard error. */
export class ProgressWatcher implements RunWatcher {
  readonly #folder: string;
  #progress: Progress | undefined;

  /** The run's folder, absolute. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  begun({ before, standings, total }: RunStart): void {
    const left = total.rounds - before.rounds;
    complain(
      `Playing ${left} ${left === 1 ? "round" : "rounds"}; what is finished is kept in ${
        asTyped(this.#folder)
      }`,
    );
    this.#progress = showProgress(errorScreen, {
      total,
      before,
      now: () => performance.now(),
      leaders: () => leaders(standings().rows, 3),
    });
  }

  roundFinished(seats: number): void {
    this.#progress?.roundFinished(seats);
  }

  roundVoid(message: string): void {
    this.clear();
    complain(message);
  }

  /** Takes the progress away, before anything else is written to the terminal. */
  clear(): void {
    this.#progress?.clear();
  }
}
