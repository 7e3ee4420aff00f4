/** What the tools do. */
import { assert, assertEquals } from "@std/assert";
import { assertSame } from "../same.ts";
import fc from "fast-check";
import { cellAt } from "../../../../web/circuit/model/cells.ts";
import { CELLS } from "../../../../web/circuit/model/change.ts";
import {
  beginStroke,
  extendStroke,
  outlineOf,
  type Tool,
} from "../../../../web/circuit/model/stroke.ts";
import { anyCells, anyPen, anyPlace } from "../arbitraries.ts";

const GRASS = new Uint8Array(CELLS).fill(67);
const [FROM, BY, TO] = [{ x: 10, y: 10 }, { x: 20, y: 14 }, { x: 12, y: 30 }];

/** How many cells a tool has changed after a way through three places. */
function changed(tool: Tool): number {
  const begun = beginStroke(GRASS, { tool, byte: 32, region: undefined }, FROM);
  const { cells } = extendStroke(extendStroke(begun, BY), TO);
  return cells.filter((byte) => byte === 32).length;
}

Deno.test("every tool keeps the size, and leaves the circuit before it as it was", () => {
  fc.assert(fc.property(anyCells, anyPen, anyPlace, anyPlace, (cells, pen, from, to) => {
    const before = cells.slice();
    const stroke = extendStroke(beginStroke(cells, pen, from), to);
    assertEquals(stroke.cells.length, CELLS);
    assertEquals(cells, before);
    assertSame(stroke.before, cells);
  }));
});

Deno.test("pencil and brush leave a trace, line and rectangle show only where they lead now", () => {
  assertEquals(changed("pencil"), 11 + 16);
  assert(changed("brush") > changed("pencil"));
  assertEquals(changed("line"), 21);
  assertEquals(changed("rectangle"), 3 * 21);
  assertEquals(changed("fill"), CELLS);
  assertEquals(changed("copy"), 0);
  assertEquals(changed("paste"), 0);
});

Deno.test("a stroke may begin beside the grid and lead onto it", () => {
  const pen = { tool: "pencil", byte: 32, region: undefined } as const;
  const { cells } = extendStroke(beginStroke(GRASS, pen, { x: -3, y: 5 }), { x: 2, y: 5 });
  assertEquals([0, 1, 2, 3].map((x) => cells[cellAt({ x, y: 5 })]), [32, 32, 32, 67]);
});

Deno.test("a stroke that stands still is the same stroke", () => {
  const stroke = beginStroke(GRASS, { tool: "brush", byte: 32, region: undefined }, FROM);
  assertSame(extendStroke(stroke, { ...FROM }), stroke);
});

Deno.test("rectangles and what is copied or pasted have an outline", () => {
  const region = { width: 3, height: 5, bytes: new Uint8Array(15) };
  const outline = (tool: Tool) =>
    outlineOf(extendStroke(beginStroke(GRASS, { tool, byte: 32, region }, FROM), BY));
  const box = { left: 10, top: 10, right: 20, bottom: 14 };
  assertEquals(outline("copy"), box);
  assertEquals(outline("rectangle"), box);
  assertEquals(outline("paste"), { left: 19, top: 12, right: 21, bottom: 16 });
  assertEquals(outline("pencil"), undefined);
});
