/** Keeps the drawing painted. */
import { effect, type ReadonlySignal, untracked } from "@preact/signals";
import { paletteOf } from "../../race/paint/palette.ts";
import { type CanvasSize, keepPainted } from "../../ui/kept_painted.ts";
import { createPicturePainter, type Picture } from "../paint/picture.ts";

/** Paints on a canvas that fills its box until the function given back is called; `onSize` hears its size. */
export function paintPicture(
  canvas: HTMLCanvasElement,
  picture: ReadonlySignal<Picture>,
  onSize: (size: CanvasSize) => void,
): () => void {
  const paint = createPicturePainter();
  const { size, dispose } = keepPainted(canvas, {
    follow: () => void picture.value,
    paletteOf,
    paint: (pen, { density, palette }) => paint(pen, picture.peek(), palette, density),
  });
  const stopTelling = effect(() => {
    const now = size.value;
    untracked(() => onSize(now));
  });
  return () => {
    stopTelling();
    dispose();
  };
}
