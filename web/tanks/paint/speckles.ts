/** Sand, stones and tufts on the ground. */
import type { Field } from "../../../lib/arena/types.ts";
import type { Layout } from "../model/geometry.ts";
import { BLACK, css, WHITE } from "./colour.ts";
import type { Palette } from "./palette.ts";
import { lot, type Pen } from "./pen.ts";

/** Smaller cells have no room for them. */
const LEAST_SPECKLED = 14;

/** Paints them, the same in every picture of a field. */
export function paintSpeckles(
  pen: Pen,
  field: Field,
  layout: Layout,
  { isDark }: Palette,
): void {
  const { left, top, rows, columns, cell, width: across, height: down } = layout;
  if (cell < LEAST_SPECKLED) return;
  const size = Math.max(0.8, cell * 0.028);
  field.heights.forEach((_, index) => {
    const x = left + (index % columns) * cell;
    const y = top + (rows - 1 - Math.floor(index / columns)) * cell;
    if (x + cell < 0 || y + cell < 0 || x > across || y > down) return;
    const count = Math.floor(lot(index, 1) * 5);
    for (let speck = 0; speck < count; speck++) {
      const isLight = lot(index, speck, 2) < 0.35;
      pen.fillStyle = isLight ? css(WHITE, isDark ? 0.12 : 0.5) : css(BLACK, isDark ? 0.28 : 0.13);
      const away = cell * 0.12;
      const room = cell - away * 2;
      const width = size * (0.7 + lot(index, speck, 3) * 1.1);
      pen.beginPath();
      pen.ellipse(
        x + away + room * lot(index, speck, 4),
        y + away + room * lot(index, speck, 5),
        width,
        width * 0.72,
        0,
        0,
        Math.PI * 2,
      );
      pen.fill();
    }
  });
}
