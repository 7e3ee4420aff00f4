/**
 * Circuits as pictures and back, a pixel a cell, by colour: never by the place of a colour in a palette, which differs
 * from program to program [CIRCUIT-3]. Pure.
 */
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { byteOf, colourOf, findColour, hexOf, isInTable, nearestColour } from "./colours.ts";
import { HEIGHT, WIDTH } from "./rules.ts";
import type { Circuit } from "./types.ts";

/** A picture of the size of a circuit. */
export interface Picture {
  /** Red, green and blue of each pixel, row by row from the top left. */
  readonly rgb: Uint8Array;
}

/** How many pixels a picture has. */
export const PIXELS: number = WIDTH * HEIGHT;

/** So many pixels of a wrong colour are told with their place. */
const MOST_TOLD = 5;

/** For each cell the index of its colour. */
export function coloursOf({ cells }: Circuit): Uint8Array {
  return cells.map(colourOf);
}

/** Cells of a circuit that stand in no table of colours: a picture shows them as K. */
export function countUnknown({ cells }: Circuit): number {
  return cells.reduce((count, byte) => isInTable(byte) ? count : count + 1, 0);
}

/** The circuit of a picture, and how many pixels had another colour than one of the 16. */
export interface PicturedCircuit {
  readonly circuit: Circuit;
  readonly mapped: number;
}

/**
 * The circuit that a picture shows. A colour that is none of the 16 is refused with its place (PICTURE_COLOUR), or taken
 * for the nearest of them.
 */
export function circuitOfPicture(
  { rgb }: Picture,
  options: { readonly nearest?: boolean } = {},
): Result<PicturedCircuit, Problem> {
  const cells = new Uint8Array(PIXELS);
  const wrong: string[] = [];
  let mapped = 0;
  for (let cell = 0; cell < PIXELS; cell++) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(3 * cell, 3 * cell + 3);
    let colour = findColour(red, green, blue);
    if (colour === undefined) {
      mapped += 1;
      if (wrong.length < MOST_TOLD) {
        const place = `(${cell % WIDTH},${Math.floor(cell / WIDTH)})`;
        wrong.push(`${hexOf(red, green, blue)} at ${place}`);
      }
      colour = nearestColour(red, green, blue);
    }
    cells[cell] = byteOf(colour);
  }
  if (mapped > 0 && options.nearest !== true) {
    const more = mapped > wrong.length ? ` and ${mapped - wrong.length} more` : "";
    const message =
      `There are colours that are none of the 16: ${wrong.join(", ")}${more}. Draw them in ` +
      `colours of the table, or take the nearest ones`;
    return bad({ code: "PICTURE_COLOUR", message });
  }
  return good({ circuit: { width: WIDTH, height: HEIGHT, cells }, mapped });
}

/** What is said of a picture of another size. */
export function wrongSize(width: number, height: number): Problem {
  const message = `The picture has ${width} × ${height} pixels: a circuit has ${WIDTH} × ${HEIGHT}`;
  return { code: "PICTURE_SIZE", message };
}
