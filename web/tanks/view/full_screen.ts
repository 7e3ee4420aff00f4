/** A part of the page on the whole screen. */

/**
 * Shows an element on the whole screen, or no longer; a browser that refuses changes nothing. The focus goes along: what is
 * not seen any more leaves it to the element, and has it again afterwards.
 */
export function toggleFullScreen(element: HTMLElement | null): void {
  if (document.fullscreenElement !== null) {
    document.exitFullscreen().catch(() => {});
    return;
  }
  const before = document.activeElement;
  element?.requestFullscreen().then(() => keepFocusIn(element, before), () => {});
}

function keepFocusIn(element: HTMLElement, before: Element | null): void {
  if (element.contains(document.activeElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const ending = new AbortController();
  document.addEventListener("fullscreenchange", () => {
    // Browsers may tell of the beginning only now.
    if (document.fullscreenElement !== null) return;
    ending.abort();
    const isStill = document.activeElement === element;
    element.removeAttribute("tabindex");
    const heir = before === document.body ? element.closest("main") : before;
    if (isStill && heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  }, { signal: ending.signal });
}
