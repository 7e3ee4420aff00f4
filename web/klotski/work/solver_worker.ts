/** The worker: the solver with a thread of its own. */
import { isOrder, type News } from "./messages.ts";
import { createService } from "./solver_service.ts";

/** As much of a worker's global scope as is used. */
export interface WorkerScope {
  postMessage(message: News): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

/** How long a slice takes, in milliseconds: so soon an order is heard. */
const SLICE_MS = 12;

/** Takes orders. */
export function serveSolver(scope: WorkerScope = globalThis): void {
  // A timer would wait some milliseconds each time; a message to oneself comes right after those that wait.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const take = createService({
    tell: (news) => scope.postMessage(news),
    now: () => performance.now(),
    later: (act) => {
      waiting.push(act);
      port2.postMessage(null);
    },
    slice: SLICE_MS,
  });
  scope.addEventListener("message", ({ data }) => {
    if (isOrder(data)) take(data);
  });
}
