/**
 * Every number of the rules of race, with its place in the rules (RULES.md). Pure.
 */

/** A circuit is a grid of so many columns and rows of cells [CIRCUIT-1]. */
export const WIDTH = 150;
export const HEIGHT = 100;

/** A space is track, every other byte is scenery [CIRCUIT-2]. */
export const TRACK = 32;

/** The car starts here, at rest [MOVE-2]. */
export const START = { x: 40, y: 4 } as const;

/** The start zone: all its cells are track, both ends included [ZONE-1]. */
export const ZONE = { left: 20, right: 59, top: 2, bottom: 6 } as const;

/** The finish line lies in this column: it is crossed from a smaller x to this or a greater one [LINE-1]. */
export const LINE_X = START.x;

/** No car can be faster on this grid, whatever the circuit, in cells a move [MOVE-5]. */
export const FASTEST_X = 16;
export const FASTEST_Y = 13;

/** One cell a move is so many km/h: 10 m in a second [SPEED-1]. */
export const KMH_OF_A_CELL = 36;

/** Points for the positions from the first on; further ones get none [POINTS-1]. */
export const POINTS: readonly number[] = [10, 6, 4, 3, 2, 1];

/** Pools have at most this many participants [POOL-1]. */
export const MOST_IN_POOL = 12;

/** How many get a gift at most, and which share of its circuits a pilot must finish for it, in tenths [GIFT-1]. */
export const GIFTS = 50;
export const GIFT_TENTHS = 7;
