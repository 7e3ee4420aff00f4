/** Shots: flash at the muzzle, tracer, burst where it hits, a puff of dust where it doesn't. */
import * as strings from "../../strings/strings.ts";
import { type Layout, pixelOf } from "../model/geometry.ts";
import type { ShotSeen } from "../model/scene_types.ts";
import { type Colour, css, mix, WHITE } from "./colour.ts";
import { colourOf, FIRE, type Palette } from "./palette.ts";
import { disc, lot, type Pen, star } from "./pen.ts";
import { paintTag } from "./lives.ts";

/** From the middle of the shooter to its muzzle, in cells. */
const MUZZLE = 0.6;

/** How far before the middle of the target the tracer ends, in cells. */
const SKIN = 0.34;

/** Paints a shot as far as it has come. */
export function paintShot(pen: Pen, shot: ShotSeen, layout: Layout, palette: Palette): void {
  const { cell } = layout;
  const from = pixelOf(layout, shot.from);
  const to = pixelOf(layout, shot.to);
  const angle = Math.atan2(to.x - from.x, from.y - to.y);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const isHit = shot.end === "hit";
  const end = Math.max(cell * MUZZLE, length - (isHit ? cell * SKIN : 0));
  pen.save();
  pen.translate(from.x, from.y);
  pen.rotate(angle);
  pen.globalAlpha = shot.strength;
  paintTracer(pen, shot, cell, end, colourOf(palette, shot.entry));
  if (shot.flash > 0) paintFlash(pen, cell, shot.flash);
  if (shot.burst > 0 && (isHit || shot.end === "miss")) {
    pen.translate(0, -end);
    if (isHit) paintBurst(pen, cell, shot.burst);
    else paintPuff(pen, shot, cell, palette);
  }
  pen.restore();
  if (shot.end === "told" && shot.target !== undefined && shot.burst > 0) {
    pen.save();
    pen.globalAlpha = Math.min(1, shot.strength * shot.burst * 1.5);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const size = Math.max(10, Math.min(14, cell * 0.28));
    paintTag(pen, strings.tanks.arena.hitTold(shot.target), middle.x, middle.y, size, palette);
    pen.restore();
  }
}

/** A bright line in a coloured glow, brighter at its head while it flies. Runs up the canvas. */
function paintTracer(pen: Pen, shot: ShotSeen, cell: number, end: number, colour: Colour): void {
  const start = cell * MUZZLE;
  const head = start + (end - start) * shot.head;
  const isSure = shot.end === "hit" || shot.end === "miss";
  const stroke = (tone: Colour, alpha: number, width: number) => {
    const fade = pen.createLinearGradient(0, -start, 0, -Math.max(head, start + 1));
    fade.addColorStop(0, css(tone, alpha * 0.35));
    fade.addColorStop(isSure ? 1 : 0.5, css(tone, alpha));
    if (!isSure) fade.addColorStop(1, css(tone, 0));
    pen.strokeStyle = fade;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(0, -start);
    pen.lineTo(0, -head);
    pen.stroke();
  };
  pen.lineCap = "round";
  stroke(colour, 0.5, Math.max(4, cell * 0.24));
  stroke(mix(colour, FIRE.red, 0.25), 0.95, Math.max(2.6, cell * 0.12));
  stroke(FIRE.yellow, 1, Math.max(1.4, cell * 0.06));
  stroke(FIRE.white, 1, Math.max(0.8, cell * 0.03));
  if (shot.burst === 0) {
    pen.fillStyle = css(FIRE.orange, 0.6);
    disc(pen, 0, -head, cell * 0.13);
    pen.fillStyle = css(FIRE.white);
    disc(pen, 0, -head, cell * 0.075);
  }
}

function paintFlash(pen: Pen, cell: number, flash: number): void {
  pen.save();
  pen.translate(0, -cell * 0.66);
  pen.globalAlpha *= Math.min(1, flash * 1.6);
  pen.fillStyle = css(FIRE.orange, 0.9);
  star(pen, 7, cell * 0.3 * (0.5 + flash / 2), cell * 0.13);
  pen.fill();
  pen.fillStyle = css(FIRE.white);
  star(pen, 6, cell * 0.17, cell * 0.08, 0.4);
  pen.fill();
  pen.restore();
}

/** A star that grows and stays smaller, with sparks that fly away. */
function paintBurst(pen: Pen, cell: number, burst: number): void {
  const size = cell * (0.17 + 0.3 * Math.sin(Math.PI * Math.min(1, burst * 0.88 + 0.1)));
  pen.fillStyle = css(FIRE.red, 0.95);
  star(pen, 9, size, size * 0.52, 0.2);
  pen.fill();
  pen.fillStyle = css(FIRE.orange);
  star(pen, 9, size * 0.8, size * 0.42, 0.4);
  pen.fill();
  pen.fillStyle = css(FIRE.yellow);
  star(pen, 8, size * 0.58, size * 0.3, 0.1);
  pen.fill();
  pen.fillStyle = css(FIRE.white);
  disc(pen, 0, 0, size * 0.24);
  if (burst >= 1) return;
  pen.fillStyle = css(FIRE.yellow, 1 - burst);
  for (let spark = 0; spark < 8; spark++) {
    const angle = (Math.PI * 2 * spark) / 8 + lot(spark, 7);
    const away = cell * (0.2 + burst * (0.3 + 0.35 * lot(spark, 8)));
    disc(pen, Math.sin(angle) * away, Math.cos(angle) * away, cell * 0.035);
  }
}

/** Dust where a shot comes to nothing. */
function paintPuff(pen: Pen, { seat, burst }: ShotSeen, cell: number, { isDark }: Palette): void {
  const dust = isDark ? mix(WHITE, FIRE.orange, 0.15) : { r: 128, g: 118, b: 100 };
  for (let cloud = 0; cloud < 5; cloud++) {
    const angle = (Math.PI * 2 * cloud) / 5 + lot(seat, cloud);
    const away = cell * 0.17 * burst;
    pen.fillStyle = css(dust, 0.62 - 0.27 * burst);
    const radius = cell * (0.05 + 0.09 * burst * (0.6 + 0.4 * lot(cloud, 3)));
    disc(pen, Math.sin(angle) * away, Math.cos(angle) * away, radius);
  }
}
