/** The ground: its heights as terraces or, where cells are tiny, as plain squares; numbers and coordinates. */
import type { Field } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { type Layout, MARGINS, pixelOf } from "../model/geometry.ts";
import { css } from "./colour.ts";
import { groundColours } from "./ground_colours.ts";
import type { Palette } from "./palette.ts";
import type { Pen } from "./pen.ts";
import { paintTerraces } from "./terraces.ts";
import { paintWithin } from "./window.ts";

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
  paintWithin(pen, layout, () => {
    if (layout.cell < LEAST_ROUNDED) paintSquares(pen, field, layout, palette);
    else paintTerraces(pen, field, layout, palette);
    if (showHeights && layout.cell >= LEAST_WRITTEN) paintHeights(pen, field, layout, palette);
  });
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

/** Numbers along the edges to the left and below; of a turned field also where north is. */
function paintCoordinates(pen: Pen, layout: Layout, palette: Palette): void {
  const { left, top, rows, columns, cell, labelEvery, width, height, isTurned = false } = layout;
  const { near } = MARGINS;
  pen.font = `500 ${cell < 20 ? 9.5 : 11}px ${palette.fonts}`;
  pen.fillStyle = css(palette.inkFaint);
  pen.textBaseline = "middle";
  pen.textAlign = "right";
  const isLabelled = (number: number) => number === 1 || number % labelEvery === 0;
  const edge = { x: Math.max(left, near) - 7, y: Math.min(top + rows * cell, height - near) + 13 };
  for (let row = 1; row <= rows; row++) {
    const number = isTurned ? rows + 1 - row : row;
    const { y } = pixelOf(layout, { x: 1, y: row });
    if (isLabelled(number) && y > 0 && y < height - near) {
      pen.fillText(`${number}`, edge.x, y + 0.5);
    }
  }
  pen.textAlign = "center";
  for (let column = 1; column <= columns; column++) {
    const { x } = pixelOf(layout, { x: column, y: 1 });
    if (isLabelled(column) && x > near && x < width) pen.fillText(`${column}`, x, edge.y);
  }
  if (!isTurned) return;
  pen.font = `700 11px ${palette.fonts}`;
  pen.fillStyle = css(palette.ink);
  pen.fillText(strings.tanks.picture.northRight, Math.max(left, near) - 12, edge.y);
}
