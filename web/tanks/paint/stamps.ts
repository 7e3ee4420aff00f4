/**
 * Small pictures that are painted once and then put down again and again: what stands still looks the same in every
 * picture. Each is put on whole pixels of the canvas, painted for just that part of a pixel at which its middle lies, so
 * it is as sharp as if it had been painted there.
 */
import * as strings from "../../strings/strings.ts";
import type { Layout, Place } from "../model/geometry.ts";
import type { Palette } from "./palette.ts";
import type { Pen } from "./pen.ts";

/** Paints a picture of so many pixels. */
export type MakePicture = (
  width: number,
  height: number,
  draw: (pen: Pen) => void,
) => ImageBitmap;

/** How far something reaches from its middle. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

/** The pictures that one painter keeps. */
export interface Stamps {
  /** Must be told before each picture: for other sizes and colours all are painted anew. */
  begin(layout: Layout, palette: Palette): void;
  /**
   * Puts the picture of that name down with its middle at a place, in CSS pixels. `draw` paints it around (0,0), no
   * further than `reach`, in cells; the same name must always mean the same.
   */
  put(pen: Pen, name: string, middle: Place, reach: Reach, draw: (pen: Pen) => void): void;
}

/** All pictures together have no more pixels than this: 32 MB. Then all are forgotten. */
const MOST_PIXELS = 8_000_000;

/** Pictures for canvases with `density` pixels to a CSS pixel. */
export function createStamps(density: number, make: MakePicture = pictureMaker()): Stamps {
  const kept = new Map<string, ImageBitmap>();
  let pixels = 0;
  let cell = 0;
  let palette: Palette | undefined;
  /** Pixels for so many cells, and one more for a part of a pixel. */
  const room = (cells: number) => Math.ceil(cells * cell * density) + 1;
  const forget = () => {
    for (const picture of kept.values()) picture.close();
    kept.clear();
    pixels = 0;
  };
  return {
    begin(layout, colours) {
      if (layout.cell === cell && colours === palette) return;
      forget();
      cell = layout.cell;
      palette = colours;
    },
    put(pen, name, middle, reach, draw) {
      const [x, y] = [middle.x * density, middle.y * density];
      const [column, row] = [Math.floor(x), Math.floor(y)];
      const part = { x: sixteenths(x - column), y: sixteenths(y - row) };
      const [left, up] = [room(reach.left), room(reach.up)];
      const key = `${name} ${part.x} ${part.y}`;
      let picture = kept.get(key);
      if (picture === undefined) {
        const [width, height] = [left + room(reach.right), up + room(reach.down)];
        if (pixels + width * height > MOST_PIXELS) forget();
        picture = make(width, height, (fresh) => {
          fresh.setTransform(density, 0, 0, density, left + part.x / 16, up + part.y / 16);
          draw(fresh);
        });
        kept.set(key, picture);
        pixels += width * height;
      }
      const { width, height } = picture;
      pen.drawImage(
        picture,
        (column - left) / density,
        (row - up) / density,
        width / density,
        height / density,
      );
    },
  };
}

/** Finer parts of a pixel are not seen. */
function sixteenths(part: number): number {
  return Math.round(part * 16);
}

/** Makes pictures, all on one canvas off the page. */
function pictureMaker(): MakePicture {
  let easel: { readonly canvas: OffscreenCanvas; readonly pen: Pen } | undefined;
  return (width, height, draw) => {
    easel ??= easelOf();
    const { canvas, pen } = easel;
    // This also empties it and puts all that was set on the pen back.
    canvas.width = width;
    canvas.height = height;
    draw(pen);
    return canvas.transferToImageBitmap();
  };
}

function easelOf() {
  const canvas = new OffscreenCanvas(1, 1);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error(strings.tanks.picture.noCanvas);
  return { canvas, pen };
}
