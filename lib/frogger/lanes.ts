/**
 * Where the vehicles are: how far each lane has travelled, and what is in a cell at the start of a frame
 * [LANE-1 … LANE-4], [ENTRY-1 … ENTRY-3]. Pure.
 */
import { COLUMNS, LANES } from "./rules.ts";
import type { Lane, Traffic } from "./types.ts";

/** Cells with nothing in them. */
export const BLANK = " ";

/** The lane of a row, 1 to 5; `undefined` for the safe zones and beyond. */
export function laneOf(traffic: Traffic, row: number): Lane | undefined {
  return traffic.lanes[row - 1];
}

/** Cells that the vehicles of a row have travelled by the start of a frame [LANE-1]; 0 in rows without traffic. */
export function travelled(row: number, frame: number): number {
  const rule = LANES[row - 1];
  return rule === undefined ? 0 : Math.floor(frame * rule.cells / rule.frames);
}

/** By how much the column of a vehicle of this row changes during a frame: below 0 to the west, above 0 to the east. */
export function shiftOf(row: number, frame: number): number {
  const cells = travelled(row, frame + 1) - travelled(row, frame);
  return isWestbound(row) ? -cells : cells;
}

/** Whether the vehicles of a row go west. */
export function isWestbound(row: number): boolean {
  return LANES[row - 1]?.heading === "west";
}

/** The column of a lane's character at the start of a frame; it may lie beyond the board [ENTRY-2], [ENTRY-3]. */
export function columnOf(lane: Lane, index: number, frame: number): number {
  const way = travelled(lane.row, frame);
  return isWestbound(lane.row) ? COLUMNS + index - way : index - lane.cells.length + way;
}

/** Which character of a lane is in a column at the start of a frame, blanks included; -1: none any more, or none yet. */
export function indexAt(lane: Lane, column: number, frame: number): number {
  const way = travelled(lane.row, frame);
  const length = lane.cells.length;
  const index = isWestbound(lane.row) ? column - COLUMNS + way : column + length - way;
  return index >= 0 && index < length ? index : -1;
}

/** The vehicle's character in a column at the start of a frame; `undefined`: there is no vehicle. */
export function glyphAt(lane: Lane, column: number, frame: number): string | undefined {
  const glyph = lane.cells[indexAt(lane, column, frame)];
  return glyph === BLANK ? undefined : glyph;
}

/** Whether a vehicle is in a cell at the start of a frame; never in a safe zone. */
export function isOccupied(traffic: Traffic, row: number, column: number, frame: number): boolean {
  const lane = laneOf(traffic, row);
  return lane !== undefined && glyphAt(lane, column, frame) !== undefined;
}

/** How many frames the game has, and so how many moves count: until the last vehicle has left [END-1]. */
export function countFrames(traffic: Traffic): number {
  return traffic.lanes.reduce((most, lane) => Math.max(most, clearFrame(lane)), 0);
}

/** The first frame from whose start on a lane has no vehicle on the board or still to come. */
function clearFrame({ cells, row }: Lane): number {
  const rule = LANES[row - 1];
  const span = isWestbound(row)
    ? cells.findLastIndex((cell) => cell !== BLANK) + 1
    : cells.length - Math.max(0, cells.findIndex((cell) => cell !== BLANK));
  const isEmpty = cells.every((cell) => cell === BLANK);
  if (rule === undefined || isEmpty) return 0;
  return Math.ceil((COLUMNS + span) * rule.frames / rule.cells);
}
