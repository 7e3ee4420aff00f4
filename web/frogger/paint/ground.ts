/** What never moves: grass on both sides, the road with its lines and arrows, and where the board ends. */
import { COLUMNS, LANES, ROWS } from "../../../lib/frogger/rules.ts";
import type { Viewport } from "../model/viewport.ts";
import { paintLawn } from "./grass.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, type Pen } from "./pen.ts";

/** Arrows stand on the asphalt in these columns, and in every so many after it. */
const ARROWS = { first: 3, every: 8 } as const;

/** Paints it over whatever was there. */
export function paintGround(pen: Pen, view: Viewport, palette: RoadPalette): void {
  paintLawn(pen, view, palette);
  paintAsphalt(pen, view, palette);
  for (const lane of LANES) paintArrows(pen, view, palette, lane);
  paintEnds(pen, view, palette);
}

function paintAsphalt(pen: Pen, view: Viewport, palette: RoadPalette): void {
  const { cell, left, row, top, width } = view;
  const [north, south] = [top + row, top + row * (ROWS - 1)];
  const kerb = Math.max(2, row * 0.09);
  pen.fillStyle = palette.asphalt;
  pen.fillRect(0, north, width, south - north);
  apart(pen, () => {
    pen.fillStyle = palette.kerb;
    for (const y of [north - kerb, south]) pen.fillRect(0, y, width, kerb);
    pen.fillStyle = palette.halo;
    pen.globalAlpha = 0.35;
    // Kerb stones, one a cell.
    for (let x = left % cell; x < width; x += cell) {
      for (const y of [north - kerb, south]) pen.fillRect(x - 0.5, y, 1, kerb);
    }
    pen.fillRect(0, north, width, kerb * 0.5);
    pen.globalAlpha = 0.75;
    pen.strokeStyle = palette.paint;
    pen.lineWidth = Math.max(1, row * 0.035);
    for (let line = 1; line < LANES.length; line++) {
      const isSame = LANES[line - 1]?.heading === LANES[line]?.heading;
      pen.setLineDash(isSame ? [cell * 0.6, cell * 0.6] : []);
      pen.globalAlpha = isSame ? 0.6 : 0.45;
      pen.beginPath();
      pen.moveTo(left, north + line * row);
      pen.lineTo(left + COLUMNS * cell, north + line * row);
      pen.stroke();
    }
  });
}

/** As many points an arrow has as cells are driven in two frames: four, one or two. */
function paintArrows(
  pen: Pen,
  view: Viewport,
  palette: RoadPalette,
  { cells, frames, heading, row: lane }: (typeof LANES)[number],
): void {
  const { cell, left, row, top } = view;
  const points = 2 * cells / frames;
  const way = heading === "east" ? 1 : -1;
  const [arm, step] = [Math.min(cell, row) * 0.2, Math.min(cell, row) * 0.26];
  const y = top + (lane + 0.5) * row;
  apart(pen, () => {
    pen.strokeStyle = palette.paint;
    pen.globalAlpha = 0.26;
    pen.lineWidth = Math.max(1.2, cell * 0.07);
    pen.lineCap = "round";
    pen.lineJoin = "round";
    pen.beginPath();
    for (let column = ARROWS.first; column < COLUMNS; column += ARROWS.every) {
      const middle = left + (column + 0.5) * cell;
      for (let point = 0; point < points; point++) {
        const x = middle + way * (point - (points - 1) / 2) * step;
        pen.moveTo(x - way * arm * 0.5, y - arm);
        pen.lineTo(x + way * arm * 0.5, y);
        pen.lineTo(x - way * arm * 0.5, y + arm);
      }
    }
    pen.stroke();
  });
}

/** Beyond the first and the last column nothing counts: it lies in the shade. */
function paintEnds(pen: Pen, view: Viewport, palette: RoadPalette): void {
  const { cell, left, row, top } = view;
  const right = left + COLUMNS * cell;
  apart(pen, () => {
    pen.globalAlpha = 0.5;
    pen.strokeStyle = palette.paint;
    pen.lineWidth = 1.5;
    pen.setLineDash([4, 4]);
    pen.beginPath();
    for (const x of [left, right]) {
      pen.moveTo(x, top);
      pen.lineTo(x, top + ROWS * row);
    }
    pen.stroke();
  });
}

/** Over what drives there, too. */
export function paintShade(pen: Pen, view: Viewport, palette: RoadPalette): void {
  const right = view.left + COLUMNS * view.cell;
  apart(pen, () => {
    pen.globalAlpha = 0.38;
    pen.fillStyle = palette.halo;
    pen.fillRect(0, 0, view.left, view.height);
    pen.fillRect(right, 0, view.width - right, view.height);
  });
}
