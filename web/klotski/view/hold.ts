/** The pointer on the board: one at a time, held until it lets go, wherever that is. */
import type { RefObject, TargetedPointerEvent } from "preact";
import type { Play } from "../store/play.ts";

/** So far a finger may tremble and still click, in pixels. */
const SLACK = 5;

type PointerEventOf = TargetedPointerEvent<HTMLDivElement>;

/** What listens. */
export interface Hold {
  onPointerDown(event: PointerEventOf): void;
  onPointerMove(event: PointerEventOf): void;
  onPointerUp(event: PointerEventOf): void;
  onPointerCancel(event: PointerEventOf): void;
  onLostPointerCapture(event: PointerEventOf): void;
}

/** Cells are measured on the floor of the tray. */
export function createHold(play: Play, floor: RefObject<HTMLElement | null>): Hold {
  const { height, width } = play.variant.board;
  /** The pointer that holds something. */
  let holder: number | undefined;
  let box = { left: 0, top: 0, cell: 1 };

  function measure(): void {
    const { left, top, width: pixels = 1 } = floor.current?.getBoundingClientRect() ?? {};
    box = { left: left ?? 0, top: top ?? 0, cell: Math.max(1, pixels / width) };
  }

  function placeOf({ clientX, clientY }: PointerEventOf) {
    return { x: (clientX - box.left) / box.cell, y: (clientY - box.top) / box.cell };
  }

  function end(event: PointerEventOf, act: () => void): void {
    if (event.pointerId !== holder) return;
    holder = undefined;
    act();
  }

  return {
    onPointerDown: (event) => {
      // A second finger does nothing, and neither do other buttons.
      if (holder !== undefined || event.button !== 0) return;
      measure();
      const at = placeOf(event);
      if (at.x < 0 || at.y < 0 || at.x >= width || at.y >= height) return;
      holder = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      // The focus would go nowhere, and the keys' way through the pieces be lost.
      if (play.press(at, SLACK / box.cell)) event.preventDefault();
    },
    onPointerMove: (event) => {
      if (event.pointerId === holder) play.moveTo(placeOf(event));
    },
    onPointerUp: (event) => end(event, play.release),
    onPointerCancel: (event) => end(event, play.cancel),
    onLostPointerCapture: (event) => end(event, play.cancel),
  };
}
