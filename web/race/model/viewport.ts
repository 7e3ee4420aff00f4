/** Where the grid lies on a canvas: cells to pixels and back. All pixels are CSS pixels. Pure. */
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";

/** A part of the grid on a canvas. */
export interface Viewport {
  /** Of the canvas. */
  readonly width: number;
  readonly height: number;
  /** Pixels a cell. */
  readonly scale: number;
  /** Where the upper left corner of cell (0,0) lies. */
  readonly left: number;
  readonly top: number;
}

/** The largest that a cell is shown, in pixels. */
export const MOST_SCALE = 40;

/** The whole grid, in the middle and as large as fits. */
export function wholeGrid(width: number, height: number): Viewport {
  const scale = Math.max(0.01, Math.min(width / WIDTH, height / HEIGHT));
  return {
    width,
    height,
    scale,
    left: (width - scale * WIDTH) / 2,
    top: (height - scale * HEIGHT) / 2,
  };
}

/** So many pixels a cell, with a point of the grid (cell numbers, with a fraction) in the middle; never past the grid. */
export function centredOn(
  { height, width }: Pick<Viewport, "width" | "height">,
  { x, y }: Point,
  scale: number,
): Viewport {
  return {
    width,
    height,
    scale,
    left: kept(width / 2 - (x + 0.5) * scale, width, scale * WIDTH),
    top: kept(height / 2 - (y + 0.5) * scale, height, scale * HEIGHT),
  };
}

/** Magnified by a factor round a point of the canvas; not smaller than the whole grid. */
export function zoomed(view: Viewport, factor: number, x: number, y: number): Viewport {
  const least = wholeGrid(view.width, view.height).scale;
  const scale = Math.min(Math.max(MOST_SCALE, least), Math.max(least, view.scale * factor));
  const ratio = scale / view.scale;
  return moved(
    { ...view, scale, left: x - (x - view.left) * ratio, top: y - (y - view.top) * ratio },
    0,
    0,
  );
}

/** Moved by so many pixels; the grid is never moved out of sight. */
export function moved(view: Viewport, right: number, down: number): Viewport {
  return {
    ...view,
    left: kept(view.left + right, view.width, view.scale * WIDTH),
    top: kept(view.top + down, view.height, view.scale * HEIGHT),
  };
}

/** The middle of a cell, which may have a fraction, in pixels. */
export function middleOf({ left, scale, top }: Viewport, { x, y }: Point): Point {
  return { x: left + (x + 0.5) * scale, y: top + (y + 0.5) * scale };
}

/** The cell under a point of the canvas; it may lie outside the grid. */
export function cellUnder({ left, scale, top }: Viewport, x: number, y: number): Point {
  return { x: Math.floor((x - left) / scale), y: Math.floor((y - top) / scale) };
}

/** Without a gap at a side where the content is longer than the room; in the middle where it is shorter. */
function kept(start: number, room: number, content: number): number {
  return content <= room ? (room - content) / 2 : Math.min(0, Math.max(room - content, start));
}
