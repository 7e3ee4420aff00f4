/** What bursts, burns and smokes: collisions, exploding tanks, wrecks; and the lives that it costs. */
import * as strings from "../../strings/strings.ts";
import { type Layout, pixelOf, type Place } from "../model/geometry.ts";
import type { BlastSeen, CollisionSeen, LossSeen, SceneTank } from "../model/scene_types.ts";
import { BLACK, css, mix, WHITE } from "./colour.ts";
import { placesOf } from "./loss_places.ts";
import { FIRE, type Palette, SOOT } from "./palette.ts";
import { disc, line, lot, type Pen, ring, star } from "./pen.ts";
import { LEAST_DRAWN } from "./tank.ts";

/** Paints two tanks hitting each other: a flat star across the line between them. */
export function paintCollision(pen: Pen, seen: CollisionSeen, layout: Layout): void {
  const { cell } = layout;
  const { x, y } = pixelOf(layout, seen);
  const size = cell * (0.16 + 0.22 * Math.sin(Math.PI * Math.min(1, seen.burst * 0.75)));
  pen.save();
  pen.translate(x, y);
  pen.rotate(seen.angle);
  pen.globalAlpha = seen.strength;
  pen.scale(1.5, 0.85);
  pen.fillStyle = css(FIRE.red);
  star(pen, 8, size, size * 0.45);
  pen.fill();
  pen.fillStyle = css(FIRE.yellow);
  star(pen, 8, size * 0.76, size * 0.36);
  pen.fill();
  pen.fillStyle = css(FIRE.white);
  star(pen, 8, size * 0.42, size * 0.22);
  pen.fill();
  if (seen.burst < 1) {
    pen.strokeStyle = css(FIRE.yellow, 1 - seen.burst);
    pen.lineWidth = Math.max(1, cell * 0.04);
    for (let ray = 0; ray < 8; ray++) {
      const angle = (Math.PI * ray) / 4 + 0.3;
      const near = cell * (0.25 + 0.2 * seen.burst);
      const far = near + cell * 0.14;
      const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
      line(pen, dx * near, dy * near, dx * far, dy * far);
    }
  }
  pen.restore();
}

/** Paints a tank blowing up: a wave, fire, pieces. When it is over nothing is left but the wreck's smoke. */
export function paintBlast(
  pen: Pen,
  { x, y, seat, burst, strength }: BlastSeen,
  layout: Layout,
): void {
  if (burst >= 1) return;
  const { cell } = layout;
  const at = pixelOf(layout, { x, y });
  const left = 1 - burst;
  pen.save();
  pen.translate(at.x, at.y);
  pen.globalAlpha = strength;
  pen.strokeStyle = css(FIRE.white, left * 0.9);
  pen.lineWidth = cell * 0.12 * left;
  ring(pen, 0, 0, cell * (0.25 + 0.75 * burst));
  const fires = [FIRE.red, FIRE.orange, FIRE.yellow, FIRE.white];
  fires.forEach((fire, layer) => {
    pen.fillStyle = css(mix(fire, SOOT, burst * 0.45), Math.min(1, left * 1.8));
    const size = cell * (0.2 + 0.32 * Math.sqrt(burst)) * (1 - layer * 0.2) *
      (1 - burst * layer * 0.2);
    for (let ball = 0; ball < 6; ball++) {
      const angle = (Math.PI * ball) / 3 + lot(seat, ball) * 1.2;
      const away = size * 0.62;
      disc(
        pen,
        Math.sin(angle) * away,
        Math.cos(angle) * away,
        size * (0.5 + 0.3 * lot(ball, seat, 2)),
      );
    }
  });
  pen.fillStyle = css(SOOT, Math.min(1, left * 2));
  for (let piece = 0; piece < 9; piece++) {
    const angle = lot(seat, piece, 5) * Math.PI * 2;
    const away = cell * (0.2 + 0.75 * burst * (0.5 + lot(seat, piece, 6) / 2));
    const side = cell * (0.04 + 0.05 * lot(seat, piece, 7));
    pen.save();
    pen.translate(Math.sin(angle) * away, Math.cos(angle) * away);
    pen.rotate(angle + burst * 6);
    pen.fillRect(-side / 2, -side / 2, side, side * 1.4);
    pen.restore();
  }
  pen.restore();
}

/** Paints the smoke of a wreck; `moment` in turns, so that it stands still when the picture does. */
export function paintSmoke(
  pen: Pen,
  tank: SceneTank,
  moment: number,
  layout: Layout,
  { isDark }: Palette,
): void {
  const { cell } = layout;
  if (tank.burnt === 0 || cell < LEAST_DRAWN) return;
  const { x, y } = pixelOf(layout, tank);
  const smoke = isDark ? { r: 150, g: 148, b: 146 } : { r: 84, g: 80, b: 78 };
  pen.save();
  for (let puff = 0; puff < 4; puff++) {
    const phase = (moment * 0.45 + puff / 4 + lot(tank.seat, 3)) % 1;
    const sway = Math.sin(phase * 4 + puff) * 0.07 + phase * 0.12;
    pen.fillStyle = css(smoke, 0.55 * Math.sin(Math.PI * phase) * tank.burnt * tank.strength);
    disc(
      pen,
      x + cell * (0.04 + sway),
      y - cell * (0.04 + phase * 0.52),
      cell * (0.07 + phase * 0.13),
    );
  }
  pen.restore();
}

/** Paints lost lives as numbers between the tanks. */
export function paintLosses(
  pen: Pen,
  losses: readonly LossSeen[],
  layout: Layout,
  palette: Palette,
): void {
  if (layout.cell < LEAST_DRAWN) return;
  const places = placesOf(losses);
  losses.forEach((loss, index) => paintLoss(pen, loss, places[index] ?? loss, layout, palette));
}

function paintLoss(
  pen: Pen,
  loss: LossSeen,
  place: Place,
  layout: Layout,
  palette: Palette,
): void {
  const { cell, width, height } = layout;
  const { x, y } = pixelOf(layout, place);
  const size = Math.max(11, Math.min(26, cell * 0.36));
  pen.save();
  pen.globalAlpha = loss.strength;
  pen.translate(
    between(x, size, width - size),
    between(y + cell * 0.12 * (1 - loss.rise), size * 0.6, height - size * 0.6),
  );
  const swell = 1 + 0.25 * (1 - loss.rise);
  pen.scale(swell, swell);
  pen.font = `800 ${size}px ${palette.fonts}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.lineWidth = Math.max(3, size * 0.24);
  pen.strokeStyle = css(mix(FIRE.red, BLACK, 0.45));
  const text = strings.tanks.arena.loss(loss.amount);
  pen.strokeText(text, 0, 0);
  pen.fillStyle = css(mix(WHITE, FIRE.yellow, 0.25));
  pen.fillText(text, 0, 0);
  pen.restore();
}

/** A number at the edge of the field stays in the picture. */
function between(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
