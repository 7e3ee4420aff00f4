/**
 * The vocabulary of frogger. Rows run from 0 in the north to 6 in the south, columns from 0 in the west to 22 in the east,
 * frames from 0. Pure.
 */

/** What the frog can do in a frame, in the order in which ties are settled; see moves_file.ts for the characters. */
export const MOVES = [".", "^", "v", "<", ">"] as const;
export type Move = (typeof MOVES)[number];

/** A cell of the board. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What drives in one lane. */
export interface Lane {
  /** 1 to 5, from north to south. */
  readonly row: number;
  /**
   * A character for each cell as it was written, blanks where there is no vehicle; what the file has before the first
   * vehicle to enter is left out. A character is a Unicode code point.
   */
  readonly cells: readonly string[];
}

/** The whole traffic: five lanes, from north to south. */
export interface Traffic {
  readonly lanes: readonly Lane[];
}

/** Why a frog is squashed: it left the board, it shares a cell with a vehicle, or it changed sides with one. */
export const CAUSES = ["off", "hit", "flip"] as const;
export type Cause = (typeof CAUSES)[number];

/** How the frog ended. */
export interface Squash {
  readonly frame: number;
  readonly cause: Cause;
  /** Where it stood at the start of the frame, and where it went; the latter may lie off the board. */
  readonly from: Cell;
  readonly to: Cell;
  /** The vehicle's character, and its columns at the start of the frame and of the next; absent when it left the board. */
  readonly vehicle?: { readonly glyph: string; readonly from: number; readonly to: number };
}

/** What counts for the score. */
export interface Tally {
  readonly crossings: number;
  /** Different corner cells touched, 0 to 4. */
  readonly corners: number;
  /** Whether the frog never was more than four columns from where it started. */
  readonly confined: boolean;
}
