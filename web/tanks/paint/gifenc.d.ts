/** Types for what is used of gifenc, which ships none: of its modules, not of what CommonJS makes of them. */

/** Colours as `[r, g, b]`, 256 at most. */
export type GifPalette = number[][];

/** How a frame is written. */
export interface GifFrame {
  /** In the first frame: that of all frames which bring none. */
  readonly palette?: GifPalette;
  /** In milliseconds; kept in hundredths of a second. */
  readonly delay?: number;
  /** In the first frame: 0 repeats for ever. */
  readonly repeat?: number;
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** What becomes of the frame before the next one: 1 leaves it. */
  readonly dispose?: number;
}

/** Writes frame after frame. */
export interface GifEncoder {
  /** `index` has a byte for each pixel: its colour in the palette. */
  writeFrame(index: Uint8Array, width: number, height: number, frame?: GifFrame): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
}

/** An encoder without frames. */
export declare function GIFEncoder(): GifEncoder;

/** Chooses colours for RGBA pixels. */
export declare function quantize(
  pixels: Uint8Array | Uint8ClampedArray,
  colours: number,
): GifPalette;

/** The index of the nearest colour for each RGBA pixel. */
export declare function applyPalette(
  pixels: Uint8Array | Uint8ClampedArray,
  palette: GifPalette,
): Uint8Array;
