/**
 * Time as what follows a run takes it; a test turns the hands itself.
 */

/** A clock that can be asked and that calls back. */
export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  now(): number;
  /** Calls again and again, in milliseconds; the result ends it. */
  every(ms: number, call: () => void): () => void;
}

/** The machine's clock. */
export const machineClock: Clock = {
  now: () => performance.now(),
  every: (ms, call) => {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
};
