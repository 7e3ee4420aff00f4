/**
 * The board in characters, for terminals and messages. Pure.
 */
import { glyphAt, laneOf } from "./lanes.ts";
import { COLUMNS, ROWS } from "./rules.ts";
import type { Cell, Traffic } from "./types.ts";

/** How the frog is drawn, alive and squashed, and a cell of the safe zones. */
export const FROG = "@";
export const SQUASHED_FROG = "X";
export const GRASS = ".";

/**
 * The board at the start of a frame: seven rows of 23 characters.
 * @param frog Where the frog is; off the board or left out: it is not drawn.
 * @param sign How it is drawn.
 */
export function pictureOf(traffic: Traffic, frame: number, frog?: Cell, sign = FROG): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const lane = laneOf(traffic, row);
    return Array.from({ length: COLUMNS }, (_, column) => {
      if (frog?.row === row && frog.column === column) return sign;
      return lane === undefined ? GRASS : glyphAt(lane, column, frame) ?? " ";
    }).join("");
  });
}
