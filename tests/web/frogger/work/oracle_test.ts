/** What is best on a road: answers from tables, and how the page asks for them. */
import { assert, assertEquals } from "@std/assert";
import { solve } from "../../../../lib/frogger/optimum.ts";
import { START_STATE } from "../../../../lib/frogger/progress.ts";
import { serveOracle } from "../../../../web/frogger/work/frogger_worker.ts";
import { type Answer, isAnswer, isQuestion, READY } from "../../../../web/frogger/work/messages.ts";
import { createOracle } from "../../../../web/frogger/work/oracle.ts";
import { showHand, stateAt } from "../../../../web/frogger/model/shown_run.ts";
import { EXAMPLE, EXAMPLE_TEXT, movesOf, runOf } from "../samples.ts";

Deno.test("the best moves are the optimum, and live", () => {
  const { best } = createOracle()({ id: 1, kind: "best", road: EXAMPLE_TEXT });
  const optimum = solve(EXAMPLE);
  assertEquals([best?.score, best?.crossings], [optimum.score, optimum.crossings]);
  assertEquals(best?.moves, optimum.moves);
  assertEquals(best?.mode, optimum.confined ? "confined" : "open");
});

Deno.test("advice leads from any state to what it promises", () => {
  const answer = createOracle();
  const begun = "^^.<";
  const hand = showHand(EXAMPLE, movesOf(begun));
  const state = stateAt(hand.states, hand.length);
  const { advice } = answer({ id: 2, kind: "advice", road: EXAMPLE_TEXT, state });
  assert(advice?.survives);
  const moves = Uint8Array.of(...movesOf(begun), ...advice.moves);
  const { judgement } = runOf(Array.from(moves, (move) => ".^v<>"[move] ?? ".").join(""));
  assertEquals(judgement.score, advice.score);
  assertEquals(judgement.tally.crossings, state.crossings + advice.crossings);
});

Deno.test("where the frog is lost whatever it does, that is said", () => {
  // Walls without a gap in three lanes, and the frog in the middle one.
  const wall = "x".repeat(60);
  const text = `\n${wall}\n${wall}\n${wall}\n\n`;
  const state = { ...START_STATE, frame: 40, row: 3, column: 10 };
  const { advice } = createOracle()({ id: 3, kind: "advice", road: text, state });
  assertEquals(advice, { survives: false, crossings: 0, score: 0, moves: new Uint8Array(0) });
});

Deno.test("what is no road gets no answer, and the next question gets its own", () => {
  const answer = createOracle();
  assertEquals(answer({ id: 4, kind: "best", road: "x" }), { id: 4 });
  assertEquals(answer({ id: 5, kind: "best", road: EXAMPLE_TEXT }).id, 5);
});

Deno.test("the worker says that it is there, and answers questions only", () => {
  const sent: Answer[] = [];
  let hear = (_event: { readonly data: unknown }) => {};
  serveOracle({
    postMessage: (message) => void sent.push(message),
    addEventListener: (_type, listener) => hear = listener,
  });
  hear({ data: { id: 7, kind: "best", road: EXAMPLE_TEXT } });
  hear({ data: "hello" });
  assertEquals(sent.map(({ id }) => id), [READY, 7]);
  assert(isQuestion({ id: 1, kind: "best", road: "" }) && !isQuestion({ id: 1 }));
  assert(isAnswer({ id: 1 }) && !isAnswer(null));
});
