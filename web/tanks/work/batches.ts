/** Gathers the rounds' summaries, so that the page is told of many at once and not a thousand times a second. */
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { Pace } from "./pace.ts";

/** A batch waits so long at most, in milliseconds, */
const BATCH_MS = 50;

/** and has so many rounds at most. */
const BATCH_ROUNDS = 200;

/** Gathers and tells summaries. */
export interface Batches {
  /** The very first is told at once. */
  add(summary: RoundSummary): void;
  /** Tells what there is. */
  flush(): void;
  /** Tells nothing any more. */
  close(): void;
}

/** Batches that go to `tell`. */
export function createBatches(
  pace: Pace,
  tell: (summaries: readonly RoundSummary[]) => void,
): Batches {
  let gathered: RoundSummary[] = [];
  let isFirst = true;
  let callOff: (() => void) | undefined;
  const take = (): readonly RoundSummary[] => {
    callOff?.();
    callOff = undefined;
    const taken = gathered;
    gathered = [];
    return taken;
  };
  const flush = () => {
    const summaries = take();
    if (summaries.length > 0) tell(summaries);
  };
  return {
    add: (summary) => {
      gathered.push(summary);
      if (isFirst || gathered.length >= BATCH_ROUNDS) flush();
      else callOff ??= pace.after(BATCH_MS, flush);
      isFirst = false;
    },
    flush,
    close: () => void take(),
  };
}
