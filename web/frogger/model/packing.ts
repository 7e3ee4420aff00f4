/** How roads and moves are packed into an address. Pure. */
import * as strings from "../../strings/strings.ts";
import { createPacking, type Packing } from "../../ui/packing.ts";

/** The longest text that is unpacked, in characters: no browser takes a much longer address. */
export const MOST_TEXT = 64 * 1024;

/** See web/ui/packing.ts. */
export const { brokenLink, pack, unpack }: Packing = createPacking({
  mostText: MOST_TEXT,
  mostBytes: 512 * 1024,
  words: strings.frogger.problems,
});
