import { assertEquals, assertRejects } from "@std/assert";
import * as later from "../../../../web/strings/later.ts";
import type {
  AnimationNews,
  AnimationOrder,
} from "../../../../web/tanks/paint/animation_messages.ts";
import { type AnimationWorker, askAnimation } from "../../../../web/tanks/paint/ask_animation.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { randomRecording } from "../model/recorded.ts";

const pure = { permissions: "none" } as const;

const LONE = randomRecording(3, 2, 10);
const RECORDING = record(LONE.header, LONE.round, [4, 2]);

/** As much of an event as is used. */
interface AnyEvent {
  readonly data: unknown;
  preventDefault(): void;
}

/** A worker whose events the test makes. */
class FakeWorker implements AnimationWorker {
  readonly orders: AnimationOrder[] = [];
  terminations = 0;
  prevented = 0;
  readonly #listeners: { type: string; listener: (event: AnyEvent) => void }[] = [];

  postMessage(message: AnimationOrder): void {
    // Fails as a worker does with what cannot be sent.
    this.orders.push(structuredClone(message));
  }

  terminate(): void {
    this.terminations += 1;
  }

  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "error", listener: (event: { preventDefault(): void }) => void): void;
  addEventListener(type: string, listener: (event: AnyEvent) => void): void {
    this.#listeners.push({ type, listener });
  }

  say(news: AnimationNews | string): void {
    this.#make("message", news);
  }

  fail(): void {
    this.#make("error", undefined);
  }

  #make(type: string, data: unknown): void {
    const preventDefault = () => void (this.prevented += 1);
    for (const one of this.#listeners) {
      if (one.type === type) one.listener({ data, preventDefault });
    }
  }
}

Deno.test(
  "the worker gets the round and the options, and its bytes are the picture",
  pure,
  async () => {
    const worker = new FakeWorker();
    const shares: number[] = [];
    const options = { size: 320, from: 2, to: 8, framesPerTurn: 4, viewer: undefined };
    const asked = askAnimation(
      RECORDING,
      { ...options, onProgress: (share) => shares.push(share) },
      () => worker,
    );
    const { header, round } = RECORDING;
    const known = { entries: [4, 2], letters: undefined };
    const order = { kind: "animation", header, round, ...known, options } as const;
    assertEquals(worker.orders, [order]);
    worker.say("noise that is no message");
    worker.say({ kind: "progress", share: 0.25 });
    worker.say({ kind: "progress", share: 0.75 });
    assertEquals(worker.terminations, 0);
    worker.say({ kind: "picture", bytes: Uint8Array.of(7, 8) });
    const picture = await asked;
    assertEquals([picture.type, await picture.bytes()], ["image/gif", Uint8Array.of(7, 8)]);
    assertEquals(shares, [0.25, 0.75]);
    assertEquals(worker.terminations, 1);
  },
);

Deno.test("who stops it ends the worker and gets the reason", pure, async () => {
  const worker = new FakeWorker();
  const stopper = new AbortController();
  const asked = askAnimation(RECORDING, { signal: stopper.signal }, () => worker);
  stopper.abort(new Error("changed my mind"));
  await assertRejects(() => asked, Error, "changed my mind");
  assertEquals(worker.terminations, 1);
});

Deno.test("for who has stopped already no worker starts", pure, async () => {
  const never = () => {
    throw new Error("Nobody should start this");
  };
  const signal = AbortSignal.abort(new Error("too late"));
  await assertRejects(() => askAnimation(RECORDING, { signal }, never), Error, "too late");
});

Deno.test("a failure in the worker is told in the worker's words", pure, async () => {
  const worker = new FakeWorker();
  const asked = askAnimation(RECORDING, {}, () => worker);
  worker.say({ kind: "failed", message: "The paint is dry" });
  await assertRejects(() => asked, Error, "The paint is dry");
  assertEquals(worker.terminations, 1);
});

Deno.test(
  "a worker that does not load, or cannot be had at all, is told in a sentence",
  pure,
  async () => {
    const { noWorker } = later.share.animation;
    const worker = new FakeWorker();
    const asked = askAnimation(RECORDING, {}, () => worker);
    worker.fail();
    await assertRejects(() => asked, Error, noWorker);
    assertEquals([worker.terminations, worker.prevented], [1, 1]);
    const refuse = () => {
      throw new DOMException("The origin is null", "SecurityError");
    };
    await assertRejects(() => askAnimation(RECORDING, {}, refuse), Error, noWorker);
  },
);
