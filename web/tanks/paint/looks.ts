/** Looks: the sector that opens, and rings around the tanks seen in it. */
import { type Layout, pixelOf, type Place } from "../model/geometry.ts";
import type { LookSeen, RingSeen } from "../model/scene_types.ts";
import { type Colour, css, mix, WHITE } from "./colour.ts";
import { inset } from "./inset.ts";
import { colourOf, type Palette } from "./palette.ts";
import { type Pen, ring } from "./pen.ts";

/** Colours whose parts are nearer to each other than this are grey to the eye. */
const LEAST_COLOURED = 40;

/** Begins the path of a look's sector. */
export function traceSector(pen: Pen, look: LookSeen, layout: Layout): void {
  pen.beginPath();
  addPolygon(pen, cornersOf(look, layout));
}

function addPolygon(pen: Pen, corners: readonly Place[]): void {
  corners.forEach(({ x, y }, index) => index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y));
  pen.closePath();
}

/** The corners of its sector, in pixels. */
function cornersOf({ sector }: LookSeen, layout: Layout): readonly Place[] {
  return sector.map((corner) => pixelOf(layout, corner));
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
  // An open look reaches beyond every edge; a clip that cuts nothing off would cost time all the same.
  if (look.opening >= 1) return;
  pen.beginPath();
  pen.arc(x, y, reachOf(look, layout), 0, Math.PI * 2);
  pen.clip();
}

/**
 * Paints a sector: a tint, an outline of dashes that does without colour, and the wave that runs ahead. Where many lie
 * on each other, only the one that is looked at is tinted (`isTinted`), the others have a hem along their edges.
 */
export function paintLook(
  pen: Pen,
  look: LookSeen,
  layout: Layout,
  palette: Palette,
  isTinted: boolean,
): void {
  if (look.sector.length === 0) return;
  const { x, y } = pixelOf(layout, look.from);
  const { cell } = layout;
  const reach = reachOf(look, layout);
  const own = colourOf(palette, look.entry);
  const colour = palette.isDark ? own : mix(own, WHITE, 0.1);
  const corners = cornersOf(look, layout);
  pen.save();
  // Of an open look nothing needs to be cut off: that would cost more than all the rest of it.
  if (look.opening < 1) clipToLook(pen, look, layout);
  pen.globalAlpha = look.strength;
  if (!isTinted) paintHem(pen, corners, isGrey(own) ? WHITE : colour, palette, cell);
  else if (isGrey(own)) paintHatching(pen, corners, layout, colour, palette);
  else {
    pen.beginPath();
    addPolygon(pen, corners);
    pen.fillStyle = css(colour, 0.18);
    pen.fill();
  }
  const width = Math.max(0.75, cell * 0.03);
  pen.beginPath();
  addPolygon(pen, inset(corners, width / 2));
  pen.strokeStyle = css(colour, 0.85);
  pen.lineWidth = width;
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

/** A band inside the edge of the sector. */
function paintHem(
  pen: Pen,
  corners: readonly Place[],
  colour: Colour,
  { isDark }: Palette,
  cell: number,
): void {
  pen.fillStyle = css(colour, colour !== WHITE ? 0.22 : isDark ? 0.14 : 0.38);
  pen.beginPath();
  addPolygon(pen, corners);
  addPolygon(pen, inset(corners, Math.max(3, cell * 0.22)));
  pen.fill("evenodd");
}

/** A tint of grey looks like shadow or fog: so there are stripes on lighter ground, and light hems. */
function isGrey({ r, g, b }: Colour): boolean {
  return Math.max(r, g, b) - Math.min(r, g, b) < LEAST_COLOURED;
}

/** Stripes from SW to NE in the sector. */
function paintHatching(
  pen: Pen,
  corners: readonly Place[],
  layout: Layout,
  colour: Colour,
  { isDark }: Palette,
): void {
  pen.beginPath();
  addPolygon(pen, corners);
  pen.fillStyle = css(WHITE, isDark ? 0.05 : 0.16);
  pen.fill();
  pen.save();
  pen.clip();
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const apart = Math.max(6, layout.cell * 0.25);
  pen.strokeStyle = css(colour, isDark ? 0.3 : 0.34);
  pen.lineWidth = Math.max(1, layout.cell * 0.035);
  pen.beginPath();
  // From multiples of the distance, so that stripes of two sectors lie on each other.
  for (let sum = Math.ceil((left + top) / apart) * apart; sum < right + bottom; sum += apart) {
    pen.moveTo(sum - bottom, bottom);
    pen.lineTo(sum - top, top);
  }
  pen.stroke();
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
