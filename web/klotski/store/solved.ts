/** Which puzzles the reader has solved, and how well: kept in the browser. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Keep } from "../../ui/keep.ts";

/** The reader's best of one puzzle; steps and moves may be of different games. */
export interface Best {
  readonly steps: number;
  readonly moves: number;
}

/** The list of them. */
export interface Solved {
  readonly all: ReadonlySignal<ReadonlyMap<string, Best>>;
  /** Takes a solved game down. */
  add(key: string, game: Best): void;
}

const NAME = "turniir-klotski-solved";

/** Begins with what was kept. */
export function createSolved(keep: Keep): Solved {
  const all = signal<ReadonlyMap<string, Best>>(parseSolved(keep.read(NAME)));
  return {
    all,
    add: (key, { moves, steps }) => {
      const before = all.peek().get(key);
      const best = {
        steps: Math.min(steps, before?.steps ?? Infinity),
        moves: Math.min(moves, before?.moves ?? Infinity),
      };
      // Another window may have solved others meanwhile.
      const now = new Map([...parseSolved(keep.read(NAME)), ...all.peek(), [key, best]]);
      all.value = now;
      keep.write(NAME, JSON.stringify(Object.fromEntries(now)));
    },
  };
}

/** What was kept may be anything: what makes no sense is left out. */
export function parseSolved(text: string | undefined): Map<string, Best> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return new Map();
  }
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, best]): [string, Best][] =>
      isBest(best) ? [[key, { steps: best.steps, moves: best.moves }]] : []
    ),
  );
}

function isBest(value: unknown): value is Best {
  return typeof value === "object" && value !== null && "steps" in value && "moves" in value &&
    isCount(value.steps) && isCount(value.moves);
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
