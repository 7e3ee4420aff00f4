/** A vehicle seen from above: its shape by its length, and on its roof the characters of which it was written. */
import type { SceneVehicle } from "../model/scene.ts";
import { jointsOf } from "../model/vehicles.ts";
import type { Viewport } from "../model/viewport.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, fillOval, fillRound, type Pen } from "./pen.ts";
import { BODIES, GAP } from "./vehicle_bodies.ts";

/** How much of its lane's width a vehicle takes. */
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
  const { heading, kind, shade } = vehicle;
  const { breadth, length, middle } = sizeOf(vehicle, view);
  const colour = palette.vehicles[shade % palette.vehicles.length] ?? palette.paint;
  const joints = jointsOf(vehicle);
  apart(pen, () => {
    pen.translate(middle.x, middle.y);
    // Drawn with the nose to the right.
    if (heading === "west") pen.scale(-1, 1);
    paintShadow(pen, length, breadth, palette);
    BODIES[kind](pen, { length, breadth, cell: view.cell, colour, joints }, palette);
    paintLights(pen, length, kind === "bike" ? 0 : breadth, palette);
  });
  paintGlyphs(pen, vehicle, view, palette);
}

/** Marks one vehicle among the others. */
export function paintOutline(
  pen: Pen,
  vehicle: SceneVehicle,
  view: Viewport,
  palette: RoadPalette,
): void {
  const { breadth, length, middle } = sizeOf(vehicle, view);
  apart(pen, () => {
    pen.beginPath();
    pen.roundRect(
      middle.x - length / 2 - 3,
      middle.y - breadth / 2 - 4,
      length + 6,
      breadth + 8,
      breadth * 0.25,
    );
    for (const [colour, width] of [[palette.halo, 6], [palette.squash, 3]] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke();
    }
  });
}

/** In pixels, and where its middle is. */
function sizeOf({ column, glyphs, kind, row }: SceneVehicle, view: Viewport) {
  const { cell } = view;
  return {
    length: (glyphs.length - 2 * GAP) * cell,
    breadth: Math.min(BREADTH[kind] * view.row, cell * 1.7),
    middle: {
      x: view.left + (column + glyphs.length / 2) * cell,
      y: view.top + (row + 0.5) * view.row,
    },
  };
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

/**
 * One a cell, as in the file: they keep their direction of reading whichever way they drive.
 * @param isBright They lie on anything, not on the roof.
 */
export function paintGlyphs(
  pen: Pen,
  vehicle: SceneVehicle,
  view: Viewport,
  palette: RoadPalette,
  isBright = false,
): void {
  const { cell, row } = view;
  const size = Math.min(cell * 1.05, row * 0.42);
  if (size < LEAST_LETTERS) return;
  const { middle: { x, y } } = sizeOf(vehicle, view);
  const { glyphs } = vehicle;
  apart(pen, () => {
    pen.font = `700 ${size}px ${palette.mono}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.lineJoin = "round";
    pen.strokeStyle = palette.halo;
    pen.lineWidth = size * 0.22;
    pen.fillStyle = isBright ? palette.paint : palette.ink;
    pen.globalAlpha = isBright ? 1 : 0.82;
    glyphs.forEach((glyph, at) => {
      const left = x + (at + 0.5 - glyphs.length / 2) * cell;
      if (isBright) pen.strokeText(glyph, left, y + size * 0.04, cell);
      pen.fillText(glyph, left, y + size * 0.04, cell);
    });
  });
}
