/** A car seen from above, with its letter beside it. */
import type { Point } from "../../../lib/race/types.ts";
import { middleOf, type Viewport } from "../model/viewport.ts";
import type { Pen } from "./ground.ts";
import { carColour, type RacePalette } from "./palette.ts";

/** A car to paint. */
export interface PaintedCar {
  /** Its place among those shown, from 0: gives the colour. */
  readonly car: number;
  /** Of the grid, with a fraction while it moves. */
  readonly at: Point;
  /** Where its nose points, in radians from the right, clockwise. */
  readonly heading: number;
  /** A letter, so that nobody needs to tell colours apart; absent: there is only one car. */
  readonly letter?: string | undefined;
  readonly isCrashed?: boolean;
}

/** Cars are no smaller than this, in pixels, however small the cells are. */
const LEAST_LENGTH = 19;

/** Paints a car. */
export function paintCar(
  pen: Pen,
  painted: PaintedCar,
  view: Viewport,
  palette: RacePalette,
): void {
  const { at, car, heading, isCrashed = false, letter } = painted;
  const { x, y } = middleOf(view, at);
  const length = Math.max(LEAST_LENGTH, view.scale * 1.35);
  pen.save();
  pen.translate(x, y);
  pen.save();
  pen.rotate(heading);
  pen.scale(length / 20, length / 20);
  paintBody(pen, carColour(palette, car), palette, isCrashed);
  pen.restore();
  if (letter !== undefined) paintLetter(pen, letter, carColour(palette, car), length, palette);
  pen.restore();
}

/** In units of a twentieth of its length: nose at the right. */
function paintBody(pen: Pen, colour: string, palette: RacePalette, isCrashed: boolean): void {
  pen.fillStyle = "#1b1c1f";
  // Wheels.
  for (const [left, side] of [[-8.5, -6], [-8.5, 3], [3, -5.6], [3, 3]] as const) {
    pen.fillRect(left, side, 4.6, 3);
  }
  pen.beginPath();
  pen.moveTo(10.5, 0);
  pen.lineTo(3, -1.6);
  pen.lineTo(0, -3.8);
  pen.lineTo(-6, -3.8);
  pen.lineTo(-9, -2);
  pen.lineTo(-9, 2);
  pen.lineTo(-6, 3.8);
  pen.lineTo(0, 3.8);
  pen.lineTo(3, 1.6);
  pen.closePath();
  pen.lineWidth = 1.6;
  pen.lineJoin = "round";
  pen.strokeStyle = palette.halo;
  pen.stroke();
  pen.fillStyle = colour;
  pen.fill();
  // Wings, and the driver's helmet.
  pen.fillRect(8.4, -4.6, 2, 9.2);
  pen.fillRect(-10.6, -5, 2.2, 10);
  pen.beginPath();
  pen.arc(-2.2, 0, 1.9, 0, 2 * Math.PI);
  pen.fillStyle = isCrashed ? palette.crash : "#f7f5ee";
  pen.fill();
}

function paintLetter(
  pen: Pen,
  letter: string,
  colour: string,
  length: number,
  palette: RacePalette,
): void {
  const size = Math.max(11, length * 0.55);
  pen.font = `700 ${size}px ${palette.fonts}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.lineWidth = 3.5;
  pen.strokeStyle = palette.halo;
  pen.strokeText(letter, 0, -length * 0.5 - size * 0.55);
  pen.fillStyle = colour;
  pen.fillText(letter, 0, -length * 0.5 - size * 0.55);
}
