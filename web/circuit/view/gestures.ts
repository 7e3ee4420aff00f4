/** What pointers mean: one draws, two fingers move and zoom, the middle and the right button move. Knows no page. */
import type { Point } from "../../../lib/race/types.ts";
import { middleOf, spanOf } from "../../ui/two_fingers.ts";

/** A pointer, as much of it as counts; places are pixels of the canvas. */
export interface PointerAt extends Point {
  readonly id: number;
  readonly isTouch: boolean;
  /** As in MouseEvent: 0 is the main one. */
  readonly button: number;
  readonly hasAlt: boolean;
}

/** What comes of it. */
export interface GestureTargets {
  press(at: Point): void;
  drag(at: Point): void;
  release(): void;
  /** What was pressed was not meant. */
  abandon(): void;
  /** Takes up what is there. */
  pick(at: Point): void;
  move(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** Whether the main button moves the picture. */
  isMoving(): boolean;
}

/** Hears pointers. */
export interface Gestures {
  down(pointer: PointerAt): void;
  moved(pointer: Pick<PointerAt, "id" | "x" | "y">): void;
  up(id: number): void;
  /** The browser took the pointer away. */
  cancel(id: number): void;
}

type Doing = "nothing" | "drawing" | "moving" | "pinching";

/** Nothing is pressed. */
export function createGestures(targets: GestureTargets): Gestures {
  const places = new Map<number, Point>();
  let doing: Doing = "nothing";

  function pinch(before: readonly Point[], after: readonly Point[]): void {
    const [from, to] = [middleOf(before), middleOf(after)];
    targets.move(to.x - from.x, to.y - from.y);
    const [apart, now] = [spanOf(before), spanOf(after)];
    if (apart > 0 && now > 0) targets.zoom(now / apart, to);
  }

  function end(id: number, isDone: boolean): void {
    if (!places.delete(id)) return;
    if (doing === "drawing") {
      if (isDone) targets.release();
      else targets.abandon();
    }
    // The finger that is left after a pinch does nothing more.
    if (doing !== "pinching" || places.size === 0) doing = "nothing";
  }

  return {
    down: ({ button, hasAlt, id, isTouch, x, y }) => {
      places.set(id, { x, y });
      if (places.size > 1) {
        if (doing === "drawing") targets.abandon();
        if (isTouch) doing = "pinching";
        return;
      }
      if (button !== 0 || targets.isMoving()) doing = "moving";
      else if (hasAlt) targets.pick({ x, y });
      else {
        doing = "drawing";
        targets.press({ x, y });
      }
    },
    moved: ({ id, x, y }) => {
      const last = places.get(id);
      if (last === undefined) return;
      const before = [...places.values()];
      places.set(id, { x, y });
      if (doing === "drawing") targets.drag({ x, y });
      else if (doing === "moving") targets.move(x - last.x, y - last.y);
      else if (doing === "pinching" && places.size === 2) pinch(before, [...places.values()]);
    },
    up: (id) => end(id, true),
    cancel: (id) => end(id, false),
  };
}
