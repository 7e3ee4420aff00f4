/** Draws of a long list only the rows that can be seen. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Rows above and below what is seen, so that fast scrolling shows no gap. */
const SPARE = 8;

/** Where nothing has been laid out yet, in pixels. */
const FIRST_HEIGHT = 640;

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

/** All rows have the same height, in pixels. */
export function useWindow<Scroller extends HTMLElement>(
  rows: number,
  rowHeight: number,
): ListWindow<Scroller> {
  const scroller = useRef<Scroller>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    let before = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const now = element.clientHeight;
      // What is in the middle stays there; a list at its start stays at its start.
      if (element.scrollTop > 0) element.scrollTop += (before - now) / 2;
      before = now;
      setHeight(now);
      setTop(element.scrollTop);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // A list that became shorter is scrolled up by the browser later than it is drawn.
  const shown = Math.max(0, Math.min(top, rows * rowHeight - height));
  const reveal = (row: number, where: "nearest" | "middle") => {
    const element = scroller.current;
    if (element === null || row < 0) return;
    const start = row * rowHeight;
    // It may have got its height after the last drawing.
    const room = element.clientHeight || height;
    const isSeen = start >= element.scrollTop && start + rowHeight <= element.scrollTop + room;
    if (isSeen) return;
    if (where === "middle") element.scrollTop = start - (room - rowHeight) / 2;
    else if (start < element.scrollTop) element.scrollTop = start;
    else element.scrollTop = start + rowHeight - room;
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
