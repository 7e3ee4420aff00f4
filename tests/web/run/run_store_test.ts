/** The memory of a run's page: which run is shown, and what is heard of one that is being played. */
import { assertEquals } from "@std/assert";
import { unusable } from "../../../lib/core/problem.ts";
import type { LiveEvent, PublishedRun } from "../../../lib/logs/published.ts";
import { createRunStore } from "../../../web/run/run_store.ts";
import type { RunStore } from "../../../web/run/types.ts";
import { CATALOG, row, RUN } from "../site/samples.ts";
import { type FakeOutside, fakeOutside, settle } from "./fake_outside.ts";

const PLAYING: PublishedRun = { ...RUN, state: "playing", played: 10 };

async function storeAt(
  hash: string,
  use: (store: RunStore, world: FakeOutside) => void | Promise<void>,
  prepare: (world: FakeOutside) => void = () => {},
): Promise<void> {
  const world = fakeOutside(hash);
  prepare(world);
  const store = createRunStore(world);
  try {
    await settle();
    await use(store, world);
  } finally {
    store.dispose();
  }
  assertEquals(world.followers.size, 0, "a run is still followed");
}

function standings(played: number, state: PublishedRun["state"] = "playing"): LiveEvent {
  const table = { factor: 1, rows: [row(1, "rammer", 1, 300)] };
  return { kind: "standings", state, played, total: 40, table };
}

/** The run with so many rounds of its first match. */
function counted(played: number): PublishedRun {
  const [first, ...others] = RUN.matches;
  return { ...PLAYING, matches: first === undefined ? [] : [{ ...first, played }, ...others] };
}

const firstPlayed = ({ run }: RunStore) => run.value?.matches[0]?.played;

Deno.test("the run that the address names is read and shown", async () => {
  await storeAt("#run=spring", (store, world) => {
    assertEquals(store.run.value, RUN);
    assertEquals(store.problems.value, []);
    assertEquals(store.isBusy.value, false);
    assertEquals(world.followers.size, 0, "a finished run is followed");
  });
});

Deno.test("a run that there is not is told, with those that there are", async () => {
  await storeAt("#run=winter", (store) => {
    assertEquals(store.run.value, undefined);
    assertEquals(store.problems.value.map(({ message }) => message), ["no run winter"]);
    assertEquals(store.runs.value, CATALOG.runs);
    assertEquals(store.isBusy.value, false);
  });
});

Deno.test("an address without a run offers the runs of the site, and nothing is wrong", async () => {
  await storeAt("", (store, world) => {
    assertEquals(store.runs.value, CATALOG.runs);
    assertEquals(store.problems.value, []);
    assertEquals(world.reads, []);
  });
  await storeAt("", (store) => assertEquals(store.runs.value, []), (world) => {
    world.catalog = undefined;
  });
});

Deno.test("a catalog that cannot be read is told, unless the run was the first thing that failed", async () => {
  const broken = (world: FakeOutside) => {
    world.readCatalog = () => Promise.reject(unusable("SITE_UNREACHABLE", "no catalog"));
  };
  const told = async (hash: string) => {
    let messages: readonly string[] = [];
    await storeAt(hash, ({ problems }) => {
      messages = problems.value.map(({ message }) => message);
    }, broken);
    return messages;
  };
  assertEquals(await told(""), ["no catalog"]);
  assertEquals(await told("#run=winter"), ["no run winter"]);
});

Deno.test("a mistake of the page itself is told in a sentence", async () => {
  await storeAt("#run=spring", ({ problems }) => {
    assertEquals(problems.value, [
      { code: "PAGE", message: "The page failed by a mistake of its own: oh" },
    ]);
  }, (world) => {
    world.readRun = () => Promise.reject(new Error("oh"));
  });
});

Deno.test("another address shows another run, and the one before is no longer followed", async () => {
  const other = { ...PLAYING, id: "autumn" };
  await storeAt("#run=spring", async (store, world) => {
    assertEquals([...world.followers.keys()], ["spring"]);
    world.followers.get("spring")?.connect("live");
    world.visit("#run=autumn");
    await settle();
    assertEquals(store.run.value, other);
    assertEquals([...world.followers.keys()], ["autumn"]);
    assertEquals(store.connection.value, undefined);
    world.visit("#run=winter");
    await settle();
    assertEquals(store.run.value, undefined);
    assertEquals(world.followers.size, 0);
    world.visit("#run=spring");
    await settle();
    assertEquals(store.run.value?.id, "spring");
    assertEquals(store.problems.value, []);
  }, (world) => {
    world.runs.set("spring", PLAYING).set("autumn", other);
  });
});

Deno.test("a run that was stopped when it was opened is followed, as somebody may go on with it", async () => {
  await storeAt("#run=spring", async (store, world) => {
    assertEquals(store.run.value?.state, "stopped");
    world.followers.get("spring")?.tell(standings(11));
    await settle();
    assertEquals([store.run.value?.state, store.run.value?.played], ["playing", 11]);
  }, (world) => world.runs.set("spring", { ...PLAYING, state: "stopped" }));
});

Deno.test("a run that arrives after another was asked for is never shown", async () => {
  const late = Promise.withResolvers<PublishedRun>();
  await storeAt("#run=slow", async (store, world) => {
    assertEquals(store.isBusy.value, true);
    world.visit("#run=spring");
    await settle();
    late.resolve({ ...PLAYING, id: "slow" });
    await settle();
    assertEquals(store.run.value, RUN);
    assertEquals(store.isBusy.value, false);
    assertEquals(world.followers.size, 0);
  }, (world) => {
    const { readRun } = world;
    world.readRun = (id) => id === "slow" ? late.promise : readRun(id);
  });
});

Deno.test("the table of a run that is being played grows, and the connection is told", async () => {
  await storeAt("#run=spring", async (store, world) => {
    const server = world.followers.get("spring");
    server?.connect("live");
    assertEquals(store.connection.value, "live");
    server?.tell(standings(20));
    assertEquals(store.run.value?.played, 20);
    assertEquals(store.run.value?.table?.rows.map(({ bot }) => bot), ["rammer"]);
    server?.connect("waiting");
    assertEquals(store.connection.value, "waiting");
    server?.tell(standings(40, "finished"));
    assertEquals(store.run.value?.state, "finished");
    await settle();
    assertEquals(store.run.value?.played, 40, "counting has brought back old standings");
  }, (world) => {
    world.runs.set("spring", PLAYING);
  });
});

Deno.test("the rounds of each match are counted every five seconds, and at the end", async () => {
  await storeAt("#run=spring", async (store, world) => {
    const tell = async (time: number, event: LiveEvent, played: number) => {
      world.time = time;
      world.runs.set("spring", counted(played));
      world.followers.get("spring")?.tell(event);
      await settle();
      return firstPlayed(store);
    };
    assertEquals(await tell(1000, standings(11), 1), 1);
    assertEquals(await tell(5999, standings(12), 2), 1);
    assertEquals(await tell(6000, standings(13), 3), 3);
    assertEquals(await tell(6001, standings(40, "finished"), 9), 9);
    assertEquals(world.reads.length, 4);
  }, (world) => {
    world.runs.set("spring", PLAYING);
  });
});

Deno.test("an older count that arrives after a newer one changes nothing", async () => {
  const older = Promise.withResolvers<PublishedRun>();
  await storeAt("#run=spring", async (store, world) => {
    const { readRun } = world;
    world.readRun = () => older.promise;
    world.followers.get("spring")?.tell(standings(11));
    world.readRun = readRun;
    world.runs.set("spring", counted(9));
    world.followers.get("spring")?.tell(standings(40, "finished"));
    await settle();
    older.resolve(counted(1));
    await settle();
    assertEquals(firstPlayed(store), 9);
  }, (world) => {
    world.runs.set("spring", PLAYING);
  });
});

Deno.test("a count that fails leaves everything as it was", async () => {
  await storeAt("#run=spring", async (store, world) => {
    world.runs.clear();
    world.followers.get("spring")?.tell(standings(11));
    await settle();
    assertEquals(store.run.value?.played, 11);
    assertEquals(store.run.value?.matches, RUN.matches);
    assertEquals(store.problems.value, []);
  }, (world) => {
    world.runs.set("spring", PLAYING);
  });
});
