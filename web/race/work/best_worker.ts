/** The worker: looks for the best lap of a circuit, once. */
import { findOptimum } from "../../../lib/race/optimum.ts";
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import { type BestAnswer, isQuestion } from "./messages.ts";

/** As much of a worker's global scope as is used. */
export interface WorkerScope {
  postMessage(message: BestAnswer): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/** Answers each question. */
export function serveBest(scope: WorkerScope = globalThis): void {
  scope.addEventListener("message", ({ data }) => {
    if (!isQuestion(data)) return;
    const optimum = findOptimum({ width: WIDTH, height: HEIGHT, cells: data.cells });
    scope.postMessage({ points: optimum?.points ?? null });
  });
}
