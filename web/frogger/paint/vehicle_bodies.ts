/** The bodies of vehicles: in the middle of the pen's place, nose to the right. */
import type { VehicleKind } from "../model/vehicles.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, fillOval, fillRound, type Pen } from "./pen.ts";

/** In pixels. */
interface Body {
  readonly length: number;
  readonly breadth: number;
  /** Of a cell of the board. */
  readonly cell: number;
  readonly colour: string;
}

type PaintBody = (pen: Pen, body: Body, palette: RoadPalette) => void;

/** How each kind is painted. */
export const BODIES: Readonly<Record<VehicleKind, PaintBody>> = {
  bike: paintBike,
  car: paintCar,
  van: paintVan,
  bus: paintBus,
  lorry: (pen, body, palette) => paintLorry(pen, body, palette, 1),
  "road train": (pen, body, palette) => paintLorry(pen, body, palette, 2),
};

function paintBike(pen: Pen, { breadth, colour, length }: Body, palette: RoadPalette): void {
  const wheel = breadth * 0.2;
  fillRound(pen, box(-length / 2, length, wheel), wheel / 2, palette.ink);
  // Handlebar, and the rider.
  fillRound(
    pen,
    { x: length * 0.18, y: -breadth / 2, width: length * 0.09, height: breadth },
    2,
    palette.ink,
  );
  fillOval(pen, [-length * 0.04, 0], [length * 0.3, breadth * 0.44], colour);
}

function paintCar(pen: Pen, body: Body, palette: RoadPalette): void {
  const { breadth, cell, colour, length } = body;
  paintWheels(pen, [-length * 0.3, length * 0.28], body, palette);
  paintHull(pen, box(-length / 2, length, breadth), [0.3, 0.42, 0.42, 0.3], colour, palette);
  paintFront(pen, body, palette);
  paintGlass(pen, -length / 2 + cell * 0.06, cell * 0.1, breadth * 0.66, palette);
}

function paintVan(pen: Pen, body: Body, palette: RoadPalette): void {
  const { breadth, cell, colour, length } = body;
  paintWheels(pen, [-length * 0.32, length * 0.3], body, palette);
  paintHull(pen, box(-length / 2, length, breadth), [0.12, 0.34, 0.34, 0.12], colour, palette);
  paintFront(pen, body, palette);
  paintSeam(pen, length / 2 - cell * 0.95, breadth, palette);
}

function paintBus(pen: Pen, body: Body, palette: RoadPalette): void {
  const { breadth, cell, colour, length } = body;
  paintWheels(pen, [-length * 0.32, length * 0.3], body, palette);
  paintHull(pen, box(-length / 2, length, breadth), [0.18, 0.24, 0.24, 0.18], colour, palette);
  paintFront(pen, body, palette);
  // Windows along both sides.
  for (let x = -length / 2 + cell * 0.35; x < length / 2 - cell * 0.8; x += cell * 0.62) {
    for (const y of [-breadth * 0.43, breadth * 0.33]) {
      apart(pen, () => {
        pen.globalAlpha = 0.55;
        fillRound(pen, { x, y, width: cell * 0.44, height: breadth * 0.1 }, 1, palette.halo);
      });
    }
  }
}

/** A cab, and one or two trailers behind it. */
function paintLorry(pen: Pen, body: Body, palette: RoadPalette, trailers: 1 | 2): void {
  const { breadth, cell, colour, length } = body;
  const cab = cell * 1.35;
  const joint = cell * 0.2;
  const load = (length - cab - joint * trailers) / trailers;
  const axles = Array.from({ length: trailers }, (_, at) => -length / 2 + at * (load + joint));
  fillRound(pen, box(-length / 2 + 2, length - 4, breadth * 0.16), 1, palette.ink);
  paintWheels(
    pen,
    [length / 2 - cab * 0.5, ...axles.flatMap((x) => [x + load * 0.14, x + load * 0.3])],
    body,
    palette,
  );
  for (const x of axles) {
    paintHull(pen, box(x, load, breadth), [0.08, 0.08, 0.08, 0.08], colour, palette);
    apart(pen, () => {
      pen.globalAlpha = 0.16;
      pen.fillStyle = palette.ink;
      for (const share of [0.2, 0.4, 0.6, 0.8]) {
        pen.fillRect(x + load * share, -breadth / 2, 1.2, breadth);
      }
    });
  }
  const front = box(length / 2 - cab, cab, breadth * 0.94);
  paintHull(pen, front, [0.12, 0.34, 0.34, 0.12], colour, palette);
  paintFront(pen, body, palette);
}

function box(x: number, width: number, height: number) {
  return { x, y: -height / 2, width, height };
}

/** A body with an edge and, along its middle, a little light. Corners are shares of its breadth. */
function paintHull(
  pen: Pen,
  place: ReturnType<typeof box>,
  corners: readonly number[],
  colour: string,
  palette: RoadPalette,
): void {
  const radii = corners.map((share) => share * place.height);
  fillRound(pen, place, radii, colour);
  apart(pen, () => {
    pen.globalAlpha = 0.55;
    pen.lineWidth = 1.2;
    pen.strokeStyle = palette.halo;
    pen.stroke();
    pen.globalAlpha = 0.3;
    const inner = { ...place, y: place.y + place.height * 0.2, height: place.height * 0.6 };
    fillRound(pen, inner, radii.map((radius) => radius * 0.6), palette.paint);
  });
}

/** Before the first character, which is to be read. */
function paintFront(pen: Pen, { breadth, cell, length }: Body, palette: RoadPalette): void {
  paintGlass(pen, length / 2 - cell * 0.24, cell * 0.14, breadth * 0.78, palette);
}

function paintGlass(
  pen: Pen,
  x: number,
  length: number,
  breadth: number,
  palette: RoadPalette,
): void {
  apart(pen, () => {
    pen.globalAlpha = 0.6;
    fillRound(pen, box(x, length, breadth), length * 0.35, palette.ink);
  });
}

function paintSeam(pen: Pen, x: number, breadth: number, palette: RoadPalette): void {
  apart(pen, () => {
    pen.globalAlpha = 0.35;
    pen.fillStyle = palette.ink;
    pen.fillRect(x, -breadth / 2, 1.2, breadth);
  });
}

function paintWheels(
  pen: Pen,
  axles: readonly number[],
  { breadth, cell }: Body,
  palette: RoadPalette,
): void {
  const [long, wide] = [cell * 0.34, breadth * 0.14];
  for (const x of axles) {
    for (const y of [-breadth / 2 - wide * 0.4, breadth / 2 - wide * 0.6]) {
      fillRound(pen, { x: x - long / 2, y, width: long, height: wide }, wide * 0.3, palette.ink);
    }
  }
}
