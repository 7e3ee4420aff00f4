import { assert, assertEquals } from "@std/assert";
import { type Child, keepRunning } from "../../../../lib/server/contest/keep_running.ts";

/** A child that does what a test says. */
class FakeChild implements Child {
  readonly #input = new TransformStream<Uint8Array, Uint8Array>();
  readonly stdin: WritableStream<Uint8Array> = this.#input.writable;
  readonly stdout: ReadableStream<Uint8Array>;
  readonly stderr: ReadableStream<Uint8Array> = textStream("");
  readonly #over = Promise.withResolvers<Pick<Deno.CommandStatus, "code" | "signal">>();
  readonly status = this.#over.promise;
  readonly kills: Deno.Signal[] = [];
  /** All that it has read, when its input has ended. */
  readonly heard: Promise<string>;

  constructor(said = "", endsWithInput = true) {
    this.stdout = textStream(said);
    this.heard = new Response(this.#input.readable).text();
    if (endsWithInput) this.heard.then(() => this.end(0));
  }

  end(code: number, signal: Deno.Signal | null = null): void {
    this.#over.resolve({ code, signal });
  }

  kill(signal: Deno.Signal): void {
    this.kills.push(signal);
    this.end(1, signal);
  }
}

function textStream(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}

/** Time that a test turns: every wait is over at once, and remembered. */
function fakeTime() {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
    wait: (ms: number) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
}

Deno.test("a child that dies is started again after pauses that grow, and it is told", async () => {
  const time = fakeTime();
  const controller = new AbortController();
  const said: string[] = [];
  let lives = 0;
  await keepRunning({
    ...{ ...time, name: "player", signal: controller.signal, line: () => {} },
    say: (sentence) => said.push(sentence),
    start: () => {
      lives += 1;
      if (lives === 9) controller.abort();
      const child = new FakeChild();
      child.end(3);
      return child;
    },
  });
  assertEquals(time.waits.slice(0, 8), [1, 2, 4, 8, 16, 32, 60, 60].map((s) => 1000 * s));
  assertEquals(said.length, 8);
  assertEquals(said[1], "The player has ended (exit status 3); it is started again in 2 s");
});

Deno.test("pauses may be told", async () => {
  const time = fakeTime();
  const controller = new AbortController();
  let lives = 0;
  await keepRunning({
    ...{ ...time, name: "server", signal: controller.signal, line: () => {}, say: () => {} },
    pausesMs: { first: 5, longest: 12 },
    start: () => {
      lives += 1;
      if (lives === 5) controller.abort();
      const child = new FakeChild();
      child.end(3);
      return child;
    },
  });
  assertEquals(time.waits.slice(0, 4), [5, 10, 12, 12]);
});

Deno.test("a child that has lived long is started again at once", async () => {
  const time = fakeTime();
  const controller = new AbortController();
  let lives = 0;
  await keepRunning({
    ...{ ...time, name: "player", signal: controller.signal, line: () => {}, say: () => {} },
    start: () => {
      lives += 1;
      if (lives === 5) controller.abort();
      const child = new FakeChild();
      if (lives === 3) time.pass(60_000);
      child.end(1);
      return child;
    },
  });
  assertEquals(time.waits.slice(0, 4), [1000, 2000, 1000, 2000]);
});

Deno.test("a child hears the greeting and the end of its input, and its lines are told", async () => {
  const controller = new AbortController();
  const lines: string[] = [];
  const child = new FakeChild("ready\nhalf");
  await keepRunning({
    ...{ name: "server", signal: controller.signal, say: () => {}, greeting: "settings" },
    line: (line) => {
      lines.push(line);
      if (line === "half") controller.abort();
    },
    start: () => child,
  });
  assertEquals(lines, ["ready", "half"]);
  assertEquals(await child.heard, "settings\n");
  assertEquals(child.kills, []);
});

Deno.test("a child that does not end is killed in the end", async () => {
  const time = fakeTime();
  const controller = new AbortController();
  const child = new FakeChild("up\n", false);
  await keepRunning({
    ...{ ...time, name: "server", signal: controller.signal, say: () => {} },
    line: () => controller.abort(),
    start: () => child,
  });
  assertEquals(child.kills, ["SIGKILL"]);
  assertEquals(time.waits, [10_000]);
});

Deno.test("nothing is started when all is over already", async () => {
  await keepRunning({
    ...{ name: "server", signal: AbortSignal.abort(), say: () => {}, line: () => {} },
    start: () => {
      assert(false, "started");
    },
  });
});
