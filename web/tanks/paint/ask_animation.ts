/**
 * Asking for an animated picture: a worker with a script of its own makes it, which is loaded only then. The script lies
 * beside the page as `animation.js`; a page that is alone has its text in the element `#animation`.
 */
import * as later from "../../strings/later.ts";
import type { Recording } from "../model/recording.ts";
import type { AnimationOptions } from "./animation.ts";
import { type AnimationOrder, isAnimationNews } from "./animation_messages.ts";

/** How the asker goes along. */
export interface AskOptions extends AnimationOptions {
  /** Ends the work: the promise is rejected with its reason. */
  readonly signal?: AbortSignal;
  /** Told now and then, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** As much of a Worker as is used. */
export interface AnimationWorker {
  postMessage(message: AnimationOrder): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: "error",
    listener: (event: { preventDefault(): void }) => void,
  ): void;
}

/**
 * Has an animated picture (GIF) made; see `makeAnimation`. Rejects with a sentence for the reader if there will be none.
 */
export async function askAnimation(
  { header, round, entries, letters }: Recording,
  { signal, onProgress, ...options }: AskOptions = {},
  start: () => AnimationWorker = startWorker,
): Promise<Blob> {
  signal?.throwIfAborted();
  const worker = startOrExplain(start);
  const { promise, reject, resolve } = Promise.withResolvers<Blob>();
  const stop = () => reject(signal?.reason);
  signal?.addEventListener("abort", stop);
  worker.addEventListener("message", ({ data }) => {
    if (!isAnimationNews(data)) return;
    if (data.kind === "progress") onProgress?.(data.share);
    else if (data.kind === "failed") reject(new Error(data.message));
    else resolve(new Blob([data.bytes], { type: "image/gif" }));
  });
  // The worker catches whatever goes wrong while it works, so it was never loaded or has been ended.
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    reject(new Error(later.share.animation.noWorker));
  });
  worker.postMessage({ kind: "animation", header, round, entries, letters, options });
  try {
    return await promise;
  } finally {
    signal?.removeEventListener("abort", stop);
    worker.terminate();
  }
}

function startOrExplain(start: () => AnimationWorker): AnimationWorker {
  try {
    return start();
  } catch (cause) {
    throw new Error(later.share.animation.noWorker, { cause });
  }
}

function startWorker(): AnimationWorker {
  const inside = scriptInside();
  return inside === undefined
    ? new Worker(new URL("animation.js", document.baseURI), { type: "module" })
    : new Worker(inside);
}

/** The address of the script in a page that is alone; made once, since a worker may be loading it at any time. */
let inside: string | undefined;

function scriptInside(): string | undefined {
  const text = document.querySelector("script#animation")?.textContent;
  if (!text) return undefined;
  return inside ??= URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}
