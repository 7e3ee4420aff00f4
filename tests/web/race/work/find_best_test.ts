/** The best lap, found beside the page or, where no worker can be had, by the page itself. */
import { assert, assertEquals } from "@std/assert";
import { serveBest, type WorkerScope } from "../../../../web/race/work/best_worker.ts";
import { findBest } from "../../../../web/race/work/find_best.ts";
import { isAnswer, isQuestion } from "../../../../web/race/work/messages.ts";
import { BEST_POINTS, MEADOW } from "../samples.ts";

/** A worker's scope: what it is asked, and what it answers. */
function fakeScope() {
  const answers: unknown[] = [];
  let hear = (_event: { readonly data: unknown }) => {};
  const scope: WorkerScope = {
    postMessage: (message) => void answers.push(message),
    addEventListener: (_type, listener) => {
      hear = listener;
    },
  };
  serveBest(scope);
  return { answers, ask: (data: unknown) => hear({ data }) };
}

Deno.test("the worker answers a circuit with its best lap, and nothing else", () => {
  const { answers, ask } = fakeScope();
  for (const odd of [undefined, null, 7, {}, { cells: [1] }, { cells: new Uint8Array(3) }]) {
    assert(!isQuestion(odd));
    ask(odd);
  }
  assertEquals(answers, []);
  ask({ cells: MEADOW.cells });
  assertEquals(answers, [{ points: BEST_POINTS }]);
  assert(answers.every(isAnswer));
});

Deno.test("where no car can finish, it says so", () => {
  const { answers, ask } = fakeScope();
  ask({ cells: MEADOW.cells.map(() => 65) });
  assertEquals(answers, [{ points: null }]);
});

Deno.test("without a worker the page finds it itself, once for each circuit", async () => {
  const found = findBest(MEADOW);
  assert(findBest(MEADOW) === found, "asked twice");
  assertEquals(await found, BEST_POINTS);
});
