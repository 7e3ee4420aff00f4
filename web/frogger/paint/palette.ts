/** The colours of a road's picture: the page's tokens, as its theme is now. */

/** All that is painted with; each is a colour of CSS. */
export interface RoadPalette {
  readonly grass: string;
  readonly grassDark: string;
  readonly grassLight: string;
  readonly asphalt: string;
  /** Lines on the asphalt, and letters on it. */
  readonly paint: string;
  /** Round everything that moves, so that it is seen on any ground; and shadows. */
  readonly halo: string;
  /** Characters on vehicles. */
  readonly ink: string;
  readonly kerb: string;
  readonly flower: string;
  readonly frog: string;
  readonly frogDark: string;
  /** The way that is advised. */
  readonly advice: string;
  readonly squash: string;
  readonly vehicles: readonly string[];
  readonly fonts: string;
  readonly mono: string;
}

/** Colours of vehicles: all cars' but those that are near the frog's. */
const VEHICLE_COLOURS = [0, 1, 2, 4, 5, 6, 7] as const;

/** The palette of the page where an element stands. */
export function paletteOf(element: Element): RoadPalette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    grass: token("cell-2"),
    grassDark: token("cell-0"),
    grassLight: token("cell-10"),
    asphalt: token("cell-8"),
    paint: token("cell-15"),
    halo: token("cell-halo"),
    ink: token("cell-ink"),
    kerb: token("cell-7"),
    flower: token("car-0"),
    frog: token("car-3"),
    frogDark: token("cell-ink"),
    advice: token("cell-free"),
    squash: token("cell-crash"),
    vehicles: VEHICLE_COLOURS.map((colour) => token(`car-${colour}`)),
    fonts: token("font"),
    mono: token("font-mono"),
  };
}
