/**
 * An address that is written down at once, or, when changes come thick and fast, when it has come to rest. Who drags the
 * handle of a time line passes many turns a second; browsers forbid so many changes of the address, and each costs more
 * than all that the page's own script does.
 */
import type { AddressPlace } from "../../ui/address_place.ts";

/** How long nothing must have changed after changes that followed each other faster than this, in milliseconds. */
const REST_MS = 100;

/** Safari allows 100 changes in 30 s: so many at once, and then one in this time, in milliseconds. */
const ALLOWED = { atOnce: 20, everyMs: 400 } as const;

/** As much of a page as is used; a test brings its own. */
export interface PageTimes {
  /** In milliseconds. */
  now(): number;
  /** Calls back once, after so many milliseconds. */
  start(callback: () => void, milliseconds: number): number;
  stop(timer: number): void;
  /** Hears that the page is being left, put aside or hidden; for good. */
  whenLeft(callback: () => void): void;
}

const BROWSER_TIMES: PageTimes = {
  now: () => performance.now(),
  start: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
  stop: (timer) => clearTimeout(timer),
  whenLeft: (callback) => addEventListener("pagehide", callback),
};

/** What is read is what was written last, whether it stands in the address already or not. */
export function calmPlace(place: AddressPlace, times: PageTimes = BROWSER_TIMES): AddressPlace {
  let waiting: { readonly hash: string; readonly timer: number } | undefined;
  const allowance = createAllowance(times);
  let changedAt = -Infinity;
  const take = (): string | undefined => {
    const hash = waiting?.hash;
    if (waiting !== undefined) times.stop(waiting.timer);
    waiting = undefined;
    return hash;
  };
  const write = () => {
    const hash = take();
    if (hash === undefined) return;
    allowance.spend();
    place.replace(hash);
  };
  times.whenLeft(write);
  return {
    read: () => waiting?.hash ?? place.read(),
    replace: (hash) => {
      take();
      const isCalm = times.now() - changedAt >= REST_MS;
      changedAt = times.now();
      const wait = Math.max(isCalm ? 0 : REST_MS, allowance.wait());
      waiting = { hash, timer: times.start(write, wait) };
      if (wait === 0) write();
    },
    push: (hash) => {
      // The way back leads to where the reader was last.
      write();
      place.push(hash);
    },
    listen: (moved) =>
      place.listen(() => {
        // Whoever went elsewhere has left what was to be written.
        take();
        moved();
      }),
  };
}

/** How often something may be done. */
interface Allowance {
  spend(): void;
  /** How long it is not allowed, in milliseconds. */
  wait(): number;
}

/** Some times at once, and then at a pace. */
function createAllowance({ now }: PageTimes): Allowance {
  const { atOnce, everyMs } = ALLOWED;
  let left: number = atOnce;
  let countedAt = now();
  const count = () => {
    left = Math.min(atOnce, left + (now() - countedAt) / everyMs);
    countedAt = now();
  };
  return {
    spend: () => {
      count();
      left -= 1;
    },
    wait: () => {
      count();
      return left >= 1 ? 0 : (1 - left) * everyMs;
    },
  };
}
