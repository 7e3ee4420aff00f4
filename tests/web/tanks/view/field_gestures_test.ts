import { assert, assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { wholeLayout } from "../../../../web/tanks/model/turned.ts";
import type { Stage } from "../../../../web/tanks/view/arena_stage.ts";
import { createFieldLook } from "../../../../web/tanks/view/field_look.ts";
import { openPage, type TestPage } from "../../ui/player/page.ts";

type Send = (type: string, what: Readonly<Record<string, unknown>>) => boolean;

const FIELD = { width: 10, height: 10 };
const BOX = { width: 500, height: 500 };

/** A canvas of a page that does not scroll, unless it is so many pixels high. */
async function withCanvas(
  test: (send: Send, zoom: () => number) => void,
  pageHeight = 900,
): Promise<void> {
  const page: TestPage = await openPage();
  const { followGestures } = await import("../../../../web/tanks/view/field_gestures.ts");
  Object.assign(globalThis, { WheelEvent: { DOM_DELTA_LINE: 1 } });
  const { documentElement } = page.document;
  Object.defineProperties(documentElement, {
    clientHeight: { value: 900, configurable: true },
    scrollHeight: { value: pageHeight, configurable: true },
  });
  Object.assign(page.document, { fullscreenElement: null });
  const look = createFieldLook(signal(FIELD), { read: () => undefined, write: () => {} });
  look.box.value = BOX;
  const canvas = page.document.createElement("canvas");
  const stage: Pick<Stage, "whole"> = { whole: () => wholeLayout(FIELD, BOX, false) };
  const stop = followGestures(canvas, stage, look);
  test((type, what) => page.send(canvas, type, what), () => look.zoom.value?.scale ?? 1);
  stop();
  page.close();
}

const at = (offsetX: number, offsetY: number, more: Readonly<Record<string, unknown>> = {}) => (
  { offsetX, offsetY, pointerId: 1, pointerType: "mouse", button: 0, ...more }
);

Deno.test("the wheel looks closer, and back as far as all of the field", async () => {
  await withCanvas((send, zoom) => {
    assertEquals(send("wheel", at(250, 250, { deltaY: -400, deltaMode: 0 })), false);
    assert(zoom() > 1.5);
    send("wheel", at(250, 250, { deltaY: 4000, deltaMode: 0 }));
    assertEquals(zoom(), 1);
  });
});

Deno.test("where the page scrolls the wheel is the page's, but not with Ctrl", async () => {
  await withCanvas((send, zoom) => {
    assertEquals(send("wheel", at(250, 250, { deltaY: -400, deltaMode: 0 })), true);
    assertEquals(zoom(), 1);
    send("wheel", at(250, 250, { deltaY: -40, deltaMode: 0, ctrlKey: true }));
    assert(zoom() > 1);
  }, 1800);
});

Deno.test("two presses in one place look closer, two more show all; two elsewhere are two", async () => {
  await withCanvas((send, zoom) => {
    const press = (x: number, timeStamp: number) => {
      send("pointerdown", at(x, 200, { timeStamp }));
      send("pointerup", at(x, 200, { timeStamp }));
    };
    press(200, 1000);
    press(300, 1100);
    assertEquals(zoom(), 1);
    press(300, 1200);
    assertEquals(zoom(), 2.5);
    press(200, 2000);
    press(200, 2900);
    assertEquals(zoom(), 2.5);
    press(200, 3000);
    assertEquals(zoom(), 1);
  });
});

Deno.test("two fingers look closer, and scroll nothing", async () => {
  await withCanvas((send, zoom) => {
    const finger = (pointerId: number, x: number) =>
      at(x, 250, { pointerId, pointerType: "touch" });
    send("pointerdown", finger(1, 240));
    send("pointerdown", finger(2, 260));
    send("pointermove", finger(1, 220));
    send("pointermove", finger(2, 280));
    assert(Math.abs(zoom() - 3) < 0.01);
    assertEquals(send("touchmove", { touches: [1, 2] }), false);
    assertEquals(send("touchmove", { touches: [1] }), true);
  });
});

Deno.test("what drags a part of the field presses nothing; what stays in place does", async () => {
  await withCanvas((send) => {
    send("wheel", at(250, 250, { deltaY: -400, deltaMode: 0 }));
    send("pointerdown", at(250, 250));
    send("pointermove", at(200, 260));
    send("pointerup", at(200, 260));
    assert(isStopped(send));
    send("pointerdown", at(250, 250));
    send("pointerup", at(250, 250));
    assert(!isStopped(send));
  });
});

/** Whether a click goes no further. */
function isStopped(send: Send): boolean {
  let stopped = false;
  send("click", { stopImmediatePropagation: () => stopped = true });
  return stopped;
}
