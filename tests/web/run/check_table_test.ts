/** The check of a table in the page: all logs are read, one after the other, and compared. */
import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import type { PublishedRun, TableRow } from "../../../lib/logs/published.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import { createRunStore } from "../../../web/run/run_store.ts";
import type { RunStore, TableCheck } from "../../../web/run/types.ts";
import type { LogBook } from "../../../web/tanks/work/types.ts";
import { headerOf } from "../../lib/logs/record.ts";
import { RUN, summary } from "../site/samples.ts";
import { type FakeOutside, fakeOutside, settle } from "./fake_outside.ts";

const BOTS = ["ann", "bob"];

function rowOf(rank: number, index: number, duels: number): TableRow {
  return {
    ...{ rank, index, bot: BOTS[index] ?? "", duels, duelsCorrected: duels, melee: 0 },
    ...{ total: duels, low: duels, high: duels, averageDamage: duels / 2 },
    wins: { duel: 0, melee: 0 },
    rounds: { duel: 2, melee: 0 },
    faults: { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 },
  };
}

/** A run of one duel whose two rounds gave ann 5 and 4 points, bob 1 and 2. */
const DUEL: PublishedRun = {
  ...RUN,
  bots: BOTS,
  table: { factor: 1, rows: [rowOf(1, 0, 9), rowOf(2, 1, 3)] },
  matches: [{
    ...{ id: "duel-1-2", kind: "duel", bots: BOTS, entries: [0, 1], played: 2, total: 2 },
    file: "duel-1-2.jsonl.gz",
  }],
};

const ROUNDS = [summary(1, [20, 20], [5, 1]), summary(2, [20, 20], [4, 2])];

/** A log of these rounds; `closed` hears that it was let go. */
function bookOf(rounds: readonly RoundSummary[], closed: () => void): LogBook {
  return {
    name: "log",
    header: { ...headerOf(2), bots: BOTS.map((name) => ({ name, version: "" })) },
    rounds: signal(rounds),
    isComplete: signal(true),
    warnings: signal([]),
    problems: signal([]),
    highlights: signal(undefined),
    verification: signal({ state: "idle" }),
    round: () => Promise.reject(new Error("nobody asks for it")),
    add: () => {},
    verify: () => {},
    close: closed,
  };
}

async function checked(
  run: PublishedRun,
  prepare: (world: FakeOutside, closed: () => void) => void,
  meanwhile: (store: RunStore, world: FakeOutside) => void = () => {},
): Promise<{ check: TableCheck; told: readonly TableCheck["state"][]; closed: number }> {
  const world = fakeOutside("#run=spring");
  world.runs.set("spring", run);
  let closed = 0;
  prepare(world, () => void closed++);
  const store = createRunStore(world);
  await settle();
  const told: TableCheck["state"][] = [];
  const stop = store.tableCheck.subscribe(({ state }) => void told.push(state));
  const checking = store.checkTable();
  meanwhile(store, world);
  await checking;
  await settle();
  stop();
  const check = store.tableCheck.value;
  store.dispose();
  return { check, told, closed };
}

Deno.test("a table that is what the logs come to is said to be so", async () => {
  const { check, closed, told } = await checked(DUEL, (world, closed) => {
    world.logs.set("duel-1-2.jsonl.gz", bookOf(ROUNDS, closed));
  });
  assertEquals(check, { state: "agrees", rounds: 2 });
  assertEquals([told[0], told[1], told.at(-1), closed], ["idle", "running", "agrees", 1]);
});

Deno.test("a table that says something else is told, with what the logs come to", async () => {
  const { check } = await checked(DUEL, (world, closed) => {
    world.logs.set("duel-1-2.jsonl.gz", bookOf(ROUNDS.slice(1), closed));
  });
  assertEquals(check, {
    state: "differs",
    message: "ann: the table says 2 duel rounds, the logs come to 1",
  });
});

Deno.test("a log that is not there, or broken, leaves the table unchecked", async () => {
  assertEquals((await checked(DUEL, () => {})).check, {
    state: "unread",
    file: "duel-1-2.jsonl.gz",
    why: "no log duel-1-2.jsonl.gz",
  });
  const broken = await checked(DUEL, (world, closed) => {
    const problems = signal([{ code: "LOG_JSON", message: "line 3 is torn" }]);
    world.logs.set("duel-1-2.jsonl.gz", { ...bookOf(ROUNDS, closed), problems });
  });
  assertEquals([broken.check, broken.closed], [
    { state: "unread", file: "duel-1-2.jsonl.gz", why: "line 3 is torn" },
    1,
  ]);
  const hidden = await checked({ ...DUEL, matches: [] }, () => {});
  assertEquals(hidden.check, { state: "incomplete", missing: 1 });
});

Deno.test("what was found out of a table says nothing of a later one", async () => {
  const world = fakeOutside("#run=spring");
  world.runs.set("spring", { ...DUEL, state: "stopped" });
  world.logs.set("duel-1-2.jsonl.gz", bookOf(ROUNDS, () => {}));
  const store = createRunStore(world);
  await settle();
  await store.checkTable();
  assertEquals(store.tableCheck.value.state, "agrees");
  const table = { factor: 1, rows: [rowOf(1, 0, 8), rowOf(2, 1, 3)] };
  world.followers.get("spring")?.tell({
    kind: "standings",
    state: "playing",
    played: 2,
    total: 2,
    table,
  });
  assertEquals(store.tableCheck.value.state, "idle");
  store.dispose();
});

Deno.test("who goes to another run meanwhile is told nothing of the one before", async () => {
  const { check } = await checked(DUEL, (world, closed) => {
    world.logs.set("duel-1-2.jsonl.gz", bookOf(ROUNDS, closed));
    world.runs.set("autumn", { ...RUN, id: "autumn" });
  }, (_store, world) => world.visit("#run=autumn"));
  assertEquals(check, { state: "idle" });
});
