/** What a tank is painted with: sizes and colours for all its parts. */
import type { SceneTank } from "../model/scene_types.ts";
import { BLACK, type Colour, css, mix, WHITE } from "./colour.ts";
import { colourOf, groundAt, type Palette, patternOf, RUST, SOOT, STEEL } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** Cells smaller than this have turrets that are nearly all letter. */
export const LEAST_FINE = 27;

/** What one tank is painted with; `size` is the side of a cell in pixels. */
export interface TankPaint {
  readonly size: number;
  readonly body: Colour;
  readonly edge: Colour;
  readonly steel: Colour;
  readonly halo: string;
  readonly pattern: number;
}

/** The colours of a tank as it is: burnt, faded, of its program. */
export function paintFor(tank: SceneTank, size: number, palette: Palette): TankPaint {
  const faded = (colour: Colour) =>
    mix(groundAt(palette, 0.5), colour, 0.25 + tank.strength * 0.75);
  const own = mix(colourOf(palette, tank.entry), RUST, tank.burnt * 0.88);
  return {
    size,
    body: faded(own),
    edge: faded(mix(own, BLACK, 0.6)),
    steel: faded(mix(STEEL, SOOT, tank.burnt * 0.7)),
    halo: css(faded(WHITE), (palette.isDark ? 0.62 : 0.95) * (1 - tank.burnt * 0.75)),
    pattern: patternOf(palette, tank.entry),
  };
}

/** Draws something turned, clockwise in radians. */
export function turned(pen: Pen, angle: number, draw: () => void): void {
  pen.save();
  pen.rotate(angle);
  draw();
  pen.restore();
}
