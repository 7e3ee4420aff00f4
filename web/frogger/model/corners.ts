/** The corner cells, in the order of the bits of FrogState.cornerMask. Pure. */
import { COLUMNS, NORTH, SOUTH } from "../../../lib/frogger/rules.ts";
import type { Cell } from "../../../lib/frogger/types.ts";

/** North-west, north-east, south-west, south-east. */
export const CORNERS: readonly Cell[] = [NORTH, SOUTH].flatMap((row) =>
  [0, COLUMNS - 1].map((column) => ({ row, column }))
);

/** What a corner is called in a list of words: 0 to 3, as above; -1: the cell is none. */
export function cornerAt({ column, row }: Cell): number {
  return CORNERS.findIndex((corner) => corner.row === row && corner.column === column);
}
