/** The colours of a picture: those of the page, and what follows from them. */
import { brightness, type Colour, mix, parseColour } from "./colour.ts";

/** All that a picture is painted with. */
export interface Palette {
  readonly isDark: boolean;
  /** Around the field. */
  readonly paper: Colour;
  readonly ink: Colour;
  readonly inkFaint: Colour;
  /** The ground from its lowest to its highest. */
  readonly low: Colour;
  readonly high: Colour;
  /** Rings around what was chosen. */
  readonly accent: Colour;
  /** By bot; further bots begin again at the first. */
  readonly bots: readonly Colour[];
  readonly fonts: string;
}

/** Fire, soot and steel have the same colours by day and night. */
export const FIRE = {
  white: { r: 255, g: 252, b: 235 },
  yellow: { r: 255, g: 214, b: 92 },
  orange: { r: 250, g: 130, b: 38 },
  red: { r: 203, g: 52, b: 28 },
} as const satisfies Record<string, Colour>;
export const SOOT: Colour = { r: 38, g: 35, b: 33 };
/** What burnt metal looks like: not the colour of any bot. */
export const RUST: Colour = { r: 104, g: 79, b: 64 };
export const STEEL: Colour = { r: 58, g: 58, b: 60 };

/** The colours of the light page: what a picture has where there is no page. */
export const LIGHT: Palette = {
  isDark: false,
  paper: { r: 246, g: 243, b: 236 },
  ink: { r: 31, g: 29, b: 26 },
  inkFaint: { r: 111, g: 105, b: 95 },
  low: { r: 185, g: 176, b: 143 },
  high: { r: 243, g: 236, b: 212 },
  accent: { r: 11, g: 95, b: 125 },
  bots: [
    { r: 10, g: 110, b: 174 },
    { r: 189, g: 82, b: 7 },
    { r: 0, g: 95, b: 83 },
    { r: 218, g: 108, b: 149 },
    { r: 175, g: 141, b: 17 },
    { r: 49, g: 154, b: 216 },
    { r: 37, g: 40, b: 47 },
    { r: 122, g: 30, b: 2 },
    { r: 131, g: 99, b: 228 },
  ],
  fonts: "system-ui, sans-serif",
};

/** The palette of the page where an element stands, as its theme is now. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string, otherwise: Colour) =>
    parseColour(style.getPropertyValue(`--${name}`), otherwise);
  const paper = token("paper", LIGHT.paper);
  return {
    isDark: brightness(paper) < 0.5,
    paper,
    ink: token("ink", LIGHT.ink),
    inkFaint: token("ink-faint", LIGHT.inkFaint),
    low: token("ground-low", LIGHT.low),
    high: token("ground-high", LIGHT.high),
    accent: token("accent", LIGHT.accent),
    bots: LIGHT.bots.map((colour, bot) => token(`bot-${bot}`, colour)),
    fonts: style.getPropertyValue("--font").trim() || LIGHT.fonts,
  };
}

/** The colour of a program: of its index in the run. */
export function colourOf({ bots, ink }: Palette, entry: number): Colour {
  return bots[entry % bots.length] ?? ink;
}

/** How a program's hull is painted: 0 plain, then striped, when all colours have been used. */
export function patternOf({ bots }: Palette, entry: number): number {
  return bots.length === 0 ? 0 : Math.floor(entry / bots.length) % 3;
}

/** The ground at a height, from 0 for the lowest to 1 for the highest. */
export function groundAt({ low, high }: Palette, part: number): Colour {
  return mix(low, high, part);
}
