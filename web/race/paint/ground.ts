/** The circuit itself: scenery in its colours, track as asphalt with squares, and the finish line. */
import { colourOf } from "../../../lib/race/colours.ts";
import { gateOf } from "../../../lib/race/gate.ts";
import { isTrack } from "../../../lib/race/grid.ts";
import { HEIGHT, LINE_X, START, WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import type { Viewport } from "../model/viewport.ts";
import type { RacePalette } from "./palette.ts";

/** From so many pixels a cell on, squares are drawn; less would be a grey veil. */
const SQUARES_FROM = 7;

/** A pen on a canvas of the page or off it. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Paints a circuit over whatever was there. Whoever paints it again and again keeps the picture (ground_sheet.ts). */
export function paintGround(
  pen: Pen,
  circuit: Circuit,
  view: Viewport,
  palette: RacePalette,
): void {
  pen.fillStyle = palette.paper;
  pen.fillRect(0, 0, view.width, view.height);
  paintCells(pen, circuit, view, palette);
  if (view.scale >= SQUARES_FROM) paintSquares(pen, view, palette);
  paintEdge(pen, circuit, view, palette);
  if (isTrack(circuit, START.x, START.y)) paintLine(pen, circuit, view);
}

function paintCells(pen: Pen, { cells }: Circuit, view: Viewport, palette: RacePalette): void {
  const [firstX, lastX] = seen(view.left, view.scale, view.width, WIDTH);
  const [firstY, lastY] = seen(view.top, view.scale, view.height, HEIGHT);
  for (let y = firstY; y <= lastY; y++) {
    let start = firstX;
    // Cells of one colour side by side are one stroke.
    for (let x = firstX + 1; x <= lastX + 1; x++) {
      const colour = colourOf(cells[y * WIDTH + start] ?? 0);
      if (x <= lastX && colourOf(cells[y * WIDTH + x] ?? 0) === colour) continue;
      pen.fillStyle = palette.cells[colour] ?? palette.ink;
      fillCells(pen, view, start, y, x - start, 1);
      start = x;
    }
  }
}

/** Rounded to whole pixels, or lines of paper show between cells. */
function fillCells(
  pen: Pen,
  { left, scale, top }: Viewport,
  x: number,
  y: number,
  columns: number,
  rows: number,
): void {
  const [from, to] = [snap(left + x * scale), snap(left + (x + columns) * scale)];
  const [high, low] = [snap(top + y * scale), snap(top + (y + rows) * scale)];
  pen.fillRect(from, high, to - from, low - high);
}

/** To a whole pixel, which is sharp on every screen. */
function snap(pixel: number): number {
  return Math.round(pixel);
}

function paintSquares(pen: Pen, view: Viewport, palette: RacePalette): void {
  const { left, scale, top } = view;
  const [firstX, lastX] = seen(left, scale, view.width, WIDTH);
  const [firstY, lastY] = seen(top, scale, view.height, HEIGHT);
  pen.beginPath();
  for (let x = firstX; x <= lastX + 1; x++) {
    pen.moveTo(snap(left + x * scale), top + firstY * scale);
    pen.lineTo(snap(left + x * scale), top + (lastY + 1) * scale);
  }
  for (let y = firstY; y <= lastY + 1; y++) {
    pen.moveTo(left + firstX * scale, snap(top + y * scale));
    pen.lineTo(left + (lastX + 1) * scale, snap(top + y * scale));
  }
  pen.lineWidth = 0.5;
  pen.strokeStyle = palette.gridLine;
  pen.stroke();
}

/** A line where track and scenery meet, so that the way is plain in every colour. */
function paintEdge(pen: Pen, circuit: Circuit, view: Viewport, palette: RacePalette): void {
  const { left, scale, top } = view;
  const [firstX, lastX] = seen(left, scale, view.width, WIDTH);
  const [firstY, lastY] = seen(top, scale, view.height, HEIGHT);
  pen.beginPath();
  for (let y = firstY; y <= lastY; y++) {
    for (let x = firstX; x <= lastX; x++) {
      const here = isTrack(circuit, x, y);
      if (here !== isTrack(circuit, x + 1, y)) {
        pen.moveTo(left + (x + 1) * scale, top + y * scale);
        pen.lineTo(left + (x + 1) * scale, top + (y + 1) * scale);
      }
      if (here !== isTrack(circuit, x, y + 1)) {
        pen.moveTo(left + x * scale, top + (y + 1) * scale);
        pen.lineTo(left + (x + 1) * scale, top + (y + 1) * scale);
      }
    }
  }
  pen.lineCap = "square";
  pen.lineWidth = Math.min(2, Math.max(0.5, scale * 0.16));
  pen.strokeStyle = palette.edge;
  pen.stroke();
}

/** Chequers from border to border; the cars come from the left, and the line is the left side of its column. */
function paintLine(pen: Pen, circuit: Circuit, view: Viewport): void {
  const { bottom, top } = gateOf(circuit);
  const { left, scale, top: high } = view;
  const size = scale / 2;
  for (let half = 0; half < (bottom - top + 1) * 2; half++) {
    for (let column = 0; column < 2; column++) {
      pen.fillStyle = (half + column) % 2 === 0 ? "#fff" : "#16181b";
      const [x, y] = [
        left + LINE_X * scale + (column - 1) * size,
        high + top * scale + half * size,
      ];
      pen.fillRect(x, y, size, size);
    }
  }
}

/** The first and the last cell of a side that are in sight. */
function seen(start: number, scale: number, room: number, cells: number): [number, number] {
  const first = Math.max(0, Math.floor(-start / scale));
  const last = Math.min(cells - 1, Math.ceil((room - start) / scale));
  return [first, last];
}
