/** How circuits and laps are packed into an address. Pure. */
import * as strings from "../../strings/strings.ts";
import { createPacking, type Packing } from "../../ui/packing.ts";

/** See web/ui/packing.ts. */
export const { brokenLink, pack, unpack }: Packing = createPacking({
  mostText: 64 * 1024,
  mostBytes: 256 * 1024,
  words: strings.race.problems,
});
