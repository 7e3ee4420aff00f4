/** The bodies of vehicles: in the middle of the pen's place, nose to the right. */
import type { Joint, VehicleKind } from "../model/vehicles.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, fillOval, fillRound, type Pen } from "./pen.ts";

/** In pixels. */
interface Body {
  readonly length: number;
  readonly breadth: number;
  /** Of a cell of the board. */
  readonly cell: number;
  readonly colour: string;
  /** Where it is in parts. */
  readonly joints: readonly Joint[];
}

/** What a vehicle leaves free of its cells at either end, in cells. */
export const GAP = 0.07;

type PaintBody = (pen: Pen, body: Body, palette: RoadPalette) => void;

/** How each kind is painted. */
export const BODIES: Readonly<Record<VehicleKind, PaintBody>> = {
  bike: paintBike,
  car: paintCar,
  van: paintVan,
  bus: paintBus,
  lorry: paintLorry,
  "road train": paintLorry,
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
  const { breadth, colour, length } = body;
  paintWheels(pen, [-length * 0.3, length * 0.28], body, palette);
  paintHull(pen, box(-length / 2, length, breadth), [0.3, 0.42, 0.42, 0.3], colour, palette);
  paintFront(pen, body, palette);
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

/** As many parts as it is written in, the cab first, with what couples them; one without joints is all of a piece. */
function paintLorry(pen: Pen, body: Body, palette: RoadPalette): void {
  const { breadth, cell, colour, joints, length } = body;
  const nose = length / 2;
  /** A place between two cells, from the nose; nothing stands out of the vehicle. */
  const at = (cells: number) => Math.max(-nose, Math.min(nose, nose - cells * cell + cell * GAP));
  fillRound(pen, box(-nose + 2, length - 4, breadth * 0.16), 1, palette.ink);
  const fronts = [nose, ...joints.map(({ from, to }) => at(to) - (from === to ? 1 : 0))];
  const backs = [...joints.map(({ from, to }) => at(from) + (from === to ? 1 : 0)), -nose];
  fronts.forEach((front, part) => {
    const back = backs[part] ?? -nose;
    const long = front - back;
    const isCab = part === 0;
    const isShort = long < cell * 3.2;
    const axles = isShort ? [0.5] : isCab ? [0.2, 0.8] : [0.16, 0.32, 0.84];
    paintWheels(pen, axles.map((share) => back + long * share), body, palette);
    const shape = isCab ? [0.1, 0.3, 0.3, 0.1] : [0.08, 0.08, 0.08, 0.08];
    paintHull(pen, box(back, long, breadth * (isCab ? 0.94 : 1)), shape, colour, palette);
    if (isCab) paintFront(pen, body, palette, 0.94);
    // A load has planks, between its characters.
    else {for (let x = back + cell; x < front - cell * 0.5; x += cell) {
        paintSeam(pen, x, breadth, palette);
      }}
  });
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

/** The windscreen: the end of a hull is dark, as far as it is before the first character, which is to be read. */
function paintFront(
  pen: Pen,
  { breadth, cell, length }: Body,
  palette: RoadPalette,
  share = 1,
): void {
  const [long, wide] = [cell * 0.15, breadth * share];
  apart(pen, () => {
    pen.globalAlpha = 0.55;
    const radii = [0, 0.3, 0.3, 0].map((corner) => corner * wide);
    fillRound(pen, box(length / 2 - long, long, wide), radii, palette.ink);
  });
}

function paintSeam(pen: Pen, x: number, breadth: number, palette: RoadPalette): void {
  apart(pen, () => {
    pen.globalAlpha = 0.14;
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
