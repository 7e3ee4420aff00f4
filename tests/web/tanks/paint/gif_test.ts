import { assert, assertEquals } from "@std/assert";
import { chooseColours, createGif } from "../../../../web/tanks/paint/gif.ts";

const pure = { permissions: "none" } as const;

const SIDE = 8;

/** A picture of one colour with one pixel of another. */
function picture(spot: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    pixels.set(pixel === spot ? [200, 30, 30, 255] : [20, 120, 60, 255], pixel * 4);
  }
  return pixels;
}

function written(spots: readonly number[]): Uint8Array {
  const gif = createGif(SIDE, SIDE, chooseColours(picture(0)));
  for (const spot of spots) gif.add(picture(spot), 100);
  return gif.finish();
}

/** How often bytes come in a row. */
function count(bytes: Uint8Array, row: readonly number[]): number {
  let found = 0;
  for (let at = 0; at + row.length <= bytes.length; at++) {
    if (row.every((byte, index) => bytes[at + index] === byte)) found += 1;
  }
  return found;
}

Deno.test(
  "an animated picture repeats for ever and has all its frames with their delays",
  pure,
  () => {
    const bytes = written([0, 1, 2]);
    assertEquals(new TextDecoder().decode(bytes.slice(0, 6)), "GIF89a");
    assertEquals([bytes[6], bytes[8]], [SIDE, SIDE]);
    // The extension of repeating: 0 times is for ever.
    const repeats = [...new TextEncoder().encode("NETSCAPE2.0"), 3, 1, 0, 0];
    assertEquals(count(bytes, repeats), 1);
    // Each frame's control: no user input; disposal 1, transparent after the first; 10 hundredths.
    assertEquals(count(bytes, [0x21, 0xf9, 4, 0b00100, 10, 0]), 1);
    assertEquals(count(bytes, [0x21, 0xf9, 4, 0b00101, 10, 0]), 2);
    assertEquals(bytes.at(-1), 0x3b);
  },
);

Deno.test("the same pictures give the same bytes", pure, () => {
  assertEquals(written([3, 4]), written([3, 4]));
});

Deno.test("a frame in which nothing changes is smaller than the first", pure, () => {
  const once = written([5]).length;
  const twice = written([5, 5]).length;
  assert(twice - once < 60);
});
