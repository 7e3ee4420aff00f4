/**
 * What page and worker tell each other.
 */
import type { Problem } from "../../../lib/core/problem.ts";
import type { Highlight } from "../../../lib/logs/highlights.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import type { LogSource, Verification } from "./types.ts";

/** From the page. `open` comes first, and once. */
export type ToWorker =
  /** `page` is the page's address: logs are read from its neighbourhood only. */
  | { readonly kind: "open"; readonly source: LogSource; readonly page: string }
  /** Answered by `round` or `refused` with the same id. Without a number: the lowest. */
  | { readonly kind: "round"; readonly id: number; readonly number: number | undefined }
  | { readonly kind: "verify" };

/** From the worker. */
export type FromWorker =
  /** The worker runs; nothing that it was sent before is lost. */
  | { readonly kind: "ready" }
  | { readonly kind: "header"; readonly header: LogHeader }
  | { readonly kind: "rounds"; readonly summaries: readonly RoundSummary[] }
  | { readonly kind: "warning"; readonly warning: Problem }
  /** Reading has ended; with problems, before the log's end. */
  | { readonly kind: "ended"; readonly problems: readonly Problem[] }
  | { readonly kind: "round"; readonly id: number; readonly round: LogRound }
  | { readonly kind: "refused"; readonly id: number; readonly problems: readonly Problem[] }
  | { readonly kind: "highlights"; readonly highlights: readonly Highlight[] }
  | { readonly kind: "verification"; readonly verification: Verification }
  /** The worker has failed: nothing more will come. */
  | { readonly kind: "broken" };

const TO_WORKER: ReadonlySet<unknown> = new Set<ToWorker["kind"]>(["open", "round", "verify"]);

const FROM_WORKER: ReadonlySet<unknown> = new Set<FromWorker["kind"]>([
  ...["ready", "header", "rounds", "warning", "ended", "round"] as const,
  ...["refused", "highlights", "verification", "broken"] as const,
]);

/**
 * The two guards are the boundary at which messages get their types back. Both ends are this very script and nobody
 * else can post into the channel, so the kind vouches for the rest: a message of that kind was typed when it was sent.
 */
export function isToWorker(data: unknown): data is ToWorker {
  return hasKind(data) && TO_WORKER.has(data.kind);
}

/** Whether this is a message from the worker; see above. */
export function isFromWorker(data: unknown): data is FromWorker {
  return hasKind(data) && FROM_WORKER.has(data.kind);
}

function hasKind(data: unknown): data is { readonly kind: unknown } {
  return typeof data === "object" && data !== null && "kind" in data;
}
