/** A world for the editor's store: time, storage and the best lap are in the hands of the test. */
import { unusable } from "../../../lib/core/problem.ts";
import { writeCircuit } from "../../../lib/race/circuit_file.ts";
import { templateOf } from "../../../web/circuit/model/templates.ts";
import { type Keeper, shelfIn } from "../../../web/circuit/store/draft_shelf.ts";
import type { CircuitOutside } from "../../../web/circuit/store/types.ts";
import type { HearPar } from "../../../web/circuit/work/ask_par.ts";

/** What the tests steer. */
export interface FakeWorld {
  readonly outside: CircuitOutside;
  /** Texts that are kept, by key. */
  readonly texts: Map<string, string>;
  /** Whether there is room for more. */
  hasRoom: boolean;
  /** So many characters have room in all. */
  room: number;
  /** The address after the `#`. */
  hash(): string;
  /** The reader goes to another address. */
  goTo(hash: string): void;
  /** Lets all frames and timers come that are waited for; gives how many. */
  pass(): number;
  /** Questions for the best lap that nobody took back. */
  readonly questions: { readonly cells: Uint8Array; readonly hear: HearPar }[];
}

/** An empty world; another window of the same browser shares its texts. */
export function fakeWorld(hash: string = "", texts: Map<string, string> = new Map()): FakeWorld {
  const waiting = new Set<() => void>();
  const questions: FakeWorld["questions"] = [];
  const movers = new Set<() => void>();
  let [address, clock, ids] = [hash, 0, 0];
  const wait = (act: () => void) => {
    const once = () => {
      waiting.delete(once);
      act();
    };
    waiting.add(once);
    return () => void waiting.delete(once);
  };
  const keeper: Keeper = {
    keys: () => [...texts.keys()],
    get: (key) => texts.get(key),
    set: (key, text) => {
      const others = [...texts].filter(([one]) => one !== key).map(([, { length }]) => length);
      const isTaken = world.hasRoom &&
        others.reduce((sum, length) => sum + length, text.length) <= world.room;
      if (isTaken) texts.set(key, text);
      return isTaken;
    },
    remove: (key) => void texts.delete(key),
  };
  const world: FakeWorld = {
    texts,
    hasRoom: true,
    room: Infinity,
    questions,
    hash: () => address,
    goTo: (to) => {
      address = to;
      for (const moved of movers) moved();
    },
    pass: () => {
      const acts = [...waiting];
      for (const act of acts) act();
      return acts.length;
    },
    outside: {
      shelf: shelfIn(keeper),
      now: () => ++clock,
      newId: () => `id${texts.size}-${++ids}`,
      seed: () => "seed",
      nextFrame: wait,
      later: (_ms, act) => wait(act),
      askPar: (cells, hear) => {
        const question = { cells, hear };
        questions.push(question);
        return () => {
          const at = questions.indexOf(question);
          if (at >= 0) questions.splice(at, 1);
        };
      },
      readHash: () => address,
      writeHash: (to) => {
        address = to;
      },
      listen: (moved) => {
        movers.add(moved);
        return () => void movers.delete(moved);
      },
      readCircuits: () =>
        Promise.resolve({
          circuits: [{
            id: "oval",
            title: "The oval",
            file: "oval.cir",
            par: { moves: 62, hundredths: 6111, path: 400 },
          }],
        }),
      readCircuit: ({ file }) =>
        file === "oval.cir"
          ? Promise.resolve(writeCircuit(templateOf("oval")))
          : Promise.reject(unusable("SITE_NO_CIRCUIT", "none")),
    },
  };
  return world;
}
