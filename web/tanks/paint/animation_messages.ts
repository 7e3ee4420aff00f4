/** What page and worker tell each other about an animated picture. */
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import type { AnimationOptions } from "./animation.ts";

/** From the page, once: which picture of which round. */
export interface AnimationOrder {
  readonly kind: "animation";
  readonly header: LogHeader;
  readonly round: LogRound;
  /** As in Recording. */
  readonly entries: readonly number[] | undefined;
  readonly letters?: readonly string[] | undefined;
  readonly options: AnimationOptions;
}

/** From the worker: `progress` any number of times, then one of the others. */
export type AnimationNews =
  /** From 0 to 1. */
  | { readonly kind: "progress"; readonly share: number }
  /** The GIF file. */
  | { readonly kind: "picture"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Why there will be no picture: a sentence. */
  | { readonly kind: "failed"; readonly message: string };

const NEWS: ReadonlySet<unknown> = new Set<AnimationNews["kind"]>([
  "progress",
  "picture",
  "failed",
]);

/**
 * The two guards are the boundary at which messages get their types back. Both ends are of one build and nobody else
 * can post into the channel, so the kind vouches for the rest: a message of that kind was typed when it was sent.
 */
export function isAnimationOrder(data: unknown): data is AnimationOrder {
  return hasKind(data) && data.kind === "animation";
}

/** Whether this is a message from the worker; see above. */
export function isAnimationNews(data: unknown): data is AnimationNews {
  return hasKind(data) && NEWS.has(data.kind);
}

function hasKind(data: unknown): data is { readonly kind: unknown } {
  return typeof data === "object" && data !== null && "kind" in data;
}
