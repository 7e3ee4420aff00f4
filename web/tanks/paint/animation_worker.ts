/** The worker that makes animated pictures. Whoever has had enough of it ends it. */
import { record } from "../model/recording.ts";
import { makeAnimation } from "./animation.ts";
import { type AnimationNews, type AnimationOrder, isAnimationOrder } from "./animation_messages.ts";

/** As much of a worker's global scope as is used. */
export interface AnimationScope {
  postMessage(message: AnimationNews, options?: { readonly transfer: ArrayBuffer[] }): void;
  addEventListener(
    type: "message",
    listener: (event: { readonly data: unknown }) => void,
  ): void;
}

/** How the work is done. */
interface Workshop {
  readonly make: typeof makeAnimation;
  /** Milliseconds since whenever. */
  readonly now: () => number;
}

/** Progress is told no more often than this, in milliseconds. */
const PROGRESS_MS = 50;

/** Makes the pictures that the page asks for. */
export function serveAnimations(
  scope: AnimationScope = globalThis,
  workshop: Workshop = { make: makeAnimation, now: () => performance.now() },
): void {
  scope.addEventListener("message", ({ data }) => {
    if (!isAnimationOrder(data)) return;
    try {
      const bytes = makeOrdered(scope, workshop, data);
      // The page gets the bytes themselves rather than a copy.
      scope.postMessage({ kind: "picture", bytes }, { transfer: [bytes.buffer] });
    } catch (error) {
      const message = error instanceof Error ? error.message : `${error}`;
      scope.postMessage({ kind: "failed", message });
    }
  });
}

function makeOrdered(
  scope: AnimationScope,
  { make, now }: Workshop,
  { header, round, entries, letters, options }: AnimationOrder,
): Uint8Array<ArrayBuffer> {
  let told = now();
  return make(record(header, round, entries, letters), options, (share) => {
    const time = now();
    if (time - told < PROGRESS_MS) return;
    told = time;
    scope.postMessage({ kind: "progress", share });
  });
}
