/** Media queries as signals. */
import { type ReadonlySignal, signal } from "@preact/signals";

const known = new Map<string, ReadonlySignal<boolean>>();

/** Whether a media query holds at the moment. It is listened to for as long as the page lives. */
export function mediaSignal(query: string): ReadonlySignal<boolean> {
  const before = known.get(query);
  if (before !== undefined) return before;
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener("change", () => {
    holds.value = list.matches;
  });
  known.set(query, holds);
  return holds;
}
