/** Paints a moment of a race: the circuit, the ways, what may come next, crashes and cars, and from near a small map. */
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import { letterOf } from "../model/names.ts";
import type { RaceScene, SceneCar } from "../model/scene.ts";
import { middleOf, type Viewport, wholeGrid } from "../model/viewport.ts";
import { paintCar } from "./car.ts";
import { paintCrash } from "./crash.ts";
import type { Pen } from "./ground.ts";
import { createGroundSheet } from "./ground_sheet.ts";
import { paintNextCells, paintVector } from "./next_cells.ts";
import { carColour, type RacePalette } from "./palette.ts";
import { paintWay } from "./way.ts";

/** How a moment is painted. */
export interface PaintOptions {
  readonly view: Viewport;
  readonly palette: RacePalette;
  /** Pixels of the canvas to each CSS pixel, for which the pen is scaled already. */
  readonly density: number;
  /** The digit of the cell under the pointer, or chosen by keys. */
  readonly digit?: number | undefined;
  /** The keys that choose a cell are printed on it. */
  readonly showsKeys: boolean;
}

/** Paints one canvas again and again. */
export interface ScenePainter {
  paint(pen: Pen, scene: RaceScene, options: PaintOptions): void;
}

/** The share of the canvas that the small map takes, and the most of it, in pixels. */
const MAP_SHARE = 0.28;
const MOST_MAP = 210;
const MAP_MARGIN = 10;

/** A painter that keeps the pictures of circuit and map. */
export function createScenePainter(): ScenePainter {
  const ground = createGroundSheet();
  const mapGround = createGroundSheet();
  return {
    paint(pen, scene, options) {
      const { density, digit, palette, showsKeys, view } = options;
      ground.paint(pen, scene.circuit, view, palette, density);
      for (const car of scene.cars) paintFuture(pen, car, view, palette);
      for (const car of scene.cars) paintPast(pen, car, view, palette);
      if (scene.vector !== undefined) {
        const { from, move } = scene.vector;
        paintVector(pen, from, move, view, { colour: palette.free, halo: palette.halo });
      }
      paintNextCells(
        pen,
        scene.choices.filter(({ state }) => state !== "stays").map((choice) => ({
          at: choice.at,
          isFree: choice.state === "free",
          isChosen: choice.digit === digit,
          key: showsKeys ? String(choice.digit) : undefined,
        })),
        view,
        palette,
      );
      for (const cells of scene.crashes) paintCrash(pen, cells, view, palette);
      for (const car of scene.cars) {
        const letter = scene.cars.length > 1 ? letterOf(car.car) : undefined;
        paintCar(pen, { ...car, letter }, view, palette);
      }
      if (view.scale > wholeGrid(view.width, view.height).scale * 1.4) {
        paintMap(pen, scene, options, mapGround);
      }
    },
  };
}

function paintFuture(pen: Pen, { car, future }: SceneCar, view: Viewport, palette: RacePalette) {
  const look = { colour: carColour(palette, car), halo: palette.halo, strength: 0.45 };
  paintWay(pen, future, view, look);
}

function paintPast(
  pen: Pen,
  { car, isLooked, past }: SceneCar,
  view: Viewport,
  palette: RacePalette,
): void {
  const strength = isLooked ? 1 : 0.7;
  paintWay(pen, past, view, { colour: carColour(palette, car), halo: palette.halo, strength });
}

/** In a lower corner, not over what the picture is about: the whole circuit, where the cars are, and what is shown large. */
function paintMap(
  pen: Pen,
  scene: RaceScene,
  { density, palette, view }: PaintOptions,
  ground: ReturnType<typeof createGroundSheet>,
): void {
  const width = Math.round(Math.min(MOST_MAP, view.width * MAP_SHARE));
  const height = Math.round(width * HEIGHT / WIDTH);
  const map = wholeGrid(width, height);
  pen.save();
  const about = middleOf(view, scene.focus);
  const isCrowded = about.x > view.width * 0.6 && about.y > view.height * 0.5;
  const left = isCrowded ? MAP_MARGIN : view.width - width - MAP_MARGIN;
  pen.translate(left, view.height - height - MAP_MARGIN);
  pen.fillStyle = palette.halo;
  pen.fillRect(-2, -2, width + 4, height + 4);
  ground.paint(pen, scene.circuit, map, palette, density);
  for (const { at, car } of scene.cars) {
    const { x, y } = middleOf(map, at);
    pen.beginPath();
    pen.arc(x, y, 3, 0, 2 * Math.PI);
    pen.lineWidth = 2;
    pen.strokeStyle = palette.halo;
    pen.stroke();
    pen.fillStyle = carColour(palette, car);
    pen.fill();
  }
  pen.strokeStyle = palette.free;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  pen.strokeRect(
    -view.left / view.scale * map.scale,
    -view.top / view.scale * map.scale,
    view.width / view.scale * map.scale,
    view.height / view.scale * map.scale,
  );
  pen.restore();
}
