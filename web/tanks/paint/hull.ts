/** The lower half of a tank: tracks and hull. Drawn as heading up the canvas. */
import type { SceneTank } from "../model/scene_types.ts";
import { css, mix, WHITE } from "./colour.ts";
import { SOOT } from "./palette.ts";
import { disc, line, lot, type Pen, rounded } from "./pen.ts";
import { LEAST_FINE, type TankPaint } from "./tank_paint.ts";

/** How many links a track has, and how far they lie apart, in cells. */
const LINKS = 7;
const LINK = 0.78 / LINKS;

/** How far its tracks have run: the part of a link, from 0 up to 1. */
export function trackPhase({ x, y, hull }: SceneTank): number {
  const way = x * Math.sin(hull) + y * Math.cos(hull);
  return ((way / LINK) % 1 + 1) % 1;
}

/** Paints the hull between the tracks around (0,0). */
export function paintHull(pen: Pen, tank: SceneTank, paint: TankPaint): void {
  const { size, body, edge, pattern } = paint;
  pen.fillStyle = css(body);
  pen.strokeStyle = css(edge);
  pen.lineWidth = Math.max(0.7, size * 0.028);
  rounded(pen, -size * 0.225, -size * 0.35, size * 0.45, size * 0.69, size * 0.07);
  pen.fill();
  pen.stroke();
  // The bow is light, the engine at the stern dark: which way it heads is seen at any size.
  pen.fillStyle = css(mix(body, WHITE, 0.5 - tank.burnt * 0.38));
  pen.beginPath();
  pen.moveTo(-size * 0.19, -size * 0.19);
  pen.lineTo(0, -size * 0.32);
  pen.lineTo(size * 0.19, -size * 0.19);
  pen.lineTo(size * 0.19, -size * 0.25);
  pen.lineTo(size * 0.13, -size * 0.325);
  pen.lineTo(-size * 0.13, -size * 0.325);
  pen.lineTo(-size * 0.19, -size * 0.25);
  pen.closePath();
  pen.fill();
  if (pattern > 0) paintStripes(pen, paint);
  if (tank.burnt > 0) paintHoles(pen, tank, paint);
  if (size < LEAST_FINE) return;
  pen.strokeStyle = css(edge, 0.75);
  pen.lineWidth = size * 0.022;
  for (let slit = 0; slit < 3; slit++) {
    const y = size * (0.235 + slit * 0.035);
    line(pen, -size * 0.13, y, size * 0.13, y);
  }
}

/** Paints both tracks around (0,0), on a rim of light; `phase` as `trackPhase` tells. */
export function paintTracks(pen: Pen, { size, steel, halo }: TankPaint, phase: number): void {
  pen.fillStyle = halo;
  rounded(pen, -size * 0.365, -size * 0.415, size * 0.73, size * 0.83, size * 0.11);
  pen.fill();
  for (const side of [-1, 1]) {
    const left = side < 0 ? -size * 0.335 : size * 0.185;
    pen.fillStyle = css(steel);
    rounded(pen, left, -size * 0.385, size * 0.15, size * 0.77, size * 0.05);
    pen.fill();
    if (size < LEAST_FINE) continue;
    pen.strokeStyle = css(mix(steel, WHITE, 0.3));
    pen.lineWidth = size * 0.024;
    pen.beginPath();
    for (let link = 0; link < LINKS; link++) {
      const at = size * (-0.385 + (link + 1 - phase) * LINK);
      if (at < -size * 0.37 || at > size * 0.37) continue;
      pen.moveTo(left + size * 0.02, at);
      pen.lineTo(left + size * 0.13, at);
    }
    pen.stroke();
  }
}

/** Holes that the fire has left. */
function paintHoles(pen: Pen, { seat, burnt }: SceneTank, { size }: TankPaint): void {
  pen.fillStyle = css(SOOT, burnt * 0.75);
  for (let hole = 0; hole < 4; hole++) {
    const x = size * 0.4 * (lot(seat, hole, 11) - 0.5);
    const y = size * 0.64 * (lot(seat, hole, 12) - 0.5);
    disc(pen, x, y, size * (0.04 + 0.06 * lot(seat, hole, 13)));
  }
}

/** Bots beyond the colours have stripes: along, then across. */
function paintStripes(pen: Pen, { size, body, pattern }: TankPaint): void {
  pen.fillStyle = css(mix(body, WHITE, 0.75));
  if (pattern === 1) pen.fillRect(-size * 0.045, -size * 0.2, size * 0.09, size * 0.53);
  else for (const y of [0.1, 0.2]) pen.fillRect(-size * 0.21, size * y, size * 0.42, size * 0.055);
}
