/** The editor: drawn on, judged, kept, undone, shared. */
import { assert, assertEquals } from "@std/assert";
import { parseAddress } from "../../../../web/klotski/model/address.ts";
import { unpackText } from "../../../../web/klotski/model/packed_text.ts";
import { createEditor, type Editor, grow } from "../../../../web/klotski/store/editor.ts";
import { type FakeOutside, fakeOutside } from "../fake_outside.ts";
import { CLASSIC, PAIR_TEXT, variantOf } from "../samples.ts";

function editing(
  use: (editor: Editor, world: FakeOutside) => Promise<void> | void,
  memory?: Map<string, string>,
): Promise<void> {
  const world = fakeOutside("", memory);
  const editor = createEditor(world, undefined);
  return Promise.resolve(use(editor, world)).finally(editor.dispose);
}

function stroke(editor: Editor, ...cells: readonly number[]): void {
  const [first = 0, ...rest] = cells;
  editor.press(first);
  for (const cell of rest) editor.drag(cell);
  editor.release();
}

function judged(editor: Editor, world: FakeOutside) {
  world.passTime();
  world.solve();
  return editor.solving.found.value;
}

Deno.test("a puzzle is drawn, and judged while it is drawn", () =>
  editing((editor, world) => {
    assert(editor.problems.value.length > 0, "an empty board is no puzzle yet");
    editor.change((draft) => grow(draft, 0, -3));
    stroke(editor, 0);
    stroke(editor, 1, 5);
    editor.tool.value = "goal";
    stroke(editor, 0, 2);
    assertEquals(editor.draft.value.goal, [{ piece: "A", x: 2, y: 0 }]);
    const found = judged(editor, world);
    assertEquals([found?.steps, found?.moves], [4, 2]);
    editor.tool.value = "wall";
    stroke(editor, 3);
    assertEquals(judged(editor, world)?.steps, undefined, "unsolvable");
  }));

Deno.test("it is judged in the midst of a stroke, too, but not for another name", () =>
  editing((editor, world) => {
    editor.press(0);
    const found = judged(editor, world);
    assertEquals(found?.configurations, 20);
    editor.release();
    editor.change((draft) => ({ ...draft, name: "Other" }));
    world.passTime();
    assertEquals(editor.solving.state.value, "done", "nothing new to look at");
  }));

Deno.test("strokes are undone one by one, and nothing is lost on reload", async () => {
  const memory = new Map<string, string>();
  await editing((editor) => {
    stroke(editor, 0, 1, 2);
    stroke(editor, 4);
    editor.undo();
    assertEquals(editor.draft.value.cells.filter((sign) => sign !== "."), ["A", "A", "A"]);
    editor.redo();
    assertEquals(editor.draft.value.cells[4], "B");
  }, memory);
  await editing((editor) => assertEquals(editor.draft.value.cells[4], "B"), memory);
});

Deno.test("a stroke that is abandoned has drawn nothing", () =>
  editing((editor) => {
    editor.press(0);
    editor.drag(3);
    editor.abandon();
    assertEquals(editor.draft.value.cells.every((sign) => sign === "."), true);
  }));

Deno.test("keys draw with the cursor, which stays on the board", () =>
  editing((editor) => {
    editor.moveCursor(-1, 0);
    editor.press(editor.cursor.value);
    editor.moveCursor(1, 0);
    editor.moveCursor(0, 1);
    editor.release();
    assertEquals(editor.draft.value.cells.flatMap((sign, cell) => sign === "A" ? [cell] : []), [
      0,
      1,
      5,
    ]);
    editor.change((draft) => grow(draft, -3, -4));
    assertEquals(editor.cursor.value, 0);
  }));

Deno.test("a copy of a puzzle is drawn on, and what was there before can be had back", () => {
  const world = fakeOutside("", new Map());
  const first = createEditor(world, undefined);
  stroke(first, 7);
  first.dispose();
  const editor = createEditor(world, { variant: CLASSIC, title: "L'âne rouge", key: "x" });
  assertEquals(editor.draft.value.name, "L'âne rouge, changed");
  assertEquals(editor.variant.value?.pieces.length, 10);
  editor.undo();
  assertEquals(editor.draft.value.cells[7], "A");
  editor.dispose();
});

Deno.test("the link holds the whole puzzle", async () => {
  const world = fakeOutside("");
  const editor = createEditor(world, { variant: variantOf(PAIR_TEXT), title: "Pair", key: "x" });
  while (editor.hash.value === undefined) await new Promise((resolve) => setTimeout(resolve, 0));
  const { puzzle = "" } = parseAddress(editor.hash.value);
  const { name, ...rest } = variantOf(await unpackText(puzzle));
  assertEquals(name, "Pair, changed");
  const { name: _, ...expected } = variantOf(PAIR_TEXT);
  assertEquals(rest, expected);
  editor.dispose();
});
