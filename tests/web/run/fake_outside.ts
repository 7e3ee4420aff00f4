/** A world for the store of a run: runs and an address in memory, and a clock that a test sets. */
import { unusable } from "../../../lib/core/problem.ts";
import type { Catalog, LiveEvent, PublishedRun } from "../../../lib/logs/published.ts";
import type { RunOutside } from "../../../web/run/types.ts";
import type { Connection } from "../../../web/site/live.ts";
import type { LogBook } from "../../../web/tanks/work/types.ts";
import { CATALOG, RUN } from "../site/samples.ts";

/** The world and what tests steer it with. */
export interface FakeOutside extends RunOutside {
  /** The reader goes somewhere else. */
  visit(hash: string): void;
  /** In milliseconds. */
  time: number;
  /** What the site tells; `undefined` is a site that holds nothing. */
  catalog: Catalog | undefined;
  readonly runs: Map<string, PublishedRun>;
  /** Names of the files that were to be shown elsewhere. */
  readonly opened: string[];
  /** Ids of the runs that were read, in order. */
  readonly reads: string[];
  /** Logs of all runs by their files. */
  readonly logs: Map<string, LogBook>;
  /** Those who follow a run, by its id. */
  readonly followers: Map<
    string,
    { readonly tell: (event: LiveEvent) => void; readonly connect: (now: Connection) => void }
  >;
}

/** A fresh world that shows `hash`; it holds the runs of the samples. */
export function fakeOutside(hash: string): FakeOutside {
  const listeners = new Set<() => void>();
  const world: FakeOutside = {
    time: 0,
    catalog: CATALOG,
    runs: new Map([[RUN.id, RUN]]),
    reads: [],
    logs: new Map(),
    opened: [],
    openLogs: (files) => void world.opened.push(...files.map(({ name }) => name)),
    followers: new Map(),
    visit: (to) => {
      hash = to;
      listeners.forEach((moved) => moved());
    },
    now: () => world.time,
    readHash: () => hash,
    listen: (moved) => {
      listeners.add(moved);
      return () => listeners.delete(moved);
    },
    readCatalog: () => Promise.resolve(world.catalog),
    readRun: (id) => {
      world.reads.push(id);
      const run = world.runs.get(id);
      return run === undefined
        ? Promise.reject(unusable("SITE_NO_RUN", `no run ${id}`))
        : Promise.resolve(run);
    },
    openLog: (_run, file) => {
      const log = world.logs.get(file);
      return log === undefined
        ? Promise.reject(unusable("LOG_NOT_FOUND", `no log ${file}`))
        : Promise.resolve(log);
    },
    followRun: (id, tell, connect) => {
      world.followers.set(id, { tell, connect });
      return () => world.followers.delete(id);
    },
  };
  return world;
}

/** Lets everything that needs no time happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
