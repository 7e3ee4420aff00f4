/** Types for what is used of gifenc, which ships none. */

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

/** The package. */
export interface Gifenc {
  GIFEncoder(): GifEncoder;
  /** Chooses colours for RGBA pixels. */
  quantize(pixels: Uint8Array | Uint8ClampedArray, colours: number): GifPalette;
  /** The index of the nearest colour for each RGBA pixel. */
  applyPalette(pixels: Uint8Array | Uint8ClampedArray, palette: GifPalette): Uint8Array;
}

/** Where the package is loaded as CommonJS, all of it; in a bundle it may be absent. */
declare const gifenc: Gifenc;
export default gifenc;

/** In a bundle; absent where the package is loaded as CommonJS. */
export declare const GIFEncoder: Gifenc["GIFEncoder"] | undefined;
export declare const quantize: Gifenc["quantize"] | undefined;
export declare const applyPalette: Gifenc["applyPalette"] | undefined;
