/** A moment of a round as a picture to keep. */
import type { Recording } from "../model/recording.ts";
import { openStudio, type PictureOptions } from "./studio.ts";

/** So many pixels to each one of the picture's size: still pictures are looked at closely. */
const DENSITY = 2;

/** Makes a picture (PNG) of a position, twice as fine as an animated one. Rejects where there is no canvas. */
export async function makeStill(
  recording: Recording,
  position: number,
  options: PictureOptions = {},
): Promise<Blob> {
  const studio = openStudio(recording, options, DENSITY);
  studio.paint(position);
  return await studio.png();
}
