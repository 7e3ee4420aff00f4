/** Keeps the picture of the ground: it is painted anew only when it is shown otherwise. */
import type { Viewport } from "../model/viewport.ts";
import { paintGround } from "./ground.ts";
import type { RoadPalette } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** A picture kept for one canvas. */
export interface GroundSheet {
  /** Paints the ground; `density` is pixels of the canvas to each CSS pixel, for which the pen is scaled already. */
  paint(pen: Pen, view: Viewport, palette: RoadPalette, density: number): void;
}

/** An empty sheet. */
export function createGroundSheet(): GroundSheet {
  let sheet: HTMLCanvasElement | undefined;
  let shown: readonly unknown[] = [];
  return {
    paint(pen, view, palette, density) {
      const now = [palette, density, ...Object.values(view)];
      sheet ??= document.createElement("canvas");
      if (now.some((value, index) => value !== shown[index])) {
        shown = now;
        sheet.width = Math.max(1, Math.round(view.width * density));
        sheet.height = Math.max(1, Math.round(view.height * density));
        const own = sheet.getContext("2d");
        own?.scale(density, density);
        if (own !== null) paintGround(own, view, palette);
      }
      pen.drawImage(sheet, 0, 0, view.width, view.height);
    },
  };
}
