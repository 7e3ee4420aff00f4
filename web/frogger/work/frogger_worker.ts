/** The worker: answers questions about what is best on a road. */
import { type Answer, isQuestion, READY } from "./messages.ts";
import { createOracle } from "./oracle.ts";

/** As much of a worker's global scope as is used. */
export interface WorkerScope {
  postMessage(message: Answer): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/** Answers each question. */
export function serveOracle(scope: WorkerScope = globalThis): void {
  const answer = createOracle();
  scope.postMessage({ id: READY });
  scope.addEventListener("message", ({ data }) => {
    if (isQuestion(data)) scope.postMessage(answer(data));
  });
}
