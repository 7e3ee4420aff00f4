/** A world for the store of a contest: its files and an address in memory. */
import type { ContestEvent } from "../../../lib/contest/published/types.ts";
import { unusable } from "../../../lib/core/problem.ts";
import type { Connection } from "../../../web/site/live.ts";
import type { ContestOutside } from "../../../web/contest/types.ts";
import type { MadeContest } from "./made_contest.ts";

/** The world and what tests steer it with. */
export interface FakeOutside extends ContestOutside {
  /** The reader goes somewhere else. */
  visit(hash: string): void;
  /** `undefined`: the site has no contest. */
  contest: MadeContest | undefined;
  /** What was read, in order. */
  readonly reads: string[];
  /** How often a view was shown from its beginning. */
  tops: number;
  /** What the server tells; only while somebody listens. */
  tell: (event: ContestEvent) => void;
  connect: (now: Connection) => void;
  /** Whether somebody listens to the server. */
  isFollowed: boolean;
}

/** A fresh world that shows `hash`. */
export function fakeOutside(hash: string, contest: MadeContest | undefined): FakeOutside {
  const listeners = new Set<() => void>();
  const read = <Value>(name: string, value: (made: MadeContest) => Value | undefined) => {
    world.reads.push(name);
    const found = world.contest && value(world.contest);
    return found === undefined
      ? Promise.reject(unusable("SITE_NO_PART", `no ${name}`))
      : Promise.resolve(found);
  };
  const world: FakeOutside = {
    contest,
    reads: [],
    tops: 0,
    tell: () => {},
    connect: () => {},
    isFollowed: false,
    visit: (to) => {
      hash = to;
      listeners.forEach((moved) => moved());
    },
    readHash: () => hash,
    listen: (moved) => {
      listeners.add(moved);
      return () => listeners.delete(moved);
    },
    readOverview: () => {
      world.reads.push("overview");
      return Promise.resolve(world.contest?.overview);
    },
    readEntry: (slug) => read(slug, ({ entries }) => entries.find(({ entry }) => entry === slug)),
    readMatrix: () => read("matrix", ({ matrix }) => matrix),
    readHistory: () => read("history", ({ history }) => history),
    follow: (hear, onConnection) => {
      world.tell = hear;
      world.connect = onConnection;
      world.isFollowed = true;
      return () => world.isFollowed = false;
    },
    toTop: () => world.tops += 1,
  };
  return world;
}

/** Lets everything that needs no time happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
