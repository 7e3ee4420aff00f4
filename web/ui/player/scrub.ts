/**
 * Dragging along the time line. A mouse goes where it is pressed, at once; a finger may be about to scroll the page,
 * so it goes only when it moves along or is lifted. While something is dragged the player waits.
 */
import { frameNear } from "./marks.ts";
import type { Player, TimelineMark } from "./types.ts";

/** A pointer that moved less than this, in pixels, has pressed, not dragged. */
const DRAG_FROM = 3;

/** How near to a mark a press means the mark, in pixels. */
const REACH = { mouse: 5, touch: 12 } as const;

/** A pointer on the time line. */
export interface ScrubPoint {
  /** In pixels from the left end. */
  readonly x: number;
  /** Of the time line, in pixels. */
  readonly width: number;
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

/** The point in frames, with a fraction, within the recording. */
export function frameAt({ x, width }: ScrubPoint, length: number): number {
  return width > 0 ? Math.min(Math.max(x / width, 0), 1) * length : 0;
}

/** The frame that a press at a point means: a mark's, when one is near. */
export function pressedFrame(
  point: ScrubPoint,
  marks: readonly TimelineMark[],
  length: number,
): number {
  const framesAPixel = point.width > 0 ? length / point.width : 0;
  const reach = REACH[point.isTouch ? "touch" : "mouse"] * framesAPixel;
  return frameNear(marks, frameAt(point, length), reach);
}

/** One time line's dragging; `marks` are asked for when needed. */
export function createScrub(player: Player, marks: () => readonly TimelineMark[]): Scrub {
  let pressed: { readonly x: number; isDragged: boolean; playsOn: boolean } | undefined;

  return { press, move, release, cancel };

  function press(point: ScrubPoint): void {
    pressed = { x: point.x, isDragged: false, playsOn: false };
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
    player.seek(frameAt(point, player.length.peek()));
    return player.frame.peek();
  }

  function release(point: ScrubPoint): void {
    if (pressed !== undefined && point.isTouch && !pressed.isDragged) goTo(point);
    cancel();
  }

  function cancel(): void {
    // Playing on from the end would start again from the first frame.
    if (pressed?.playsOn === true && !player.isAtEnd.peek()) player.play();
    pressed = undefined;
  }

  function goTo(point: ScrubPoint): void {
    player.seek(pressedFrame(point, marks(), player.length.peek()));
  }
}
