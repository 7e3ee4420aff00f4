/** Lines between cells, for counting: every cell where there is room, and every tenth. */
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import type { Viewport } from "../../race/model/viewport.ts";
import type { Pen } from "../../race/paint/ground.ts";
import type { RacePalette } from "../../race/paint/palette.ts";

/** From so many pixels a cell on, every cell has its lines. */
const EVERY_CELL_FROM = 5;

/** Paints the lines. */
export function paintGrid(pen: Pen, view: Viewport, palette: RacePalette): void {
  pen.save();
  pen.strokeStyle = palette.halo;
  if (view.scale >= EVERY_CELL_FROM) {
    pen.globalAlpha = 0.3;
    paintLines(pen, view, 1, 0.5);
  }
  pen.globalAlpha = 0.6;
  paintLines(pen, view, 10, 1);
  pen.restore();
}

function paintLines(
  pen: Pen,
  { left, scale, top }: Viewport,
  step: number,
  width: number,
): void {
  pen.beginPath();
  for (let x = 0; x <= WIDTH; x += step) {
    pen.moveTo(left + x * scale, top);
    pen.lineTo(left + x * scale, top + HEIGHT * scale);
  }
  for (let y = 0; y <= HEIGHT; y += step) {
    pen.moveTo(left, top + y * scale);
    pen.lineTo(left + WIDTH * scale, top + y * scale);
  }
  pen.lineWidth = width;
  pen.stroke();
}
