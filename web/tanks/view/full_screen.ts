/** A part of the page on the whole screen. */

/** Shows an element on the whole screen, or no longer; a browser that refuses changes nothing. */
export function toggleFullScreen(element: Element | null): void {
  const change = document.fullscreenElement === null
    ? element?.requestFullscreen()
    : document.exitFullscreen();
  change?.catch(() => {});
}
