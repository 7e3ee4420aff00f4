/** Where a move ends in the scenery: the cells of the step, and a burst. */
import type { Point } from "../../../lib/race/types.ts";
import { middleOf, type Viewport } from "../model/viewport.ts";
import type { Pen } from "./ground.ts";
import type { RacePalette } from "./palette.ts";

/** However small the cells are, the burst is seen; in pixels. */
const LEAST_BURST = 14;

/** Paints a crash at these cells of the grid. */
export function paintCrash(
  pen: Pen,
  cells: readonly Point[],
  view: Viewport,
  palette: RacePalette,
): void {
  const { scale } = view;
  pen.save();
  pen.lineJoin = "round";
  for (const cell of cells) {
    const { x, y } = middleOf(view, cell);
    pen.beginPath();
    const radius = Math.max(LEAST_BURST, scale * 0.85);
    for (let spike = 0; spike < 16; spike++) {
      const angle = spike * Math.PI / 8;
      const reach = spike % 2 === 0 ? radius : radius * 0.55;
      pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    }
    pen.closePath();
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 2.5;
    pen.stroke();
    pen.fillStyle = palette.crash;
    pen.fill();
    const arm = radius * 0.26;
    pen.beginPath();
    pen.moveTo(x - arm, y - arm);
    pen.lineTo(x + arm, y + arm);
    pen.moveTo(x + arm, y - arm);
    pen.lineTo(x - arm, y + arm);
    pen.strokeStyle = palette.ink;
    pen.lineWidth = Math.max(1.5, radius * 0.16);
    pen.stroke();
  }
  pen.restore();
}
