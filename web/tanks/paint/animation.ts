/** A round as an animated picture to keep. It takes seconds, so it is made in a worker (animation_worker.ts). */
import type { Recording } from "../model/recording.ts";
import { type AnimationRange, planAnimation } from "./animation_plan.ts";
import { chooseColours, createGif } from "./gif.ts";
import type { GifPalette } from "./gifenc.d.ts";
import { openStudio, type PictureOptions, type Studio } from "./studio.ts";

/** Which animated picture is wanted. Plain data: it can be sent to a worker. */
export interface AnimationOptions extends PictureOptions, Partial<AnimationRange> {}

const USUAL_FRAMES = 8;

/** How many frames the colours of a picture are chosen from. */
const SAMPLES = 6;

/**
 * Makes an animated picture (GIF) that repeats for ever; see `planAnimation` for what it shows of long rounds. The same
 * round gives the same bytes in the same browser. `onProgress` is told after each frame, from 0 to 1.
 * @throws {Error} If there is no canvas to be had here.
 */
export function makeAnimation(
  recording: Recording,
  options: AnimationOptions = {},
  onProgress: (share: number) => void = () => {},
  open: typeof openStudio = openStudio,
): Uint8Array<ArrayBuffer> {
  const { from = 0, to = recording.turns, framesPerTurn = USUAL_FRAMES, only } = options;
  const { positions, delay, lastDelay } = planAnimation({ from, to, framesPerTurn, only });
  const studio = open(recording, options, 1);
  const gif = createGif(studio.width, studio.height, sampleColours(studio, positions));
  for (const [index, position] of positions.entries()) {
    studio.paint(position);
    gif.add(studio.pixels(), index === positions.length - 1 ? lastDelay : delay);
    onProgress((index + 1) / positions.length);
  }
  return gif.finish();
}

/** Chooses the colours from frames all over the round. */
function sampleColours(studio: Studio, positions: readonly number[]): GifPalette {
  const size = studio.width * studio.height * 4;
  const sample = new Uint8ClampedArray(size * SAMPLES);
  for (let index = 0; index < SAMPLES; index++) {
    const at = Math.floor(((index + 0.5) * positions.length) / SAMPLES);
    studio.paint(positions[at] ?? 0);
    sample.set(studio.pixels(), index * size);
  }
  return chooseColours(sample);
}
