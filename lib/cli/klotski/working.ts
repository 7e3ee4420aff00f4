/**
 * The solver at work on something that may be big: how far it is stands in one line on a terminal, and Ctrl-C ends it in
 * good order.
 */
import { errorScreen, type Screen, showWords } from "../progress.ts";
import { listenForStop } from "../stop_signals.ts";

/** The world of a command that works for long; a test brings its own. */
export interface WorkOutside {
  readonly screen: Screen;
  /** Milliseconds from anywhere. */
  now(): number;
  /** Begins to listen for Ctrl-C. */
  listen(): { readonly signal: AbortSignal; close(): void };
}

/** The process's own. */
export const workOutside: WorkOutside = {
  screen: errorScreen,
  now: () => performance.now(),
  listen: listenForStop,
};

/** What is done sooner needs no line, in milliseconds. */
const QUIET_MS = 300;

/** Signals are heard this often, in milliseconds. */
const BREATH_MS = 50;

/** What has come of work. */
export interface Done<Result> {
  readonly result: Result;
  /** It was ended by Ctrl-C, and the result is what was known then. */
  readonly isStopped: boolean;
}

/** Does the work portion by portion; `tell` puts its progress into words. */
export async function workThrough<Progress, Result>(
  work: Generator<Progress, Result, boolean>,
  tell: (progress: Progress) => string,
  { listen, now, screen }: WorkOutside = workOutside,
): Promise<Done<Result>> {
  const line = showWords(screen, now);
  const stop = listen();
  const began = now();
  let breathedAt = began;
  try {
    let portion = work.next(false);
    while (!portion.done) {
      const time = now();
      const words = tell(portion.value);
      if (time - began >= QUIET_MS) line.draw(words);
      if (time - breathedAt >= BREATH_MS) {
        // What has been signalled is only heard when nothing else is done.
        await new Promise<void>((resolve) => setTimeout(resolve, 0));
        breathedAt = now();
      }
      portion = work.next(stop.signal.aborted);
    }
    return { result: portion.value, isStopped: stop.signal.aborted };
  } finally {
    stop.close();
    line.clear();
  }
}
