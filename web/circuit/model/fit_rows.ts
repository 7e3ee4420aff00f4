/** A circuit of a file of another size. Pure. */
import { HEIGHT, TRACK, WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { CELLS } from "./change.ts";
import { GRASS } from "./templates.ts";

/** Longer rows and further ones are cut off, missing cells become grass; so does track at the new edge. */
export function fitRows(rows: readonly Uint8Array[]): Circuit {
  const cells = new Uint8Array(CELLS).fill(GRASS);
  rows.slice(0, HEIGHT).forEach((row, y) => cells.set(row.subarray(0, WIDTH), y * WIDTH));
  const closed = cells.map((byte, cell) => {
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    const isEdge = x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1;
    return isEdge && byte === TRACK ? GRASS : byte;
  });
  return { width: WIDTH, height: HEIGHT, cells: closed };
}
