/** The way back and forth as a text. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { CELLS } from "../../../../web/circuit/model/change.ts";
import {
  advance,
  type History,
  historyOf,
  redo,
  undo,
} from "../../../../web/circuit/model/history.ts";
import {
  LONGEST_STEPS,
  readHistory,
  writeHistory,
} from "../../../../web/circuit/model/history_text.ts";
import { beginStroke, extendStroke } from "../../../../web/circuit/model/stroke.ts";
import { anyCells, anyPen, anyPlace } from "../arbitraries.ts";

/** Some strokes, some of them undone. */
const anyHistory: fc.Arbitrary<History> = fc.tuple(
  anyCells,
  fc.array(fc.tuple(anyPen, anyPlace, anyPlace), { maxLength: 6 }),
  fc.nat(6),
).map(([cells, strokes, undone]) => {
  let history = historyOf(cells);
  for (const [pen, from, to] of strokes) {
    const stroke = extendStroke(beginStroke(history.cells, pen, from), to);
    history = advance(history, stroke.cells);
  }
  for (let step = 0; step < undone; step++) history = undo(history);
  return history;
});

Deno.test("a history is read as it was written", () => {
  fc.assert(
    fc.property(anyHistory, fc.nat(), (history, revision) => {
      const text = writeHistory(history, revision);
      assertEquals(readHistory(text, { cells: history.cells, revision }), history);
    }),
    { numRuns: 30 },
  );
});

Deno.test("what belongs to another revision, or was cut or changed, is no history", () => {
  const cells = new Uint8Array(CELLS).fill(67);
  const changed = cells.slice().fill(74, 10, 13);
  const history = advance(historyOf(cells), changed);
  const text = writeHistory(history, 3);
  const draft = { cells: changed, revision: 3 };
  assertEquals(readHistory(text, draft), history);
  assertEquals(text, "3 1 0\n\x01\n\x03CJ");
  assertEquals(readHistory(text, { ...draft, revision: 4 }), undefined);
  const texts = [
    "",
    "3 1 0",
    "3 2 0\n\x01\n\x03CJ",
    "3 1 0\n\x01\n\x03C",
    "3 1 0\n\x02\n\x03CJ",
    "3 1 0\n\x00",
    "3 1 0\n\x01\n\x00CJ",
    "3 1 0\n\x01\u3a97\x02CJ",
    "3 1 0\n\x01\n\x03C\u0100",
    "3 1 0\n\x02\n\x03CJ\x0c\x01CJ",
  ];
  for (const broken of texts) assertEquals(readHistory(broken, draft), undefined, broken);
});

Deno.test("the text is bounded: steps that are far away are left out, the near ones work", () => {
  const noise = (seed: number) =>
    Uint8Array.from({ length: CELLS }, (_, cell) => 65 + (cell * (seed * 7 + 3)) % 13);
  const states = Array.from({ length: 8 }, (_, seed) => noise(seed));
  let history = historyOf(states[0] ?? new Uint8Array(CELLS));
  for (const cells of states.slice(1)) history = advance(history, cells);
  for (let step = 0; step < 3; step++) history = undo(history);
  const text = writeHistory(history, 1);
  assert(text.length <= 2 * LONGEST_STEPS + 100, String(text.length));
  const read = readHistory(text, { cells: history.cells, revision: 1 });
  assert(read !== undefined);
  assertEquals([read.past.length, read.future.length], [2, 2]);
  assertEquals(undo(undo(read)).cells, states[2]);
  assertEquals(redo(redo(read)).cells, states[6]);
});
