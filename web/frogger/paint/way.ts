/** Ways of the frog: a line from cell to cell that fades with the distance in time, with a dot where it waits or lands. */
import { middleOf, type Place, type Viewport } from "../model/viewport.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, type Pen } from "./pen.ts";

/** How a way is painted. */
export interface WayLook {
  readonly colour: string;
  /** At its near end, 0 to 1; at the other it is gone. */
  readonly strength: number;
  readonly isDotted: boolean;
}

/** The first place is where the frog is. */
export function paintWay(
  pen: Pen,
  places: readonly Place[],
  view: Viewport,
  palette: RoadPalette,
  { colour, isDotted, strength }: WayLook,
): void {
  const width = Math.max(1.8, Math.min(view.cell, view.row) * 0.09);
  apart(pen, () => {
    pen.lineCap = "round";
    pen.lineJoin = "round";
    for (let at = places.length - 1; at > 0; at--) {
      const [near, far] = [places[at - 1], places[at]];
      if (near === undefined || far === undefined) continue;
      const [from, to] = [middleOf(view, near), middleOf(view, far)];
      const fade = strength * (1 - (at - 1) / places.length);
      for (const [ink, more] of [[palette.halo, 2], [colour, 0]] as const) {
        pen.globalAlpha = fade * (more === 0 ? 1 : 0.5);
        pen.strokeStyle = pen.fillStyle = ink;
        pen.lineWidth = width + more;
        if (!isDotted) {
          pen.beginPath();
          pen.moveTo(from.x, from.y);
          pen.lineTo(to.x, to.y);
          pen.stroke();
        }
        pen.beginPath();
        pen.arc(to.x, to.y, width * 1.1 + more / 2, 0, 2 * Math.PI);
        if (isDotted) {
          pen.moveTo((from.x + to.x) / 2 + width * 0.6, (from.y + to.y) / 2);
          pen.arc((from.x + to.x) / 2, (from.y + to.y) / 2, width * 0.6 + more / 2, 0, 2 * Math.PI);
        }
        pen.fill();
      }
    }
  });
}
