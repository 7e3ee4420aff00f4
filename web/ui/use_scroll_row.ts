/** A row that scrolls sideways where it has no room: it fades where it goes on, and brings the chosen item into sight. */
import "./scroll_row.css";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

/** How wide the faded edge is, in pixels; the chosen item is kept clear of it. */
const FADE = 32;

/** Follows an element of class `scroll-row`; `chosen` names the item that is chosen, which says so by ARIA. */
export function useScrollRow(row: RefObject<HTMLElement | null>, chosen: unknown): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const tell = () => tellMore(element);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    element.addEventListener("scroll", tell, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", tell);
    };
  }, []);
  useLayoutEffect(() => {
    if (row.current !== null) showChosen(row.current);
  }, [chosen]);
  useEffect(() => {
    if (row.current !== null) tellMore(row.current);
  });
}

/** Says on the element on which sides it goes on. */
function tellMore(row: HTMLElement): void {
  const { clientWidth, scrollLeft, scrollWidth } = row;
  const before = scrollLeft > 1 ? "start" : "";
  const after = scrollLeft + clientWidth < scrollWidth - 1 ? "end" : "";
  row.dataset["more"] = `${before} ${after}`.trim();
}

/** Only the row is scrolled: the page stays where it is. */
function showChosen(row: HTMLElement): void {
  const item = row.querySelector('[aria-selected="true"], [aria-pressed="true"], [aria-current]');
  if (item === null) return;
  const { left, width } = row.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  const before = left + FADE - box.left;
  const after = box.left + box.width - (left + width - FADE);
  if (before > 0) row.scrollLeft -= before;
  else if (after > 0) row.scrollLeft += after;
}
