/**
 * Every number of the rules of frogger, with its place in the rules (RULES.md). Pure.
 */

/** The board has so many rows and columns. */
export const ROWS = 7;
export const COLUMNS = 23;

/** The safe zones: rows without traffic. */
export const NORTH = 0;
export const SOUTH = 6;

/** The frog starts here: the twelfth cell of the south zone. */
export const START = { row: SOUTH, column: 11 } as const;

/** Where lanes lead, and how fast: `cells` every `frames` frames. The first is the northernmost, row 1. */
export const LANES = [
  { row: 1, heading: "west", cells: 2, frames: 1 },
  { row: 2, heading: "east", cells: 1, frames: 2 },
  { row: 3, heading: "west", cells: 1, frames: 1 },
  { row: 4, heading: "west", cells: 1, frames: 2 },
  { row: 5, heading: "east", cells: 2, frames: 1 },
] as const;

/** The score counts fortieths: the base is 40, each corner cell 1 (2.5 %), confinement 10 (25 %). */
export const SCORE_PARTS = 40;
export const CORNER_PARTS = 1;
export const CONFINED_PARTS = 10;

/** A frog is confined as long as it is at most so many columns from where it started. */
export const CONFINED_COLUMNS = 4;

/** Longer games are refused: the tables of the best continuation grow with the frames. */
export const MOST_FRAMES = 10_000;
