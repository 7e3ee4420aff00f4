/** The ground: its heights as terraces or, where cells are tiny, as plain squares; numbers and coordinates. */
import type { Field } from "../../../lib/arena/types.ts";
import { type Layout, pixelOf } from "../model/geometry.ts";
import { css } from "./colour.ts";
import { groundColours } from "./ground_colours.ts";
import type { Palette } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { paintTerraces } from "./terraces.ts";

/** Cells smaller than this are plain squares, pixels at last. */
const LEAST_ROUNDED = 6;

/** Heights are written from this size on. */
const LEAST_WRITTEN = 18;

/** Paints field and coordinates; the heights in numbers if wished. */
export function paintGround(
  pen: Pen,
  field: Field,
  layout: Layout,
  palette: Palette,
  showHeights: boolean,
): void {
  if (layout.cell < LEAST_ROUNDED) paintSquares(pen, field, layout, palette);
  else paintTerraces(pen, field, layout, palette);
  if (showHeights && layout.cell >= LEAST_WRITTEN) paintHeights(pen, field, layout, palette);
  if (layout.labelEvery > 0) paintCoordinates(pen, layout, palette);
}

function paintSquares(pen: Pen, field: Field, layout: Layout, palette: Palette): void {
  const colourAt = groundColours(field, palette);
  const { left, top, rows, columns, cell } = layout;
  field.heights.forEach((height, index) => {
    const column = index % columns;
    const row = rows - 1 - Math.floor(index / columns);
    pen.fillStyle = css(colourAt(height));
    // A little larger than the cell, so that no seam shines through.
    pen.fillRect(left + column * cell, top + row * cell, cell + 0.5, cell + 0.5);
  });
}

function paintHeights(pen: Pen, field: Field, layout: Layout, palette: Palette): void {
  const { left, top, rows, columns, cell } = layout;
  pen.font = `500 ${Math.max(7.5, Math.min(12, cell * 0.21))}px ${palette.fonts}`;
  pen.textAlign = "left";
  pen.textBaseline = "top";
  pen.fillStyle = css(palette.ink, palette.isDark ? 0.34 : 0.36);
  field.heights.forEach((height, index) => {
    const x = left + (index % columns) * cell;
    const y = top + (rows - 1 - Math.floor(index / columns)) * cell;
    pen.fillText(`${height}`, x + cell * 0.09, y + cell * 0.09);
  });
}

/** Numbers along the west and south edges. */
function paintCoordinates(pen: Pen, layout: Layout, palette: Palette): void {
  const { left, top, rows, columns, cell, labelEvery } = layout;
  pen.font = `500 ${cell < 20 ? 9.5 : 11}px ${palette.fonts}`;
  pen.fillStyle = css(palette.inkFaint);
  pen.textBaseline = "middle";
  pen.textAlign = "right";
  const isLabelled = (number: number) => number === 1 || number % labelEvery === 0;
  for (let y = 1; y <= rows; y++) {
    if (isLabelled(y)) pen.fillText(`${y}`, left - 7, pixelOf(layout, { x: 1, y }).y + 0.5);
  }
  pen.textAlign = "center";
  for (let x = 1; x <= columns; x++) {
    const bottom = top + rows * cell;
    if (isLabelled(x)) pen.fillText(`${x}`, pixelOf(layout, { x, y: 1 }).x, bottom + 13);
  }
}
