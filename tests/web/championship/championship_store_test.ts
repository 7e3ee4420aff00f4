/** The memory of a championship's page. */
import { assert, assertEquals } from "@std/assert";
import { unusable } from "../../../lib/core/problem.ts";
import { createChampionshipStore } from "../../../web/championship/championship_store.ts";
import type {
  ChampionshipOutside,
  ChampionshipStore,
  RaceState,
} from "../../../web/championship/types.ts";
import { nameOf } from "../../../web/championship/names.ts";
import { parseAddress } from "../../../web/race/model/address.ts";
import { unpackCircuit } from "../../../web/race/model/packed_circuit.ts";
import { unpackLap } from "../../../web/race/model/packed_lap.ts";
import * as strings from "../../../web/strings/strings.ts";
import { OVAL } from "../../lib/race/drawn.ts";
import { CIRCUIT, LAP, MADE } from "./made_championship.ts";

/** The world, and what tests steer it with. */
interface World extends ChampionshipOutside {
  hash: string;
  moved: () => void;
  readonly read: string[];
}

function makeWorld(hash: string): World {
  const world: World = {
    hash,
    moved: () => {},
    read: [],
    readHash: () => world.hash,
    replaceHash: (to) => void (world.hash = to),
    listen: (moved) => {
      world.moved = moved;
      return () => void (world.moved = () => {});
    },
    readChampionship: () => Promise.resolve(MADE),
    readCircuit: (id) => {
      world.read.push(id);
      return Promise.resolve(CIRCUIT);
    },
    readLap: (lap) => {
      world.read.push(lap);
      return Promise.resolve(LAP);
    },
  };
  return world;
}

async function storeAt(
  hash: string,
  test: (store: ChampionshipStore, world: World) => void | Promise<void>,
  prepare: (world: World) => void = () => {},
): Promise<void> {
  const world = makeWorld(hash);
  prepare(world);
  const store = createChampionshipStore(world);
  try {
    await read(store);
    await test(store, world);
  } finally {
    store.dispose();
  }
}

/** Until the championship is there, or why it is not. */
function read({ isBusy }: ChampionshipStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = isBusy.subscribe((busy) => {
      if (!busy) queueMicrotask(() => (stop(), resolve()));
    });
  });
}

/** Until a race is open, or why it is not. */
function settled({ races }: ChampionshipStore, key: string): Promise<RaceState> {
  return new Promise((resolve) => {
    const stop = races.subscribe((all) => {
      const state = all.get(key);
      if (state !== undefined && state.kind !== "busy") {
        queueMicrotask(() => (stop(), resolve(state)));
      }
    });
  });
}

Deno.test("without a round in the address, or with one that there is not, the last one is shown", async () => {
  await storeAt("", ({ round }) => assertEquals(round.value, 2));
  await storeAt("#round=9", ({ round }) => assertEquals(round.value, 2));
  await storeAt("#round=1", (store, world) => {
    assertEquals(store.round.value, 1);
    world.hash = "#view=people";
    world.moved();
    assertEquals(store.address.value, { view: "people" });
  });
});

Deno.test("the race that the address names is opened: its circuit and its laps are fetched, once", async () => {
  await storeAt("#round=1&race=p03", async (store, world) => {
    const state = await settled(store, "1 p03");
    assert(state.kind === "open");
    assertEquals(state.race.circuit, OVAL);
    assertEquals(world.read.length, 1 + 7);
    assertEquals(world.read.includes("round-1/p01.p03.f1"), true);
    store.turnRace("p03", true);
    assertEquals(world.read.length, 8);
  });
});

Deno.test("links lead to the laps by their pilots' names in the table, one or all of them", async () => {
  await storeAt("#round=1&race=p03", async (store) => {
    const state = await settled(store, "1 p03");
    assert(state.kind === "open");
    const { all, byPilot } = state.race.links;
    assertEquals(byPilot.size, 7);
    const { championship, laps = [], title, track = "" } = parseAddress(
      byPilot.get("p07")?.replace("race.html", "") ?? "",
    );
    assertEquals(title, strings.championship.race(nameOf(MADE, "p03")));
    assertEquals(championship, { round: 1, race: "p03" });
    assertEquals(await unpackCircuit(track), { name: "p03.cir", circuit: OVAL });
    const lap = await unpackLap(laps[0] ?? "");
    assertEquals([lap.pilot, lap.circuit], [
      "Gustav Adolf von Holstein-Gottorp-Sonderburg",
      "p03.cir",
    ]);
    assertEquals(parseAddress(all?.replace("race.html", "") ?? "").laps?.length, 7);
  });
});

Deno.test("opening and closing a race is kept in the address, without going anywhere", async () => {
  await storeAt("", async (store, world) => {
    store.turnRace("p01", true);
    assertEquals(world.hash, "#round=2&race=p01");
    assertEquals(store.races.value.get("2 p01"), { kind: "busy" });
    store.turnRace("p02", false);
    assertEquals(world.hash, "#round=2&race=p01");
    store.turnRace("p01", false);
    assertEquals(world.hash, "#round=2");
    await settled(store, "2 p01");
  });
});

Deno.test("a race that cannot be fetched says why, and is tried again when it is opened again", async () => {
  await storeAt("#round=1&race=p01", async (store, world) => {
    assertEquals(await settled(store, "1 p01"), { kind: "failed", why: "no way" });
    world.readLap = () => Promise.resolve(LAP);
    store.turnRace("p01", true);
    assertEquals((await settled(store, "1 p01")).kind, "open");
  }, (world) => {
    world.readLap = () => Promise.reject(unusable("SITE_UNREACHABLE", "no way"));
  });
});

Deno.test("a site without a championship says so; one that cannot be reached says why", async () => {
  await storeAt("", ({ championship, problems }) => {
    assertEquals(championship.value, undefined);
    assertEquals(problems.value.map(({ code }) => code), ["SITE_NO_CHAMPIONSHIP"]);
  }, (world) => {
    world.readChampionship = () => Promise.resolve(undefined);
  });
  await storeAt("", ({ problems }) => {
    assertEquals(problems.value.map(({ message }) => message), ["gone"]);
  }, (world) => {
    world.readChampionship = () => Promise.reject(unusable("SITE_UNREACHABLE", "gone"));
  });
});
