/**
 * A trial that a busy machine does not decide. While a stage is played on every processor, a good program may once be
 * held up longer than the clock can tell; a slow one is too slow every time.
 */
import type { TrialReport } from "../tournament/trial.ts";

/** So many trials in a row must find a program too slow. */
export const SLOW_TRIALS = 3;

/** Plays a trial; another one as long as nothing but time speaks against the program. @returns The last one. */
export async function calmTrial(play: () => Promise<TrialReport>): Promise<TrialReport> {
  let trial = await play();
  for (let tries = 1; tries < SLOW_TRIALS && isSlowOnly(trial); tries++) trial = await play();
  return trial;
}

function isSlowOnly({ faults }: TrialReport): boolean {
  return faults.length > 0 && faults.every(({ kind }) => kind === "timeout");
}
