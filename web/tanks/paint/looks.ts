/** Looks: the sector that opens, and rings around the tanks seen in it. */
import { type Layout, pixelOf } from "../model/geometry.ts";
import type { LookSeen, RingSeen } from "../model/scene_types.ts";
import { css, mix, WHITE } from "./colour.ts";
import { colourOf, type Palette } from "./palette.ts";
import { type Pen, ring } from "./pen.ts";

/** Begins the path of a look's sector. */
export function traceSector(pen: Pen, look: LookSeen, layout: Layout): void {
  pen.beginPath();
  for (const corner of look.sector) {
    const { x, y } = pixelOf(layout, corner);
    pen.lineTo(x, y);
  }
  pen.closePath();
}

/** How far a look has opened, in pixels from the looker. */
function reachOf({ opening }: LookSeen, { cell, columns, rows }: Layout): number {
  return opening * cell * Math.hypot(columns, rows);
}

/** Leaves room only where a look has opened so far. */
export function clipToLook(pen: Pen, look: LookSeen, layout: Layout): void {
  const { x, y } = pixelOf(layout, look.from);
  traceSector(pen, look, layout);
  pen.clip();
  pen.beginPath();
  pen.arc(x, y, reachOf(look, layout), 0, Math.PI * 2);
  pen.clip();
}

/**
 * Paints a sector: a tint, an outline of dashes that does without colour, and the wave that runs ahead.
 * `tint` is how strong the tint is: 1 for a sector alone, less where many lie on each other.
 */
export function paintLook(
  pen: Pen,
  look: LookSeen,
  layout: Layout,
  palette: Palette,
  tint: number,
): void {
  if (look.sector.length === 0) return;
  const { x, y } = pixelOf(layout, look.from);
  const { cell } = layout;
  const reach = reachOf(look, layout);
  const own = colourOf(palette, look.entry);
  const colour = palette.isDark ? own : mix(own, WHITE, 0.1);
  pen.save();
  clipToLook(pen, look, layout);
  pen.globalAlpha = look.strength;
  traceSector(pen, look, layout);
  const glow = pen.createRadialGradient(x, y, cell * 0.3, x, y, cell * (layout.columns + 4));
  glow.addColorStop(0, css(colour, 0.34 * tint));
  glow.addColorStop(0.4, css(colour, 0.17 * tint));
  glow.addColorStop(1, css(colour, 0.1 * tint));
  pen.fillStyle = glow;
  pen.fill();
  pen.strokeStyle = css(colour, 0.85);
  pen.lineWidth = Math.max(1.5, cell * 0.06);
  pen.setLineDash([Math.max(4, cell * 0.2), Math.max(3, cell * 0.14)]);
  pen.stroke();
  pen.setLineDash([]);
  if (look.opening < 1) {
    pen.strokeStyle = css(mix(colour, WHITE, 0.5), 0.8 * (1 - look.opening));
    pen.lineWidth = cell * 0.3;
    ring(pen, x, y, reach - cell * 0.15);
  }
  pen.restore();
}

/** Paints the ring around a tank that is seen: four arcs in the looker's colour. */
export function paintRing(pen: Pen, seen: RingSeen, layout: Layout, palette: Palette): void {
  const { x, y } = pixelOf(layout, seen);
  const { cell } = layout;
  const radius = cell * (0.5 + 0.25 * (1 - seen.strength));
  const arcs = (colour: string, width: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    for (let quarter = 0; quarter < 4; quarter++) {
      const from = (Math.PI / 2) * quarter + 0.3;
      pen.beginPath();
      pen.arc(x, y, radius, from, from + Math.PI / 2 - 0.6);
      pen.stroke();
    }
  };
  pen.save();
  pen.globalAlpha = seen.strength;
  pen.lineCap = "round";
  arcs(css(WHITE, 0.85), Math.max(2.5, cell * 0.1));
  arcs(css(colourOf(palette, seen.entry)), Math.max(1.4, cell * 0.06));
  pen.restore();
}
