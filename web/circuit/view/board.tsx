/** The drawing on its canvas: painted, drawn on, moved about and told in words. */
import "./board.css";
import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Point } from "../../../lib/race/types.ts";
import { cellUnder } from "../../race/model/viewport.ts";
import * as strings from "../../strings/strings.ts";
import { type Box, cellAt } from "../model/cells.ts";
import { boxAround } from "../model/change.ts";
import { outlineOf } from "../model/stroke.ts";
import type { Picture } from "../paint/picture.ts";
import type { ParState } from "../store/checking.ts";
import type { Drawing } from "../store/drawing.ts";
import type { Look } from "../store/look.ts";
import type { CircuitStore } from "../store/types.ts";
import { colourWord } from "./colour_word.ts";
import { paintPicture } from "./easel.ts";
import { createGestures, type PointerAt } from "./gestures.ts";

const text = strings.circuit;

/** How much a turn of the wheel zooms, and of a pinch on a touch pad. */
const WHEEL = 0.0018;
const PINCH = 0.01;

interface BoardProps {
  readonly store: CircuitStore;
  readonly look: Look;
}

/** Fills its box; the box gives the size. */
export function Board({ store, look }: BoardProps): JSX.Element {
  const { checking, drawing } = store;
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useComputed((): Picture => ({
    circuit: store.circuit.value,
    view: look.view.value,
    marks: checking.marks.value,
    way: look.hasPar.value ? wayOf(checking.par.value) : [],
    outline: outlineNow(drawing, look),
    cursor: look.hasCursor.value ? drawing.cursor.value : undefined,
    shown: look.shown.value,
    hasGrid: look.hasGrid.value,
  }));
  const gestures = useMemo(() => gesturesOn(drawing, look), [drawing, look]);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const stop = paintPicture(element, picture, ({ height, width }) => look.resize(width, height));
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL));
      look.zoom(factor, { x: event.offsetX, y: event.offsetY });
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => {
      element.removeEventListener("wheel", turn);
      stop();
    };
  }, [look]);
  const { opened } = store;
  const known = useRef(opened.value);
  // At once, so that no key goes to the button on which the focus was before the dialog.
  useLayoutEffect(() => {
    if (known.current !== opened.value && isChosenByHand()) {
      canvas.current?.focus({ preventScroll: true });
    }
    known.current = opened.value;
  }, [opened.value]);
  const spoken = useComputed(() => {
    if (!look.hasCursor.value) return "";
    const { x, y } = drawing.cursor.value;
    const cell = cellAt({ x, y });
    const broken = new Set(
      checking.marks.value.filter((mark) => mark.cell === cell).map(({ rule }) => rule),
    );
    const rules = [...broken].map(text.rule).join(", ");
    return text.cursorAt(x, y, colourWord(drawing.cells.value[cell] ?? 0), rules);
  });
  return (
    <div class={`board use-${drawing.use.value}`}>
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={text.drawing}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          look.hasCursor.value = false;
          gestures.down(pointerOf(event));
        }}
        onPointerMove={(event) => {
          const { pointerType } = event;
          look.hover.value = pointerType === "touch"
            ? undefined
            : cellUnder(look.view.peek(), event.offsetX, event.offsetY);
          gestures.moved(pointerOf(event));
        }}
        onPointerUp={({ pointerId }) => gestures.up(pointerId)}
        onPointerCancel={({ pointerId }) => gestures.cancel(pointerId)}
        onPointerLeave={() => look.hover.value = undefined}
        onContextMenu={(event) => event.preventDefault()}
      />
      <p class="spoken" aria-live="polite">{spoken}</p>
    </div>
  );
}

/** Whoever has chosen what to begin with goes on to draw; what an address opened leaves the focus where it is. */
function isChosenByHand(): boolean {
  const isTyping = document.activeElement?.matches("input, textarea, select") ?? false;
  return navigator.userActivation.hasBeenActive && !isTyping;
}

function gesturesOn(drawing: Drawing, look: Look) {
  const under = ({ x, y }: Point) => cellUnder(look.view.peek(), x, y);
  return createGestures({
    press: (at) => {
      look.shown.value = undefined;
      drawing.press(under(at));
    },
    drag: (at) => drawing.drag(under(at)),
    release: () => {
      const end = drawing.stroke.peek()?.to;
      drawing.release();
      if (end !== undefined) drawing.putCursor(end);
    },
    abandon: drawing.abandon,
    pick: (at) => drawing.pick(under(at)),
    move: look.move,
    zoom: look.zoom,
    isMoving: () => drawing.use.peek() === "move",
  });
}

function pointerOf(event: PointerEvent): PointerAt {
  return {
    id: event.pointerId,
    isTouch: event.pointerType === "touch",
    button: event.button,
    hasAlt: event.altKey,
    x: event.offsetX,
    y: event.offsetY,
  };
}

function wayOf(par: ParState): readonly Point[] {
  return par.kind === "found" ? par.par.points : [];
}

/** What the tool spans; before the press, what it would reach. */
function outlineNow(drawing: Drawing, look: Look): Box | undefined {
  const stroke = drawing.stroke.value;
  if (stroke !== undefined) return outlineOf(stroke);
  const place = look.hover.value ?? (look.hasCursor.value ? drawing.cursor.value : undefined);
  if (place === undefined) return undefined;
  const { x, y } = place;
  const region = drawing.region.value;
  switch (drawing.use.value) {
    case "move":
      return undefined;
    case "brush":
      return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
    case "paste":
      return region === undefined ? undefined : boxAround(region, place);
    default:
      return { left: x, right: x, top: y, bottom: y };
  }
}
