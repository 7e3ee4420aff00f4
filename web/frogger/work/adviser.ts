/**
 * Asks what is best on a road, in a worker: the first answer about a road takes up to a second, all others come at once. Where
 * no worker can be had the page's own thread does it, and what that takes is loaded only then.
 */
import type { FrogState } from "../../../lib/frogger/progress.ts";
import { type Advice, type Answer, type Best, isAnswer, type Question, READY } from "./messages.ts";

/** Its script lies beside the page. */
const SCRIPT = "frogger_work.js";

/** Whom the page asks. All of it rejects if no answer could be found. */
export interface Adviser {
  /** The best moves of a road, given as the text of its file. */
  best(road: string): Promise<Best>;
  /** What is best from a state on. */
  advise(road: string, state: FrogState): Promise<Advice>;
}

/** Somebody who answers questions. */
export type Ask = (question: Question) => Promise<Answer>;

/** See the head of this file. A test brings its own ways to get somebody who answers. */
export function createAdviser(
  inWorker: () => Promise<Ask> = startWorker,
  inPage: () => Promise<Ask> = askHere,
): Adviser {
  let ask: Promise<Ask> | undefined;
  let asked = 0;
  const answerTo = async (question: Question): Promise<Answer> => {
    ask ??= inWorker().catch(inPage).catch((error: unknown) => {
      // Without a network neither can be had; whoever asks next may have one.
      ask = undefined;
      throw error;
    });
    return await (await ask)(question);
  };
  return {
    best: async (road) => {
      const { best } = await answerTo({ id: ++asked, kind: "best", road });
      if (best === undefined) throw new Error("The best moves could not be found");
      return best;
    },
    advise: async (road, state) => {
      const { advice } = await answerTo({ id: ++asked, kind: "advice", road, state });
      if (advice === undefined) throw new Error("No advice could be found");
      return advice;
    },
  };
}

/** Rejects if there is no worker to be had: it says of itself that it is there. */
function startWorker(): Promise<Ask> {
  const waiting = new Map<number, (answer: Answer) => void>();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(SCRIPT, document.baseURI), { type: "module" });
    const ask: Ask = (question) =>
      new Promise((answered) => {
        waiting.set(question.id, answered);
        worker.postMessage(question);
      });
    worker.addEventListener("message", ({ data }) => {
      if (!isAnswer(data)) return;
      if (data.id === READY) resolve(ask);
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      // Whoever waits hears that there is no answer.
      for (const [id, answered] of waiting) answered({ id });
      waiting.clear();
      reject(new Error("The worker cannot be had"));
    });
  });
}

async function askHere(): Promise<Ask> {
  const { createOracle } = await import("./oracle.ts");
  const answer = createOracle();
  return (question) => Promise.resolve(answer(question));
}
