/** Marks on cells that break a rule: a shape for each rule, in a colour that stands out of all sixteen. */
import type { Point } from "../../../lib/race/types.ts";
import { middleOf, type Viewport } from "../../race/model/viewport.ts";
import type { Pen } from "../../race/paint/ground.ts";
import type { RacePalette } from "../../race/paint/palette.ts";
import { placeOf } from "../model/cells.ts";
import { SHAPE_SIDE, shapeOf } from "../model/mark_shapes.ts";
import type { Mark } from "../model/marks.ts";

/** A few marks are no smaller than this, in pixels, however small the cells are. */
const LEAST = 9;

/** More marks than this stay within their cells. */
const FEW = 120;

/** Paints all marks. */
export function paintMarks(
  pen: Pen,
  marks: readonly Mark[],
  view: Viewport,
  palette: RacePalette,
): void {
  const side = Math.max(view.scale * 0.9, marks.length > FEW ? 0 : LEAST);
  pen.save();
  pen.lineJoin = "round";
  pen.lineCap = "round";
  for (const { cell, rule } of marks) {
    const { x, y } = middleOf(view, placeOf(cell));
    if (x < -side || y < -side || x > view.width + side || y > view.height + side) continue;
    const factor = side / SHAPE_SIDE;
    const shape = new Path2D(shapeOf(rule));
    pen.save();
    pen.translate(x - side / 2, y - side / 2);
    pen.scale(factor, factor);
    pen.strokeStyle = palette.ink;
    pen.lineWidth = 9;
    pen.stroke(shape);
    pen.strokeStyle = palette.crash;
    pen.lineWidth = 4;
    pen.stroke(shape);
    pen.restore();
  }
  pen.restore();
}

/** Paints a ring round the place that was asked for. */
export function paintRing(pen: Pen, place: Point, view: Viewport, palette: RacePalette): void {
  const { x, y } = middleOf(view, place);
  pen.save();
  pen.beginPath();
  pen.arc(x, y, Math.max(16, view.scale * 1.5), 0, 2 * Math.PI);
  pen.strokeStyle = palette.ink;
  pen.lineWidth = 6;
  pen.stroke();
  pen.strokeStyle = palette.crash;
  pen.lineWidth = 3;
  pen.stroke();
  pen.restore();
}
