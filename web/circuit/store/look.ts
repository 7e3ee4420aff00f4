/** How the drawing is looked at: its part that is seen, what lies over it, and which dialog is open. */
import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Point } from "../../../lib/race/types.ts";
import { centredOn, moved, type Viewport, wholeGrid, zoomed } from "../../race/model/viewport.ts";
import { resized, revealing } from "../model/viewport.ts";
import type { Drawing } from "./drawing.ts";

/** Dialogs of the page. */
export type DialogName = "begin" | "drafts" | "save" | "share" | "help";

/** The look. */
export interface Look {
  readonly view: ReadonlySignal<Viewport>;
  readonly hasGrid: Signal<boolean>;
  /** Whether the best lap is drawn. */
  readonly hasPar: Signal<boolean>;
  /** Whether the cursor of the keyboard is seen. */
  readonly hasCursor: Signal<boolean>;
  /** The place under the pointer. */
  readonly hover: Signal<Point | undefined>;
  /** The place of the finding that was asked for. */
  readonly shown: Signal<Point | undefined>;
  readonly dialog: Signal<DialogName | undefined>;
  resize(width: number, height: number): void;
  /** Round a pixel; without one, round the middle. */
  zoom(factor: number, at?: Point): void;
  fit(): void;
  move(dx: number, dy: number): void;
  /** Moves the cursor, and the picture so far that it is seen. */
  moveCursor(dx: number, dy: number): void;
  /** Shows a place: large enough, with a ring round it, and the cursor on it. */
  show(place: Point): void;
}

/** Cells of a place that is shown are at least this large, in pixels; if not, they become SHOWN. */
const LARGE_ENOUGH = 8;
const SHOWN = 14;

/** All of the circuit is seen. */
export function createLook(drawing: Drawing): Look {
  const view = signal(wholeGrid(0, 0));
  const hasCursor = signal(false);
  const shown = signal<Point | undefined>(undefined);
  return {
    view,
    hasGrid: signal(false),
    hasPar: signal(true),
    hasCursor,
    hover: signal(undefined),
    shown,
    dialog: signal(undefined),
    resize: (width, height) => view.value = resized(view.peek(), width, height),
    zoom: (factor, at) => {
      const now = view.peek();
      const { x, y } = at ?? { x: now.width / 2, y: now.height / 2 };
      view.value = zoomed(now, factor, x, y);
    },
    fit: () => view.value = wholeGrid(view.peek().width, view.peek().height),
    move: (dx, dy) => view.value = moved(view.peek(), dx, dy),
    moveCursor: (dx, dy) =>
      batch(() => {
        hasCursor.value = true;
        shown.value = undefined;
        drawing.moveCursor(dx, dy);
        view.value = revealing(view.peek(), drawing.cursor.peek());
      }),
    show: (place) =>
      batch(() => {
        drawing.abandon();
        drawing.putCursor(place);
        hasCursor.value = true;
        shown.value = place;
        const now = view.peek();
        view.value = now.scale < LARGE_ENOUGH
          ? centredOn(now, place, SHOWN)
          : revealing(now, place);
      }),
  };
}
