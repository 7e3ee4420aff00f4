/** A round as a picture to keep: animated, or a moment of it. */
import type { Seat } from "../../../lib/arena/types.ts";
import { strings } from "../../strings/strings.ts";
import { layoutOf } from "../model/geometry.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";
import { type AnimationRange, planAnimation } from "./animation_plan.ts";
import { captionOf, paintCaption } from "./caption.ts";
import { css } from "./colour.ts";
import { chooseColours, createGif } from "./gif.ts";
import { createPainter, sheetOf } from "./painter.ts";
import { LIGHT, type Palette } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** What both kinds of pictures need to know. */
export interface PictureOptions {
  /** The side of the square with the field, in pixels. @default 480 */
  readonly size?: number;
  /** @default LIGHT */
  readonly palette?: Palette;
  /** Through the eyes of the program in this seat. */
  readonly viewer?: Seat | undefined;
  readonly showHeights?: boolean;
}

/** An animated picture. */
export interface AnimationOptions extends PictureOptions, Partial<AnimationRange> {
  /** Ends the work: the promise is rejected with its reason. */
  readonly signal?: AbortSignal;
  /** Told after each frame, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const USUAL_SIZE = 480;
const USUAL_FRAMES = 8;

/** How many frames the colours of a picture are chosen from. */
const SAMPLES = 6;

/** Pictures in one go; the page gets its turn in between. */
interface Studio {
  readonly width: number;
  readonly height: number;
  readonly canvas: OffscreenCanvas;
  paint(position: number): void;
  pixels(): Uint8ClampedArray;
}

/**
 * Makes an animated picture (GIF) that repeats for ever; see `planAnimation` for what it shows of long rounds. The same
 * round gives the same bytes in the same browser.
 */
export async function makeAnimation(
  recording: Recording,
  options: AnimationOptions = {},
): Promise<Blob> {
  const { from = 0, to = recording.turns, framesPerTurn = USUAL_FRAMES } = options;
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  const { positions, delay, lastDelay } = planAnimation({ from, to, framesPerTurn });
  const studio = openStudio(recording, options, 1);
  const gif = createGif(studio.width, studio.height, sampleColours(studio, positions));
  for (const [index, position] of positions.entries()) {
    studio.paint(position);
    gif.add(studio.pixels(), index === positions.length - 1 ? lastDelay : delay);
    onProgress?.((index + 1) / positions.length);
    await pause();
    signal?.throwIfAborted();
  }
  return new Blob([gif.finish()], { type: "image/gif" });
}

/** Makes a picture (PNG) of a position, twice as fine as an animated one. */
export async function makeStill(
  recording: Recording,
  position: number,
  options: PictureOptions = {},
): Promise<Blob> {
  const studio = openStudio(recording, options, 2);
  studio.paint(position);
  return await studio.canvas.convertToBlob({ type: "image/png" });
}

function openStudio(
  recording: Recording,
  { size = USUAL_SIZE, palette = LIGHT, viewer, showHeights = false }: PictureOptions,
  density: number,
): Studio {
  const caption = captionOf(sheetOf(1, 1, 1).pen, recording, size, palette);
  // No taller than the field needs: a low field makes a low picture.
  const { width: columns, height: rows } = recording.field;
  const tall = Math.round(size * Math.min(1, Math.max(0.4, (rows / columns) * 0.95 + 0.06)));
  const layout = layoutOf(recording.field, size, tall);
  const height = tall + caption.height;
  const canvas = new OffscreenCanvas(size * density, height * density);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error(strings.tanks.animation.noCanvas);
  pen.scale(density, density);
  const painter = createPainter(density);
  const sheet = sheetOf(size, tall, density);
  return {
    width: size * density,
    height: height * density,
    canvas,
    paint(position) {
      painter.paint(sheet.pen, sceneAt(recording, position, { viewer }), layout, palette, {
        showHeights,
      });
      pen.fillStyle = css(palette.paper);
      pen.fillRect(0, 0, size, height);
      pen.drawImage(sheet.image, 0, 0, size, tall);
      const turn = Math.floor(position);
      const lives = livesAt(recording, turn);
      paintCaption(pen, caption, { turn, turns: recording.turns, lives }, size, tall, palette);
    },
    pixels: () => pixelsOf(pen, size * density, height * density),
  };
}

function pixelsOf(pen: Pen, width: number, height: number): Uint8ClampedArray {
  return pen.getImageData(0, 0, width, height).data;
}

function livesAt(recording: Recording, turn: number): Map<string, number> {
  const { tanks } = stateAt(recording, turn);
  return new Map(recording.seats.map(({ mark }, seat) => [mark, tanks[seat]?.lives ?? 0]));
}

/** Chooses the colours from frames all over the round. */
function sampleColours(studio: Studio, positions: readonly number[]) {
  const size = studio.width * studio.height * 4;
  const sample = new Uint8ClampedArray(size * SAMPLES);
  for (let index = 0; index < SAMPLES; index++) {
    const at = Math.floor(((index + 0.5) * positions.length) / SAMPLES);
    studio.paint(positions[at] ?? 0);
    sample.set(studio.pixels(), index * size);
  }
  return chooseColours(sample);
}

/** Lets the page do what it has to do. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
