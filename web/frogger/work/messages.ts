/** What page and worker tell each other. */
import type { FrogState } from "../../../lib/frogger/progress.ts";

/** A question; all roads are texts of five lines that the page has read already. */
export type Question =
  /** The best moves that there are. */
  | { readonly id: number; readonly kind: "best"; readonly road: string }
  /** What is best from here on. */
  | {
    readonly id: number;
    readonly kind: "advice";
    readonly road: string;
    readonly state: FrogState;
  };

/** The best moves of a road. */
export interface Best {
  /** Each an index in MOVES, one for each frame. */
  readonly moves: Uint8Array<ArrayBuffer>;
  readonly score: number;
  readonly crossings: number;
  readonly mode: "open" | "confined";
}

/** The best that there is from a state on. */
export interface Advice {
  /** Whether the frog can live to the end at all; if it cannot, nothing else counts. */
  readonly survives: boolean;
  /** Crossings that can still be made. */
  readonly crossings: number;
  /** At the end. */
  readonly score: number;
  /** The moves that lead there, up to the last frame. */
  readonly moves: Uint8Array<ArrayBuffer>;
}

/** The id of the answer for which nobody asked: the worker is there. */
export const READY = 0;

/** What comes back; without either it failed. */
export interface Answer {
  readonly id: number;
  readonly best?: Best;
  readonly advice?: Advice;
}

/** Whether a message is a question; it comes from our own page. */
export function isQuestion(data: unknown): data is Question {
  return typeof data === "object" && data !== null && "id" in data && "kind" in data &&
    "road" in data;
}

/** Whether a message is an answer; it comes from our own worker. */
export function isAnswer(data: unknown): data is Answer {
  return typeof data === "object" && data !== null && "id" in data && typeof data.id === "number";
}
