/** How wide an element is, followed while the page changes. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** In pixels; `usual` until it has been laid out. */
export function useWidth(element: RefObject<HTMLElement | null>, usual: number): number {
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const tell = () => {
      if (watched.clientWidth > 0) setWidth(watched.clientWidth);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(watched);
    // Before the first picture is painted.
    tell();
    return () => observer.disconnect();
  }, []);
  return width;
}
