/**
 * Dragging along the time line. A mouse goes where it is pressed, at once; a finger may be about to scroll the page,
 * so it goes only when it moves along or is lifted soon; held, it only asks what happens there. While something is
 * dragged the player waits.
 */
import { frameNear } from "./marks.ts";
import type { Scale } from "./scale.ts";
import type { Player, TimelineMark } from "./types.ts";

/** A pointer that moved less than this, in pixels, has pressed, not dragged. */
const DRAG_FROM = 3;

/** How near to a mark a press means the mark, in pixels. */
const REACH = { mouse: 5, touch: 12 } as const;

/** A finger that is held in one place longer than this, in milliseconds, reads what happens there and goes nowhere. */
const HELD = 500;

/** A pointer on the time line. */
export interface ScrubPoint {
  /** In pixels from the left end. */
  readonly x: number;
  /** Of the time line, in pixels. */
  readonly width: number;
  /** In milliseconds from whenever. */
  readonly time: number;
  readonly isTouch: boolean;
}

/** What happens between press and release. */
export interface Scrub {
  press(point: ScrubPoint): void;
  /** Goes there while something is dragged and gives the frame; else it gives nothing. */
  move(point: ScrubPoint): number | undefined;
  release(point: ScrubPoint): void;
  /** The browser took the pointer away, to scroll the page. */
  cancel(): void;
}

/** The position at a point, with a fraction, within the recording. */
export function positionAt({ x, width }: ScrubPoint, scale: Scale): number {
  return scale.positionAt(width > 0 ? Math.min(Math.max(x / width, 0), 1) : 0);
}

/** The frame that a press at a point means: a mark's, when one is near. */
export function pressedFrame(
  { isTouch, width, x }: ScrubPoint,
  marks: readonly TimelineMark[],
  scale: Scale,
): number {
  const within = Math.min(Math.max(x, 0), width);
  return frameNear(marks, within, REACH[isTouch ? "touch" : "mouse"], scale, width);
}

/** What a time line shows. */
export interface Scrubbed {
  readonly marks: readonly TimelineMark[];
  readonly scale: Scale;
}

/** One time line's dragging; what it shows is asked for when needed. */
export function createScrub(player: Player, shown: () => Scrubbed): Scrub {
  let pressed: ScrubPoint & { isDragged: boolean; playsOn: boolean } | undefined;

  return { press, move, release, cancel };

  function press(point: ScrubPoint): void {
    pressed = { ...point, isDragged: false, playsOn: false };
    if (!point.isTouch) goTo(point);
  }

  function move(point: ScrubPoint): number | undefined {
    if (pressed === undefined) return undefined;
    if (!pressed.isDragged && Math.abs(point.x - pressed.x) < DRAG_FROM) return undefined;
    if (!pressed.isDragged) {
      pressed.isDragged = true;
      pressed.playsOn = player.isPlaying.peek();
      player.pause();
    }
    player.seek(positionAt(point, shown().scale));
    return player.frame.peek();
  }

  function release(point: ScrubPoint): void {
    if (pressed !== undefined && point.isTouch && !pressed.isDragged) {
      if (point.time - pressed.time < HELD) goTo(point);
    }
    cancel();
  }

  function cancel(): void {
    // Playing on from the end would start again from the first frame.
    if (pressed?.playsOn === true && !player.isAtEnd.peek()) player.play();
    pressed = undefined;
  }

  function goTo(point: ScrubPoint): void {
    const { marks, scale } = shown();
    player.seek(pressedFrame(point, marks, scale));
  }
}
