/**
 * The finish line: the run of track in its column that holds the start, from border to border [LINE-1]. Pure.
 */
import { isTrack } from "./grid.ts";
import { LINE_X, START } from "./rules.ts";
import type { Circuit } from "./types.ts";

/** The rows of the line, both included; x is LINE_X. */
export interface Gate {
  readonly top: number;
  readonly bottom: number;
}

/** The gate of a circuit whose start is track. */
export function gateOf(circuit: Circuit): Gate {
  let top: number = START.y;
  let bottom: number = START.y;
  while (isTrack(circuit, LINE_X, top - 1)) top -= 1;
  while (isTrack(circuit, LINE_X, bottom + 1)) bottom += 1;
  return { top, bottom };
}
