/** A road and moves on it, for tests. */
import { countFrames } from "../../../lib/frogger/lanes.ts";
import { indexOfMove } from "../../../lib/frogger/moves_file.ts";
import { parseTraffic } from "../../../lib/frogger/traffic_file.ts";
import type { Traffic } from "../../../lib/frogger/types.ts";
import { type NamedMoves, type ShownRun, showRun } from "../../../web/frogger/model/shown_run.ts";

/** The worked example of the rules. */
export const EXAMPLE_TEXT = "[|==|  =\n|) =  o\n(|[]-[]:\n<| (oo|\n|==|] :=)\n";

/** Traffic of a text. */
export function trafficOf(text: string): Traffic {
  const read = parseTraffic(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(read.error[0]?.message);
  return read.value.traffic;
}

export const EXAMPLE: Traffic = trafficOf(EXAMPLE_TEXT);
export const FRAMES = countFrames(EXAMPLE);

/** Indices in MOVES. */
export function movesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, indexOfMove);
}

/** Moves on a road, as a page opens them from a file. */
export function runOf(text: string, traffic = EXAMPLE): ShownRun {
  const moves = movesOf(text);
  const missing = Math.max(0, countFrames(traffic) - moves.length);
  const named: NamedMoves = { moves, missing, ignored: 0, name: "x", origin: "given", packed: "1" };
  return showRun(traffic, named);
}

/** Across before anything comes, and back when all is gone but what comes last. */
export const ACROSS = "^^^^^^";
