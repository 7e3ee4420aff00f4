/** A clock that stands still until a test moves it. */
import type { FrameClock } from "../../../../web/ui/player/types.ts";

/** The clock and what a test does with it. */
export interface FakeClock extends FrameClock {
  /** Lets so many milliseconds go by, then draws one picture: whoever asked is called back. */
  draw(milliseconds: number): void;
  /** Lets time go by without a picture. */
  wait(milliseconds: number): void;
  /** How many callbacks are asked for now. */
  pending(): number;
  setReducedMotion(isReduced: boolean): void;
}

/** At 1000 ms, with movement. */
export function fakeClock(): FakeClock {
  let time = 1000;
  let isReduced = false;
  let last = 0;
  const requests = new Map<number, () => void>();
  return {
    now: () => time,
    request: (callback) => {
      requests.set(++last, callback);
      return last;
    },
    cancel: (request) => void requests.delete(request),
    prefersReducedMotion: () => isReduced,
    draw: (milliseconds) => {
      time += milliseconds;
      const due = [...requests.values()];
      requests.clear();
      for (const callback of due) callback();
    },
    wait: (milliseconds) => void (time += milliseconds),
    pending: () => requests.size,
    setReducedMotion: (reduced) => void (isReduced = reduced),
  };
}
