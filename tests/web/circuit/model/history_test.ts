/** The way back and forth. */
import { assertEquals } from "@std/assert";
import { assertSame } from "../same.ts";
import fc from "fast-check";
import {
  advance,
  type History,
  historyOf,
  MOST_STEPS,
  redo,
  undo,
} from "../../../../web/circuit/model/history.ts";
import { beginStroke, extendStroke, type Pen } from "../../../../web/circuit/model/stroke.ts";
import type { Point } from "../../../../lib/race/types.ts";
import { anyCells, anyPen, anyPlace } from "../arbitraries.ts";

type Strokes = readonly (readonly [Pen, Point, Point])[];

const anyStrokes: fc.Arbitrary<Strokes> = fc.array(fc.tuple(anyPen, anyPlace, anyPlace), {
  minLength: 1,
  maxLength: 8,
});

/** The history after each stroke, the untouched one first. */
function drawn(cells: Uint8Array, strokes: Strokes): History[] {
  const states = [historyOf(cells)];
  for (const [pen, from, to] of strokes) {
    const now = states.at(-1) ?? historyOf(cells);
    states.push(advance(now, extendStroke(beginStroke(now.cells, pen, from), to).cells));
  }
  return states;
}

Deno.test("undoing all strokes gives the circuit as it was, redoing all gives the last one", () => {
  fc.assert(fc.property(anyCells, anyStrokes, (cells, strokes) => {
    const last = drawn(cells, strokes).at(-1) ?? historyOf(cells);
    let state = last;
    while (state.past.length > 0) state = undo(state);
    assertEquals(state.cells, cells);
    while (state.future.length > 0) state = redo(state);
    assertEquals(state.cells, last.cells);
  }));
});

Deno.test("undo takes back exactly the last step, and redo brings it again", () => {
  fc.assert(fc.property(anyCells, anyStrokes, (cells, strokes) => {
    const states = drawn(cells, strokes);
    states.slice(1).forEach((state, at) => {
      const before = states[at];
      if (before === undefined || state === before) return;
      assertEquals(undo(state).cells, before.cells);
      assertEquals(redo(undo(state)).cells, state.cells);
    });
  }));
});

Deno.test("a step that changes nothing is none, and keeps what can be redone", () => {
  const cells = new Uint8Array(4).fill(67);
  const undone = undo(advance(historyOf(cells), Uint8Array.of(67, 67, 32, 67)));
  assertSame(advance(undone, undone.cells.slice()), undone);
  assertEquals(undone.future.length, 1);
  assertEquals(advance(undone, Uint8Array.of(1, 67, 67, 67)).future.length, 0);
});

Deno.test("without a step there is nothing to undo or redo", () => {
  const empty = historyOf(new Uint8Array(4));
  assertSame(undo(empty), empty);
  assertSame(redo(empty), empty);
});

Deno.test("the oldest steps are forgotten when there are very many", () => {
  let state = historyOf(Uint8Array.of(0));
  const steps = Array.from({ length: MOST_STEPS }, () => undo(advance(state, Uint8Array.of(1))));
  const [step] = steps[0]?.future ?? [];
  state = { ...state, past: steps.flatMap(() => step ?? []) };
  assertEquals(advance(state, Uint8Array.of(9)).past.length, MOST_STEPS);
});
