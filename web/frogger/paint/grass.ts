/** The grass on both sides of the road: mown where the frog may be, with tufts, flowers and, where there is room, bushes. */
import { COLUMNS, CONFINED_COLUMNS, ROWS, START } from "../../../lib/frogger/rules.ts";
import type { Viewport } from "../model/viewport.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, fillOval, type Pen } from "./pen.ts";

/** Tufts and flowers for each cell of grass. */
const TUFTS = 3;
const FLOWERS = 0.22;

/** Paints it over the whole picture. */
export function paintLawn(pen: Pen, view: Viewport, palette: RoadPalette): void {
  pen.fillStyle = palette.grass;
  pen.fillRect(0, 0, view.width, view.height);
  paintMown(pen, view, palette);
  paintTufts(pen, view, palette);
  paintPosts(pen, view, palette);
  paintBushes(pen, view, palette);
}

/** Cells on the grass are told apart as on a lawn that was mown up and down; the middle nine are where a frog is confined. */
function paintMown(pen: Pen, view: Viewport, palette: RoadPalette): void {
  const { cell, left, row, top } = view;
  apart(pen, () => {
    pen.fillStyle = palette.grassLight;
    for (let column = 0; column < COLUMNS; column++) {
      const isMiddle = Math.abs(column - START.column) <= CONFINED_COLUMNS;
      pen.globalAlpha = (column % 2 === 0 ? 0.3 : 0.12) + (isMiddle ? 0.16 : 0);
      pen.fillRect(left + column * cell, top, cell, row);
      pen.fillRect(left + column * cell, top + row * (ROWS - 1), cell, row);
    }
  });
}

/** Strewn by a small generator, so that the same picture is painted every time. */
function paintTufts(pen: Pen, view: Viewport, palette: RoadPalette): void {
  const { cell, row, top } = view;
  const next = generator(41);
  const size = Math.max(2, cell * 0.14);
  apart(pen, () => {
    pen.lineWidth = Math.max(1, cell * 0.035);
    pen.lineCap = "round";
    const strips = [
      { from: 0, height: top + row },
      { from: top + row * (ROWS - 1), height: view.height - top - row * (ROWS - 1) },
    ];
    for (const { from, height } of strips) {
      const cells = view.width / cell * Math.max(1, height / row);
      pen.strokeStyle = palette.grassDark;
      pen.globalAlpha = 0.28;
      pen.beginPath();
      for (let tuft = 0; tuft < cells * TUFTS; tuft++) {
        const [x, y] = [next() * view.width, from + next() * height];
        pen.moveTo(x - size * 0.5, y - size * 0.7);
        pen.lineTo(x, y);
        pen.lineTo(x + size * 0.45, y - size);
      }
      pen.stroke();
      pen.globalAlpha = 0.9;
      for (let flower = 0; flower < cells * FLOWERS; flower++) {
        const [x, y] = [next() * view.width, from + next() * height];
        fillOval(pen, [x, y], [size * 0.34, size * 0.34], palette.paint);
        fillOval(pen, [x, y], [size * 0.14, size * 0.14], palette.flower);
      }
    }
  });
}

/** Two posts on each side stand round the middle of the lawn, where the frog starts and where it is confined. */
function paintPosts(pen: Pen, { cell, left, row, top }: Viewport, palette: RoadPalette): void {
  apart(pen, () => {
    pen.globalAlpha = 0.55;
    pen.fillStyle = palette.paint;
    for (const end of [-CONFINED_COLUMNS, CONFINED_COLUMNS + 1]) {
      const x = left + (START.column + end) * cell;
      for (const y of [top, top + row * (ROWS - 1)]) {
        pen.fillRect(x - 1, y + row * 0.2, 2, row * 0.6);
      }
    }
  });
}

/** Beyond the safe zones, where there is room for them. */
function paintBushes(pen: Pen, view: Viewport, palette: RoadPalette): void {
  const { cell, height, row, top, width } = view;
  const next = generator(7);
  const room = Math.min(top, height - top - ROWS * row);
  if (room < cell * 0.6) return;
  const size = Math.min(cell * 0.75, room * 0.36);
  for (const [from, way] of [[0, 1], [height, -1]] as const) {
    for (let x = -size; x < width + size; x += size * (1.1 + 1.5 * next())) {
      const y = from + way * (size * 0.2 + next() * (room - size * 1.7));
      const radius = size * (0.6 + 0.4 * next());
      apart(pen, () => {
        pen.globalAlpha = 0.3;
        fillOval(pen, [x + 2, y + 4], [radius * 1.1, radius], palette.halo);
        pen.globalAlpha = 1;
        fillOval(pen, [x, y], [radius * 1.05, radius * 0.95], palette.grass);
        pen.globalAlpha = 0.35;
        fillOval(pen, [x, y], [radius * 1.05, radius * 0.95], palette.grassDark);
        pen.globalAlpha = 0.5;
        for (const [across, down, share] of [[-0.25, -0.25, 0.62], [0.35, 0.1, 0.4]] as const) {
          const place = [x + across * radius, y + down * radius] as const;
          fillOval(pen, place, [radius * share, radius * share], palette.grassLight);
        }
      });
    }
  }
}

/** Numbers from 0 to 1 that only look like chance. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
