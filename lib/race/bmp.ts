/**
 * Windows bitmaps (.BMP) of circuits. Written with 4 bits a pixel and the 16 colours in the order of the letters; read with
 * 1, 4, 8, 24 or 32 bits, also packed (RLE). Every length in the file may be a lie, and each lie is answered by a
 * sentence. Pure.
 *
 * The trap: Windows' own table of 16 colours has dark grey at 7 and light grey at 8, the opposite of the letters. So what a
 * pixel is follows from the red, green and blue of the file's own palette.
 */
import type { Problem } from "../core/problem.ts";
import { bad, good, type Result } from "../core/result.ts";
import { unpackRle } from "./bmp_rle.ts";
import { COLOURS } from "./colours.ts";
import { coloursOf, type Picture, PIXELS, wrongSize } from "./picture.ts";
import { HEIGHT, WIDTH } from "./rules.ts";
import type { Circuit } from "./types.ts";

const FILE_HEADER = 14;
const INFO_HEADER = 40;

/** The header of OS/2, with sizes of 2 bytes and colours of 3. */
const OLD_HEADER = 12;

const PALETTE_AT = FILE_HEADER + INFO_HEADER;

/** Sizes of headers that begin like the one that we write. */
const HEADERS: readonly number[] = [INFO_HEADER, 52, 56, 64, 108, 124];

const PACKED: Readonly<Record<number, 4 | 8>> = { 1: 8, 2: 4 };

/** A row takes a multiple of so many bytes. */
const ROW_PADDING = 4;

/** A circuit as a bitmap: rows from the bottom, each padded. */
export function writeBmp(circuit: Circuit): Uint8Array<ArrayBuffer> {
  const rowBytes = rowBytesOf(4);
  const pixelsAt = PALETTE_AT + 4 * COLOURS.length;
  const bytes = new Uint8Array(pixelsAt + rowBytes * HEIGHT);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, pixelsAt, true);
  view.setUint32(14, INFO_HEADER, true);
  view.setInt32(18, WIDTH, true);
  view.setInt32(22, HEIGHT, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 4, true);
  view.setUint32(34, rowBytes * HEIGHT, true);
  view.setUint32(46, COLOURS.length, true);
  COLOURS.forEach(({ rgb: [red, green, blue] }, index) =>
    bytes.set([blue, green, red, 0], PALETTE_AT + 4 * index)
  );
  const colours = coloursOf(circuit);
  for (let y = 0; y < HEIGHT; y++) {
    const row = pixelsAt + (HEIGHT - 1 - y) * rowBytes;
    for (let x = 0; x < WIDTH; x += 2) {
      const at = y * WIDTH + x;
      bytes[row + x / 2] = ((colours[at] ?? 0) << 4) | (colours[at + 1] ?? 0);
    }
  }
  return bytes;
}

/** What the headers say. */
interface Headers {
  readonly isTopDown: boolean;
  readonly bits: number;
  readonly packing: 4 | 8 | undefined;
  /** Three bytes a colour: red, green, blue. */
  readonly palette: Uint8Array;
  /** Everything from the first pixel on. */
  readonly content: Uint8Array;
}

/** The picture in a bitmap (BMP_DAMAGED, BMP_KIND, PICTURE_SIZE). */
export function readBmp(bytes: Uint8Array): Result<Picture, Problem> {
  const headers = readHeaders(bytes);
  if (!headers.ok) return headers;
  const { bits, content, isTopDown, packing, palette } = headers.value;
  if (bits > 8) return good({ rgb: directPixels(content, bits, isTopDown) });
  const indexes = packing === undefined
    ? good(plainIndexes(content, bits))
    : unpackRle(content, packing);
  if (!indexes.ok) return indexes;
  const rgb = new Uint8Array(3 * PIXELS);
  for (let cell = 0; cell < PIXELS; cell++) {
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    const row = isTopDown ? y : HEIGHT - 1 - y;
    const index = indexes.value[row * WIDTH + x] ?? 0;
    if (3 * index >= palette.length) {
      return damaged(
        `The pixel at (${x},${y}) has colour ${index}, but the palette has ${palette.length / 3}`,
      );
    }
    rgb.set(palette.subarray(3 * index, 3 * index + 3), 3 * cell);
  }
  return good({ rgb });
}

function readHeaders(bytes: Uint8Array): Result<Headers, Problem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0x42 || bytes[1] !== 0x4d) {
    return bad({ code: "BMP_KIND", message: "This is no bitmap: it does not begin with BM" });
  }
  if (bytes.length < FILE_HEADER + OLD_HEADER) return damaged("The file ends in its header");
  const size = view.getUint32(14, true);
  const isOld = size === OLD_HEADER;
  if (!isOld && !HEADERS.includes(size)) {
    return unknownKind(`its header has ${size} bytes: ${INFO_HEADER} are usual`);
  }
  if (bytes.length < FILE_HEADER + size) return damaged("The file ends in its header");
  const width = isOld ? view.getUint16(18, true) : view.getInt32(18, true);
  const height = isOld ? view.getUint16(20, true) : view.getInt32(22, true);
  if (width !== WIDTH || Math.abs(height) !== HEIGHT) return bad(wrongSize(width, height));
  const bits = view.getUint16(isOld ? 24 : 28, true);
  if (![1, 4, 8, 24, 32].includes(bits)) {
    return unknownKind(`it has ${bits} bits a pixel: 1, 4, 8, 24 and 32 are read`);
  }
  const compression = isOld ? 0 : view.getUint32(30, true);
  const packing = PACKED[compression];
  if (compression !== 0 && packing !== bits) {
    return unknownKind(`it is packed in a way that is not read: save it uncompressed`);
  }
  if (packing !== undefined && height < 0) {
    return damaged("A packed bitmap has its rows from the bottom, this one from the top");
  }
  const palette = bits > 8 ? good(new Uint8Array(0)) : readPalette(bytes, view, size, bits);
  if (!palette.ok) return palette;
  const pixelsAt = view.getUint32(10, true);
  if (pixelsAt < FILE_HEADER + size || pixelsAt > bytes.length) {
    return damaged(
      `The pixels are said to begin at byte ${pixelsAt}, but the file has ${bytes.length} bytes ` +
        `and a header of ${FILE_HEADER + size}`,
    );
  }
  const content = bytes.subarray(pixelsAt);
  const needed = rowBytesOf(bits) * HEIGHT;
  if (packing === undefined && content.length < needed) {
    return damaged(`The pixels take ${needed} bytes, but ${content.length} are there`);
  }
  return good({ isTopDown: height < 0, bits, packing, palette: palette.value, content });
}

/** Colours are blue, green, red, and, in all but the old header, a byte for nothing. */
function readPalette(
  bytes: Uint8Array,
  view: DataView,
  size: number,
  bits: number,
): Result<Uint8Array, Problem> {
  const most = 1 << bits;
  const said = size === OLD_HEADER ? 0 : view.getUint32(46, true);
  if (said > 256) return damaged(`The palette is said to have ${said} colours: it has up to 256`);
  const count = said === 0 ? most : said;
  const entry = size === OLD_HEADER ? 3 : 4;
  if (FILE_HEADER + size + count * entry > bytes.length) {
    return damaged(`The file ends in its palette of ${count} colours`);
  }
  const palette = new Uint8Array(3 * count);
  for (let index = 0; index < count; index++) {
    const at = FILE_HEADER + size + index * entry;
    palette.set(bytes.slice(at, at + 3).reverse(), 3 * index);
  }
  return good(palette);
}

/** The indexes of pixels, rows as they are in the file. */
function plainIndexes(content: Uint8Array, bits: number): Uint8Array {
  const rowBytes = rowBytesOf(bits);
  const indexes = new Uint8Array(PIXELS);
  const mask = (1 << bits) - 1;
  for (let at = 0; at < PIXELS; at++) {
    const bit = (at % WIDTH) * bits;
    const byte = content[Math.floor(at / WIDTH) * rowBytes + (bit >> 3)] ?? 0;
    indexes[at] = (byte >> (8 - bits - (bit & 7))) & mask;
  }
  return indexes;
}

function directPixels(content: Uint8Array, bits: number, isTopDown: boolean): Uint8Array {
  const rowBytes = rowBytesOf(bits);
  const rgb = new Uint8Array(3 * PIXELS);
  for (let cell = 0; cell < PIXELS; cell++) {
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    const at = (isTopDown ? y : HEIGHT - 1 - y) * rowBytes + x * (bits >> 3);
    rgb.set(content.slice(at, at + 3).reverse(), 3 * cell);
  }
  return rgb;
}

function rowBytesOf(bits: number): number {
  return Math.ceil(WIDTH * bits / 8 / ROW_PADDING) * ROW_PADDING;
}

function damaged(message: string): { readonly ok: false; readonly error: Problem } {
  return bad({ code: "BMP_DAMAGED", message });
}

function unknownKind(what: string): { readonly ok: false; readonly error: Problem } {
  return bad({ code: "BMP_KIND", message: `This kind of bitmap is not read: ${what}` });
}
