/** A world for the store: runs, logs and an address bar in memory, and answers that come when a test says so. */
import { signal } from "@preact/signals";
import { unusable } from "../../../../lib/core/problem.ts";
import type { Catalog, LiveEvent, PublishedRun } from "../../../../lib/logs/published.ts";
import type { RoundSummary } from "../../../../lib/logs/summary.ts";
import { summaryOf } from "../../../../lib/logs/summary.ts";
import type { LogHeader, LogRound } from "../../../../lib/logs/types.ts";
import type { Outside } from "../../../../web/tanks/store/types.ts";
import type { LogBook, LogSource, Verification } from "../../../../web/tanks/work/types.ts";

/** A duel of two programs. */
export const HEADER: LogHeader = {
  format: "turniir-tanks",
  version: 1,
  rules: 1,
  kind: "duel",
  seed: "store",
  bots: [{ name: "ann", version: "" }, { name: "bob", version: "" }],
  limits: { turnMs: 100, startMs: 2000, turns: 1000 },
  stage: "",
  sandbox: [],
};

/** A round of so many turns in which both look about. */
export function roundOf(round: number, turns: number): LogRound {
  return {
    round,
    width: 5,
    height: 5,
    heights: ["44444", "45554", "45654", "45554", "44444"],
    // As in a real match, seats are swapped in every other round.
    tanks: [{ bot: (round + 1) % 2, x: 1, y: 1 }, { bot: round % 2, x: 5, y: 5 }],
    turns: Array.from({ length: turns }, () => "L0L4"),
    faults: [],
    result: undefined,
  };
}

/** A run with one duel whose log holds these rounds. */
export function runOf(state: PublishedRun["state"] = "finished"): PublishedRun {
  return {
    id: "spring",
    title: "Spring",
    state,
    bots: ["ann", "bob"],
    played: 3,
    seed: "store",
    stage: "",
    sandbox: [],
    total: 5,
    matches: [
      {
        id: "duel-1-2",
        kind: "duel",
        bots: ["ann", "bob"],
        entries: [0, 1],
        played: 3,
        total: 5,
        file: "d.jsonl",
      },
    ],
  };
}

/** The world and what tests steer it with. */
export interface FakeOutside extends Outside {
  /** What was written into the address bar: `push #…`, `replace #…`, or `leave PAGE`. */
  readonly written: string[];
  hash: string;
  /** The reader goes somewhere else. */
  visit(hash: string): void;
  /** Logs by the name of their source. */
  readonly logs: Map<string, readonly LogRound[]>;
  /** Logs whose opening was given up. */
  readonly abandoned: string[];
  /** Set: opening waits for it. */
  gate: Promise<void> | undefined;
  readonly open: Set<LogBook>;
  /** The numbers of the rounds of each log that was to be verified. */
  readonly verified: (readonly number[])[];
  /** What another page handed over. */
  given: readonly File[];
  run: PublishedRun;
  catalog: Catalog | undefined;
  /** What the browser keeps. */
  readonly kept: Map<string, string>;
  tell(event: LiveEvent): void;
  readonly followers: number;
  /** Time goes on by so many milliseconds, with a picture every 16. */
  pass(ms: number): void;
}

/** A fresh world that shows `hash`. */
export function fakeOutside(hash = ""): FakeOutside {
  const listeners = new Set<() => void>();
  const hearers = new Set<(event: LiveEvent) => void>();
  const requests = new Map<number, () => void>();
  const kept = new Map<string, string>();
  let now = 0;
  let nextRequest = 1;
  const world: FakeOutside = {
    written: [],
    hash,
    logs: new Map([["d.jsonl", [roundOf(1, 10), roundOf(2, 20), roundOf(3, 30)]]]),
    abandoned: [],
    gate: undefined,
    open: new Set(),
    verified: [],
    given: [],
    run: runOf(),
    catalog: undefined,
    inside: undefined,
    kept,
    keep: {
      read: (name) => kept.get(name),
      write: (name, text) => void (text === undefined ? kept.delete(name) : kept.set(name, text)),
    },
    clock: {
      now: () => now,
      request: (callback) => {
        requests.set(nextRequest, callback);
        return nextRequest++;
      },
      cancel: (request) => void requests.delete(request),
      prefersReducedMotion: () => false,
    },
    place: {
      read: () => world.hash,
      replace: (to) => {
        world.hash = to;
        world.written.push(`replace ${to}`);
      },
      push: (to) => {
        world.hash = to;
        world.written.push(`push ${to}`);
      },
      listen: (moved) => {
        listeners.add(moved);
        return () => listeners.delete(moved);
      },
    },
    visit: (to) => {
      world.hash = to;
      listeners.forEach((moved) => moved());
    },
    readCatalog: () => Promise.resolve(world.catalog),
    readRun: (id) =>
      id === world.run.id
        ? Promise.resolve(world.run)
        : Promise.reject(unusable("RUN_MISSING", `no run ${id}`)),
    followRun: (_id, _match, hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    tell: (event) => hearers.forEach((hear) => hear(event)),
    get followers() {
      return hearers.size;
    },
    fileOf: (run, file) => `data/${run}/${file}`,
    logAt: (address) => address,
    leaveFor: (page) => {
      world.written.push(`leave ${page}`);
      return new Promise(() => {});
    },
    handedOver: () => Promise.resolve(world.given),
    openBook: async (source, signal) => {
      const aborted = Promise.withResolvers<never>();
      const abort = () => aborted.reject(unusable("LOG_CLOSED", "not wanted any more"));
      signal.addEventListener("abort", abort);
      aborted.promise.catch(() => world.abandoned.push(source.name));
      if (world.gate !== undefined) await Promise.race([world.gate, aborted.promise]);
      signal.removeEventListener("abort", abort);
      const rounds = world.logs.get(source.name);
      if (rounds === undefined) throw unusable("LOG_FORMAT", `${source.name} is no log`);
      const book: LogBook = {
        ...bookOf(source, rounds, () => world.open.delete(book)),
        verify: () => void world.verified.push(rounds.map(({ round }) => round)),
      };
      world.open.add(book);
      return book;
    },
    pass: (ms) => {
      for (const end = now + ms; now < end;) {
        now += Math.min(16, end - now);
        const due = [...requests.values()];
        requests.clear();
        due.forEach((callback) => callback());
      }
    },
  };
  return world;
}

function bookOf({ name }: LogSource, rounds: readonly LogRound[], closed: () => void): LogBook {
  const summaries = signal<readonly RoundSummary[]>(rounds.map((one) => summaryOf(HEADER, one)));
  return {
    name,
    header: HEADER,
    rounds: summaries,
    isComplete: signal(true),
    warnings: signal([]),
    problems: signal([]),
    highlights: signal([]),
    verification: signal<Verification>({ state: "idle" }),
    round: (wanted = rounds[0]?.round) => {
      const found = rounds.find(({ round }) => round === wanted);
      if (found !== undefined) return Promise.resolve(found);
      return Promise.reject(unusable("LOG_NO_ROUND", `no round ${wanted}`));
    },
    add: (summary) => {
      const others = summaries.value.filter(({ round }) => round !== summary.round);
      summaries.value = [...others, summary].sort((one, two) => one.round - two.round);
    },
    verify: () => {},
    close: closed,
  };
}

/** Lets everything that needs no time happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
