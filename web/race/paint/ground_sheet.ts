/** Keeps the picture of a circuit: it is painted anew only when it is shown otherwise. */
import type { Circuit } from "../../../lib/race/types.ts";
import type { Viewport } from "../model/viewport.ts";
import { paintGround, type Pen } from "./ground.ts";
import type { RacePalette } from "./palette.ts";

/** A picture kept for one canvas. */
export interface GroundSheet {
  /** Paints the circuit; `density` is pixels of the canvas to each CSS pixel, for which the pen is scaled already. */
  paint(pen: Pen, circuit: Circuit, view: Viewport, palette: RacePalette, density: number): void;
}

/** An empty sheet. */
export function createGroundSheet(): GroundSheet {
  let sheet: HTMLCanvasElement | undefined;
  let shown: readonly unknown[] = [];
  return {
    paint(pen, circuit, view, palette, density) {
      const { height, left, scale, top, width } = view;
      const now = [circuit, palette, density, height, left, scale, top, width];
      sheet ??= document.createElement("canvas");
      if (now.some((value, index) => value !== shown[index])) {
        shown = now;
        sheet.width = Math.max(1, Math.round(width * density));
        sheet.height = Math.max(1, Math.round(height * density));
        const own = sheet.getContext("2d");
        own?.scale(density, density);
        if (own !== null) paintGround(own, circuit, view, palette);
      }
      pen.drawImage(sheet, 0, 0, width, height);
    },
  };
}
