/** Rows that change their order glide to their new places, so that the eye can follow them. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

const GLIDE_MS = 450;

/**
 * Watches the children of the element that holds the rows; each has a `data-key`. Call it in every rendering. Where the
 * reader wants no movement, nothing moves.
 */
export function useFlip<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const before = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const now = new Map<string, number>();
    for (const row of container.current?.children ?? []) {
      if (!(row instanceof HTMLElement) || row.dataset.key === undefined) continue;
      const top = row.offsetTop;
      const old = before.current.get(row.dataset.key);
      now.set(row.dataset.key, top);
      if (old !== undefined && old !== top && !prefersStillness()) glide(row, old - top);
    }
    before.current = now;
  });
  return container;
}

function glide(row: HTMLElement, from: number): void {
  row.animate([{ transform: `translateY(${from}px)` }, { transform: "none" }], {
    duration: GLIDE_MS,
    easing: "ease-in-out",
  });
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
