/**
 * The worker: a service whose messages go through the worker's own channel.
 */
import { createPace } from "./pace.ts";
import { browserOutside, createService, type ServiceOutside } from "./service.ts";
import { type FromWorker, isToWorker } from "./worker_messages.ts";

/** As much of a worker's global scope as is used. */
export interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(
    type: "message",
    listener: (event: { readonly data: unknown }) => void,
  ): void;
}

/** Serves the log that the page asks for, until the page ends the worker. */
export function serveLogs(
  scope: WorkerScope = globalThis,
  outside: ServiceOutside = browserOutside(createPace()),
): void {
  const service = createService((message) => scope.postMessage(message), outside);
  scope.addEventListener("message", ({ data }) => {
    if (isToWorker(data)) service.hear(data);
  });
  scope.postMessage({ kind: "ready" });
}
