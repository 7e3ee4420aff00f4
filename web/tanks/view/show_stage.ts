/** Brings the picture into sight when a round was opened somewhere below it: on a phone nothing would seem to happen. */

/** With so much of the arena in sight, the page stays where it is. */
const ENOUGH = 0.6;

/** Scrolls until the picture stands at the top, unless it can be seen well enough. */
export function showStage(): void {
  const arena = document.querySelector(".stage-arena");
  if (arena === null || shareInSight(arena.getBoundingClientRect(), innerHeight) >= ENOUGH) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isCalm ? "instant" : "smooth";
  document.querySelector(".stage")?.scrollIntoView({ block: "start", behavior });
}

/** How much of a box is in sight, from 0 to 1; all in pixels from the top of what is in sight. */
export function shareInSight(
  { top, bottom }: { readonly top: number; readonly bottom: number },
  room: number,
): number {
  if (bottom <= top) return 1;
  return Math.max(0, Math.min(bottom, room) - Math.max(top, 0)) / (bottom - top);
}
