/**
 * Packed pixels of bitmaps (RLE4 and RLE8): pairs of a count and a byte, or a 0 and what it announces. Pure.
 */
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { HEIGHT, WIDTH } from "./rules.ts";

/** What follows a 0: the end of a row, of the picture, a jump; from 3 on so many pixels one by one. */
const END_OF_ROW = 0;
const END = 1;
const JUMP = 2;

/** The indexes of pixels, the bottom row first; what no run covers is 0. Code BMP_DAMAGED. */
export function unpackRle(bytes: Uint8Array, bits: 4 | 8): Result<Uint8Array, Problem> {
  const indexes = new Uint8Array(WIDTH * HEIGHT);
  let [at, x, row] = [0, 0, 0];
  // Of 4 bits the higher half comes first.
  const pixelOf = (from: number, index: number) =>
    bits === 8
      ? bytes[from + index] ?? 0
      : ((bytes[from + (index >> 1)] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15;
  while (at + 1 < bytes.length) {
    const [count = 0, byte = 0] = bytes.subarray(at, at + 2);
    at += 2;
    if (count === 0 && byte === END) return good(indexes);
    if (count === 0 && byte === END_OF_ROW) {
      [x, row] = [0, row + 1];
      continue;
    }
    if (count === 0 && byte === JUMP) {
      if (at + 1 >= bytes.length) break;
      [x, row] = [x + (bytes[at] ?? 0), row + (bytes[at + 1] ?? 0)];
      at += 2;
      continue;
    }
    const length = count === 0 ? byte : count;
    if (row >= HEIGHT || x + length > WIDTH) {
      const message = `The packed pixels run out of the picture in row ${
        row + 1
      } from the bottom, column ${x}`;
      return bad({ code: "BMP_DAMAGED", message });
    }
    const place = row * WIDTH + x;
    x += length;
    if (count > 0) {
      for (let index = 0; index < length; index++) {
        indexes[place + index] = bits === 8 ? byte : pixelOf(at - 1, index % 2);
      }
      continue;
    }
    const taken = Math.ceil(length * bits / 8);
    if (at + taken > bytes.length) break;
    for (let index = 0; index < length; index++) indexes[place + index] = pixelOf(at, index);
    // They are filled up to an even number of bytes.
    at += taken + taken % 2;
  }
  const message = "The packed pixels break off: their mark of the end is missing";
  return bad({ code: "BMP_DAMAGED", message });
}
