/** The solver as the page sees it while moves are counted: it runs, can be stopped, and what was found stands. */
import { assertEquals } from "@std/assert";
import { startPosition } from "../../../../lib/klotski/board.ts";
import { createSolving } from "../../../../web/klotski/store/solving.ts";
import type { News, Order } from "../../../../web/klotski/work/messages.ts";
import { PAIR } from "../samples.ts";

const STEPS = { configurations: 9, goals: 1, isFull: false, steps: 3 };

/** Steps are known and moves are being counted. */
function counting() {
  const sent: Order[] = [];
  let hear = (_news: News) => {};
  const solving = createSolving((listener) => {
    hear = listener;
    return { send: (order) => void sent.push(order), end: () => {} };
  });
  solving.explore(PAIR, startPosition(PAIR));
  hear({ kind: "found", id: 1, found: STEPS, isCounting: true });
  return { solving, sent, hear: (news: News) => hear(news) };
}

const PROGRESS = { count: "move", configurations: 5, distance: 2 } as const;

Deno.test("while moves are counted the solver runs and tells how far it is", () => {
  const { hear, solving } = counting();
  assertEquals([solving.state.value, solving.found.value], ["running", STEPS]);
  hear({ kind: "counting", id: 1, counting: PROGRESS });
  assertEquals(solving.counting.value, PROGRESS);
  hear({ kind: "found", id: 1, found: { ...STEPS, moves: 2 }, isCounting: false });
  assertEquals([solving.state.value, solving.counting.value], ["done", undefined]);
});

Deno.test("counting moves is stopped and goes on; what was found stands", () => {
  const { hear, sent, solving } = counting();
  solving.stop();
  assertEquals([solving.state.value, sent.at(-1)?.kind], ["stopped", "stop"]);
  hear({ kind: "counting", id: 1, counting: PROGRESS });
  assertEquals([solving.counting.value, solving.found.value], [undefined, STEPS]);
  solving.goOn();
  assertEquals([solving.state.value, sent.at(-1)?.kind], ["running", "go on"]);
});
