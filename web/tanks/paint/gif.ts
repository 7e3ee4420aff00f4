/** Writes animated pictures: one palette for all frames, and of each frame only what has changed. */
// @ts-types="./gifenc.d.ts"
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { GifPalette } from "./gifenc.d.ts";

/** Takes RGBA pixels, frame after frame, all of one size. */
export interface GifWriter {
  /** `delay` in milliseconds until the next frame. */
  add(pixels: Uint8ClampedArray, delay: number): void;
  /** The whole file. Ends the writer. */
  finish(): Uint8Array<ArrayBuffer>;
}

/** A palette's last colour stands for "as before". Fewer colours than could be make a smaller file. */
const UNCHANGED = 127;

/** Colours no farther apart (squared) are as good as the same: a slow fade needn't be written in every frame. */
const ALIKE = 160;

/** Colours for all frames, chosen from the pixels of some of them. */
export function chooseColours(pixels: Uint8ClampedArray): GifPalette {
  const colours = quantize(pixels, UNCHANGED).slice(0, UNCHANGED);
  while (colours.length <= UNCHANGED) colours.push([0, 0, 0]);
  return colours;
}

/** A writer of a picture that repeats for ever. `colours` is a choice of `chooseColours`. */
export function createGif(width: number, height: number, colours: GifPalette): GifWriter {
  const encoder = GIFEncoder();
  const usable = colours.slice(0, UNCHANGED);
  const alike = alikeAmong(usable);
  let before: Uint8Array | undefined;
  return {
    add(pixels, delay) {
      const index = applyPalette(pixels, usable);
      if (before === undefined) {
        encoder.writeFrame(index, width, height, {
          palette: colours,
          delay,
          repeat: 0,
          dispose: 1,
        });
      } else {
        for (let pixel = 0; pixel < index.length; pixel++) {
          const now = index[pixel] ?? 0;
          const then = before[pixel] ?? 0;
          if (alike[then * 256 + now] === 1) index[pixel] = UNCHANGED;
          else before[pixel] = now;
        }
        encoder.writeFrame(index, width, height, {
          delay,
          dispose: 1,
          transparent: true,
          transparentIndex: UNCHANGED,
        });
      }
      before ??= index;
    },
    finish() {
      encoder.finish();
      return encoder.bytes();
    },
  };
}

/** For each two colours whether they are alike: at `one * 256 + two`. */
function alikeAmong(colours: GifPalette): Uint8Array {
  const alike = new Uint8Array(256 * 256);
  colours.forEach((one, first) =>
    colours.forEach((two, second) => {
      const apart = one.reduce((sum, part, index) => sum + (part - (two[index] ?? 0)) ** 2, 0);
      if (apart <= ALIKE) alike[first * 256 + second] = 1;
    })
  );
  return alike;
}
