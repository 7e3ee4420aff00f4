/** Circuits for tests, drawn by a function. */
import fc from "fast-check";
import { byteOf } from "../../../lib/race/colours.ts";
import { HEIGHT, TRACK, WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";

/** Scenery of tests. */
export const GRASS = 67;

/** A circuit whose track is where the function says so; the edge stays scenery. */
export function drawn(isTrack: (x: number, y: number) => boolean): Circuit {
  const cells = new Uint8Array(WIDTH * HEIGHT).fill(GRASS);
  for (let y = 1; y < HEIGHT - 1; y++) {
    for (let x = 1; x < WIDTH - 1; x++) if (isTrack(x, y)) cells[y * WIDTH + x] = TRACK;
  }
  return { width: WIDTH, height: HEIGHT, cells };
}

/** The same circuit with some cells changed. */
export function changed(circuit: Circuit, cells: readonly Point[], byte: number): Circuit {
  const copy = Uint8Array.from(circuit.cells);
  for (const { x, y } of cells) copy[y * WIDTH + x] = byte;
  return { ...circuit, cells: copy };
}

/** Whether a cell lies in a rectangle, its edges included. */
export function isWithin(
  x: number,
  y: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A ring of track between two rectangles. */
export function ring(
  outer: readonly [number, number, number, number],
  inner: readonly [number, number, number, number],
): Circuit {
  return drawn((x, y) => isWithin(x, y, outer) && !isWithin(x, y, inner));
}

/** A plain conforming circuit: 5 rows above an infield, 4 below. */
export const OVAL: Circuit = ring([15, 2, 64, 15], [20, 7, 59, 11]);

/** Grids of any letters of the table of colours, and track. */
export const coloured: fc.Arbitrary<Circuit> = fc
  .array(fc.tuple(fc.nat(WIDTH * HEIGHT - 1), fc.nat(15)), { maxLength: 40 })
  .map((patches) => {
    const cells = new Uint8Array(WIDTH * HEIGHT).fill(GRASS);
    for (const [cell, colour] of patches) cells.fill(byteOf(colour), cell, cell + 37);
    return { width: WIDTH, height: HEIGHT, cells };
  });
