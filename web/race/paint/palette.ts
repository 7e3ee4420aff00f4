/** The colours of a circuit's picture: the page's tokens, as its theme is now. */

/** All that is painted with; each is a colour of CSS. */
export interface RacePalette {
  /** Around the grid. */
  readonly paper: string;
  /** Signs and letters on bright colours. */
  readonly ink: string;
  /** A cell that the next move may reach. */
  readonly free: string;
  /** A cell that it may not, and a crash. */
  readonly crash: string;
  /** By the index of the colour table (lib/race/colours.ts); index 8 is the track. */
  readonly cells: readonly string[];
  /** Lines between cells of the track. */
  readonly gridLine: string;
  /** Between track and scenery. */
  readonly edge: string;
  /** Round everything that moves, so that it is seen on any ground. */
  readonly halo: string;
  /** By car; further cars begin again at the first. */
  readonly cars: readonly string[];
  readonly fonts: string;
}

const CELLS = 16;
const CARS = 9;

/** The palette of the page where an element stands. */
export function paletteOf(element: Element): RacePalette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const tokens = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => token(`${name}-${index}`));
  return {
    paper: token("paper"),
    ink: token("cell-ink"),
    free: token("cell-free"),
    crash: token("cell-crash"),
    cells: tokens("cell", CELLS),
    gridLine: token("cell-line"),
    edge: token("cell-edge"),
    halo: token("cell-halo"),
    cars: tokens("car", CARS),
    fonts: token("font"),
  };
}

/** The colour of a car by its place among those shown. */
export function carColour({ cars, ink }: RacePalette, car: number): string {
  return cars[car % cars.length] ?? ink;
}
