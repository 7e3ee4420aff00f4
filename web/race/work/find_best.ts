/**
 * The best lap of a circuit, found in a worker: it takes up to some seconds. Where no worker can be had the page's own
 * thread does it, and what that takes is loaded only then.
 */
import type { Circuit, Point } from "../../../lib/race/types.ts";
import { isAnswer } from "./messages.ts";

/** Its script lies beside the page. */
const SCRIPT = "race_work.js";

/** Found once for each circuit. */
const known = new WeakMap<Circuit, Promise<readonly Point[] | undefined>>();

/** The points of the best lap; `undefined`: no car can finish. Rejects if it could not be found. */
export function findBest(circuit: Circuit): Promise<readonly Point[] | undefined> {
  const before = known.get(circuit);
  if (before !== undefined) return before;
  const found = askWorker(circuit).catch(() => findHere(circuit));
  known.set(circuit, found);
  found.catch(() => known.delete(circuit));
  return found;
}

function askWorker({ cells }: Circuit): Promise<readonly Point[] | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(SCRIPT, document.baseURI), { type: "module" });
    const end = () => worker.terminate();
    worker.addEventListener("message", ({ data }) => {
      if (!isAnswer(data)) return;
      end();
      resolve(data.points ?? undefined);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      end();
      reject(new Error("The worker cannot be had"));
    });
    worker.postMessage({ cells });
  });
}

async function findHere(circuit: Circuit): Promise<readonly Point[] | undefined> {
  const { findOptimum } = await import("../../../lib/race/optimum.ts");
  return findOptimum(circuit)?.points;
}
