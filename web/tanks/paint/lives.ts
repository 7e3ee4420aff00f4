/** What floats by a tank: its lives, how old a sighting is. Pills of text and bar, upright, below the tank. */
import { START_LIVES } from "../../../lib/arena/rules.ts";
import * as strings from "../../strings/strings.ts";
import { type Layout, pixelOf } from "../model/geometry.ts";
import type { SceneTank } from "../model/scene_types.ts";
import { BLACK, css, mix, WHITE } from "./colour.ts";
import { colourOf, type Palette } from "./palette.ts";
import { type Pen, ring, rounded } from "./pen.ts";
import type { Reach, Stamps } from "./stamps.ts";
import { LEAST_DRAWN } from "./tank.ts";

/** From this size on the lives are written, too. */
const LEAST_WRITTEN = 30;

/** Where it lies; in large cells it is less high. */
const PILL: Reach = { left: 0.42, right: 0.42, up: -0.2, down: 0.55 };

/** Paints the lives of a tank that lives; put down where it stands and doesn't flash. */
export function paintLives(
  pen: Pen,
  tank: SceneTank,
  layout: Layout,
  palette: Palette,
  stamps: Stamps,
): void {
  const { cell } = layout;
  const { entry, hurt, lives, strength } = tank;
  if (cell < LEAST_DRAWN || lives === 0) return;
  const middle = pixelOf(layout, tank);
  const draw = (pen: Pen) => paintPill(pen, tank, cell, palette);
  const isCalm = strength === 1 && hurt === 0 && Number.isInteger(tank.x) &&
    Number.isInteger(tank.y);
  if (isCalm && layout.isZoomed !== true) {
    stamps.put(pen, `lives ${lives} ${entry}`, middle, PILL, draw);
    return;
  }
  pen.save();
  pen.translate(middle.x, middle.y);
  draw(pen);
  pen.restore();
}

/** Around the middle of the tank. */
function paintPill(pen: Pen, tank: SceneTank, cell: number, palette: Palette): void {
  const isWritten = cell >= LEAST_WRITTEN;
  const width = cell * 0.8;
  const height = isWritten ? Math.max(9, Math.min(15, cell * 0.19)) : Math.max(3, cell * 0.15);
  const left = -width / 2;
  const top = cell * 0.5 - height * (isWritten ? 0.95 : 0.85);
  pen.globalAlpha = tank.strength;
  pen.fillStyle = css(BLACK, palette.isDark ? 0.85 : 0.74);
  rounded(pen, left, top, width, height, height / 2);
  pen.fill();
  const room = isWritten ? height * 1.45 : 0;
  const pad = isWritten ? height * 0.3 : Math.max(0.8, height * 0.22);
  const barLeft = left + room + (isWritten ? 0 : pad);
  const barWidth = left + width - pad - barLeft - (isWritten ? height * 0.1 : 0);
  const barHeight = height - pad * 2;
  pen.fillStyle = css(WHITE, 0.2);
  rounded(pen, barLeft, top + pad, barWidth, barHeight, barHeight / 2);
  pen.fill();
  const colour = mix(colourOf(palette, tank.entry), WHITE, palette.isDark ? 0.1 : 0.4);
  pen.fillStyle = css(tank.hurt > 0 ? mix(colour, WHITE, tank.hurt) : colour);
  const share = Math.min(1, tank.lives / START_LIVES);
  rounded(pen, barLeft, top + pad, Math.max(barHeight, barWidth * share), barHeight, barHeight / 2);
  pen.fill();
  if (isWritten) {
    pen.font = `700 ${height * 0.82}px ${palette.fonts}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = css(WHITE);
    pen.fillText(`${tank.lives}`, left + height * 0.8, top + height * 0.54);
  }
}

/** Paints that a tank is a memory: a dashed ring, and how many turns ago it was seen. */
export function paintMemory(pen: Pen, tank: SceneTank, layout: Layout, palette: Palette): void {
  const { ghost } = tank;
  const { cell } = layout;
  if (ghost === undefined || ghost.state === "wreck" || cell < LEAST_DRAWN) return;
  if (ghost.age === 0 && ghost.state === "alive") return;
  const { x, y } = pixelOf(layout, tank);
  pen.save();
  pen.globalAlpha = Math.min(1, tank.strength * 2);
  pen.strokeStyle = css(colourOf(palette, tank.entry));
  pen.lineWidth = Math.max(1, cell * 0.035);
  pen.setLineDash([cell * 0.1, cell * 0.08]);
  ring(pen, x, y, cell * 0.49);
  pen.setLineDash([]);
  if (cell >= LEAST_WRITTEN) {
    const text = ghost.state === "dead"
      ? strings.tanks.arena.deadSomewhere
      : strings.tanks.arena.ago(ghost.age);
    paintTag(pen, text, x, y - cell * 0.42, Math.max(9, Math.min(12, cell * 0.2)), palette);
  }
  pen.restore();
}

/** A small label on paper, its middle at (x,y). */
export function paintTag(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  { paper, ink, fonts }: Palette,
): void {
  pen.font = `600 ${size}px ${fonts}`;
  const width = pen.measureText(text).width + size * 0.9;
  const height = size * 1.4;
  pen.fillStyle = css(paper, 0.92);
  pen.strokeStyle = css(ink, 0.25);
  pen.lineWidth = 1;
  rounded(pen, x - width / 2, y - height / 2, width, height, height / 2);
  pen.fill();
  pen.stroke();
  pen.fillStyle = css(ink);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, x, y + size * 0.06);
}
