/** A lap driven by hand: the points so far, and those that were undone. Pure. */
import { START } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";

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
  const [next] = drive.undone;
  return next?.x === to.x && next.y === to.y ? redo(drive) : {
    points: [...drive.points, to],
    undone: [],
  };
}

/** Takes the last move back; at the start nothing happens. */
export function undo(drive: Drive): Drive {
  const last = drive.points.at(-1);
  return drive.points.length < 2 || last === undefined
    ? drive
    : { points: drive.points.slice(0, -1), undone: [last, ...drive.undone] };
}

/** Makes the move again that was undone last. */
export function redo(drive: Drive): Drive {
  const [next, ...undone] = drive.undone;
  return next === undefined ? drive : { points: [...drive.points, next], undone };
}

/** All moves taken back: they can still be made again. */
export function toStart({ points, undone }: Drive): Drive {
  return { points: points.slice(0, 1), undone: [...points.slice(1), ...undone] };
}
