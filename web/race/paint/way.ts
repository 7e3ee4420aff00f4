/** The way of a car: a line from point to point, with a dot where each second ended. */
import type { Point } from "../../../lib/race/types.ts";
import { middleOf, type Viewport } from "../model/viewport.ts";
import type { Pen } from "./ground.ts";

/** How a way is painted. */
export interface WayLook {
  readonly colour: string;
  readonly halo: string;
  /** 0 to 1. @default 1 */
  readonly strength?: number;
  readonly isDashed?: boolean;
}

/** Dots stand nearer than the eye can part below so many pixels a cell. */
const DOTS_FROM = 3;

/** Paints the way through points of the grid, which may have fractions. */
export function paintWay(pen: Pen, points: readonly Point[], view: Viewport, look: WayLook): void {
  if (points.length === 0) return;
  const { colour, halo, isDashed = false, strength = 1 } = look;
  const places = points.map((point) => middleOf(view, point));
  const width = Math.min(3.5, Math.max(1.8, view.scale * 0.24));
  pen.save();
  pen.globalAlpha = strength;
  pen.lineJoin = "round";
  pen.lineCap = "round";
  pen.beginPath();
  places.forEach(({ x, y }, index) => index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y));
  pen.strokeStyle = halo;
  pen.lineWidth = width + 1.8;
  pen.stroke();
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  if (isDashed) pen.setLineDash([width * 2, width * 2]);
  pen.stroke();
  if (view.scale >= DOTS_FROM) {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const { x, y } of places) {
      pen.moveTo(x + width, y);
      pen.arc(x, y, width, 0, 2 * Math.PI);
    }
    pen.fill();
  }
  pen.restore();
}
