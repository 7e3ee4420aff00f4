/** What is to be reached: the four corners, and the side on which the next crossing counts. */
import { COLUMNS, NORTH, ROWS, SOUTH } from "../../../lib/frogger/rules.ts";
import { CORNERS } from "../model/corners.ts";
import type { RoadScene } from "../model/scene.ts";
import { middleOf, type Viewport } from "../model/viewport.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, type Pen } from "./pen.ts";

/** A star in each corner: an outline until it has been touched. */
export function paintCorners(
  pen: Pen,
  { touched }: RoadScene,
  view: Viewport,
  palette: RoadPalette,
): void {
  const size = Math.min(view.cell, view.row) * 0.4;
  CORNERS.forEach((corner, index) => {
    const { x, y } = middleOf(view, corner);
    apart(pen, () => {
      star(pen, x, y, size);
      pen.lineJoin = "round";
      pen.lineWidth = Math.max(3, size * 0.3);
      pen.strokeStyle = palette.halo;
      pen.stroke();
      if (touched.has(index)) {
        pen.fillStyle = palette.flower;
        pen.fill();
      } else {
        pen.lineWidth = Math.max(1.2, size * 0.12);
        pen.strokeStyle = palette.flower;
        pen.stroke();
      }
    });
  });
}

/** A bright line along the kerb beyond which the next crossing counts. */
export function paintTarget(
  pen: Pen,
  { target }: RoadScene,
  view: Viewport,
  palette: RoadPalette,
): void {
  if (target === undefined) return;
  const { cell, left, row, top } = view;
  const y = target === NORTH ? top : top + SOUTH * row;
  apart(pen, () => {
    const [edge, inner] = target === NORTH ? [top + row, top] : [y, top + ROWS * row];
    const light = pen.createLinearGradient(0, edge, 0, inner);
    light.addColorStop(0, palette.advice);
    light.addColorStop(1, "transparent");
    pen.globalAlpha = 0.32;
    pen.fillStyle = light;
    pen.fillRect(left, y, COLUMNS * cell, row);
  });
}

function star(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath();
  for (let point = 0; point < 10; point++) {
    const far = point % 2 === 0 ? size : size * 0.45;
    const angle = -Math.PI / 2 + point * Math.PI / 5;
    pen.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  pen.closePath();
}
