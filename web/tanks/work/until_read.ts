/** Waiting for the end of a log. */
import { effect } from "@preact/signals";
import type { LogBook } from "./types.ts";

/** Resolves when no more rounds will come from the log, or nobody waits any more. */
export async function untilRead({ isComplete }: LogBook, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const giveUp = () => resolve();
  signal.addEventListener("abort", giveUp);
  if (signal.aborted) giveUp();
  const stop = effect(() => {
    if (isComplete.value) resolve();
  });
  await promise;
  stop();
  signal.removeEventListener("abort", giveUp);
}
