/** What is drawn with: the two kinds of canvas contexts, and a few strokes that canvases lack. */

/** A canvas' context, on the page or off it. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const ROUND = Math.PI * 2;

/** Fills a disc. */
export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(0, radius), 0, ROUND);
  pen.fill();
}

/** Strokes a circle. */
export function ring(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(0, radius), 0, ROUND);
  pen.stroke();
}

/** Begins a path: a rectangle with rounded corners. */
export function rounded(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  pen.beginPath();
  pen.roundRect(x, y, Math.max(0, width), Math.max(0, height), Math.max(0, radius));
}

/** Strokes a line. */
export function line(pen: Pen, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

/** Begins a path: a star of so many points around (0,0); its inner corners lie at `inner`. */
export function star(pen: Pen, points: number, outer: number, inner: number, turn = 0): void {
  pen.beginPath();
  for (let corner = 0; corner < points * 2; corner++) {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = turn + (Math.PI * corner) / points;
    pen.lineTo(Math.sin(angle) * radius, -Math.cos(angle) * radius);
  }
  pen.closePath();
}

/** A number from 0 to 1 that looks drawn by lot, the same each time for the same numbers. */
export function lot(...numbers: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = Math.imul(state ^ (number + 0x7f4a7c15), 0x85ebca6b);
    state ^= state >>> 13;
    state = Math.imul(state, 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return (state >>> 0) / 0x100000000;
}
