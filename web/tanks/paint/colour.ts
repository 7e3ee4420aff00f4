/** Colours to reckon with: read from CSS, mixed, and written for a canvas. Pure. */

/** Red, green and blue from 0 to 255. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export const BLACK: Colour = { r: 0, g: 0, b: 0 };
export const WHITE: Colour = { r: 255, g: 255, b: 255 };

/** Reads `#rgb`, `#rrggbb` and `rgb(r g b)`, whatever follows; anything else gives `otherwise`. */
export function parseColour(text: string, otherwise: Colour): Colour {
  const trimmed = text.trim();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(trimmed)?.[1];
  if (hex !== undefined) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    const [r = 0, g = 0, b = 0] = (pairs ?? []).map((pair) => parseInt(pair, 16));
    return { r, g, b };
  }
  const parts = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(trimmed);
  if (parts === null) return otherwise;
  return { r: Number(parts[1]), g: Number(parts[2]), b: Number(parts[3]) };
}

/** So much of the second colour in the first: 0 gives the first, 1 the second. */
export function mix(one: Colour, two: Colour, share: number): Colour {
  const part = (from: number, to: number) => from + (to - from) * share;
  return { r: part(one.r, two.r), g: part(one.g, two.g), b: part(one.b, two.b) };
}

/** How bright a colour looks, from 0 to 1. */
export function brightness({ r, g, b }: Colour): number {
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** A colour for a canvas. */
export function css({ r, g, b }: Colour, alpha = 1): string {
  return `rgba(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)}, ${
    Math.round(Math.min(1, Math.max(0, alpha)) * 1000) / 1000
  })`;
}
