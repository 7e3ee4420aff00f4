/** A button that goes on while it is held down. */

/** How long a press is a hold, and then the time between two repeats; in milliseconds. */
const HOLD = { after: 350, every: 80 } as const;

/** Timers as a hold needs them; a test brings its own. */
export interface HoldTimers {
  /** Calls back once, after so many milliseconds. */
  start(callback: () => void, milliseconds: number): number;
  stop(timer: number): void;
}

/** One button's holding. */
export interface Hold {
  press(): void;
  release(): void;
  /** Whether the click that follows a release belongs to a hold and does nothing more; asked once for each. */
  takesClick(): boolean;
}

/** The timers of the browser. */
export const BROWSER_TIMERS: HoldTimers = {
  start: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
  stop: (timer) => clearTimeout(timer),
};

/** Repeats `action` while held, until it says `false`: there is nothing left to do. */
export function createHold(action: () => boolean, timers: HoldTimers): Hold {
  let timer: number | undefined;
  let wasHeld = false;

  const release = () => {
    if (timer !== undefined) timers.stop(timer);
    timer = undefined;
  };
  const repeat = () => {
    wasHeld = true;
    timer = action() ? timers.start(repeat, HOLD.every) : undefined;
  };
  return {
    press: () => {
      release();
      wasHeld = false;
      timer = timers.start(repeat, HOLD.after);
    },
    release,
    takesClick: () => {
      const taken = wasHeld;
      wasHeld = false;
      return taken;
    },
  };
}
