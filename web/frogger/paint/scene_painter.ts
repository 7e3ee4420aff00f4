/** Paints a moment: the ground, goals, ways, vehicles, the frog. */
import type { RoadScene } from "../model/scene.ts";
import { middleOf, type Place, type Viewport } from "../model/viewport.ts";
import { paintFrog } from "./frog.ts";
import { paintCorners, paintTarget } from "./goals.ts";
import { paintShade } from "./ground.ts";
import { createGroundSheet } from "./ground_sheet.ts";
import type { RoadPalette } from "./palette.ts";
import { apart, type Pen } from "./pen.ts";
import { paintTicks } from "./ticks.ts";
import { paintGlyphs, paintOutline, paintVehicle } from "./vehicle.ts";
import { paintWaits, paintWay } from "./way.ts";

/** How a moment is painted. */
export interface PaintOptions {
  readonly view: Viewport;
  readonly palette: RoadPalette;
  /** Pixels of the canvas to each CSS pixel, for which the pen is scaled already. */
  readonly density: number;
  /** Numbers of lanes and columns along the edges. @default false */
  readonly hasTicks?: boolean;
}

/** Paints one canvas again and again. */
export interface ScenePainter {
  paint(pen: Pen, scene: RoadScene, options: PaintOptions): void;
}

/** A painter that keeps the picture of the ground. */
export function createScenePainter(): ScenePainter {
  const ground = createGroundSheet();
  return {
    paint(pen, scene, { density, hasTicks = false, palette, view }) {
      const { advice, arrows, frog, future, guilty, past, vehicles } = scene;
      ground.paint(pen, view, palette, density);
      paintTarget(pen, scene, view, palette);
      paintCorners(pen, scene, view, palette);
      const gone = { colour: palette.paint, strength: 0.8, isDashed: false };
      paintWay(pen, past, view, palette, gone);
      for (const vehicle of vehicles) paintVehicle(pen, vehicle, view, palette);
      paintShade(pen, view, palette);
      // What is to come lies over the vehicles: they will not be there any more.
      const ahead = [[future, palette.paint], [advice, palette.advice]] as const;
      for (const [way, colour] of ahead) {
        paintWay(pen, way, view, palette, { colour, strength: 0.95, isDashed: true });
      }
      if (guilty !== undefined) paintOutline(pen, guilty, view, palette);
      for (const arrow of arrows) paintArrow(pen, arrow, view, palette);
      if (frog !== undefined) paintFrog(pen, frog, view, palette);
      // What ran over it can be read all the same.
      if (guilty !== undefined && frog?.isSquashed === true) {
        paintGlyphs(pen, guilty, view, palette, true);
      }
      for (const [way, colour] of ahead) paintWaits(pen, way, view, palette, colour);
      if (hasTicks) paintTicks(pen, view, palette);
    },
  };
}

/** From cell to cell: how frog and vehicle came together. */
function paintArrow(
  pen: Pen,
  { from, isFrog, to }: { readonly from: Place; readonly to: Place; readonly isFrog: boolean },
  view: Viewport,
  palette: RoadPalette,
): void {
  const [start, end] = [middleOf(view, from), middleOf(view, to)];
  const size = Math.min(view.cell, view.row) * 0.3;
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  apart(pen, () => {
    pen.beginPath();
    pen.moveTo(start.x, start.y);
    pen.lineTo(end.x, end.y);
    for (const turn of [0.55, -0.55]) {
      pen.moveTo(end.x, end.y);
      pen.lineTo(end.x - size * Math.cos(angle + turn), end.y - size * Math.sin(angle + turn));
    }
    pen.lineCap = "round";
    for (
      const [colour, width] of [[palette.halo, 5], [
        isFrog ? palette.frog : palette.squash,
        2.5,
      ]] as const
    ) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke();
    }
  });
}
