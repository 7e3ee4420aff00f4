/** A tank from above: tracks and hull where it heads, turret where it fires, an eye where it looks, its letter. */
import { type Layout, pixelOf } from "../model/geometry.ts";
import type { SceneTank } from "../model/scene_types.ts";
import { css } from "./colour.ts";
import { FIRE, type Palette } from "./palette.ts";
import { disc, type Pen } from "./pen.ts";
import type { Stamps } from "./stamps.ts";
import { paintFor, type TankPaint } from "./tank_paint.ts";
import { eighthOf, isCalm, type PartPaint, PARTS } from "./tank_parts.ts";

/** Cells smaller than this show a tank as a dot. */
export const LEAST_DRAWN = 10;

/** Paints a tank; `recoil` from 0 to 1 is how far its barrel is pushed back. */
export function paintTank(
  pen: Pen,
  tank: SceneTank,
  layout: Layout,
  palette: Palette,
  recoil: number,
  stamps: Stamps,
): void {
  const { cell } = layout;
  const { x, y } = pixelOf(layout, tank);
  if (cell >= LEAST_DRAWN && isCalm(tank) && layout.isZoomed !== true) {
    putTank(pen, tank, layout, palette, recoil, stamps);
    return;
  }
  const paint = { ...paintFor(tank, cell, palette), palette, recoil };
  pen.save();
  // Ghosts fade into the colour of the ground, not into what lies below: parts of a tank don't shine through others.
  pen.globalAlpha = Math.min(1, tank.strength * 3);
  pen.translate(x + Math.sin(tank.hurt * 25) * tank.hurt * cell * 0.035, y);
  if (cell < LEAST_DRAWN) paintDot(pen, tank, paint);
  else {
    for (const part of PARTS) part.paint(pen, tank, paint);
    if (tank.hurt > 0) {
      pen.fillStyle = css(FIRE.white, tank.hurt * 0.75);
      disc(pen, 0, 0, cell * 0.42);
    }
  }
  pen.restore();
}

/** Puts the parts that stand still down, and paints those that turn. */
function putTank(
  pen: Pen,
  tank: SceneTank,
  layout: Layout,
  palette: Palette,
  recoil: number,
  stamps: Stamps,
): void {
  const { cell } = layout;
  const middle = pixelOf(layout, tank);
  let paint: PartPaint | undefined;
  for (const part of PARTS) {
    const draw = (pen: Pen) => {
      paint ??= { ...paintFor(tank, cell, palette), palette, recoil };
      part.paint(pen, tank, paint);
    };
    const eighth = part.name === "barrel" && recoil > 0 ? undefined : eighthOf(part.angle(tank));
    if (eighth !== undefined) {
      const name = `${part.name} ${eighth} ${part.traits(tank)}`;
      stamps.put(pen, name, middle, part.reach(eighth, cell), draw);
      continue;
    }
    pen.save();
    pen.translate(middle.x, middle.y);
    draw(pen);
    pen.restore();
  }
}

function paintDot(pen: Pen, tank: SceneTank, { size, body, edge, halo }: TankPaint): void {
  const radius = Math.max(1.8, size * 0.42);
  pen.fillStyle = halo;
  disc(pen, 0, 0, radius + 0.8);
  pen.fillStyle = css(tank.burnt > 0.5 ? edge : body);
  disc(pen, 0, 0, radius);
}
