/** A world for the store of klotski: two puzzles, an address, a memory, and a solver and a clock that tests drive. */
import type { Outside } from "../../../web/klotski/store/outside.ts";
import type { KlotskiStore } from "../../../web/klotski/store/types.ts";
import { createService } from "../../../web/klotski/work/solver_service.ts";
import { PUBLISHED } from "./samples.ts";

/** The world and what tests steer it with. */
export interface FakeOutside extends Outside {
  hash: string;
  /** Addresses to which one can go back. */
  readonly past: string[];
  readonly memory: Map<string, string>;
  /** The reader goes somewhere else. */
  visit(hash: string): void;
  /** The solver works until it has nothing to do. */
  solve(): void;
  /** For one slice. */
  solveOnce(): void;
  /** Everything that waits for a time to pass is done, also what it begins. */
  passTime(): void;
  /** One thing of that. */
  passOnce(): void;
}

/** A fresh world that shows `hash`; `memory` is what an earlier page has kept. */
export function fakeOutside(hash: string, memory: Map<string, string> = new Map()): FakeOutside {
  const listeners = new Set<() => void>();
  const slices: (() => void)[] = [];
  const timers: { act: () => void }[] = [];
  const world: FakeOutside = {
    hash,
    past: [],
    memory,
    visit: (to) => {
      world.hash = to;
      listeners.forEach((moved) => moved());
    },
    solveOnce: () => slices.shift()?.(),
    solve: () => {
      for (let slice = slices.shift(); slice !== undefined; slice = slices.shift()) slice();
    },
    passTime: () => {
      for (let most = 10_000; timers.length > 0 && most > 0; most--) world.passOnce();
    },
    passOnce: () => timers.shift()?.act(),
    place: {
      read: () => world.hash,
      replace: (to) => world.hash = to,
      push: (to) => {
        world.past.push(world.hash);
        world.hash = to;
      },
      listen: (moved) => {
        listeners.add(moved);
        return () => listeners.delete(moved);
      },
    },
    keep: {
      read: (name) => memory.get(name),
      write: (name, text) => {
        if (text === undefined) memory.delete(name);
        else memory.set(name, text);
      },
    },
    openSolver: (hear) => {
      let time = 0;
      const take = createService({
        tell: hear,
        // Every look at the clock is a slice's end: so everything is done in small portions.
        now: () => time += 100,
        later: (act) => slices.push(act),
        slice: 1,
      });
      let isEnded = false;
      return {
        send: (order) => {
          if (!isEnded) take(order);
        },
        end: () => isEnded = true,
      };
    },
    readVariants: () => Promise.resolve({ variants: PUBLISHED }),
    later: (_ms, act) => {
      const timer = { act };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
  };
  return world;
}

/** Resolves when the store has opened what it was told to. */
export async function untilOpened({ isBusy }: KlotskiStore): Promise<void> {
  while (isBusy.value) await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
}
