import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { encode } from "fast-png";
import { byteOf, COLOURS } from "../../../lib/race/colours.ts";
import { circuitOfPicture } from "../../../lib/race/picture.ts";
import { readPng, writePng } from "../../../lib/race/png.ts";
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { coloured } from "./drawn.ts";

function read(bytes: Uint8Array): Circuit | string {
  const picture = readPng(bytes);
  if (!picture.ok) return `${picture.error.code} ${picture.error.message}`;
  const circuit = circuitOfPicture(picture.value);
  return circuit.ok ? circuit.value.circuit : `${circuit.error.code} ${circuit.error.message}`;
}

const COLOURS_AT: readonly number[] = Array.from(
  { length: WIDTH * HEIGHT },
  (_, at) => (at % WIDTH + 5 * Math.floor(at / WIDTH)) % 16,
);
const LETTERS = Uint8Array.from(COLOURS_AT, byteOf);

/** A PNG of these colours with so many channels, every pixel opaque. */
function png(channels: 3 | 4, depth: 8 | 16, alpha = 255): Uint8Array {
  const parts = COLOURS_AT.flatMap((colour, at) => {
    const { rgb = [0, 0, 0] } = COLOURS[colour] ?? {};
    return channels === 3 ? [...rgb] : [...rgb, at === 0 ? alpha : 255];
  });
  const data = depth === 8 ? Uint8Array.from(parts) : Uint16Array.from(parts, (part) => part * 257);
  return encode({ width: WIDTH, height: HEIGHT, channels, depth, data });
}

Deno.test("[CIRCUIT-3] a circuit as a PNG and back is the same, letter by letter", () => {
  fc.assert(
    fc.property(coloured, (circuit) => assertEquals(read(writePng(circuit)), circuit)),
    { numRuns: 30 },
  );
});

Deno.test("[CIRCUIT-3] the track is 808080 in a PNG", () => {
  const { ok, ...rest } = readPng(writePng({
    width: WIDTH,
    height: HEIGHT,
    cells: new Uint8Array(WIDTH * HEIGHT).fill(32),
  }));
  assert(ok && "value" in rest);
  assert(rest.value.rgb.every((part) => part === 128));
});

Deno.test("PNGs of every usual kind are read", () => {
  for (const file of [png(3, 8), png(4, 8), png(3, 16), png(4, 16)]) {
    const circuit = read(file);
    assert(typeof circuit !== "string", String(circuit));
    assertEquals(circuit.cells, LETTERS);
  }
  const palette = [[0, 0, 0], [128, 128, 128]];
  const data = new Uint8Array(19 * HEIGHT).fill(0b01010101);
  const two = read(encode({ width: WIDTH, height: HEIGHT, channels: 1, depth: 1, palette, data }));
  assert(typeof two !== "string", String(two));
  assertEquals(String.fromCharCode(...two.cells.subarray(148, 154)), "A A A ");
});

Deno.test("a PNG that is see-through, has another size or is none is refused with a sentence", () => {
  assertEquals(
    read(png(4, 8, 7)),
    "PNG_KIND The picture is see-through at (0,0): save it without transparency",
  );
  const small = encode({ width: 2, height: 1, channels: 3, data: new Uint8Array(6) });
  assertEquals(
    read(small),
    "PICTURE_SIZE The picture has 2 × 1 pixels: a circuit has 150 × 100",
  );
  assertEquals(
    read(Uint8Array.of(1, 2, 3)),
    "PNG_KIND This is no PNG: it does not begin with the mark of one",
  );
});

Deno.test("a PNG may hold what the picture does not need, and none of it is unpacked", () => {
  const file = writePng({ width: WIDTH, height: HEIGHT, cells: LETTERS });
  const profile = [0, 0, 0, 5, ...new TextEncoder().encode("iCCPwrong"), 0, 0, 0, 0];
  const circuit = read(Uint8Array.from([...file.slice(0, 33), ...profile, ...file.slice(33)]));
  assert(typeof circuit !== "string", String(circuit));
  assertEquals(circuit.cells, LETTERS);
});

Deno.test("each lie in a PNG is answered by a sentence", () => {
  const file = writePng({ width: WIDTH, height: HEIGHT, cells: LETTERS });
  const lie = (at: number, byte: number, length = file.length) => {
    const bytes = file.slice(0, length);
    bytes[at] = byte;
    return read(bytes);
  };
  const cases: [Circuit | string, string][] = [
    [lie(0, 137, 40), "PNG_DAMAGED The file ends in the head of a piece"],
    [lie(0, 137, file.length - 12), "PNG_DAMAGED The file breaks off"],
    [lie(8, 255), "PNG_DAMAGED A piece is said to have 4278190093 bytes"],
    [lie(12, 74), "PNG_DAMAGED Its first piece is no header"],
    [lie(18, 1), "PICTURE_SIZE The picture has 406 × 100 pixels"],
    [lie(24, 3), "PNG_DAMAGED The picture cannot be unpacked"],
    [lie(50, 9), "PNG_DAMAGED The picture cannot be unpacked"],
  ];
  for (const [said, expected] of cases) {
    assert(typeof said === "string" && said.startsWith(expected), `${said} / ${expected}`);
  }
});

Deno.test("a PNG that is far bigger than its pixels is refused before it is unpacked", () => {
  const file = writePng({ width: WIDTH, height: HEIGHT, cells: LETTERS });
  const length = 200_000;
  const piece = new Uint8Array(12 + length);
  piece.set([0, length >> 16, (length >> 8) & 255, length & 255, 73, 68, 65, 84]);
  const bytes = Uint8Array.from([...file.slice(0, 33), ...piece, ...file.slice(33)]);
  assertEquals(read(bytes).toString().slice(0, 29), "PNG_DAMAGED Its pixels take 2");
});

Deno.test("whatever bytes a PNG has, reading it ends with a picture or a sentence", () => {
  const good = writePng({ width: WIDTH, height: HEIGHT, cells: LETTERS });
  const change = fc.tuple(fc.nat(good.length - 1), fc.nat(255));
  fc.assert(fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
    const file = good.slice();
    for (const [at, byte] of changes) file[at] = byte;
    const picture = readPng(file);
    assert(picture.ok ? picture.value.rgb.length === 45_000 : picture.error.message.length > 10);
  }));
});
