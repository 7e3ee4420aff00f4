/** A lap driven by hand: the points so far, and those that were undone. Pure. */
import { START } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";
import type { GameKind } from "../../ui/kept_games.ts";

/** See the head of this file. */
export interface Drive {
  /** The start first; at least that one. */
  readonly points: readonly Point[];
  /** The last one undone is the first to come back. */
  readonly undone: readonly Point[];
}

/** A car at the start. */
export const AT_START: Drive = { points: [START], undone: [] };

/** Drives on to a cell; what was undone is gone, unless it is the same cell. */
export function driveTo(drive: Drive, to: Point): Drive {
  return isSame(drive.undone[0], to) ? redo(drive) : { points: [...drive.points, to], undone: [] };
}

/** Takes the last move back; at the start nothing happens. */
export function undo(drive: Drive): Drive {
  return toMove(drive, madeIn(drive) - 1);
}

/** Makes the move again that was undone last. */
export function redo(drive: Drive): Drive {
  return toMove(drive, madeIn(drive) + 1);
}

/** All moves taken back: they can still be made again. */
export function toStart(drive: Drive): Drive {
  return toMove(drive, 0);
}

/** As it was after so many moves of those made and undone. */
export function toMove(drive: Drive, moves: number): Drive {
  const all = pointsOf(drive);
  const end = Math.min(Math.max(1, moves + 1), all.length);
  return { points: all.slice(0, end), undone: all.slice(end) };
}

/** How many moves are made. */
export function madeIn({ points }: Drive): number {
  return points.length - 1;
}

/** How many moves there are, made and undone. */
export function lengthOf(drive: Drive): number {
  return pointsOf(drive).length - 1;
}

/** Whether a lap has all moves of another one, made or undone, and perhaps more after them. */
export function continues(drive: Drive, other: Drive): boolean {
  const all = pointsOf(drive);
  return pointsOf(other).every((point, at) => isSame(all[at], point));
}

/** Laps by hand as games that are kept. */
export const DRIVES: GameKind<Drive> = {
  fresh: AT_START,
  madeIn,
  lengthOf,
  toMove,
  continues,
};

function pointsOf({ points, undone }: Drive): readonly Point[] {
  return [...points, ...undone];
}

function isSame(one: Point | undefined, other: Point): boolean {
  return one?.x === other.x && one.y === other.y;
}
