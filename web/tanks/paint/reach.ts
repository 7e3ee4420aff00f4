/** What a tank could do from where it stands: its lines of fire, whom they hit, and the edge of what it could see. */
import { type Layout, pixelOf, type Place } from "../model/geometry.ts";
import type { Reach } from "../model/reach.ts";
import { css, WHITE } from "./colour.ts";
import { colourOf, FIRE, type Palette } from "./palette.ts";
import { disc, line, type Pen } from "./pen.ts";

/** From the middle of the tank to where a line begins, in cells. */
const BEGIN = 0.55;

/** Paints it calmly, beneath the tanks; `seen` says where a place of the field is seen. */
export function paintReach(
  pen: Pen,
  reach: Reach,
  layout: Layout,
  palette: Palette,
  seen: (place: Place) => Place,
): void {
  const at = (place: Place) => pixelOf(layout, seen(place));
  const { cell } = layout;
  const own = css(colourOf(palette, reach.entry));
  // A rim tells a dark colour from dark ground, and a light one from light ground.
  const rim = css(palette.isDark ? { r: 12, g: 12, b: 12 } : WHITE, 0.7);
  pen.save();
  pen.lineCap = "round";
  paintView(pen, reach.sector.map(at), cell, own, rim);
  const from = at(reach.from);
  for (const { to, steps, hit } of reach.lines) {
    const end = at(to);
    const step = { x: (end.x - from.x) / steps, y: (end.y - from.y) / steps };
    const last = hit === undefined ? steps : steps - BEGIN;
    for (const [colour, extra] of [[rim, 2], [own, 0]] as const) {
      pen.globalAlpha = 0.8;
      pen.strokeStyle = colour;
      pen.fillStyle = colour;
      pen.lineWidth = Math.max(1, cell * 0.03) + extra;
      if (last > BEGIN) {
        line(
          pen,
          from.x + step.x * BEGIN,
          from.y + step.y * BEGIN,
          from.x + step.x * last,
          from.y + step.y * last,
        );
      }
      // The nearer, the more a hit costs: the larger the dot.
      for (let cells = 1; cells <= last; cells++) {
        const radius = cell * (0.035 + 0.013 * (reach.cells + 1 - cells));
        disc(pen, from.x + step.x * cells, from.y + step.y * cells, radius + extra / 2);
      }
    }
  }
  for (const { to } of reach.targets) paintTarget(pen, at(to), cell);
  pen.restore();
}

/** The edge of the sector of a look that is not taken: dots, where a look has dashes. */
function paintView(pen: Pen, corners: readonly Place[], cell: number, own: string, rim: string) {
  for (const [colour, extra] of [[rim, 1.5], [own, 0]] as const) {
    pen.globalAlpha = 0.75;
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1.5, cell * 0.05) + extra;
    pen.setLineDash([0.1, Math.max(5, cell * 0.2)]);
    pen.beginPath();
    for (const { x, y } of corners) pen.lineTo(x, y);
    pen.closePath();
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Brackets at the corners of the cell of a tank that would be hit. */
function paintTarget(pen: Pen, { x, y }: Place, cell: number): void {
  const half = cell * 0.46;
  const arm = cell * 0.2;
  pen.globalAlpha = 1;
  for (const [colour, width] of [[css(WHITE, 0.9), 0.1], [css(FIRE.red), 0.055]] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(width === 0.1 ? 3.5 : 2, cell * width);
    for (const [across, down] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
      const [cornerX, cornerY] = [x + across * half, y + down * half];
      pen.beginPath();
      pen.moveTo(cornerX - across * arm, cornerY);
      pen.lineTo(cornerX, cornerY);
      pen.lineTo(cornerX, cornerY - down * arm);
      pen.stroke();
    }
  }
}
