/** Which marks of a time line are next, near, or worth drawing where there is no room for all. */
import type { Scale } from "./scale.ts";
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

/** Whether it is worth going to. */
export function isEvent({ kind }: TimelineMark): boolean {
  return kind !== "note";
}

/** How much a mark counts: the more, the weightier. */
export function weightOf(mark: TimelineMark): number {
  return MARK_KINDS.indexOf(mark.kind);
}

/**
 * The marks to draw on a time line of so many pixels, from left to right: no two less than `spacing` pixels apart, and
 * where there is no room for all the weightier ones (of equals the earlier in the list).
 */
export function thinMarks(
  marks: readonly TimelineMark[],
  scale: Scale,
  width: number,
  spacing: number,
): readonly PlacedMark[] {
  /** At most one mark fits into each slot of `spacing` pixels. */
  const slots = new Map<number, PlacedMark>();
  for (const mark of marks.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const x = scale.shareOf(mark.frame) * width;
    const slot = Math.floor(x / spacing);
    const isCrowded = [slot - 1, slot, slot + 1].some((near) => {
      const rival = slots.get(near);
      return rival !== undefined && Math.abs(rival.x - x) < spacing;
    });
    if (!isCrowded) slots.set(slot, { mark, x });
  }
  return [...slots.values()].sort((a, b) => a.x - b.x);
}

/** A letter beside a mark: where it begins, in pixels. */
export interface PlacedSign {
  readonly text: string;
  readonly x: number;
}

/** The width of a letter, in pixels. */
const LETTER = 8;

/** From a mark to its letter, from a letter to the next mark, and how far one may stand out at the end, in pixels. */
const GAP = 1.5;
const APART = 3;
const BEYOND = 9;

/**
 * Letters of the marks of a row that have room for them: to the right of the mark, at the end of the row to its left.
 * `half` is half the width of a mark, `width` that of the row; all in pixels.
 */
export function placeSigns(
  placed: readonly PlacedMark[],
  half: number,
  width: number,
): readonly PlacedSign[] {
  const inOrder = placed.toSorted((one, two) => one.x - two.x);
  const signs: PlacedSign[] = [];
  // Where the marks and letters so far end.
  let end = -Infinity;
  for (const [index, { mark: { sign = "" }, x }] of inOrder.entries()) {
    const room = half + GAP + sign.length * LETTER;
    const next = inOrder[index + 1];
    const after = next === undefined ? width + BEYOND : next.x - half - APART;
    const isRight = sign !== "" && x + room <= after;
    const isLeft = sign !== "" && !isRight && next === undefined && x - room >= end + APART;
    if (isRight) signs.push({ text: sign, x: x + half + GAP });
    if (isLeft) signs.push({ text: sign, x: x - room });
    end = x + (isRight ? room : half);
  }
  return signs;
}

/**
 * The frame that is meant by a point of a time line of so many pixels: of the weightiest mark within `reach` pixels, of
 * equals the nearest; without one the nearest frame at all.
 */
export function frameNear(
  marks: readonly TimelineMark[],
  x: number,
  reach: number,
  scale: Scale,
  width: number,
): number {
  if (width <= 0) return 0;
  const away = ({ frame }: TimelineMark) => Math.abs(scale.shareOf(frame) * width - x);
  const near = marks
    .filter((mark) => away(mark) <= reach)
    .sort((a, b) => weightOf(b) - weightOf(a) || away(a) - away(b));
  return near[0]?.frame ?? Math.round(scale.positionAt(x / width));
}

/** The marks of a frame, the weightiest first. */
export function marksAt(marks: readonly TimelineMark[], frame: number): readonly TimelineMark[] {
  return marks.filter((mark) => mark.frame === frame).sort((a, b) => weightOf(b) - weightOf(a));
}
