import { assert, assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import {
  connectLater,
  connectToWorker,
  isWorkerScope,
  type WorkerLike,
} from "../../../../web/tanks/work/connect.ts";
import { connectHere } from "../../../../web/tanks/work/connection.ts";
import { openLogBook } from "../../../../web/tanks/work/log_book.ts";
import { serveLogs, type WorkerScope } from "../../../../web/tanks/work/worker.ts";
import {
  type FromWorker,
  isFromWorker,
  isToWorker,
  type ToWorker,
} from "../../../../web/tanks/work/worker_messages.ts";
import { header, roundAt, stillPace, wholeLog } from "./made_logs.ts";

const PAGE = "https://turniir.example/tanks.html";

const source = { kind: "blob", name: "a.jsonl", blob: new Blob([wholeLog]) } as const;

const outside = () => ({
  fetch: () => Promise.reject(new Error("nobody fetches here")),
  pace: stillPace(),
});

/** As much of an event as is used. */
interface AnyEvent {
  readonly data: unknown;
  preventDefault(): void;
}

/** A worker whose events the test makes. */
class FakeWorker implements WorkerLike {
  readonly messages: ToWorker[] = [];
  terminations = 0;
  /** Where messages go besides `messages`. */
  hear: (message: ToWorker) => void = () => {};
  readonly #listeners: { type: string; listener: (event: AnyEvent) => void }[] = [];

  postMessage(message: ToWorker): void {
    this.messages.push(message);
    this.hear(message);
  }

  terminate(): void {
    this.terminations += 1;
  }

  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "error", listener: (event: { preventDefault(): void }) => void): void;
  addEventListener(type: string, listener: (event: AnyEvent) => void): void {
    this.#listeners.push({ type, listener });
  }

  /** The worker says something, or fails. */
  make(type: "message" | "error", data?: unknown): void {
    for (const one of this.#listeners) {
      if (one.type === type) one.listener({ data, preventDefault: () => {} });
    }
  }
}

const never = () => {
  throw new Error("Nobody should take over");
};

Deno.test("a log is read through a worker's channel", async () => {
  const worker = new FakeWorker();
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const scope: WorkerScope = {
    postMessage: (message) => queueMicrotask(() => worker.make("message", message)),
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
  worker.hear = (data) => listeners.forEach((listener) => listener({ data }));
  serveLogs(scope, outside());
  const book = await openLogBook(source, connectToWorker(worker, PAGE, never));
  assertEquals(book.header, header);
  assertEquals((await book.round(3)).turns, roundAt(3).turns);
  assertEquals(worker.messages[0], { kind: "open", source, page: PAGE });
  assertEquals(worker.terminations, 0);
  book.close();
  assertEquals(worker.terminations, 1);
  listeners.forEach((listener) => listener({ data: "no message of ours" }));
});

Deno.test("where a worker cannot start, the page's own thread takes over and forgets nothing", async () => {
  const worker = new FakeWorker();
  const opening = openLogBook(source, connectToWorker(worker, PAGE, connectHere(outside, PAGE)));
  worker.make("error");
  worker.make("error");
  const book = await opening;
  assertEquals((await book.round(2)).round, 2);
  assertEquals(worker.messages.length, 1);
  book.close();
  await assertRejects(() => book.round(2), UnusableInput, "The log was closed");
});

Deno.test("a service that is loaded only when it is needed forgets nothing of what it was sent", async () => {
  const load = () => Promise.resolve(connectHere(outside, PAGE));
  const book = await openLogBook(source, connectLater(load, PAGE));
  assertEquals((await book.round(2)).round, 2);
  book.close();
});

Deno.test("a service that cannot be loaded makes opening fail", async () => {
  const load = () => Promise.reject(new TypeError("no network"));
  await assertRejects(
    () => openLogBook(source, connectLater(load, PAGE)),
    UnusableInput,
    "The part of the page that reads logs",
  );
});

Deno.test("a service that was closed before it was loaded is never started", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof never>();
  const heard: FromWorker[] = [];
  const connection = connectLater(() => promise, PAGE)((message) => heard.push(message));
  connection.send({ kind: "open", source, page: PAGE });
  connection.close();
  resolve(never);
  await promise;
  await Promise.resolve();
  assertEquals(heard, []);
});

Deno.test("a worker that fails in the middle of its work is not started again", async () => {
  const worker = new FakeWorker();
  const opening = openLogBook(source, connectToWorker(worker, PAGE, never));
  worker.make("message", { kind: "ready" });
  worker.make("message", { kind: "header", header });
  const book = await opening;
  const waiting = book.round();
  worker.make("message", "noise that is no message");
  worker.make("error");
  const { problems } = await assertRejects(() => waiting, UnusableInput);
  assertEquals(problems.map(({ code }) => code), ["LOG_READER"]);
  assertEquals(book.problems.value.map(({ code }) => code), ["LOG_READER"]);
  assert(book.isComplete.value);
  assertEquals(worker.terminations, 1);
});

Deno.test("a worker that fails before the header makes opening fail", async () => {
  const worker = new FakeWorker();
  const opening = openLogBook(source, connectToWorker(worker, PAGE, never));
  worker.make("message", { kind: "ready" });
  worker.make("error");
  await assertRejects(() => opening, UnusableInput, "The part of the page that reads logs");
});

Deno.test("nothing of a closed service on the page's thread is heard any more", async () => {
  const heard: FromWorker[] = [];
  const connection = connectHere(outside, PAGE)((message) => heard.push(message));
  connection.send({ kind: "open", source, page: PAGE });
  connection.close();
  connection.send({ kind: "round", id: 1, number: undefined });
  await new Response(new Blob([wholeLog])).text();
  assertEquals(heard, []);
});

Deno.test("messages are known by their kind, and nothing else is a message", () => {
  assert(isToWorker({ kind: "verify" }) && isFromWorker({ kind: "broken" }));
  for (const data of [undefined, null, 1, "verify", [], {}, { kind: "x" }, { kind: ["verify"] }]) {
    assert(!isToWorker(data) && !isFromWorker(data), JSON.stringify(data));
  }
  assert(!isToWorker({ kind: "header" }) && !isFromWorker({ kind: "open" }));
});

Deno.test("a test is no worker", () => assert(!isWorkerScope()));
