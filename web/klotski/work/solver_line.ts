/**
 * The page's way to the solver: a worker, or where none can be had a solver on the page's own thread that works in short
 * slices between the pictures; what that takes is loaded only then.
 */
import { isNews, type News, type Order } from "./messages.ts";

/** Its script lies beside the page. */
const SCRIPT = "klotski_work.js";

/** How long a slice on the page's own thread takes, in milliseconds: a picture has 16. */
const SLICE_MS = 5;

/** A solver that hears orders until it is ended. */
export interface SolverLine {
  send(order: Order): void;
  end(): void;
}

/** Opens a line; `hear` gets all news. */
export type OpenSolver = (hear: (news: News) => void) => SolverLine;

/** As much of a Worker as is used. */
export interface SolverWorker {
  postMessage(message: Order): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "error", listener: (event: { preventDefault(): void }) => void): void;
}

/** See the head of this file. An order that a worker has not understood is given to the solver that comes in its place. */
export function solverOpener(
  start: () => SolverWorker,
  openHere: (hear: (news: News) => void) => Promise<(order: Order) => void>,
): OpenSolver {
  return (hear) => {
    let isEnded = false;
    let here: Promise<(order: Order) => void> | undefined;
    const tell = (news: News) => {
      if (!isEnded) hear(news);
    };
    const sent: Order[] = [];
    const moveHere = () => {
      if (here !== undefined) return;
      here = openHere(tell);
      for (const order of sent) void here.then((take) => take(order));
    };
    const worker = attempt(start);
    if (worker === undefined) moveHere();
    worker?.addEventListener("message", ({ data }) => {
      if (isNews(data)) tell(data);
    });
    worker?.addEventListener("error", (event) => {
      event.preventDefault();
      moveHere();
    });
    return {
      send: (order) => {
        if (here !== undefined) return void here.then((take) => take(order));
        // Everything before an exploration is forgotten by it.
        if (order.kind === "explore") sent.length = 0;
        if (order.kind !== "at") sent.push(order);
        worker?.postMessage(order);
      },
      end: () => {
        isEnded = true;
        worker?.terminate();
      },
    };
  };
}

/** Workers of the browser. */
export const openSolver: OpenSolver = solverOpener(
  () => new Worker(new URL(SCRIPT, document.baseURI), { type: "module" }),
  async (hear) => {
    const { createService } = await import("./solver_service.ts");
    return createService({
      tell: hear,
      now: () => performance.now(),
      later: (act) => setTimeout(act, 0),
      slice: SLICE_MS,
    });
  },
);

function attempt(start: () => SolverWorker): SolverWorker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}
