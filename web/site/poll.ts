/** Asks again and again, but not while nobody looks. */

/** The world round a poll; a test brings its own. */
export interface PollOutside {
  /** Calls back after some milliseconds; returns what prevents it. */
  wait(callback: () => void, ms: number): () => void;
  /** Whether nobody sees the page. */
  isHidden(): boolean;
  /** The page is seen again, or the network is back; returns what ends listening. */
  onWake(callback: () => void): () => void;
}

/** Something that is asked again and again. */
export interface Poll {
  /** Asks at once. */
  hurry(): void;
  stop(): void;
}

/**
 * Begins at once.
 * @param ask Resolves to the milliseconds until it wants to be asked again; it never rejects.
 */
export function startPoll(ask: () => Promise<number>, outside: PollOutside): Poll {
  let isAsking = false;
  let isUrgent = false;
  let isOver = false;
  let stopWaiting = () => {};

  async function run(): Promise<void> {
    stopWaiting();
    if (isAsking) {
      isUrgent = true;
      return;
    }
    isAsking = true;
    const pause = await ask();
    isAsking = false;
    if (isOver) return;
    if (isUrgent) {
      isUrgent = false;
      return await run();
    }
    stopWaiting = outside.wait(() => {
      // Who comes back wakes it.
      if (!outside.isHidden()) void run();
    }, pause);
  }

  const stopListening = outside.onWake(() => void run());
  void run();
  return {
    hurry: () => void run(),
    stop: () => {
      isOver = true;
      stopWaiting();
      stopListening();
    },
  };
}

/** The browser's. */
export const BROWSER_POLL: PollOutside = {
  wait: (callback, ms) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
  onWake: (callback) => {
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) callback();
    }, { signal });
    addEventListener("online", callback, { signal });
    return () => end.abort();
  },
};
