/** Looking closer by hand: the wheel, two fingers, dragging, and two presses in a row. */
import { effect } from "@preact/signals";
import type { Place } from "../model/geometry.ts";
import { movedBy, zoomAt } from "../model/zoom.ts";
import type { Stage } from "./arena_stage.ts";
import type { FieldLook } from "./field_look.ts";
import { middleOf, spanOf } from "../../ui/two_fingers.ts";

/** How much a turn of the wheel zooms, and of a pinch on a touch pad; a wheel may count in lines of so many pixels. */
const WHEEL = 0.0018;
const PINCH = 0.01;
const LINE = 16;

/** A pointer that goes this far, in pixels, drags: it presses nothing. */
const DRAG_FROM = 5;

/** As high as the window and its foot, a page has nothing more to scroll to. */
const FOOT = 1.15;

/** Two presses are one thing when they come within so many milliseconds and pixels. */
const DOUBLE = { time: 350, apart: 24 } as const;

/** How much closer two presses look. */
const CLOSER = 2.5;

/** Follows what hands do on the canvas until the returned function is called. */
export function followGestures(
  canvas: HTMLCanvasElement,
  stage: Pick<Stage, "whole">,
  look: FieldLook,
): () => void {
  const { zoom } = look;
  const places = new Map<number, Place>();
  let last: (Place & { readonly time: number }) | undefined;
  let isDragged = false;
  let travelled = 0;

  const zoomBy = (factor: number, at: Place) => {
    zoom.value = zoomAt(stage.whole(), zoom.peek(), factor, at);
  };
  const moveBy = (dx: number, dy: number) => {
    const now = zoom.peek();
    if (now !== undefined) zoom.value = movedBy(stage.whole(), now, dx, dy);
  };

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && canScroll()) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    zoomBy(Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)), placeOf(event));
  };
  const down = (event: PointerEvent) => {
    if (places.size === 0) {
      isDragged = false;
      travelled = 0;
    }
    if (event.pointerType === "touch" || event.button === 0) {
      places.set(event.pointerId, placeOf(event));
    }
  };
  const move = (event: PointerEvent) => {
    const before = places.get(event.pointerId);
    if (before === undefined) return;
    const old = [...places.values()];
    const now = placeOf(event);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (places.size === 1 && (zoom.peek() === undefined || travelled < DRAG_FROM)) return;
    if (!isDragged) canvas.setPointerCapture(event.pointerId);
    isDragged = true;
    places.set(event.pointerId, now);
    if (places.size === 1) return moveBy(now.x - before.x, now.y - before.y);
    const next = [...places.values()];
    const [from, to] = [middleOf(old), middleOf(next)];
    const [apart, further] = [spanOf(old), spanOf(next)];
    if (apart > 0 && further > 0) zoomBy(further / apart, from);
    moveBy(to.x - from.x, to.y - from.y);
  };
  const up = (event: PointerEvent) => {
    const wasAlone = places.size === 1 && places.delete(event.pointerId);
    places.delete(event.pointerId);
    if (!wasAlone || isDragged) return;
    const at = { ...placeOf(event), time: event.timeStamp };
    const isSecond = last !== undefined && at.time - last.time < DOUBLE.time &&
      Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE.apart;
    last = isSecond ? undefined : at;
    if (!isSecond) return;
    if (zoom.peek() === undefined) zoomBy(CLOSER, at);
    else zoom.value = undefined;
  };
  const cancel = (event: PointerEvent) => void places.delete(event.pointerId);
  /** What was dragged was not meant as a press. */
  const click = (event: MouseEvent) => {
    if (isDragged) event.stopImmediatePropagation();
  };
  /** Two fingers are the field's; one finger scrolls the page, unless a part of the field is seen. */
  const touch = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  const stopStyling = effect(() => {
    canvas.style.touchAction = zoom.value === undefined ? "pan-y" : "none";
  });

  const ending = new AbortController();
  const { signal } = ending;
  canvas.addEventListener("wheel", wheel, { passive: false, signal });
  canvas.addEventListener("pointerdown", down, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", up, { signal });
  canvas.addEventListener("pointercancel", cancel, { signal });
  canvas.addEventListener("click", click, { capture: true, signal });
  canvas.addEventListener("touchstart", touch, { passive: false, signal });
  canvas.addEventListener("touchmove", touch, { passive: false, signal });
  return () => {
    ending.abort();
    stopStyling();
  };
}

/** Where the page itself scrolls by more than its foot, the wheel is the page's. */
function canScroll(): boolean {
  const { clientHeight, scrollHeight } = document.documentElement;
  return document.fullscreenElement === null && scrollHeight > clientHeight * FOOT;
}

/** In pixels of the canvas. */
function placeOf({ offsetX, offsetY }: MouseEvent): Place {
  return { x: offsetX, y: offsetY };
}
