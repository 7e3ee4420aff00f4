/** The keys of a game and of the editor: letters choose, arrows move, and so on. */
import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { newGame } from "../../../../lib/klotski/game.ts";
import type { Variant } from "../../../../lib/klotski/types.ts";
import { createEditor } from "../../../../web/klotski/store/editor.ts";
import { createPlay } from "../../../../web/klotski/store/play.ts";
import { createSolving } from "../../../../web/klotski/store/solving.ts";
import { editorKeys } from "../../../../web/klotski/view/editor_keys.ts";
import { commandOf, gameKeys } from "../../../../web/klotski/view/game_keys.ts";
import { fakeOutside } from "../fake_outside.ts";
import { PAIR, variantOf } from "../samples.ts";

function keysOf(variant: Variant) {
  const world = fakeOutside("");
  const play = createPlay(newGame(variant), {
    isLiteral: signal(false),
    solving: createSolving(world.openSolver),
    later: world.later,
    onPlayed: () => {},
    onWon: () => {},
  });
  const focused: number[] = [];
  const isHelpOpen = signal(false);
  const actions = gameKeys(play, { isHelpOpen, focus: (piece) => focused.push(piece) });
  const press = (...keys: readonly string[]) => {
    for (const key of keys) actions.find((action) => action.keys.includes(key))?.run(key);
  };
  return { play, press, focused, isHelpOpen };
}

Deno.test("a letter chooses its piece and gives it the focus, arrows move it", () => {
  const { focused, play, press } = keysOf(PAIR);
  press("ArrowDown");
  assertEquals(play.index.value, 0, "nothing is chosen");
  press("b", "ArrowDown", "ArrowRight");
  assertEquals([focused, [...play.position.value]], [[1], [0, 6]]);
  press("Backspace");
  assertEquals([...play.position.value], [0, 5]);
  press("Shift+Backspace");
  assertEquals([...play.position.value], [0, 6]);
  press("Home", "Escape");
  assertEquals([play.index.value, play.selected.value], [0, undefined]);
});

Deno.test("pieces that differ only in case take turns", () => {
  const { play, press } = keysOf(variantOf("board:\naA.\n"));
  const names = ["a", "a", "a"].map((key) => {
    press(key);
    return play.variant.pieces[play.selected.value ?? 9]?.name;
  });
  assertEquals(names.toSorted(), names[0] === "a" ? ["A", "a", "a"] : ["A", "A", "a"]);
});

Deno.test("no key is used twice, and the help is opened and closed by its own", () => {
  const { isHelpOpen, play, press } = keysOf(PAIR);
  const all = gameKeys(play, { isHelpOpen, focus: () => {} }).flatMap(({ keys }) => keys);
  assertEquals(new Set(all).size, all.length);
  press("?");
  assertEquals(isHelpOpen.value, true);
  press("?");
  assertEquals(isHelpOpen.value, false);
});

Deno.test("Ctrl and Z takes back, with Shift or as Y it makes again", () => {
  assertEquals(commandOf({ key: "z", shiftKey: false }), "undo");
  assertEquals(commandOf({ key: "Z", shiftKey: true }), "redo");
  assertEquals(commandOf({ key: "y", shiftKey: false }), "redo");
  assertEquals(commandOf({ key: "x", shiftKey: false }), undefined);
});

Deno.test("in the editor, Shift with an arrow draws on, Space lifts the pen, digits choose the tool", () => {
  const editor = createEditor(fakeOutside(""), undefined);
  const keys = editorKeys(editor);
  const press = (...all: readonly string[]) => {
    for (const key of all) keys.find((one) => one.keys.includes(key))?.run(key);
  };
  press("ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown", " ");
  const cells = editor.draft.value.cells.flatMap((sign, cell) => sign === "A" ? [cell] : []);
  assertEquals([cells, editor.stroke.value], [[1, 2, 6], undefined]);
  press("3", " ", " ");
  assertEquals([editor.tool.value, editor.draft.value.cells[6]], ["erase", "."]);
  editor.dispose();
});
