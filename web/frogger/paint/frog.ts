/** The frog from above: it looks where it hops, and is larger and farther from its shadow while it is in the air. */
import type { SceneFrog } from "../model/scene.ts";
import { middleOf, type Viewport } from "../model/viewport.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, fillOval, type Pen } from "./pen.ts";

/** Radians from the east, clockwise. */
const TURN = { north: -Math.PI / 2, south: Math.PI / 2, west: Math.PI, east: 0 } as const;

/** Paints it, or what is left of it. */
export function paintFrog(pen: Pen, frog: SceneFrog, view: Viewport, palette: RoadPalette): void {
  const { x, y } = middleOf(view, frog);
  const size = Math.max(8, Math.min(view.cell * 0.66, view.row * 0.45));
  apart(pen, () => {
    pen.translate(x, y);
    if (frog.isSquashed) paintSplat(pen, size, palette);
    else {
      apart(pen, () => {
        pen.translate(size * 0.18 * frog.lift, size * (0.16 + 0.5 * frog.lift));
        pen.globalAlpha = 0.35 - 0.12 * frog.lift;
        fillOval(pen, [0, 0], [size * 0.85, size * 0.75], palette.halo);
      });
      pen.translate(0, -size * 0.28 * frog.lift);
      pen.rotate(TURN[frog.looks]);
      pen.scale(size * (1 + 0.22 * frog.lift), size * (1 + 0.22 * frog.lift));
      paintBody(pen, frog.lift, palette);
    }
  });
}

/** In units of half its length, looking to the right. `lift` from 0 to 1: its legs are stretched. */
function paintBody(pen: Pen, lift: number, palette: RoadPalette): void {
  for (const look of [{ colour: palette.halo, more: 0.1 }, { colour: palette.frog, more: 0 }]) {
    const { colour, more } = look;
    for (const side of [-1, 1]) {
      const [back, out] = [0.52 + 0.5 * lift, 0.66 - 0.2 * lift];
      // Thigh, foot, and the arm in front.
      fillOval(pen, [-back * 0.7, side * out], [0.42 + more, 0.2 + more], colour, side * 0.5);
      fillOval(
        pen,
        [-back - 0.1, side * (out + 0.2)],
        [0.26 + more, 0.11 + more],
        colour,
        -side * 0.35,
      );
      fillOval(
        pen,
        [0.5 + 0.16 * lift, side * 0.64],
        [0.22 + more, 0.12 + more],
        colour,
        side * 0.7,
      );
    }
    fillOval(pen, [-0.05, 0], [0.82 + more, 0.6 + more], colour);
    fillOval(pen, [0.52, 0], [0.4 + more, 0.5 + more], colour);
    for (const side of [-1, 1]) {
      fillOval(pen, [0.62, side * 0.38], [0.21 + more, 0.21 + more], colour);
    }
  }
  apart(pen, () => {
    pen.globalAlpha = 0.22;
    fillOval(pen, [-0.25, 0], [0.5, 0.12], palette.ink);
    for (const [x, y] of [[-0.45, 0.3], [-0.05, -0.34], [-0.4, -0.28], [0, 0.33]] as const) {
      fillOval(pen, [x, y], [0.1, 0.08], palette.ink);
    }
  });
  for (const side of [-1, 1]) {
    fillOval(pen, [0.66, side * 0.38], [0.14, 0.14], palette.paint);
    fillOval(pen, [0.71, side * 0.38], [0.07, 0.09], palette.ink);
  }
}

function paintSplat(pen: Pen, size: number, palette: RoadPalette): void {
  const spikes = 11;
  pen.beginPath();
  for (let point = 0; point < spikes * 2; point++) {
    const far = size * (point % 2 === 0 ? (point % 3 === 0 ? 1.5 : 1.25) : 0.85);
    const angle = point * Math.PI / spikes;
    pen.lineTo(far * Math.cos(angle), far * Math.sin(angle));
  }
  pen.closePath();
  pen.fillStyle = palette.squash;
  pen.strokeStyle = palette.halo;
  pen.lineWidth = Math.max(1.5, size * 0.12);
  pen.lineJoin = "round";
  pen.stroke();
  pen.fill();
  apart(pen, () => {
    pen.scale(size * 0.8, size * 0.8);
    pen.rotate(TURN.north);
    paintBody(pen, 1, palette);
    // Both eyes are shut: crosses.
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 0.1;
    pen.beginPath();
    for (const side of [-1, 1]) {
      for (const slope of [-1, 1]) {
        pen.moveTo(0.54, side * 0.38 - slope * 0.14);
        pen.lineTo(0.78, side * 0.38 + slope * 0.14);
      }
    }
    pen.stroke();
  });
}
