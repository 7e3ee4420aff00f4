/** The page's way to the solver: a worker, or the page's own thread where none can be had. */
import { assertEquals } from "@std/assert";
import { startPosition } from "../../../../lib/klotski/board.ts";
import type { News, Order } from "../../../../web/klotski/work/messages.ts";
import { solverOpener, type SolverWorker } from "../../../../web/klotski/work/solver_line.ts";
import { PAIR } from "../samples.ts";

const EXPLORE: Order = { kind: "explore", id: 1, variant: PAIR, from: startPosition(PAIR) };
const STOP: Order = { kind: "stop", id: 1 };
const NEWS: News = { kind: "progress", id: 1, configurations: 1, depth: 0 };

function fakeWorker() {
  const got: Order[] = [];
  let isEnded = false;
  let tell = (_event: { readonly data: unknown }) => {};
  let fail = (_event: { preventDefault(): void }) => {};
  const worker: SolverWorker = {
    postMessage: (order) => got.push(order),
    terminate: () => isEnded = true,
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === "message") tell = listener as typeof tell;
      else fail = listener as typeof fail;
    },
  };
  return {
    worker,
    got,
    tell: (data: unknown) => tell({ data }),
    fail: () => fail({ preventDefault: () => {} }),
    isEnded: () => isEnded,
  };
}

function here() {
  const got: Order[] = [];
  return { got, open: () => Promise.resolve((order: Order) => void got.push(order)) };
}

Deno.test("orders go to the worker, and its news come back until the line is ended", () => {
  const fake = fakeWorker();
  const heard: News[] = [];
  const line = solverOpener(() => fake.worker, here().open)((news) => heard.push(news));
  line.send(EXPLORE);
  fake.tell(NEWS);
  fake.tell("nonsense");
  assertEquals(fake.got, [EXPLORE]);
  line.end();
  fake.tell(NEWS);
  assertEquals([heard, fake.isEnded()], [[NEWS], true]);
});

Deno.test("without a worker the page's own solver gets the orders", async () => {
  const own = here();
  const line = solverOpener(() => {
    throw new Error("no workers here");
  }, own.open)(() => {});
  line.send(EXPLORE);
  line.send(STOP);
  await Promise.resolve();
  await Promise.resolve();
  assertEquals(own.got, [EXPLORE, STOP]);
});

Deno.test("a worker that cannot be loaded is replaced, and nothing that it was told is lost", async () => {
  const fake = fakeWorker();
  const own = here();
  const line = solverOpener(() => fake.worker, own.open)(() => {});
  line.send({ ...EXPLORE, id: 0 });
  line.send(EXPLORE);
  line.send(STOP);
  fake.fail();
  line.send({ kind: "go on", id: 1 });
  await Promise.resolve();
  await Promise.resolve();
  assertEquals(own.got.map(({ kind }) => kind), ["explore", "stop", "go on"]);
  assertEquals(own.got[0]?.id, 1, "what came before an exploration is forgotten by it");
});
