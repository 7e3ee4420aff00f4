/** A world for the store of frogger: two roads, an address and a memory, and a clock that stands still. */
import { unusable } from "../../../../lib/core/problem.ts";
import type { PublishedRoad } from "../../../../lib/frogger/published.ts";
import type { Outside } from "../../../../web/frogger/store/types.ts";
import { createOracle } from "../../../../web/frogger/work/oracle.ts";
import { EXAMPLE_TEXT, FRAMES } from "../samples.ts";

/** The world and what tests steer it with. */
export interface FakeOutside extends Outside {
  hash: string;
  /** Addresses to which one can go back. */
  readonly past: string[];
  readonly memory: Map<string, string>;
  /** What the clock shows, in milliseconds. */
  time: number;
  /** What is best cannot be had. */
  isOffline: boolean;
  /** Another page has changed the memory. */
  tellKept(): void;
  /** The reader goes somewhere else. */
  visit(hash: string): void;
  /** Resolves when the address fulfils this. */
  untilAddress(isSo: (hash: string) => boolean): Promise<void>;
}

/** What the site tells of its traffic. */
export const ROADS: readonly PublishedRoad[] = ["example", "gone"].map((id) => ({
  id,
  title: id.toUpperCase(),
  about: "A road.",
  file: `${id}.txt`,
  frames: FRAMES,
  par: { score: 5, crossings: 4, mode: "confined" },
}));

/** A fresh world that shows `hash`; `memory` is what an earlier page has kept. */
export function fakeOutside(hash: string, memory: Map<string, string> = new Map()): FakeOutside {
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  const keeping = new Set<() => void>();
  const answer = createOracle();
  const go = (to: string) => {
    world.hash = to;
    for (const look of waiting) look();
  };
  const world: FakeOutside = {
    hash,
    past: [],
    memory,
    time: 0,
    isOffline: false,
    tellKept: () => keeping.forEach((changed) => changed()),
    visit: (to) => {
      go(to);
      listeners.forEach((moved) => moved());
    },
    untilAddress: (isSo) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isSo(world.hash)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    clock: {
      now: () => world.time,
      request: () => 0,
      cancel: () => {},
      prefersReducedMotion: () => true,
    },
    place: {
      read: () => world.hash,
      replace: go,
      push: (to) => {
        world.past.push(world.hash);
        go(to);
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
    listenToKeep: (changed) => {
      keeping.add(changed);
      return () => keeping.delete(changed);
    },
    readTraffic: () => Promise.resolve({ traffic: ROADS }),
    readTrafficFile: ({ id }) =>
      id === "gone"
        ? Promise.reject(unusable("SITE_NO_TRAFFIC", "gone"))
        : Promise.resolve(new TextEncoder().encode(EXAMPLE_TEXT)),
    best: (road) => {
      if (world.isOffline) return Promise.reject(new Error("offline"));
      const { best } = answer({ id: 1, kind: "best", road });
      return best === undefined ? Promise.reject(new Error("none")) : Promise.resolve(best);
    },
    advise: (road, state) => {
      if (world.isOffline) return Promise.reject(new Error("offline"));
      const { advice } = answer({ id: 1, kind: "advice", road, state });
      return advice === undefined ? Promise.reject(new Error("none")) : Promise.resolve(advice);
    },
  };
  return world;
}
