/**
 * What counts while the frog goes from cell to cell: crossings, corners, confinement [CROSS-1, CROSS-2], [CORNER-1],
 * [CONFINED-1]. Pure.
 */
import { COLUMNS, CONFINED_COLUMNS, NORTH, SOUTH, START } from "./rules.ts";
import type { Cell, Tally } from "./types.ts";

/** A safe zone. */
export type Zone = "north" | "south";

/** How far the frog has got at the start of a frame. */
export interface FrogState extends Cell {
  readonly frame: number;
  /** The zone in which it last stood. */
  readonly lastZone: Zone;
  /** The corners that it has touched: 1 north-west, 2 north-east, 4 south-west, 8 south-east, added. */
  readonly cornerMask: number;
  readonly crossings: number;
  /** Whether it never was more than four columns from where it started. */
  readonly confined: boolean;
}

/** Before the first frame [BOARD-2]. */
export const START_STATE: FrogState = {
  ...START,
  frame: 0,
  lastZone: "south",
  cornerMask: 0,
  crossings: 0,
  confined: true,
};

/** The state a frame later, in which the frog has safely got to a cell. */
export function advance(state: FrogState, { column, row }: Cell): FrogState {
  const zone = zoneOf(row) ?? state.lastZone;
  return {
    frame: state.frame + 1,
    row,
    column,
    lastZone: zone,
    cornerMask: state.cornerMask | cornerBit(row, column),
    crossings: state.crossings + (zone === state.lastZone ? 0 : 1),
    confined: state.confined && isNearStart(column),
  };
}

/** What counts for the score so far. */
export function tallyOf({ confined, cornerMask, crossings }: FrogState): Tally {
  return { crossings, corners: cornersIn(cornerMask), confined };
}

/** How many corners a mask has. */
export function cornersIn(mask: number): number {
  return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1);
}

/** The safe zone that a row is. */
export function zoneOf(row: number): Zone | undefined {
  return row === NORTH ? "north" : row === SOUTH ? "south" : undefined;
}

/** The bit of a corner's cell, else 0. */
export function cornerBit(row: number, column: number): number {
  const west = row === NORTH ? 1 : row === SOUTH ? 4 : 0;
  return column === 0 ? west : column === COLUMNS - 1 ? 2 * west : 0;
}

/** Whether a column keeps the frog confined. */
export function isNearStart(column: number): boolean {
  return Math.abs(column - START.column) <= CONFINED_COLUMNS;
}
