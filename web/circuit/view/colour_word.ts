/** What a cell's byte is called. */
import { colourOf, COLOURS, isInTable } from "../../../lib/race/colours.ts";
import { TRACK } from "../../../lib/race/rules.ts";
import * as strings from "../../strings/strings.ts";

/** `track`, the name of a colour, or that it is none of them. */
export function colourWord(byte: number): string {
  if (byte === TRACK) return strings.circuit.track;
  return isInTable(byte) ? COLOURS[colourOf(byte)]?.name ?? "" : strings.circuit.otherSign;
}
