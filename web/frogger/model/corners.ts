/** The corner cells, in the order of the bits of FrogState.cornerMask. Pure. */
import { COLUMNS, NORTH, SOUTH } from "../../../lib/frogger/rules.ts";
import type { Cell } from "../../../lib/frogger/types.ts";

/** North-west, north-east, south-west, south-east. */
export const CORNERS: readonly Cell[] = [NORTH, SOUTH].flatMap((row) =>
  [0, COLUMNS - 1].map((column) => ({ row, column }))
);
