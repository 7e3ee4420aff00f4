/**
 * Long work in small slices, so that whoever asks for something meanwhile is answered soon.
 */

/** Time and turns to work, as the reader needs them; a test brings its own. */
export interface Pace {
  /** In milliseconds, from any moment on. */
  now(): number;
  /** Lets messages and timers have their turn. */
  pause(): Promise<void>;
  /** Calls back once, after so many milliseconds. Hands back what calls it off. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The slices of one long piece of work. */
export interface Slices {
  /** Pauses if the present slice has lasted long enough. */
  breathe(): Promise<void>;
}

/** How long a slice lasts, in milliseconds: so long does who asks for a round wait on average, and no picture comes late. */
export const SLICE_MS = 4;

/** The browser's pace. */
export function createPace(): Pace {
  // A message comes back at once, where a timer of 0 ms takes 4 ms from the fifth in a row on.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return {
    now: () => performance.now(),
    pause: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        port2.postMessage(undefined);
      }),
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

/** Begins a piece of work that pauses every SLICE_MS. */
export function createSlices(pace: Pace): Slices {
  let began = pace.now();
  return {
    breathe: async () => {
      if (pace.now() - began < SLICE_MS) return;
      await pace.pause();
      began = pace.now();
    },
  };
}
