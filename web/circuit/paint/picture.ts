/** The editor's picture: the circuit, and everything that is drawn over it. */
import { START, ZONE } from "../../../lib/race/rules.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import type { Viewport } from "../../race/model/viewport.ts";
import { middleOf } from "../../race/model/viewport.ts";
import type { Pen } from "../../race/paint/ground.ts";
import { createGroundSheet } from "../../race/paint/ground_sheet.ts";
import { carColour, type RacePalette } from "../../race/paint/palette.ts";
import { paintWay } from "../../race/paint/way.ts";
import type { Box } from "../model/cells.ts";
import type { Mark } from "../model/marks.ts";
import { paintGrid } from "./grid_lines.ts";
import { paintMarks, paintRing } from "./rule_marks.ts";

/** What is seen. */
export interface Picture {
  readonly circuit: Circuit;
  readonly view: Viewport;
  readonly marks: readonly Mark[];
  /** The best lap. */
  readonly way: readonly Point[];
  /** What the tool spans, lays down or would draw. */
  readonly outline: Box | undefined;
  /** Where the keyboard draws; `undefined`: nobody uses it. */
  readonly cursor: Point | undefined;
  /** The finding that was asked for. */
  readonly shown: Point | undefined;
  readonly hasGrid: boolean;
}

/** Paints pictures on one canvas; `density` as for a ground sheet. */
export function createPicturePainter(): (
  pen: Pen,
  picture: Picture,
  palette: RacePalette,
  density: number,
) => void {
  const ground = createGroundSheet();
  return (pen, picture, palette, density) => {
    const { circuit, cursor, hasGrid, marks, outline, shown, view, way } = picture;
    ground.paint(pen, circuit, view, palette, density);
    if (hasGrid) paintGrid(pen, view, palette);
    paintZone(pen, view, palette);
    if (way.length > 0) {
      const look = { colour: carColour(palette, 0), halo: palette.halo, strength: 0.9 };
      paintWay(pen, way, view, look);
    }
    paintMarks(pen, marks, view, palette);
    if (shown !== undefined) paintRing(pen, shown, view, palette);
    if (outline !== undefined) paintBox(pen, outline, view, palette, true);
    if (cursor !== undefined) {
      const { x, y } = cursor;
      paintBox(pen, { left: x, right: x, top: y, bottom: y }, view, palette, false);
    }
  };
}

/** The start zone, which must be track, and the way in which the cars start. */
function paintZone(pen: Pen, view: Viewport, palette: RacePalette): void {
  const { x, y } = middleOf(view, START);
  const { scale } = view;
  pen.save();
  pen.setLineDash([Math.max(3, scale * 0.6), Math.max(3, scale * 0.6)]);
  strokeBox(pen, ZONE, view, 0, palette.cells[15] ?? palette.ink, 1);
  pen.restore();
  pen.save();
  pen.beginPath();
  const arm = Math.max(2.5, scale * 0.4);
  pen.moveTo(x - arm, y - arm);
  pen.lineTo(x + arm, y);
  pen.lineTo(x - arm, y + arm);
  pen.closePath();
  pen.fillStyle = carColour(palette, 0);
  pen.strokeStyle = palette.halo;
  pen.lineWidth = 1.5;
  pen.stroke();
  pen.fill();
  pen.restore();
}

/** A bright line with a dark one round it: seen on every colour. */
function paintBox(
  pen: Pen,
  box: Box,
  view: Viewport,
  palette: RacePalette,
  isDashed: boolean,
): void {
  pen.save();
  strokeBox(pen, box, view, 1, palette.ink, 4);
  if (isDashed) pen.setLineDash([5, 3]);
  strokeBox(pen, box, view, 1, "#fff", 2);
  pen.restore();
}

function strokeBox(
  pen: Pen,
  { bottom, left, right, top }: Box,
  view: Viewport,
  gap: number,
  colour: string,
  width: number,
): void {
  const { scale } = view;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.strokeRect(
    view.left + left * scale - gap,
    view.top + top * scale - gap,
    (right - left + 1) * scale + 2 * gap,
    (bottom - top + 1) * scale + 2 * gap,
  );
}
