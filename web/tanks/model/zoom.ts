/** Seeing a part of the field larger. Pure. */
import { type Layout, MARGINS, type Place } from "./geometry.ts";

/** How the field is looked at: so many times as large as it fits, and the place in the middle of the canvas. */
export interface Zoom extends Place {
  /** From 1, all of it, to MOST. */
  readonly scale: number;
}

/** The largest cells, in pixels, and how many times as large as they fit at the most. */
const LARGEST_CELL = 180;
const MOST = 8;

/** Lays the field out larger; `undefined`: all of it. The field's edge never comes further in than it must. */
export function zoomed(whole: Layout, zoom: Zoom | undefined): Layout {
  if (zoom === undefined) return whole;
  const { width, height, columns, rows } = whole;
  const cell = whole.cell * scaleWithin(whole, zoom.scale);
  const left = width / 2 - (zoom.x - 0.5) * cell;
  const top = height / 2 - (rows - zoom.y + 0.5) * cell;
  const { near, far } = MARGINS;
  return {
    ...whole,
    cell,
    left: within(left, width - far - columns * cell, near),
    top: within(top, height - near - rows * cell, far),
    labelEvery: whole.labelEvery === 0 ? 0 : Math.max(1, Math.ceil(MARGINS.label / cell)),
    isZoomed: true,
  };
}

/** Larger by a factor, so that the place under a pixel stays where it is; `undefined` when that shows all of it. */
export function zoomAt(
  whole: Layout,
  zoom: Zoom | undefined,
  factor: number,
  pixel: Place,
): Zoom | undefined {
  const now = zoomed(whole, zoom);
  const scale = scaleWithin(whole, (zoom?.scale ?? 1) * factor);
  if (scale <= 1.001 || !(now.cell > 0)) return undefined;
  const times = (whole.cell * scale) / now.cell;
  const left = pixel.x - (pixel.x - now.left) * times;
  const top = pixel.y - (pixel.y - now.top) * times;
  return settled(whole, scale, left, top);
}

/** Moved by so many pixels. */
export function movedBy(whole: Layout, zoom: Zoom, dx: number, dy: number): Zoom {
  const { left, top } = zoomed(whole, zoom);
  return settled(whole, zoom.scale, left + dx, top + dy);
}

/** Moved no further than needed to see a cell and what is around it. */
export function revealing(whole: Layout, zoom: Zoom, { x, y }: Place): Zoom {
  const { cell, height, left, rows, top, width } = zoomed(whole, zoom);
  const { near, far } = MARGINS;
  const [right, down] = [left + (x - 0.5) * cell, top + (rows - y + 0.5) * cell];
  const dx = within(right, near + cell, width - far - cell) - right;
  const dy = within(down, far + cell, height - near - cell) - down;
  return dx === 0 && dy === 0 ? zoom : movedBy(whole, zoom, dx, dy);
}

/** The zoom that lays the field out there, as far as the edges allow. */
function settled(whole: Layout, scale: number, left: number, top: number): Zoom {
  const { width, height, rows } = whole;
  const cell = whole.cell * scale;
  const zoom = {
    scale,
    x: (width / 2 - left) / cell + 0.5,
    y: rows + 0.5 - (height / 2 - top) / cell,
  };
  const { left: x, top: y } = zoomed(whole, zoom);
  return {
    scale,
    x: (width / 2 - x) / cell + 0.5,
    y: rows + 0.5 - (height / 2 - y) / cell,
  };
}

function scaleWithin({ cell }: Layout, scale: number): number {
  return Math.max(1, Math.min(scale, MOST, Math.max(1, LARGEST_CELL / cell)));
}

/** Between two bounds; in their middle where they leave no room. */
function within(wanted: number, least: number, most: number): number {
  return least >= most ? (least + most) / 2 : Math.max(least, Math.min(wanted, most));
}
