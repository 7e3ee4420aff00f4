/** The solver as the page sees it: what it is doing, what it has found, and how far it is from anywhere. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Unit } from "../../../lib/klotski/solver/units.ts";
import type { Position, Variant } from "../../../lib/klotski/types.ts";
import { packPosition } from "../../../lib/klotski/position_text.ts";
import type { Advice, Count, Counting, Found, News } from "../work/messages.ts";
import type { OpenSolver } from "../work/solver_line.ts";

/** How it stands; `running` also while distances in moves are counted, when all else has been found. */
export type SolverState = "idle" | "running" | "stopped" | "done" | "failed";

/** How far the exploration is. */
export interface Seen {
  readonly configurations: number;
  readonly depth: number;
  /** Steps from the start to the nearest goal, as soon as one has been met. */
  readonly steps?: number;
}

/** A solver beside the page. */
export interface Solving {
  readonly state: ReadonlySignal<SolverState>;
  readonly seen: ReadonlySignal<Seen>;
  /** `undefined` until all has been explored and steps have been counted; then once more with moves. */
  readonly found: ReadonlySignal<Found | undefined>;
  /** How far distances have been counted; `undefined`: none are being counted. */
  readonly counting: ReadonlySignal<Counting | undefined>;
  /** What is known of positions, by their text; `null`: nothing can be known. */
  readonly advices: ReadonlySignal<ReadonlyMap<string, Advice | null>>;
  /** Begins with another variant, from where the pieces stand. */
  explore(variant: Variant, from: Position): void;
  stop(): void;
  /** Goes on with what was stopped. */
  goOn(): void;
  /** Asks for what is not known yet; what is known is in `advices` at once. */
  ask(positions: readonly Position[]): void;
  /** The whole way from here; `undefined`: there is none, or nothing is known. */
  wayFrom(position: Position, count: Count): Promise<readonly Unit[] | undefined>;
  dispose(): void;
}

const NOTHING_SEEN: Seen = { configurations: 0, depth: 0 };

/** Opens a line to a solver at once, so that it is ready when there is a variant. */
export function createSolving(openSolver: OpenSolver): Solving {
  const state = signal<SolverState>("idle");
  const seen = signal<Seen>(NOTHING_SEEN);
  const found = signal<Found | undefined>(undefined);
  const counting = signal<Counting | undefined>(undefined);
  const advices = signal<ReadonlyMap<string, Advice | null>>(new Map());
  let id = 0;
  let asked = new Set<string>();
  let waiting: { readonly text: string; hear(units: readonly Unit[] | undefined): void }[] = [];
  const line = openSolver(hear);

  function hear(news: News): void {
    if (news.id !== id) return;
    switch (news.kind) {
      case "progress":
        // What was on its way when it was stopped would make the figures go on.
        if (state.peek() === "running") seen.value = news;
        return;
      case "counting":
        if (state.peek() === "running") counting.value = news.counting;
        return;
      case "found":
        return batch(() => {
          found.value = news.found;
          const { configurations, steps } = news.found;
          seen.value = {
            ...seen.peek(),
            configurations,
            ...(steps === undefined ? {} : { steps }),
          };
          // Who has stopped it meanwhile wants no moves to be counted.
          if (!news.isCounting) state.value = "done";
          counting.value = undefined;
          // With moves known there is more to be told of every position.
          asked = new Set();
        });
      case "at": {
        const next = new Map(advices.peek());
        news.positions.forEach((position, index) =>
          next.set(packPosition(position), news.advices[index] ?? null)
        );
        advices.value = next;
        return;
      }
      case "way": {
        const text = packPosition(news.position);
        const served = waiting.filter((one) => one.text === text);
        waiting = waiting.filter((one) => one.text !== text);
        for (const one of served) one.hear(news.units ?? undefined);
        return;
      }
      case "failed":
        state.value = "failed";
    }
  }

  function giveUpWaiting(): void {
    for (const { hear } of waiting) hear(undefined);
    waiting = [];
  }

  return {
    state: computed(() => state.value),
    seen,
    found,
    counting,
    advices,
    explore: (variant, from) => {
      id += 1;
      asked = new Set();
      giveUpWaiting();
      batch(() => {
        state.value = "running";
        seen.value = NOTHING_SEEN;
        found.value = undefined;
        counting.value = undefined;
        advices.value = new Map();
      });
      line.send({ kind: "explore", id, variant, from });
    },
    stop: () => {
      if (state.peek() !== "running") return;
      state.value = "stopped";
      line.send({ kind: "stop", id });
    },
    goOn: () => {
      if (state.peek() !== "stopped") return;
      state.value = "running";
      line.send({ kind: "go on", id });
    },
    ask: (positions) => {
      if (found.peek() === undefined || found.peek()?.isFull === true) return;
      const fresh = positions.filter((position) => !asked.has(packPosition(position)));
      if (fresh.length === 0) return;
      for (const position of fresh) asked.add(packPosition(position));
      line.send({ kind: "at", id, positions: fresh });
    },
    wayFrom: (position, count) => {
      if (found.peek() === undefined) return Promise.resolve(undefined);
      return new Promise((hear) => {
        waiting.push({ text: packPosition(position), hear });
        line.send({ kind: "way", id, position, count });
      });
    },
    dispose: () => {
      id += 1;
      giveUpWaiting();
      line.end();
    },
  };
}
