/** Draws of a long list only the rows that can be seen. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Rows above and below what is seen, so that fast scrolling shows no gap. */
const SPARE = 8;

/** Where nothing has been laid out yet, in pixels. */
const FIRST_HEIGHT = 640;

/** What scrolls a list otherwise than by its keys; a press may be one on the scroll bar. */
const BY_HAND = ["wheel", "touchmove", "pointerdown"] as const;

/** The rows to draw, and the element that scrolls. */
export interface ListWindow<Scroller extends HTMLElement> {
  readonly scroller: RefObject<Scroller | null>;
  /** The first row to draw. */
  readonly first: number;
  /** The row after the last to draw. */
  readonly end: number;
  readonly onScroll: () => void;
  /** Scrolls until a row is seen: no further than necessary, or with it in the middle. */
  readonly reveal: (row: number, where: "nearest" | "middle") => void;
  /** How many rows fit. */
  readonly page: number;
}

/**
 * All rows have the same height, in pixels. A row that was revealed stays in sight when the list's box gets another size,
 * until the reader scrolls by hand.
 */
export function useWindow<Scroller extends HTMLElement>(
  rows: number,
  rowHeight: number,
): ListWindow<Scroller> {
  const scroller = useRef<Scroller>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const kept = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    let before = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const now = element.clientHeight;
      // What is in the middle stays there; a list at its start stays at its start.
      if (element.scrollTop > 0) element.scrollTop += (before - now) / 2;
      if (kept.current !== undefined) bring(element, kept.current, rowHeight, "middle");
      before = now;
      setHeight(now);
      setTop(element.scrollTop);
    });
    observer.observe(element);
    const leave = () => {
      kept.current = undefined;
    };
    for (const type of BY_HAND) element.addEventListener(type, leave, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of BY_HAND) element.removeEventListener(type, leave);
    };
  }, []);
  // A list that became shorter is scrolled up by the browser later than it is drawn.
  const shown = Math.max(0, Math.min(top, rows * rowHeight - height));
  const reveal = (row: number, where: "nearest" | "middle") => {
    const element = scroller.current;
    kept.current = row < 0 ? undefined : row;
    if (element === null || row < 0) return;
    bring(element, row, rowHeight, where);
    setTop(element.scrollTop);
  };
  return {
    scroller,
    first: Math.max(0, Math.floor(shown / rowHeight) - SPARE),
    end: Math.min(rows, Math.ceil((shown + height) / rowHeight) + SPARE),
    onScroll: () => setTop(scroller.current?.scrollTop ?? 0),
    reveal,
    page: Math.max(1, Math.floor(height / rowHeight) - 1),
  };
}

/** Scrolls to a row that is not in sight. */
function bring(
  element: HTMLElement,
  row: number,
  rowHeight: number,
  where: "nearest" | "middle",
): void {
  const start = row * rowHeight;
  // It may have got its height after the last drawing.
  const room = element.clientHeight || FIRST_HEIGHT;
  if (isSeen(element.scrollTop, room, row, rowHeight)) return;
  if (where === "middle") element.scrollTop = start - (room - rowHeight) / 2;
  else if (start < element.scrollTop) element.scrollTop = start;
  else element.scrollTop = start + rowHeight - room;
}

/** Browsers round heights and scroll to parts of a pixel: one more or less is no row out of sight. */
function isSeen(top: number, room: number, row: number, rowHeight: number): boolean {
  return row * rowHeight >= top - 1 && (row + 1) * rowHeight <= top + room + 1;
}
