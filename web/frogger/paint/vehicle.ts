/** A vehicle seen from above: its shape by its length, and on its roof the characters of which it was written. */
import type { SceneVehicle } from "../model/scene.ts";
import type { Viewport } from "../model/viewport.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, fillOval, fillRound, type Pen } from "./pen.ts";
import { BODIES } from "./vehicle_bodies.ts";

/** How much of its cells' length and of its lane's width a vehicle takes. */
const GAP = 0.07;
const BREADTH = { bike: 0.42, car: 0.62, van: 0.68, bus: 0.76, lorry: 0.78, "road train": 0.78 };

/** Smaller letters are only specks. */
const LEAST_LETTERS = 7;

/** Paints a vehicle; its nose is where it drives. */
export function paintVehicle(
  pen: Pen,
  vehicle: SceneVehicle,
  view: Viewport,
  palette: RoadPalette,
): void {
  const { column, glyphs, heading, kind, row, shade } = vehicle;
  const { cell } = view;
  const length = (glyphs.length - 2 * GAP) * cell;
  const breadth = Math.min(BREADTH[kind] * view.row, cell * 1.7);
  const middle = {
    x: view.left + (column + glyphs.length / 2) * cell,
    y: view.top + (row + 0.5) * view.row,
  };
  const colour = palette.vehicles[shade % palette.vehicles.length] ?? palette.paint;
  apart(pen, () => {
    pen.translate(middle.x, middle.y);
    apart(pen, () => {
      // Drawn with the nose to the right.
      if (heading === "west") pen.scale(-1, 1);
      paintShadow(pen, length, breadth, palette);
      BODIES[kind](pen, { length, breadth, cell, colour }, palette);
      paintLights(pen, length, kind === "bike" ? 0 : breadth, palette);
    });
    paintGlyphs(pen, vehicle, view, palette);
  });
}

function paintShadow(pen: Pen, length: number, breadth: number, palette: RoadPalette): void {
  apart(pen, () => {
    pen.globalAlpha = 0.3;
    const box = { x: -length / 2 - 1, y: -breadth / 2 + 3, width: length + 2, height: breadth + 1 };
    fillRound(pen, box, breadth * 0.22, palette.halo);
  });
}

function paintLights(pen: Pen, length: number, breadth: number, palette: RoadPalette): void {
  const size = Math.max(1.2, breadth * 0.08);
  for (const side of breadth === 0 ? [0] : [-1, 1]) {
    const y = side * breadth * 0.32;
    fillOval(pen, [length / 2 - size, y], [size, size * 1.1], palette.paint);
    fillOval(pen, [-length / 2 + size * 0.8, y], [size * 0.8, size], palette.squash);
  }
}

/** One a cell, as in the file: they keep their direction of reading whichever way they drive. */
function paintGlyphs(
  pen: Pen,
  { glyphs }: SceneVehicle,
  { cell, row }: Viewport,
  palette: RoadPalette,
): void {
  const size = Math.min(cell * 1.15, row * 0.42);
  if (size < LEAST_LETTERS) return;
  pen.font = `700 ${size}px ${palette.mono}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = palette.ink;
  pen.globalAlpha = 0.82;
  glyphs.forEach((glyph, at) =>
    pen.fillText(glyph, (at + 0.5 - glyphs.length / 2) * cell, size * 0.04, cell)
  );
}
