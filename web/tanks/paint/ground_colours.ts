/** The colour of the ground at each height. */
import type { Field } from "../../../lib/arena/types.ts";
import type { Colour } from "./colour.ts";
import { groundAt, type Palette } from "./palette.ts";

/** The heights that the rules draw; a field beyond them stretches the colours. */
const USUAL = { lowest: 4, highest: 7 } as const;

/** The colour for a height of a field. */
export function groundColours(field: Field, palette: Palette): (height: number) => Colour {
  let lowest: number = USUAL.lowest;
  let highest: number = USUAL.highest;
  for (const height of field.heights) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
  }
  return (height) => groundAt(palette, (height - lowest) / (highest - lowest));
}
