/** Numbers along the edges of a picture: of lanes on the left, of columns at the top, as sentences name them. */
import { COLUMNS, ROWS } from "../../../lib/frogger/rules.ts";
import * as strings from "../../strings/strings.ts";
import { middleOf, type Viewport } from "../model/viewport.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, type Pen } from "./pen.ts";

/** In pixels. */
const SIZE = 12;
const STRIP = 18;

/** Paints them over the picture, for the cells that are seen. */
export function paintTicks(pen: Pen, view: Viewport, palette: RoadPalette): void {
  apart(pen, () => {
    pen.fillStyle = palette.halo;
    pen.fillRect(0, 0, view.width, STRIP);
    pen.fillRect(0, STRIP, STRIP, view.height - STRIP);
    pen.fillStyle = palette.paint;
    pen.font = `600 ${SIZE}px ${palette.fonts}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (let column = 0; column < COLUMNS; column++) {
      const { x } = middleOf(view, { row: 0, column });
      if (x > STRIP + SIZE / 2 && x < view.width - SIZE / 2) {
        pen.fillText(String(column), x, STRIP / 2 + 1);
      }
    }
    for (let row = 0; row < ROWS; row++) {
      const { y } = middleOf(view, { row, column: 0 });
      if (y > STRIP + SIZE / 2 && y < view.height - SIZE / 2) {
        pen.fillText(strings.frogger.squash.lane(row), STRIP / 2, y);
      }
    }
  });
}
