/** A tank from above: tracks and hull where it heads, turret where it fires, an eye where it looks, its letter. */
import { type Layout, pixelOf } from "../model/geometry.ts";
import type { SceneTank } from "../model/scene_types.ts";
import { BLACK, brightness, css, mix, WHITE } from "./colour.ts";
import { paintHull } from "./hull.ts";
import { FIRE, type Palette, SOOT } from "./palette.ts";
import { disc, lot, type Pen, rounded } from "./pen.ts";
import { LEAST_FINE, paintFor, type TankPaint, turned } from "./tank_paint.ts";
import { paintTurret } from "./turret.ts";

/** Cells smaller than this show a tank as a dot. */
export const LEAST_DRAWN = 10;

/** Paints a tank; `recoil` from 0 to 1 is how far its barrel is pushed back. */
export function paintTank(
  pen: Pen,
  tank: SceneTank,
  layout: Layout,
  palette: Palette,
  recoil: number,
): void {
  const { cell } = layout;
  const { x, y } = pixelOf(layout, tank);
  const paint = paintFor(tank, cell, palette);
  pen.save();
  // Ghosts fade into the colour of the ground, not into what lies below: parts of a tank don't shine through others.
  pen.globalAlpha = Math.min(1, tank.strength * 3);
  pen.translate(x + Math.sin(tank.hurt * 25) * tank.hurt * cell * 0.035, y);
  if (cell < LEAST_DRAWN) paintDot(pen, tank, paint);
  else {
    if (tank.burnt > 0) paintScorch(pen, tank, paint);
    paintShadow(pen, tank, paint);
    turned(pen, tank.hull, () => paintHull(pen, tank, paint));
    paintTurret(pen, tank, paint, recoil);
    paintLetter(pen, tank, paint, palette);
    if (tank.hurt > 0) {
      pen.fillStyle = css(FIRE.white, tank.hurt * 0.75);
      disc(pen, 0, 0, cell * 0.42);
    }
  }
  pen.restore();
}

function paintDot(pen: Pen, tank: SceneTank, { size, body, edge, halo }: TankPaint): void {
  const radius = Math.max(1.8, size * 0.42);
  pen.fillStyle = halo;
  disc(pen, 0, 0, radius + 0.8);
  pen.fillStyle = css(tank.burnt > 0.5 ? edge : body);
  disc(pen, 0, 0, radius);
}

/** Burnt ground under a wreck. */
function paintScorch(pen: Pen, { seat, burnt }: SceneTank, { size }: TankPaint): void {
  pen.fillStyle = css(SOOT, burnt * 0.2);
  for (let spot = 0; spot < 5; spot++) {
    const away = size * 0.16 * lot(seat, spot, 1);
    const angle = (spot * Math.PI * 2) / 5 + lot(seat, spot, 2);
    disc(
      pen,
      Math.sin(angle) * away,
      Math.cos(angle) * away,
      size * (0.3 + 0.14 * lot(seat, spot)),
    );
  }
}

function paintShadow(pen: Pen, { hull }: SceneTank, { size }: TankPaint): void {
  pen.save();
  pen.translate(size * 0.04, size * 0.065);
  pen.rotate(hull);
  pen.fillStyle = css(BLACK, 0.3);
  rounded(pen, -size * 0.35, -size * 0.4, size * 0.7, size * 0.8, size * 0.12);
  pen.fill();
  pen.restore();
}

function paintLetter(
  pen: Pen,
  { mark, burnt }: SceneTank,
  paint: TankPaint,
  palette: Palette,
): void {
  const { size, body } = paint;
  const share = (size < LEAST_FINE ? 0.42 : 0.31) * (mark.length > 1 ? 0.6 : 1);
  pen.font = `700 ${Math.max(7.5, size * share)}px ${palette.fonts}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const isBright = brightness(body) > 0.56;
  pen.fillStyle = css(isBright ? mix(body, BLACK, 0.85) : WHITE, 1 - burnt * 0.4);
  pen.fillText(mark, size * 0.05 * burnt, size * (0.015 + 0.03 * burnt));
}
