/** The editor's part of the viewport: what it adds to the one of race. Pure. */
import type { Point } from "../../../lib/race/types.ts";
import { centredOn, moved, type Viewport, wholeGrid } from "../../race/model/viewport.ts";

/** A step of zooming by key or button. */
export const ZOOM_STEP = 1.5;

/** Cells that stay between the cursor and the side of the canvas, where there is room for them. */
const MARGIN = 3;

/** Whether all of the circuit is in sight. */
export function isWhole({ height, scale, width }: Viewport): boolean {
  return scale <= wholeGrid(width, height).scale;
}

/** On a canvas of another size: all of the circuit if all was in sight, else the same cell in the middle. */
export function resized(view: Viewport, width: number, height: number): Viewport {
  if (isWhole(view)) return wholeGrid(width, height);
  const middle = {
    x: (view.width / 2 - view.left) / view.scale - 0.5,
    y: (view.height / 2 - view.top) / view.scale - 0.5,
  };
  return centredOn({ width, height }, middle, Math.max(view.scale, wholeGrid(width, height).scale));
}

/** Moved no further than needed to see a cell and what is round it. */
export function revealing(view: Viewport, { x, y }: Point): Viewport {
  const { height, left, scale, top, width } = view;
  return moved(view, shift(left, width, scale, x), shift(top, height, scale, y));
}

/** How far to move along one side, in pixels. */
function shift(start: number, room: number, scale: number, cell: number): number {
  const margin = Math.max(0, Math.min(MARGIN * scale, (room - scale) / 2));
  const [from, to] = [start + cell * scale - margin, start + (cell + 1) * scale + margin];
  return from < 0 ? -from : Math.min(0, room - to);
}
