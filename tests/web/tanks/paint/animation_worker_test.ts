import { assert, assertEquals } from "@std/assert";
import type { makeAnimation } from "../../../../web/tanks/paint/animation.ts";
import {
  type AnimationNews,
  type AnimationOrder,
  isAnimationNews,
  isAnimationOrder,
} from "../../../../web/tanks/paint/animation_messages.ts";
import {
  type AnimationScope,
  serveAnimations,
} from "../../../../web/tanks/paint/animation_worker.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { randomRecording } from "../model/recorded.ts";

const pure = { permissions: "none" } as const;

const LONE = randomRecording(2, 2, 10);
const RECORDING = record(LONE.header, LONE.round, [4, 2]);
const ORDER: AnimationOrder = {
  kind: "animation",
  header: RECORDING.header,
  round: RECORDING.round,
  entries: RECORDING.entries,
  options: { size: 320, from: 1, to: 5 },
};

/** Orders a picture that is made as given; `tick` lets time pass, in milliseconds. */
function order(
  make: (tick: (ms: number) => void) => typeof makeAnimation,
  data: unknown = ORDER,
) {
  const said: AnimationNews[] = [];
  const transferred: ArrayBuffer[] = [];
  let time = 1000;
  let hear: (event: { readonly data: unknown }) => void = () => {};
  const scope: AnimationScope = {
    postMessage: (message, options) => {
      said.push(message);
      transferred.push(...options?.transfer ?? []);
    },
    addEventListener: (_type, listener) => {
      hear = listener;
    },
  };
  serveAnimations(scope, { make: make((ms) => time += ms), now: () => time });
  hear({ data });
  return { said, transferred };
}

Deno.test("the round is replayed and the picture comes as bytes that are handed over", pure, () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const { said, transferred } = order(() => (recording, options) => {
    assertEquals(recording, RECORDING);
    assertEquals(options, ORDER.options);
    return bytes;
  });
  assertEquals(said, [{ kind: "picture", bytes }]);
  assert(transferred.length === 1 && transferred[0] === bytes.buffer);
});

Deno.test("progress is told at most 20 times a second", pure, () => {
  const { said } = order((tick) => (_recording, _options, onProgress) => {
    for (let frame = 1; frame <= 100; frame++) {
      tick(10);
      onProgress?.(frame / 100);
    }
    return new Uint8Array(1);
  });
  const shares = said.flatMap((news) => news.kind === "progress" ? [news.share] : []);
  assertEquals(shares.length, 20);
  assertEquals(shares.slice(0, 2), [0.05, 0.1]);
});

Deno.test("whatever goes wrong is told as a sentence", pure, () => {
  const failing = () => () => {
    throw new Error("The paint is dry");
  };
  assertEquals(order(failing).said, [{ kind: "failed", message: "The paint is dry" }]);
});

Deno.test("what is no order is not answered", pure, () => {
  const never = () => () => {
    throw new Error("Nothing was ordered");
  };
  for (const data of [null, "animation", {}, { kind: "picture" }, []]) {
    assertEquals(order(never, data).said, []);
    assert(!isAnimationOrder(data));
  }
  assert(!isAnimationOrder(undefined));
});

Deno.test("news are known by their kind, and nothing else is news", pure, () => {
  assert(isAnimationNews({ kind: "progress", share: 1 }) && isAnimationNews({ kind: "failed" }));
  for (const data of [undefined, null, "failed", {}, { kind: "animation" }, { kind: ["failed"] }]) {
    assert(!isAnimationNews(data));
  }
});
