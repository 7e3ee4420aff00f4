/** Keeps a canvas painted: whenever something on it has changed, once before the next picture is drawn. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { createPicturePainter, type Picture } from "../paint/picture.ts";
import { paletteOf } from "../../race/paint/palette.ts";

/** Finer screens would cost more time than they show. */
const FINEST = 2;

/** A canvas's size in pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Paints on a canvas that fills its box until the function given back is called; `onSize` hears its size. */
export function keepPainted(
  canvas: HTMLCanvasElement,
  picture: ReadonlySignal<Picture>,
  onSize: (size: Size) => void,
): () => void {
  const pen = canvas.getContext("2d");
  const paint = createPicturePainter();
  const palette = signal(paletteOf(canvas));
  let request: number | undefined;

  function draw(): void {
    request = undefined;
    const now = picture.value;
    const { height, width } = now.view;
    if (pen === null || width === 0 || height === 0) return;
    const density = Math.min(FINEST, devicePixelRatio || 1);
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    // A new size empties a canvas, so it is set only now that it will be painted at once.
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    pen.setTransform(density, 0, 0, density, 0, 0);
    paint(pen, now, palette.value, density);
  }

  const stopDrawing = effect(() => {
    // Read here, so that a change of either asks for a picture.
    void picture.value;
    void palette.value;
    request ??= requestAnimationFrame(draw);
  });
  const tellSize = () => onSize({ width: canvas.clientWidth, height: canvas.clientHeight });
  const sizes = new ResizeObserver(tellSize);
  sizes.observe(canvas);
  tellSize();
  const themes = new MutationObserver(() => palette.value = paletteOf(canvas));
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => {
    stopDrawing();
    sizes.disconnect();
    themes.disconnect();
    if (request !== undefined) cancelAnimationFrame(request);
  };
}
