/** Keeps a canvas painted: whenever something that it shows has changed, once before the next picture is drawn. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";

/** Finer screens would cost more time than they show. */
const FINEST = 2;

/** In CSS pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** What a picture is painted with, besides what it shows. */
export interface Ground<Palette> {
  /** Of the canvas; never empty. */
  readonly size: CanvasSize;
  /** So many pixels of the canvas to a CSS pixel; the pen counts in CSS pixels. */
  readonly density: number;
  readonly palette: Palette;
}

/** How a canvas is painted. */
export interface Painting<Palette> {
  /** Reads all signals that the picture follows. */
  follow(): void;
  /** The colours of the theme, which is an attribute of the page's root. */
  paletteOf(canvas: HTMLCanvasElement): Palette;
  /** Draws all of it; the canvas still has what was drawn before. */
  paint(pen: CanvasRenderingContext2D, ground: Ground<Palette>): void;
}

/** A canvas that is kept painted. */
export interface KeptPainted {
  /** It fills its box, whatever that has become. */
  readonly size: ReadonlySignal<CanvasSize>;
  dispose(): void;
}

/** Paints on a canvas that fills its box, until disposed of. */
export function keepPainted<Palette>(
  canvas: HTMLCanvasElement,
  painting: Painting<Palette>,
): KeptPainted {
  const sizeNow = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });
  const size = signal<CanvasSize>(sizeNow());
  const palette = signal(painting.paletteOf(canvas));
  const pen = canvas.getContext("2d");
  let request: number | undefined;

  const draw = () => {
    request = undefined;
    const { height, width } = size.peek();
    if (pen === null || width === 0 || height === 0) return;
    const density = Math.min(FINEST, devicePixelRatio || 1);
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    // A new size empties a canvas, so it is set only now that it will be painted at once.
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    pen.setTransform(density, 0, 0, density, 0, 0);
    painting.paint(pen, { size: size.peek(), density, palette: palette.peek() });
  };
  const stopDrawing = effect(() => {
    // All of these are read here so that a change of any asks for a picture; `draw` reads them when it comes to it.
    painting.follow();
    void size.value;
    void palette.value;
    request ??= requestAnimationFrame(draw);
  });
  const sizes = new ResizeObserver(() => size.value = sizeNow());
  sizes.observe(canvas);
  const themes = new MutationObserver(() => palette.value = painting.paletteOf(canvas));
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });

  return {
    size,
    dispose() {
      stopDrawing();
      sizes.disconnect();
      themes.disconnect();
      if (request !== undefined) cancelAnimationFrame(request);
    },
  };
}
