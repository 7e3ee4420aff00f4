/**
 * Whoever takes a tool with the mouse or a finger goes on to draw: the drawing gets the focus, so that the space bar draws
 * instead of pressing the button once more. By the keyboard, the focus stays where it was moved to.
 */
export function backToDrawing(event: MouseEvent): void {
  const { currentTarget, detail, target } = event;
  // A press by the keyboard is no click that could be counted.
  if (detail === 0 || !(target instanceof Element && currentTarget instanceof Element)) return;
  if (target.closest("[data-then-draw] button") === null) return;
  currentTarget.querySelector<HTMLElement>(".board canvas")?.focus({ preventScroll: true });
}
