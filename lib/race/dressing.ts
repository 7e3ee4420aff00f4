/**
 * Colours for bare circuits: red and white kerbs, grass, trees. The track stays as it is. Pure.
 */
import { between, type Random } from "../core/random.ts";
import { cellsAround } from "./grid.ts";
import { TRACK, WIDTH } from "./rules.ts";
import type { Circuit } from "./types.ts";

const [DARK_GREEN, GREEN, RED, WHITE, DARK_YELLOW] = ["C", "K", "J", "P", "D"].map((letter) =>
  letter.charCodeAt(0)
) as [number, number, number, number, number];

/** One in so many cells of scenery is the top of a tree. */
const TREE = 90;

/** The circuit in colour; the random numbers plant the trees. */
export function dress(circuit: Circuit, random: Random): Circuit {
  const cells = circuit.cells.map((byte, cell) => {
    if (byte === TRACK) return TRACK;
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    const isKerb = cellsAround(cell).some((other) => circuit.cells[other] === TRACK);
    return isKerb ? (x + y) % 4 < 2 ? RED : WHITE : DARK_GREEN;
  });
  return { ...circuit, cells: plant(cells, random) };
}

function plant(cells: Uint8Array, random: Random): Uint8Array {
  const planted = cells.slice();
  for (let tree = 0; tree < cells.length / TREE; tree++) {
    const cell = between(random, 0, cells.length - 1);
    const isFree = cells[cell] === DARK_GREEN &&
      cellsAround(cell).every((at) => cells[at] === DARK_GREEN);
    if (!isFree) continue;
    planted[cell] = DARK_YELLOW;
    for (const around of [cell - 1, cell - WIDTH]) planted[around] = GREEN;
  }
  return planted;
}
