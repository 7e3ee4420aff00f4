/** Where pictures to keep are painted: the field with its caption, on a canvas off the page. */
import type { Seat } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { layoutOf } from "../model/geometry.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";
import { endOf, rankingOf } from "../model/standing.ts";
import { captionOf, type Foot, paintCaption } from "./caption.ts";
import { css } from "./colour.ts";
import { createPainter, sheetOf } from "./painter.ts";
import { LIGHT, type Palette } from "./palette.ts";

/** What every kind of picture needs to know. Plain data: it can be sent to a worker. */
export interface PictureOptions {
  /** The side of the square with the field, in pixels. @default 480 */
  readonly size?: number;
  /** @default LIGHT */
  readonly palette?: Palette;
  /** Through the eyes of the program in this seat. */
  readonly viewer?: Seat | undefined;
  readonly showHeights?: boolean;
}

/** One picture after another, each over the one before. */
export interface Studio {
  /** Of the picture, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Paints a position of the recording. */
  paint(position: number): void;
  /** The painted picture as RGBA. */
  pixels(): Uint8ClampedArray;
  /** The painted picture as a PNG file. */
  png(): Promise<Blob>;
}

const USUAL_SIZE = 480;

/**
 * Opens a studio whose pictures have `density` pixels to each one of `size`.
 * @throws {Error} If there is no canvas to be had here.
 */
export function openStudio(
  recording: Recording,
  { size = USUAL_SIZE, palette = LIGHT, viewer, showHeights = false }: PictureOptions,
  density: number,
): Studio {
  if (!("OffscreenCanvas" in globalThis)) throw new Error(strings.tanks.picture.noCanvas);
  const caption = captionOf(sheetOf(1, 1, 1).pen, recording, size, palette);
  // No taller than the field needs: a low field makes a low picture.
  const { width: columns, height: rows } = recording.field;
  const tall = Math.round(size * Math.min(1, Math.max(0.4, (rows / columns) * 0.95 + 0.06)));
  const layout = layoutOf(recording.field, size, tall);
  const height = tall + caption.height;
  const canvas = new OffscreenCanvas(size * density, height * density);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error(strings.tanks.picture.noCanvas);
  pen.scale(density, density);
  const painter = createPainter(density);
  const sheet = sheetOf(size, tall, density);
  return {
    width: canvas.width,
    height: canvas.height,
    paint(position) {
      painter.paint(sheet.pen, sceneAt(recording, position, { viewer }), layout, palette, {
        showHeights,
      });
      pen.fillStyle = css(palette.paper);
      pen.fillRect(0, 0, size, height);
      pen.drawImage(sheet.image, 0, 0, size, tall);
      const turn = Math.floor(position);
      const lives = livesAt(recording, turn);
      const foot = footOf(recording, turn, viewer);
      paintCaption(pen, caption, { lives, foot }, size, tall, palette);
    },
    pixels: () => pen.getImageData(0, 0, canvas.width, canvas.height).data,
    png: () => canvas.convertToBlob({ type: "image/png" }),
  };
}

/** What the caption says of a turn. Through a program's eyes nobody is told who won. */
export function footOf(recording: Recording, turn: number, viewer: Seat | undefined): Foot {
  const { header, round, turns } = recording;
  const isTold = turn >= turns && viewer === undefined && endOf(recording) !== "cut";
  const winner = isTold ? winnerOf(recording) : undefined;
  return { kind: header.kind, round: round.round, turn, turns, winner };
}

function winnerOf(recording: Recording): Foot["winner"] {
  const winner = rankingOf(recording).find(({ bonus }) => bonus > 0);
  return winner === undefined ? "nobody" : recording.seats[winner.seat];
}

function livesAt(recording: Recording, turn: number): Map<string, number> {
  const { tanks } = stateAt(recording, turn);
  return new Map(recording.seats.map(({ mark }, seat) => [mark, tanks[seat]?.lives ?? 0]));
}
