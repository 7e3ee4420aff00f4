import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { readBmp, writeBmp } from "../../../lib/race/bmp.ts";
import { byteOf, colourOf, COLOURS } from "../../../lib/race/colours.ts";
import { circuitOfPicture } from "../../../lib/race/picture.ts";
import { HEIGHT, TRACK, WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { coloured } from "./drawn.ts";

/** Dark grey at 7 and light grey at 8, as Windows itself has them. */
const WINDOWS_ORDER = [0, 1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 11, 12, 13, 14, 15];

function read(bytes: Uint8Array, nearest = false): Circuit | string {
  const picture = readBmp(bytes);
  if (!picture.ok) return `${picture.error.code} ${picture.error.message}`;
  const circuit = circuitOfPicture(picture.value, { nearest });
  return circuit.ok ? circuit.value.circuit : `${circuit.error.code} ${circuit.error.message}`;
}

/** What a bitmap is made of; pixels are indexes of colours, row by row from the top. */
interface Parts {
  readonly bits: 1 | 4 | 8 | 24;
  /** For each index of the palette the index of its colour. */
  readonly palette?: readonly number[];
  readonly isTopDown?: boolean;
  readonly isOld?: boolean;
  /** Packed pixels and the number of their kind. */
  readonly packed?: readonly [number, readonly number[]];
}

/** A bitmap made byte by byte, in another way than lib does it. */
function bitmap(colours: readonly number[], parts: Parts): Uint8Array {
  const { bits, isOld = false, isTopDown = false, packed, palette = [] } = parts;
  const le = (value: number, size: number) =>
    Array.from({ length: size }, (_, byte) => Math.floor(value / 256 ** byte) % 256);
  const rgbOf = (index: number) => [...(COLOURS[index]?.rgb ?? [])].reverse();
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = colours.slice(y * WIDTH, (y + 1) * WIDTH);
    if (bits === 24) return row.flatMap(rgbOf);
    const digits = row.map((colour) => palette.indexOf(colour).toString(2).padStart(bits, "0"));
    return (digits.join("").match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, "0"), 2));
  }).map((row) => [...row, ...Array<number>((4 - row.length % 4) % 4).fill(0)]);
  const pixels = packed?.[1] ?? (isTopDown ? rows : rows.toReversed()).flat();
  const entries = bits === 24 ? [] : Array.from(
    { length: 1 << bits },
    (_, index) => [...rgbOf(palette[index] ?? 0), ...(isOld ? [] : [0])],
  );
  const height = isTopDown ? 2 ** 32 - HEIGHT : HEIGHT;
  const header = isOld
    ? [...le(12, 4), ...le(WIDTH, 2), ...le(HEIGHT, 2), ...le(1, 2), ...le(bits, 2)]
    : [
      ...[...le(40, 4), ...le(WIDTH, 4), ...le(height, 4), ...le(1, 2), ...le(bits, 2)],
      ...[...le(packed?.[0] ?? 0, 4), ...le(0, 4), ...le(0, 16)],
    ];
  const pixelsAt = 14 + header.length + entries.flat().length;
  return Uint8Array.from([
    ...[0x42, 0x4d, ...le(pixelsAt + pixels.length, 4), ...le(0, 4), ...le(pixelsAt, 4)],
    ...[...header, ...entries.flat(), ...pixels],
  ]);
}

const STRIPES: readonly number[] = Array.from(
  { length: WIDTH * HEIGHT },
  (_, at) => (at % WIDTH + 3 * Math.floor(at / WIDTH)) % 16,
);

function letters(colours: readonly number[]): Uint8Array {
  return Uint8Array.from(colours, byteOf);
}

Deno.test("[CIRCUIT-3] a circuit as a bitmap and back is the same, letter by letter", () => {
  fc.assert(fc.property(coloured, (circuit) => assertEquals(read(writeBmp(circuit)), circuit)));
});

Deno.test("[CIRCUIT-3] what is no letter of the table comes back as K, bright green", () => {
  const cells = new Uint8Array(WIDTH * HEIGHT).fill(TRACK);
  cells.set([73, 97, 0, 255, 88, 65, 80]);
  const read_ = read(writeBmp({ width: WIDTH, height: HEIGHT, cells }));
  assert(typeof read_ !== "string");
  assertEquals(String.fromCharCode(...read_.cells.subarray(0, 8)), "KKKKKAP ");
});

Deno.test("[CIRCUIT-3] the palette's order does not matter: Windows has dark grey at 7 and light grey at 8", () => {
  const file = bitmap(STRIPES, { bits: 4, palette: WINDOWS_ORDER });
  const circuit = read(file);
  assert(typeof circuit !== "string");
  assertEquals(circuit.cells, letters(STRIPES));
  // The trap is there: by their indexes light grey and track are the wrong way round.
  assertEquals([byteOf(7), byteOf(8)], [72, TRACK]);
  const pixelsAt = 14 + 40 + 64;
  const lowest = STRIPES.slice((HEIGHT - 1) * WIDTH);
  const found = Array.from(
    { length: 16 },
    (_, x) => ((file[pixelsAt + (x >> 1)] ?? 0) >> (x % 2 ? 0 : 4)) & 15,
  );
  assertEquals(found.map((index) => WINDOWS_ORDER[index]), lowest.slice(0, 16));
  assert(found.some((index, x) => index !== lowest[x]));
});

Deno.test("[CIRCUIT-3] a bitmap is written in the order of the letters, with true colours", () => {
  const file = writeBmp({ width: WIDTH, height: HEIGHT, cells: letters(STRIPES) });
  assertEquals(
    file,
    bitmap(STRIPES, { bits: 4, palette: COLOURS.map((_, index) => index) }).map(
      // Sizes that may be 0, and are told all the same.
      (byte, at) => at >= 34 && at < 50 ? file[at] ?? 0 : byte,
    ),
  );
  assertEquals(file.length, 14 + 40 + 64 + 76 * HEIGHT);
  assertEquals([...file.subarray(34, 38), ...file.subarray(46, 50)], [
    0xb0,
    0x1d,
    0,
    0,
    16,
    0,
    0,
    0,
  ]);
});

Deno.test("bitmaps of every kind are read: 1, 4, 8 and 24 bits, from the top and from the bottom, old ones", () => {
  const two = STRIPES.map((colour) => colour % 2 === 0 ? 8 : 2);
  const all = COLOURS.map((_, index) => index);
  const cases: [readonly number[], Parts][] = [
    [two, { bits: 1, palette: [2, 8] }],
    [two, { bits: 1, palette: [8, 2], isTopDown: true }],
    [STRIPES, { bits: 4, palette: all, isTopDown: true }],
    [STRIPES, { bits: 4, palette: WINDOWS_ORDER, isOld: true }],
    [STRIPES, { bits: 8, palette: all }],
    [STRIPES, { bits: 24 }],
    [STRIPES, { bits: 24, isTopDown: true }],
  ];
  for (const [colours, parts] of cases) {
    const circuit = read(bitmap(colours, parts));
    assert(typeof circuit !== "string", JSON.stringify(parts) + circuit);
    assertEquals(circuit.cells, letters(colours));
  }
});

Deno.test("packed bitmaps are unpacked: runs, single pixels, ends of rows and jumps", () => {
  const palette = COLOURS.map((_, index) => index);
  // The bottom row: 5 pixels 1 2 1 2 1, then 3 4 5 one by one, the rest 0; the next one: a jump of 2, then 6 6.
  const four = [5, 0x12, 0, 3, 0x34, 0x50, 0, 0, 0, 2, 2, 0, 2, 0x66, 0, 1];
  const eight = [2, 1, 0, 3, 2, 3, 4, 0, 0, 0, 0, 1];
  const rowOf = (packed: readonly [number, readonly number[]], bits: 4 | 8, up: number) => {
    const circuit = read(bitmap([], { bits, palette, packed }));
    assert(typeof circuit !== "string", String(circuit));
    const row = (HEIGHT - 1 - up) * WIDTH;
    return String.fromCharCode(...circuit.cells.subarray(row, row + 9));
  };
  assertEquals(rowOf([2, four], 4, 0), "BCBCBDEFA");
  assertEquals(rowOf([2, four], 4, 1), "AAGGAAAAA");
  assertEquals(rowOf([1, eight], 8, 0), "BBCDEAAAA");
});

Deno.test("colours that are none of the 16 are refused with their place, or the nearest is taken", () => {
  const file = bitmap(STRIPES, { bits: 24 });
  const place = 54 + (HEIGHT - 1 - 3) * 452 + 3 * 7;
  file.set([0x82, 0x81, 0x80], place);
  assertEquals(
    read(file),
    "PICTURE_COLOUR There are colours that are none of the 16: 808182 at (7,3). Draw them in " +
      "colours of the table, or take the nearest ones",
  );
  const nearest = read(file, true);
  assert(typeof nearest !== "string");
  assertEquals(nearest.cells[3 * WIDTH + 7], TRACK);
});

Deno.test("each lie in a bitmap is answered by a sentence", () => {
  const good = bitmap(STRIPES, { bits: 4, palette: WINDOWS_ORDER });
  const lie = (at: number, bytes: readonly number[], length = good.length) => {
    const file = good.slice(0, length);
    file.set(bytes, at);
    return read(file);
  };
  const cases: [Circuit | string, string][] = [
    [read(new Uint8Array(0)), "BMP_KIND This is no bitmap"],
    [lie(0, [0x43]), "BMP_KIND This is no bitmap"],
    [lie(0, [], 20), "BMP_DAMAGED The file ends in its header"],
    [lie(0, [], 40), "BMP_DAMAGED The file ends in its header"],
    [lie(0, [], 90), "BMP_DAMAGED The file ends in its palette of 16 colours"],
    [lie(0, [], 4000), "BMP_DAMAGED The pixels take 7600 bytes, but 3882 are there"],
    [lie(10, [255, 255, 255, 255]), "BMP_DAMAGED The pixels are said to begin at byte 4294967295"],
    [lie(10, [20, 0, 0, 0]), "BMP_DAMAGED The pixels are said to begin at byte 20"],
    [lie(14, [41]), "BMP_KIND This kind of bitmap is not read: its header has 41 bytes"],
    [lie(18, [151]), "PICTURE_SIZE The picture has 151 × 100 pixels: a circuit has 150 × 100"],
    [lie(22, [0, 0, 0, 128]), "PICTURE_SIZE The picture has 150 × -2147483648 pixels"],
    [lie(28, [16]), "BMP_KIND This kind of bitmap is not read: it has 16 bits a pixel"],
    [lie(30, [3]), "BMP_KIND This kind of bitmap is not read: it is packed in a way"],
    [lie(30, [1]), "BMP_KIND This kind of bitmap is not read: it is packed in a way"],
    [lie(46, [0, 0, 0, 255]), "BMP_DAMAGED The palette is said to have 4278190080 colours"],
  ];
  for (const [said, expected] of cases) {
    assert(typeof said === "string" && said.startsWith(expected), `${said} / ${expected}`);
  }
  const few = lie(46, [3]);
  assert(typeof few === "string" && /colour \d+, but the palette has 3$/.test(few), String(few));
  const packed = (pixels: readonly number[]) =>
    read(bitmap([], { bits: 4, palette: WINDOWS_ORDER, packed: [2, pixels] }));
  assertEquals(
    packed([]),
    "BMP_DAMAGED The packed pixels break off: their mark of the end is missing",
  );
  assertEquals(
    packed([0, 200, 1]),
    "BMP_DAMAGED The packed pixels run out of the picture in row 1 from the bottom, column 0",
  );
  assertEquals(
    packed([0, 9, 1]),
    "BMP_DAMAGED The packed pixels break off: their mark of the end is missing",
  );
  assertEquals(
    packed([0, 2, 0, 100, 1, 0]),
    "BMP_DAMAGED The packed pixels run out of the picture in row 101 from the bottom, column 0",
  );
  assertEquals(
    packed([0, 2, 1]),
    "BMP_DAMAGED The packed pixels break off: their mark of the end is missing",
  );
});

Deno.test("whatever bytes a bitmap has, reading it ends with a picture or a sentence", () => {
  const good = bitmap(STRIPES, { bits: 4, palette: WINDOWS_ORDER });
  const change = fc.tuple(fc.nat(130), fc.nat(255));
  fc.assert(fc.property(fc.array(change), fc.nat(good.length), (changes, length) => {
    const file = good.slice(0, length);
    for (const [at, byte] of changes) file[at] = byte;
    const picture = readBmp(file);
    assert(picture.ok ? picture.value.rgb.length === 45_000 : picture.error.message.length > 10);
  }));
});

Deno.test("[CIRCUIT-3] sixteen colours, A to H and J to P, and the track between them", () => {
  assertEquals(
    COLOURS.map(({ byte }) => String.fromCharCode(byte)).join(""),
    "ABCDEFGH JKLMNOP",
  );
  assertEquals(COLOURS.map((_, index) => colourOf(byteOf(index))), COLOURS.map((_, at) => at));
  assertEquals([..."IXa~"].map((letter) => colourOf(letter.charCodeAt(0))), [10, 10, 10, 10]);
});
