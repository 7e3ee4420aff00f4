/** What may come next: the displacement that would be repeated, and the nine cells round where it leads. */
import type { Point } from "../../../lib/race/types.ts";
import { middleOf, type Viewport } from "../model/viewport.ts";
import type { Pen } from "./ground.ts";
import type { RacePalette } from "./palette.ts";

/** A cell that the next move may reach. */
export interface NextCell {
  readonly at: Point;
  /** Whether the move there hits nothing. */
  readonly isFree: boolean;
  /** Printed on it where there is room: the key that chooses it. */
  readonly key?: string | undefined;
  /** Under the pointer, or chosen by keys. */
  readonly isChosen?: boolean;
}

/** Keys are printed from so many pixels a cell on. */
const KEYS_FROM = 15;

/** Paints the nine cells; free ones are rings, the others crosses. */
export function paintNextCells(
  pen: Pen,
  cells: readonly NextCell[],
  view: Viewport,
  palette: RacePalette,
): void {
  const { scale } = view;
  for (const { at, isChosen = false, isFree, key } of cells) {
    const { x, y } = middleOf(view, at);
    const [side, radius] = [scale * 0.9, Math.max(2, scale * 0.36)];
    pen.save();
    pen.globalAlpha = isFree || isChosen ? 1 : 0.75;
    pen.fillStyle = isChosen ? (isFree ? palette.free : palette.crash) : palette.halo;
    pen.beginPath();
    pen.roundRect(x - side / 2, y - side / 2, side, side, scale * 0.2);
    pen.fill();
    const ink = isChosen ? palette.ink : isFree ? palette.free : palette.crash;
    pen.strokeStyle = ink;
    pen.lineWidth = Math.max(1, scale * 0.1);
    pen.beginPath();
    if (!isFree) {
      const arm = radius * 0.75;
      pen.moveTo(x - arm, y - arm);
      pen.lineTo(x + arm, y + arm);
      pen.moveTo(x + arm, y - arm);
      pen.lineTo(x - arm, y + arm);
    } else if (key === undefined || scale < KEYS_FROM) pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.stroke();
    if (isFree && key !== undefined && scale >= KEYS_FROM) {
      pen.fillStyle = ink;
      pen.font = `700 ${scale * 0.55}px ${palette.fonts}`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(key, x, y + scale * 0.04);
    }
    pen.restore();
  }
}

/** Paints a displacement as an arrow from a point of the grid. */
export function paintVector(
  pen: Pen,
  from: Point,
  move: Point,
  view: Viewport,
  look: { readonly colour: string; readonly halo: string },
): void {
  const length = Math.hypot(move.x, move.y);
  if (length === 0) return;
  const [start, end] = [
    middleOf(view, from),
    middleOf(view, { x: from.x + move.x, y: from.y + move.y }),
  ];
  const head = Math.min(view.scale * 0.9, length * view.scale * 0.5);
  const angle = Math.atan2(move.y, move.x);
  const wing = (turn: number) =>
    [
      end.x - head * Math.cos(angle + turn),
      end.y - head * Math.sin(angle + turn),
    ] as const;
  pen.save();
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.beginPath();
  pen.moveTo(start.x, start.y);
  pen.lineTo(end.x, end.y);
  pen.moveTo(...wing(0.5));
  pen.lineTo(end.x, end.y);
  pen.lineTo(...wing(-0.5));
  for (
    const [colour, width] of [[look.halo, view.scale * 0.18 + 3], [
      look.colour,
      Math.max(1.5, view.scale * 0.14),
    ]] as const
  ) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  }
  pen.restore();
}
