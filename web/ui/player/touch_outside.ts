/** A tap beside what is open closes it, and does nothing else. */

/**
 * Calls `close` when a finger comes down outside of all the elements, until the function given back is called. What lies
 * under the finger hears neither of it nor of the click that follows.
 */
export function closeByTouch(inside: readonly (Element | null)[], close: () => void): () => void {
  const down = (event: PointerEvent) => {
    const { target } = event;
    if (event.pointerType !== "touch" || !(target instanceof Node)) return;
    if (inside.some((element) => element?.contains(target))) return;
    event.stopPropagation();
    takeClick();
    close();
  };
  document.addEventListener("pointerdown", down, true);
  return () => document.removeEventListener("pointerdown", down, true);
}

/** The next click reaches nobody; what begins with another press is none of it. */
function takeClick(): void {
  const take = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = () => {
    document.removeEventListener("click", take, true);
    globalThis.removeEventListener("pointerdown", end, true);
  };
  document.addEventListener("click", take, true);
  // The window has heard of this press already.
  globalThis.addEventListener("pointerdown", end, true);
}
