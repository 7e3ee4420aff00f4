/**
 * PNG pictures of circuits. Packing is the library's work; before it sees a file, this looks at what the file says of itself,
 * and hands on nothing but what makes the picture. Pure.
 */
import { decode, type DecodedPng, encode } from "fast-png";
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { COLOURS } from "./colours.ts";
import { coloursOf, type Picture, PIXELS, wrongSize } from "./picture.ts";
import { HEIGHT, WIDTH } from "./rules.ts";
import type { Circuit } from "./types.ts";

const SIGNATURE: readonly number[] = [137, 80, 78, 71, 13, 10, 26, 10];

/** Pieces that make the picture; texts, dates and profiles do not. */
const NEEDED: readonly string[] = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];

/** The most that such a small picture takes even unpacked, in bytes; a packed lie could grow a thousandfold. */
const MOST_BYTES = 130_000;

/** A circuit as an indexed PNG. */
export function writePng(circuit: Circuit): Uint8Array<ArrayBuffer> {
  const palette = COLOURS.map(({ rgb }) => [...rgb]);
  const data = coloursOf(circuit);
  const picture = { width: WIDTH, height: HEIGHT, depth: 8, channels: 1, data, palette } as const;
  return Uint8Array.from(encode(picture, { zlib: { level: 9 } }));
}

/** The picture in a PNG (PNG_DAMAGED, PNG_KIND, PICTURE_SIZE). */
export function readPng(bytes: Uint8Array): Result<Picture, Problem> {
  const needed = neededPieces(bytes);
  if (!needed.ok) return needed;
  try {
    return pixelsOf(decode(needed.value, { checkCrc: true }));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return damaged(`The picture cannot be unpacked: ${said}`);
  }
}

/** The file without what the picture does not need. */
function neededPieces(bytes: Uint8Array): Result<Uint8Array, Problem> {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) {
    const message = "This is no PNG: it does not begin with the mark of one";
    return bad({ code: "PNG_KIND", message });
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: Uint8Array[] = [bytes.subarray(0, SIGNATURE.length)];
  let last = "";
  for (let at = SIGNATURE.length; at < bytes.length && last !== "IEND";) {
    if (at + 12 > bytes.length) return damaged("The file ends in the head of a piece");
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > bytes.length) {
      return damaged(`A piece is said to have ${length} bytes, which are more than are left`);
    }
    if (last === "") {
      if (kind !== "IHDR" || length !== 13) return damaged("Its first piece is no header");
      const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      if (width !== WIDTH || height !== HEIGHT) return bad(wrongSize(width, height));
    } else if (kind === "IHDR") return damaged("It has two headers");
    if (NEEDED.includes(kind)) pieces.push(bytes.subarray(at, end));
    last = kind;
    at = end;
  }
  if (last !== "IEND") return damaged("The file breaks off: its last piece is missing");
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  if (size > MOST_BYTES) return damaged(`Its pixels take ${size} bytes: ${MOST_BYTES} are plenty`);
  const joined = new Uint8Array(size);
  pieces.reduce((at, piece) => {
    joined.set(piece, at);
    return at + piece.length;
  }, 0);
  return good(joined);
}

/** Whatever kind of PNG it is, as red, green and blue. */
function pixelsOf({ channels, data, depth, palette }: DecodedPng): Result<Picture, Problem> {
  const rowSlots = depth < 8 ? Math.ceil(WIDTH * depth * channels / 8) : WIDTH * channels;
  if (data.length !== rowSlots * HEIGHT) return damaged("There are fewer pixels than it says");
  const most = 2 ** depth - 1;
  const sample = (cell: number, part: number): number => {
    const [x, row] = [cell % WIDTH, Math.floor(cell / WIDTH) * rowSlots];
    if (depth >= 8) return data[row + x * channels + part] ?? 0;
    const bit = x * depth;
    return ((data[row + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  const parts = (cell: number): readonly number[] | undefined =>
    palette !== undefined
      ? palette[sample(cell, 0)]
      : Array.from({ length: channels }, (_, part) => Math.round(255 * sample(cell, part) / most));
  const rgb = new Uint8Array(3 * PIXELS);
  for (let cell = 0; cell < PIXELS; cell++) {
    const pixel = parts(cell);
    if (pixel === undefined) return damaged("A pixel has a colour that the palette has not");
    // Grey, grey and alpha, three colours, or three and alpha.
    if (pixel.length % 2 === 0 && pixel.at(-1) !== 255) {
      const place = `(${cell % WIDTH},${Math.floor(cell / WIDTH)})`;
      const message = `The picture is see-through at ${place}: save it without transparency`;
      return bad({ code: "PNG_KIND", message });
    }
    const [first = 0, green = first, blue = first] = pixel;
    rgb.set(pixel.length < 3 ? [first, first, first] : [first, green, blue], 3 * cell);
  }
  return good({ rgb });
}

function damaged(message: string): { readonly ok: false; readonly error: Problem } {
  return bad({ code: "PNG_DAMAGED", message });
}
