/** The field in a canvas: where each cell lies, and which cell lies under a point. Pure. */
import type { Position } from "../../../lib/arena/types.ts";

/** The sides of a field, in cells. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** A point or place in cells, not always a whole one: (1,1) is the middle of the SW cell, y grows north. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A field in a canvas; lengths in CSS pixels, from the canvas' top left corner. */
export interface Layout {
  /** The canvas. */
  readonly width: number;
  readonly height: number;
  /** Cells from west to east, and from south to north. */
  readonly columns: number;
  readonly rows: number;
  /** The side of a cell. */
  readonly cell: number;
  /** The NW corner of the field. */
  readonly left: number;
  readonly top: number;
  /** Every how many cells a coordinate is written at the west and south edges; 0: never. */
  readonly labelEvery: number;
  /** North lies to the right (turned.ts): columns run north, rows west. */
  readonly isTurned?: boolean;
  /** A part of the field is seen larger (zoom.ts): it is cut off where the coordinates stand. */
  readonly isZoomed?: boolean;
}

/** Room around the field without and with coordinates. */
const BARE_MARGIN = 6;
const LABEL_MARGIN = 24;

/** Cells smaller than this have no room for coordinates along the edges. */
const LEAST_LABELLED = 7;

/** Room that a coordinate needs along the edge. */
const LABEL_ROOM = 20;

/** Room around the field: at the sides with coordinates, at the others, and for each coordinate; in pixels. */
export const MARGINS = { near: LABEL_MARGIN, far: BARE_MARGIN, label: LABEL_ROOM } as const;

/** Cells from this size on are whole pixels, so that their edges are sharp. */
const LEAST_SNAPPED = 6;

/** Lays a field out as large as it fits, in the middle. A canvas without room gives cells of no size. */
export function layoutOf(field: Sides, width: number, height: number): Layout {
  const labelled = cellFor(field, width, height, LABEL_MARGIN);
  const hasLabels = labelled >= LEAST_LABELLED;
  const cell = hasLabels ? labelled : cellFor(field, width, height, BARE_MARGIN);
  const shift = hasLabels ? (LABEL_MARGIN - BARE_MARGIN) / 2 : 0;
  return {
    width,
    height,
    columns: field.width,
    rows: field.height,
    cell,
    left: Math.round((width - cell * field.width) / 2 + shift),
    top: Math.round((height - cell * field.height) / 2 - shift),
    labelEvery: hasLabels ? Math.max(1, Math.ceil(LABEL_ROOM / cell)) : 0,
  };
}

/** The margin with coordinates is at two sides only. */
function cellFor(field: Sides, width: number, height: number, margin: number): number {
  const room = Math.min(
    (width - margin - BARE_MARGIN) / field.width,
    (height - margin - BARE_MARGIN) / field.height,
  );
  return Math.max(0, room >= LEAST_SNAPPED ? Math.floor(room) : room);
}

/** The pixel of a place. */
export function pixelOf({ left, top, rows, cell }: Layout, { x, y }: Place): Place {
  return { x: left + (x - 0.5) * cell, y: top + (rows - y + 0.5) * cell };
}

/** The cell under a pixel; `undefined` beside the field. */
export function cellAt(layout: Layout, x: number, y: number): Position | undefined {
  const { left, top, columns, rows, cell } = layout;
  if (!(cell > 0)) return undefined;
  const column = Math.floor((x - left) / cell);
  const row = Math.floor((y - top) / cell);
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside ? { x: column + 1, y: rows - row } : undefined;
}

/** The first and the last column from the left and row from the top of which something is in the canvas. */
export interface Sight {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** Counted from 0. All of them, unless a part of the field is seen larger (zoom.ts). */
export function inSight({ left, top, columns, rows, cell, width, height }: Layout): Sight {
  const span = (start: number, room: number, count: number): [number, number] => [
    Math.max(0, Math.floor(-start / cell)),
    Math.min(count - 1, Math.floor((room - start) / cell)),
  ];
  return { columns: span(left, width, columns), rows: span(top, height, rows) };
}
