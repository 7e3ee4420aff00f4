/** The page's way to the worker that finds the best lap, so that a question can be taken back. */
import { measure } from "../../../lib/race/chronometer.ts";
import { LINE_X } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";
import { type BestQuestion, isAnswer } from "../../race/work/messages.ts";

/** The best lap of a circuit. */
export interface Par {
  readonly moves: number;
  /** Its time in hundredths of a second. */
  readonly hundredths: number;
  /** Its mean speed in hundredths of a km/h. */
  readonly kmhHundredths: number;
  readonly points: readonly Point[];
}

/** As much of a Worker as is used. */
export interface ParWorker {
  postMessage(message: BestQuestion): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "error", listener: (event: { preventDefault(): void }) => void): void;
}

/** `failed`: the best lap cannot be had here. */
export type HearPar = (answer: Par | "failed") => void;

/** Asks for the best lap; the function given back takes the question back. One question at a time. */
export type AskPar = (cells: Uint8Array, hear: HearPar) => () => void;

/** A worker, and who waits for what it says. */
interface Served {
  readonly worker: ParWorker;
  hear: HearPar | undefined;
}

/**
 * Asks workers. A search cannot be interrupted: taking a question back ends its worker, and the next question has a new
 * one. A worker that has answered waits for the next question.
 */
export function parAsker(start: () => ParWorker): AskPar {
  let idle: Served | undefined;
  return (cells, hear) => {
    const served = idle ?? serve(start);
    idle = undefined;
    if (served === undefined) {
      hear("failed");
      return () => {};
    }
    served.hear = (answer) => {
      served.hear = undefined;
      if (answer === "failed") served.worker.terminate();
      else idle = served;
      hear(answer);
    };
    served.worker.postMessage({ cells });
    return () => {
      if (served.hear === undefined) return;
      served.hear = undefined;
      served.worker.terminate();
    };
  };
}

/** Workers of the browser; their script lies beside the page. */
export const askInBrowser: AskPar = parAsker(() =>
  new Worker(new URL("race_work.js", document.baseURI), { type: "module" })
);

/** `undefined`: this page may have no worker. */
function serve(start: () => ParWorker): Served | undefined {
  try {
    const served: Served = { worker: start(), hear: undefined };
    served.worker.addEventListener("message", ({ data }) => {
      if (isAnswer(data)) served.hear?.(data.points === null ? "failed" : parOf(data.points));
    });
    served.worker.addEventListener("error", (event) => {
      event.preventDefault();
      served.hear?.("failed");
    });
    return served;
  } catch {
    return undefined;
  }
}

/** The last move of a lap is the one that crosses the line. */
function parOf(points: readonly Point[]): Par | "failed" {
  const [before, end] = points.slice(-2);
  if (before === undefined || end === undefined) return "failed";
  const finish = {
    moves: points.length - 1,
    over: LINE_X - before.x,
    under: end.x - before.x,
  };
  const { hundredths, kmhHundredths } = measure(points, finish);
  return { moves: finish.moves, hundredths, kmhHundredths, points };
}
