/** Where the focus goes when something closes that had it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * When it closes and the focus would be lost, whatever had it before it opened has it again; if that has been replaced,
 * the button in `home` that stands for it, if `isOfButton` does not say that something else opened it. Where nothing had
 * it, the content of the page has it: there the page's keys act.
 */
export function useFocusReturn(
  isOpen: boolean,
  home: RefObject<HTMLElement | null>,
  isOfButton: () => boolean = () => true,
): void {
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
    const place = home.current;
    const content = place?.closest("main");
    const button = isOfButton() ? place?.querySelector("button") : content;
    const heir = had === document.body ? content : had.isConnected ? had : button;
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  }, [isOpen]);
}
