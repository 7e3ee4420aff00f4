/** What page and worker tell each other. */
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import type { Point } from "../../../lib/race/types.ts";

/** A question: the cells of a circuit that conforms. */
export interface BestQuestion {
  readonly cells: Uint8Array;
}

/** The points of the best lap, or `null` where no car can finish. */
export interface BestAnswer {
  readonly points: readonly Point[] | null;
}

/** Whether a message is a question. */
export function isQuestion(data: unknown): data is BestQuestion {
  return typeof data === "object" && data !== null && "cells" in data &&
    data.cells instanceof Uint8Array && data.cells.length === WIDTH * HEIGHT;
}

/** Whether a message is an answer; it comes from our own worker. */
export function isAnswer(data: unknown): data is BestAnswer {
  return typeof data === "object" && data !== null && "points" in data &&
    (data.points === null || Array.isArray(data.points));
}
