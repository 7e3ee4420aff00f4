/**
 * The 16 colours in which scenery is drawn [CIRCUIT-3]. A letter is 65 and the index of its colour; the one with index 8,
 * dark grey, is the track. Pure.
 */
import { TRACK } from "./rules.ts";

/** A colour of the table. */
export interface Colour {
  /** The byte of a circuit that is drawn in it. */
  readonly byte: number;
  readonly name: string;
  /** Red, green and blue, 0 to 255. */
  readonly rgb: readonly [number, number, number];
}

/** The index of the track's colour. */
export const TRACK_COLOUR = 8;

/** In this colour is drawn whatever is no letter of the table: K, green. */
export const UNKNOWN_COLOUR = 10;

const TABLE = [
  ["black", 0, 0, 0],
  ["dark red", 128, 0, 0],
  ["dark green", 0, 128, 0],
  ["dark yellow", 128, 128, 0],
  ["dark blue", 0, 0, 128],
  ["dark magenta", 128, 0, 128],
  ["dark cyan", 0, 128, 128],
  ["light grey", 192, 192, 192],
  ["dark grey", 128, 128, 128],
  ["red", 255, 0, 0],
  ["green", 0, 255, 0],
  ["yellow", 255, 255, 0],
  ["blue", 0, 0, 255],
  ["magenta", 255, 0, 255],
  ["cyan", 0, 255, 255],
  ["white", 255, 255, 255],
] as const;

/** All of them, by their index. */
export const COLOURS: readonly Colour[] = TABLE.map(([name, red, green, blue], index) => ({
  byte: byteOf(index),
  name,
  rgb: [red, green, blue],
}));

const INDEX_OF_BYTE: Uint8Array = new Uint8Array(256).fill(UNKNOWN_COLOUR);
COLOURS.forEach(({ byte }, index) => INDEX_OF_BYTE[byte] = index);

/** The index of the colour in which a cell is drawn. */
export function colourOf(byte: number): number {
  return INDEX_OF_BYTE[byte] ?? UNKNOWN_COLOUR;
}

/** The byte that is drawn in the colour of this index. */
export function byteOf(colour: number): number {
  return colour === TRACK_COLOUR ? TRACK : 65 + colour;
}

/** Whether a byte of a circuit stands in the table; the others lose what they were in a picture. */
export function isInTable(byte: number): boolean {
  return byteOf(colourOf(byte)) === byte;
}

/** The index of exactly this colour; `undefined`: it is none of the 16. */
export function findColour(red: number, green: number, blue: number): number | undefined {
  const index = COLOURS.findIndex(({ rgb: [r, g, b] }) => r === red && g === green && b === blue);
  return index < 0 ? undefined : index;
}

/** The index of the colour that is nearest, by the sum of the squares; of equals the first. */
export function nearestColour(red: number, green: number, blue: number): number {
  const far = COLOURS.map(({ rgb: [r, g, b] }) =>
    (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
  );
  return far.indexOf(Math.min(...far));
}

/** A colour as six hexadecimal digits, such as `808080`. */
export function hexOf(red: number, green: number, blue: number): string {
  return [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")
    .toUpperCase();
}
