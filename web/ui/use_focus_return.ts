/** Where the focus goes when something closes that had it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * When it closes and the focus would be lost, whatever had it before it opened has it again; if that has been replaced,
 * the button in `home` that stands for it.
 */
export function useFocusReturn(isOpen: boolean, home: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // Now, as what has the focus may leave the page with this very change.
  if (isOpen && !wasOpen.current) before.current = document.activeElement;
  wasOpen.current = isOpen;
  useLayoutEffect(() => {
    const had = before.current;
    if (isOpen || had === null) return;
    before.current = null;
    if (document.activeElement !== document.body) return;
    const heir = had.isConnected ? had : home.current?.querySelector("button");
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  }, [isOpen]);
}
