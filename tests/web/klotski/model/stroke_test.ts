import { assertEquals } from "@std/assert";
import { type Draft, emptyDraft, fileOf } from "../../../../web/klotski/model/draft.ts";
import { advance, historyOf, redo, undo } from "../../../../web/klotski/model/history.ts";
import { begin, finish, goOn, type Tool } from "../../../../web/klotski/model/stroke.ts";

const EMPTY_BOARD = emptyDraft("Mine", 4, 3);

function draw(draft: Draft, tool: Tool, ...cells: readonly number[]): Draft {
  const [first = 0, ...rest] = cells;
  const stroke = begin(draft, tool, first);
  return stroke === undefined ? draft : finish(rest.reduce(goOn, stroke));
}

function board(draft: Draft): string {
  return /board:\n([^]*?)(?:goal|$)/.exec(fileOf(draft))?.[1]?.trim().replaceAll("\n", "/") ?? "";
}

Deno.test("a stroke makes one block, and leaves out no cell on a quick way", () => {
  assertEquals(board(draw(EMPTY_BOARD, "piece", 0, 6)), "AAA./..A./....");
});

Deno.test("a stroke that begins on a block makes it larger, one beside it makes another", () => {
  const one = draw(EMPTY_BOARD, "piece", 0);
  assertEquals(board(draw(one, "piece", 0, 1)), "AA../..../....");
  assertEquals(board(draw(one, "piece", 1, 2)), "ABB./..../....");
});

Deno.test("walls are drawn and everything can be erased", () => {
  const walled = draw(draw(EMPTY_BOARD, "piece", 0, 1), "wall", 2, 3);
  assertEquals(board(walled), "AA##/..../....");
  assertEquals(board(draw(walled, "erase", 3, 1)), "A.../..../....");
});

Deno.test("a block is dragged to its goal, the goal to another place, and a click takes it away", () => {
  const pieces = draw(EMPTY_BOARD, "piece", 0, 1);
  const wanted = draw(pieces, "goal", 1, 11);
  assertEquals(wanted.goal, [{ piece: "A", x: 2, y: 2 }]);
  assertEquals(draw(wanted, "goal", 10, 6).goal, [{ piece: "A", x: 2, y: 1 }]);
  assertEquals(draw(wanted, "goal", 10).goal, []);
  assertEquals(draw(wanted, "goal", 0).goal, [], "a click on the block itself does the same");
});

Deno.test("a block that lies under another one's goal can be given one, too", () => {
  const pieces = draw(draw(EMPTY_BOARD, "piece", 0), "piece", 1);
  const first = draw(pieces, "goal", 0, 1);
  assertEquals(draw(first, "goal", 1, 0).goal, [
    { piece: "A", x: 1, y: 0 },
    { piece: "B", x: 0, y: 0 },
  ]);
});

Deno.test("the goal tool does nothing on an empty cell", () => {
  assertEquals(begin(EMPTY_BOARD, "goal", 5), undefined);
});

Deno.test("steps are undone and redone, and what was undone is forgotten by a new one", () => {
  let history = historyOf("a");
  for (const step of ["b", "c"]) history = advance(history, step);
  assertEquals(advance(history, "c"), history, "nothing has changed");
  history = undo(undo(undo(history)));
  assertEquals(history.now, "a");
  history = redo(history);
  assertEquals(history.now, "b");
  history = redo(advance(history, "d"));
  assertEquals([history.now, history.past], ["d", ["a", "b"]]);
});
