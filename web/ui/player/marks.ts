/** Which marks of a time line are next, near, or worth drawing where there is no room for all. */
import { MARK_KINDS, type TimelineMark } from "./types.ts";

/** A mark and where it is drawn, in pixels from the left end of the time line. */
export interface PlacedMark {
  readonly mark: TimelineMark;
  readonly x: number;
}

/** The frame of the nearest mark after a frame that is more than a note; marks may be in any order. */
export function nextMark(marks: readonly TimelineMark[], frame: number): number | undefined {
  return marks.reduce<number | undefined>(
    (best, mark) =>
      isEvent(mark) && mark.frame > frame && !(mark.frame >= (best ?? Infinity))
        ? mark.frame
        : best,
    undefined,
  );
}

/** The frame of the nearest mark before a frame that is more than a note; marks may be in any order. */
export function previousMark(marks: readonly TimelineMark[], frame: number): number | undefined {
  return marks.reduce<number | undefined>(
    (best, mark) =>
      isEvent(mark) && mark.frame < frame && !(mark.frame <= (best ?? -Infinity))
        ? mark.frame
        : best,
    undefined,
  );
}

function isEvent({ kind }: TimelineMark): boolean {
  return kind !== "note";
}

/** How much a mark counts: the more, the weightier. */
export function weightOf(mark: TimelineMark): number {
  return MARK_KINDS.indexOf(mark.kind);
}

/**
 * The marks to draw on a time line of so many frames and pixels, from left to right: no two less than `spacing` pixels
 * apart, and where there is no room for all the weightier ones (of equals the earlier in the list).
 */
export function thinMarks(
  marks: readonly TimelineMark[],
  length: number,
  width: number,
  spacing: number,
): readonly PlacedMark[] {
  /** At most one mark fits into each slot of `spacing` pixels. */
  const slots = new Map<number, PlacedMark>();
  for (const mark of marks.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const x = length > 0 ? mark.frame / length * width : 0;
    const slot = Math.floor(x / spacing);
    const isCrowded = [slot - 1, slot, slot + 1].some((near) => {
      const rival = slots.get(near);
      return rival !== undefined && Math.abs(rival.x - x) < spacing;
    });
    if (!isCrowded) slots.set(slot, { mark, x });
  }
  return [...slots.values()].sort((a, b) => a.x - b.x);
}

/**
 * The frame that is meant by a point of the time line: of the weightiest mark within `reach` frames, of equals the
 * nearest; without one the nearest frame at all. `point` is in frames, with a fraction.
 */
export function frameNear(
  marks: readonly TimelineMark[],
  point: number,
  reach: number,
): number {
  const near = marks
    .filter((mark) => Math.abs(mark.frame - point) <= reach)
    .sort((a, b) =>
      weightOf(b) - weightOf(a) || Math.abs(a.frame - point) - Math.abs(b.frame - point)
    );
  return near[0]?.frame ?? Math.round(point);
}

/** The marks of a frame, the weightiest first. */
export function marksAt(marks: readonly TimelineMark[], frame: number): readonly TimelineMark[] {
  return marks.filter((mark) => mark.frame === frame).sort((a, b) => weightOf(b) - weightOf(a));
}
