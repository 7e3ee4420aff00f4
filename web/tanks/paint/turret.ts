/** The upper half of a tank: turret, barrel and the eye of its periscope. */
import type { SceneTank } from "../model/scene_types.ts";
import { BLACK, css, mix, WHITE } from "./colour.ts";
import { SOOT } from "./palette.ts";
import { disc, type Pen, ring, rounded } from "./pen.ts";
import { LEAST_FINE, type TankPaint, turned } from "./tank_paint.ts";

/** Paints the light that falls from the eye, on the tank's own cell only, around (0,0). */
export function paintGaze(pen: Pen, { burnt, periscope }: SceneTank, { size }: TankPaint): void {
  if (burnt > 0) return;
  turned(pen, periscope, () => {
    pen.fillStyle = css(WHITE, 0.42);
    pen.beginPath();
    pen.moveTo(0, -size * 0.1);
    pen.arc(0, 0, size * 0.47, -Math.PI / 2 - 0.42, -Math.PI / 2 + 0.42);
    pen.closePath();
    pen.fill();
  });
}

/** Paints the barrel around (0,0); `recoil` from 0 to 1 is how far it is pushed back. */
export function paintBarrel(pen: Pen, tank: SceneTank, paint: TankPaint, recoil: number): void {
  const { size, body, edge } = paint;
  pen.save();
  slip(pen, tank, paint);
  turned(pen, tank.cannon + tank.burnt * 0.3, () => {
    const tip = -size * (0.58 - recoil * 0.1);
    pen.fillStyle = css(mix(body, BLACK, 0.25));
    pen.strokeStyle = css(edge);
    pen.lineWidth = Math.max(0.7, size * 0.026);
    rounded(pen, -size * 0.05, tip, size * 0.1, -tip, size * 0.02);
    pen.fill();
    pen.stroke();
    rounded(pen, -size * 0.075, tip, size * 0.15, size * 0.1, size * 0.025);
    pen.fill();
    pen.stroke();
  });
  pen.restore();
}

/** Paints what turns with neither or with the eye alone, around (0,0). */
export function paintCap(pen: Pen, tank: SceneTank, paint: TankPaint): void {
  const { size, body, edge } = paint;
  const radius = turretRadius(size);
  const light = mix(body, WHITE, 0.14);
  pen.save();
  slip(pen, tank, paint);
  pen.fillStyle = css(BLACK, 0.25);
  disc(pen, size * 0.02, size * 0.03, radius * 1.04);
  pen.fillStyle = css(light);
  pen.strokeStyle = css(edge);
  pen.lineWidth = Math.max(0.8, size * 0.03);
  disc(pen, 0, 0, radius);
  ring(pen, 0, 0, radius);
  if (size >= LEAST_FINE) {
    pen.strokeStyle = css(WHITE, 0.45 * (1 - tank.burnt));
    pen.lineWidth = size * 0.022;
    pen.beginPath();
    pen.arc(0, 0, radius * 0.82, Math.PI * 1.02, Math.PI * 1.52);
    pen.stroke();
  }
  if (tank.burnt < 1) turned(pen, tank.periscope, () => paintEye(pen, tank, paint));
  pen.restore();
}

/** A wreck's turret has slipped off its ring. */
function slip(pen: Pen, { burnt }: SceneTank, { size }: TankPaint): void {
  pen.translate(size * 0.05 * burnt, size * 0.03 * burnt);
}

function turretRadius(size: number): number {
  return size * (size < LEAST_FINE ? 0.255 : 0.22);
}

function paintEye(pen: Pen, { burnt }: SceneTank, { size, edge }: TankPaint): void {
  const at = -turretRadius(size) - size * 0.015;
  const radius = Math.max(1.6, size * 0.072);
  pen.globalAlpha *= 1 - burnt;
  pen.fillStyle = css(WHITE);
  pen.strokeStyle = css(edge);
  pen.lineWidth = Math.max(0.6, size * 0.022);
  disc(pen, 0, at, radius);
  ring(pen, 0, at, radius);
  pen.fillStyle = css(SOOT);
  disc(pen, 0, at - radius * 0.32, radius * 0.5);
}
