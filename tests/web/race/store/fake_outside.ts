/** A world for the store of races: two circuits, an address and a memory, and a clock that stands still. */
import { unusable } from "../../../../lib/core/problem.ts";
import { findOptimum } from "../../../../lib/race/optimum.ts";
import type { PublishedCircuit } from "../../../../lib/race/published.ts";
import type { Outside } from "../../../../web/race/store/types.ts";
import { bytesOf } from "../samples.ts";

/** The world and what tests steer it with. */
export interface FakeOutside extends Outside {
  hash: string;
  /** Addresses to which one can go back. */
  readonly past: string[];
  readonly memory: Map<string, string>;
  /** Another page has changed the memory. */
  tellKept(): void;
  /** The reader goes somewhere else. */
  visit(hash: string): void;
  /** Resolves when the address fulfils this. */
  untilAddress(isSo: (hash: string) => boolean): Promise<void>;
}

/** What the site tells of its circuits. */
export const CIRCUITS: readonly PublishedCircuit[] = ["meadow", "fish"].map((id) => ({
  id,
  title: id.toUpperCase(),
  file: `${id}.cir`,
  par: id === "meadow"
    ? { moves: 51, hundredths: 5075, path: 379.78 }
    : { moves: 80, hundredths: 7988, path: 448 },
}));

/** A fresh world that shows `hash`; `memory` is what an earlier page has kept. */
export function fakeOutside(hash: string, memory: Map<string, string> = new Map()): FakeOutside {
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  const keeping = new Set<() => void>();
  const go = (to: string) => {
    world.hash = to;
    for (const look of waiting) look();
  };
  const world: FakeOutside = {
    hash,
    past: [],
    memory,
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
    clock: { now: () => 0, request: () => 0, cancel: () => {}, prefersReducedMotion: () => true },
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
    readCircuits: () => Promise.resolve({ circuits: CIRCUITS }),
    readCircuitFile: ({ id }) =>
      id === "gone"
        ? Promise.reject(unusable("SITE_NO_CIRCUIT", "gone"))
        : Promise.resolve(bytesOf(id)),
    findBest: (circuit) => Promise.resolve(findOptimum(circuit)?.points),
  };
  return world;
}
