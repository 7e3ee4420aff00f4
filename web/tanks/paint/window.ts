/** Where a part of the field is seen larger: what lies beyond the part is cut off, coordinates stay. */
import { type Layout, MARGINS } from "../model/geometry.ts";
import type { Pen } from "./pen.ts";

/** Draws something on the field; of a field that is seen as a whole nothing is cut off. */
export function paintWithin(pen: Pen, layout: Layout, draw: () => void): void {
  if (layout.isZoomed !== true) return draw();
  const { width, height } = layout;
  const { near } = MARGINS;
  pen.save();
  pen.beginPath();
  pen.rect(near, 0, Math.max(0, width - near), Math.max(0, height - near));
  pen.clip();
  draw();
  pen.restore();
}
