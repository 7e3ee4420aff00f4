/** Ways of the frog: a line with a dark edge from cell to cell, which fades with the distance in time, and how long it waits. */
import { middleOf, type Place, type Viewport } from "../model/viewport.ts";
import { waitsOn } from "../model/waits.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, fillOval, type Pen } from "./pen.ts";

/** How a way is painted. */
export interface WayLook {
  readonly colour: string;
  /** At its near end, 0 to 1; at the other a third of that is left. */
  readonly strength: number;
  /** A way that lies ahead. */
  readonly isDashed: boolean;
}

/** The first place is where the frog is. */
export function paintWay(
  pen: Pen,
  places: readonly Place[],
  view: Viewport,
  palette: RoadPalette,
  { colour, isDashed, strength }: WayLook,
): void {
  const width = lineOf(view);
  apart(pen, () => {
    pen.lineCap = "round";
    pen.lineJoin = "round";
    if (isDashed) pen.setLineDash([width * 1.6, width * 2.2]);
    // All of the edge lies under all of the line.
    for (const [ink, more] of [[palette.halo, 2.4], [colour, 0]] as const) {
      pen.strokeStyle = ink;
      pen.lineWidth = width + more;
      for (let at = places.length - 1; at > 0; at--) {
        const [near, far] = [places[at - 1], places[at]];
        if (near === undefined || far === undefined || isSame(near, far)) continue;
        const [from, to] = [middleOf(view, near), middleOf(view, far)];
        pen.globalAlpha = strength * (1 - 0.67 * (at - 1) / places.length);
        pen.beginPath();
        pen.moveTo(from.x, from.y);
        pen.lineTo(to.x, to.y);
        pen.stroke();
      }
    }
    const end = places.at(-1);
    if (isDashed && end !== undefined && places.length > 1) {
      const { x, y } = middleOf(view, end);
      pen.globalAlpha = strength;
      fillOval(pen, [x, y], [width * 1.5 + 1.2, width * 1.5 + 1.2], palette.halo);
      fillOval(pen, [x, y], [width * 1.5, width * 1.5], colour);
    }
  });
}

/** Over the frog, too: in the upper right corner of a cell, for how many frames one waits there. */
export function paintWaits(
  pen: Pen,
  places: readonly Place[],
  view: Viewport,
  palette: RoadPalette,
  colour: string,
): void {
  const size = Math.max(5.5, Math.min(view.cell, view.row) * 0.3);
  apart(pen, () => {
    pen.font = `700 ${size * 1.35}px ${palette.fonts}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const { frames, place } of waitsOn(places)) {
      const middle = middleOf(view, place);
      const [x, y] = [middle.x + view.cell * 0.36, middle.y - view.row * 0.3];
      fillOval(pen, [x, y], [size + 1.2, size + 1.2], palette.halo);
      fillOval(pen, [x, y], [size, size], colour);
      pen.fillStyle = palette.ink;
      pen.fillText(String(frames), x, y + size * 0.08, size * 1.8);
    }
  });
}

function lineOf({ cell, row }: Viewport): number {
  return Math.max(2, Math.min(cell, row) * 0.1);
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}
