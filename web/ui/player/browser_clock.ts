/** The clock of the browser: pictures are drawn when the screen is ready for one, and none while the page is hidden. */
import type { FrameClock } from "./types.ts";

/** What `createPlayer` needs on a page. */
export function browserClock(): FrameClock {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  return {
    now: () => performance.now(),
    request: (callback) => requestAnimationFrame(() => callback()),
    cancel: (request) => cancelAnimationFrame(request),
    prefersReducedMotion: () => reduced.matches,
  };
}
