/** Questions for the best lap. */
import { assertEquals } from "@std/assert";
import { findOptimum } from "../../../../lib/race/optimum.ts";
import { templateOf } from "../../../../web/circuit/model/templates.ts";
import { type Par, parAsker, type ParWorker } from "../../../../web/circuit/work/ask_par.ts";

type Listener = (event: { readonly data: unknown; preventDefault(): void }) => void;

/** A worker that says what the test wants. */
class FakeWorker implements ParWorker {
  isOver = false;
  asked = 0;
  readonly #listeners: { readonly type: string; readonly listener: Listener }[] = [];

  postMessage(): void {
    this.asked += 1;
  }

  terminate(): void {
    this.isOver = true;
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener });
  }

  say(data: unknown): void {
    this.#tell("message", data);
  }

  fail(): void {
    this.#tell("error", undefined);
  }

  #tell(wanted: string, data: unknown): void {
    for (const { listener, type } of this.#listeners) {
      if (type === wanted) listener({ data, preventDefault() {} });
    }
  }
}

function asker() {
  const workers: FakeWorker[] = [];
  const answers: (Par | "failed")[] = [];
  const ask = parAsker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const circuit = templateOf("oval");
  return { workers, answers, circuit, ask: () => ask(circuit.cells, (said) => answers.push(said)) };
}

Deno.test("an answer is measured as the judge does", () => {
  const { answers, ask, circuit, workers } = asker();
  ask();
  workers[0]?.say({ points: findOptimum(circuit)?.points });
  const [par] = answers;
  assertEquals(par === "failed" ? par : par?.moves, 62);
  assertEquals(par === "failed" ? par : par?.hundredths, 6111);
});

Deno.test("a worker that has answered is asked again, one that was interrupted is ended", () => {
  const { answers, ask, circuit, workers } = asker();
  ask();
  workers[0]?.say({ points: findOptimum(circuit)?.points });
  const takeBack = ask();
  assertEquals([workers.length, workers[0]?.asked], [1, 2]);
  takeBack();
  assertEquals(workers[0]?.isOver, true);
  workers[0]?.say({ points: [] });
  ask();
  assertEquals([workers.length, answers.length], [2, 1]);
});

Deno.test("no way round, a broken worker, and no worker at all are told", () => {
  const { answers, ask, workers } = asker();
  ask();
  workers[0]?.say({ points: null });
  ask();
  workers.at(-1)?.fail();
  parAsker(() => {
    throw new Error("forbidden");
  })(new Uint8Array(), (said) => answers.push(said));
  assertEquals(answers, ["failed", "failed", "failed"]);
});
