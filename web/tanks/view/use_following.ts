/** A box that keeps the present turn in sight while the round plays, until the reader scrolls by hand. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type EventRows, placeOf } from "./event_rows.ts";

/** The fastest player leaves out fewer turns between two pictures; who goes further has jumped. */
const MOST_PLAYED = 16;

/** Keys that scroll a box. */
const SCROLL_KEYS = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "];

/** The part of the list in sight, and what the box has to report. */
export interface Following {
  /** In rem, from the top of the list. */
  readonly from: number;
  readonly to: number;
  /** Whether the present turn is kept in sight. */
  readonly isFollowing: boolean;
  /** Keeps it in sight again. */
  readonly follow: () => void;
  /** Goes on the box. */
  readonly handlers: {
    readonly onScroll: () => void;
    readonly onWheel: () => void;
    readonly onTouchMove: () => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Follows `turn` in a box whose only child is as high as the rows. */
export function useFollowing(
  box: RefObject<HTMLElement | null>,
  list: EventRows,
  turn: number,
  isPlaying: boolean,
): Following {
  const [view, setView] = useState({ from: 0, to: 40 });
  const [isFollowing, setFollowing] = useState(true);
  const last = useRef({ turn, list: undefined as EventRows | undefined });

  const look = () => {
    if (box.current === null) return;
    const rem = pixelsPerRem(box.current, list);
    const from = box.current.scrollTop / rem;
    const to = from + (box.current.clientHeight || 640) / rem;
    setView((old) => old.from === from && old.to === to ? old : { from, to });
  };

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { turn, list };
    const isOther = before.list !== list && !isPlaying;
    const isJump = turn !== before.turn &&
      (!isPlaying || turn < before.turn || turn > before.turn + MOST_PLAYED);
    if (isJump || isOther) setFollowing(true);
    if ((isFollowing || isJump || isOther) && box.current !== null) {
      bringIntoSight(box.current, list, turn);
    }
    look();
  }, [turn, list, isFollowing]);

  const latestLook = useRef(look);
  latestLook.current = look;
  useLayoutEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(() => latestLook.current());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const leave = () => setFollowing(false);
  return {
    ...view,
    isFollowing,
    follow: () => setFollowing(true),
    handlers: {
      onScroll: look,
      onWheel: leave,
      onTouchMove: leave,
      // A press on the box itself, not on what is in it, is one on its scroll bar.
      onPointerDown: (event) => {
        if (event.target === box.current) leave();
      },
      onKeyDown: (event) => {
        if (event.target === box.current && SCROLL_KEYS.includes(event.key)) leave();
      },
    },
  };
}

/** At once, and only when the turn isn't in sight already: a list that moves all the time cannot be read. */
function bringIntoSight(box: HTMLElement, list: EventRows, turn: number): void {
  const rem = pixelsPerRem(box, list);
  const [from, to] = placeOf(list, turn);
  const [top, bottom] = [from * rem, to * rem];
  const isSeen = top >= box.scrollTop && bottom <= box.scrollTop + box.clientHeight;
  if (!isSeen) box.scrollTop = Math.max(0, top - box.clientHeight / 4);
}

function pixelsPerRem(box: HTMLElement, { height }: EventRows): number {
  const pixels = box.firstElementChild?.clientHeight ?? 0;
  return pixels > 0 && height > 0 ? pixels / height : 16;
}
