/** Tools in use, with pointer and keyboard. */
import { assertEquals } from "@std/assert";
import { cellAt } from "../../../../web/circuit/model/cells.ts";
import { CELLS } from "../../../../web/circuit/model/change.ts";
import { createDrawing, type Drawing } from "../../../../web/circuit/store/drawing.ts";
import type { Tool } from "../../../../web/circuit/model/stroke.ts";

function drawingWith(tool: Tool): Drawing {
  const drawing = createDrawing(new Uint8Array(CELLS).fill(67));
  drawing.byte.value = 74;
  drawing.choose(tool);
  drawing.putCursor({ x: 10, y: 10 });
  return drawing;
}

function count({ settled }: Drawing): number {
  return settled.value.filter((byte) => byte === 74).length;
}

Deno.test("the space bar draws one cell, or all that the cursor passes while it is held", () => {
  const drawing = drawingWith("pencil");
  drawing.pressAtCursor();
  drawing.releaseAtCursor();
  assertEquals(count(drawing), 1);
  drawing.pressAtCursor();
  drawing.moveCursor(5, 0);
  drawing.moveCursor(0, 5);
  drawing.releaseAtCursor();
  assertEquals(count(drawing), 11);
  drawing.undo();
  assertEquals(count(drawing), 1);
});

Deno.test("lines and rectangles are pressed at both ends", () => {
  const drawing = drawingWith("rectangle");
  drawing.pressAtCursor();
  drawing.releaseAtCursor();
  drawing.moveCursor(2, 3);
  assertEquals(count(drawing), 0);
  drawing.pressAtCursor();
  assertEquals(count(drawing), 12);
});

Deno.test("a region is copied, and pasted where the cursor is", () => {
  const drawing = drawingWith("rectangle");
  drawing.pressAtCursor();
  drawing.moveCursor(2, 2);
  drawing.pressAtCursor();
  drawing.choose("copy");
  drawing.pressAtCursor();
  drawing.moveCursor(-2, -2);
  drawing.pressAtCursor();
  assertEquals(drawing.use.value, "paste");
  drawing.putCursor({ x: 100, y: 50 });
  drawing.pressAtCursor();
  drawing.releaseAtCursor();
  assertEquals(count(drawing), 18);
  assertEquals(drawing.settled.value[cellAt({ x: 99, y: 49 })], 74);
});

Deno.test("a stroke that is taken back, by Escape, another tool or an undo, leaves nothing", () => {
  for (const stop of ["abandon", "undo", "choose"] as const) {
    const drawing = drawingWith("line");
    drawing.pressAtCursor();
    drawing.moveCursor(9, 9);
    if (stop === "choose") drawing.choose("brush");
    else drawing[stop]();
    assertEquals([count(drawing), drawing.stroke.value], [0, undefined]);
  }
});

Deno.test("what a pencil has drawn is kept when another tool is taken; an undo takes back it alone", () => {
  const drawing = drawingWith("pencil");
  drawing.pressAtCursor();
  drawing.moveCursor(3, 0);
  drawing.choose("line");
  assertEquals(count(drawing), 4);
  drawing.choose("pencil");
  drawing.pressAtCursor();
  drawing.moveCursor(0, 5);
  drawing.undo();
  assertEquals([count(drawing), drawing.stroke.value], [4, undefined]);
});

Deno.test("the cursor stays on the grid, and colours are taken up from it", () => {
  const drawing = drawingWith("pencil");
  drawing.moveCursor(-99, 999);
  assertEquals(drawing.cursor.value, { x: 0, y: 99 });
  drawing.pick({ x: 5, y: 5 });
  assertEquals(drawing.byte.value, 67);
  drawing.pick({ x: -5, y: 5 });
  assertEquals(drawing.byte.value, 67);
});

Deno.test("a colour is taken up by a press, and the tool that was there goes on", () => {
  const drawing = drawingWith("brush");
  drawing.choose("pick");
  drawing.pressAtCursor();
  drawing.releaseAtCursor();
  assertEquals([drawing.byte.value, drawing.use.value, drawing.canUndo.value], [
    67,
    "brush",
    false,
  ]);
});

Deno.test("the hand draws nothing", () => {
  const drawing = createDrawing(new Uint8Array(CELLS));
  drawing.choose("move");
  drawing.press({ x: 5, y: 5 });
  drawing.release();
  assertEquals(drawing.canUndo.value, false);
});
