/** One's own laps by hand are never lost: not to an address, not to another lap, not to another page. */
import { assertEquals } from "@std/assert";
import { effect } from "@preact/signals";
import type { Point } from "../../../../lib/race/types.ts";
import type { Drive } from "../../../../web/race/model/drive.ts";
import { packLap } from "../../../../web/race/model/packed_lap.ts";
import { createRaceStore } from "../../../../web/race/store/race_store.ts";
import type { RaceStore } from "../../../../web/race/store/types.ts";
import { BEST_POINTS, FAST } from "../samples.ts";
import { type FakeOutside, fakeOutside } from "./fake_outside.ts";

const DRIVE = "#circuit=meadow&view=drive";
const OWN = "turniir-drive:meadow";
const ASIDE = "turniir-drive-aside:meadow";

/** Ways from the start that part at once, each of five moves: straight on, down, and as the best lap goes. */
const STRAIGHT = way(0);
const DOWN = way(1);
const BEST = BEST_POINTS.slice(1, 6);

/** Always one cell to the right, after a first move that goes so far down. */
function way(down: number): readonly Point[] {
  return [1, 2, 3, 4, 5].map((right) => ({ x: 40 + right, y: 4 + down }));
}

async function storeAt(
  hash: string,
  use: (store: RaceStore, world: FakeOutside) => Promise<void> | void,
  memory?: Map<string, string>,
): Promise<void> {
  const world = fakeOutside(hash, memory);
  const store = createRaceStore(world);
  try {
    await untilDone(store);
    await use(store, world);
  } finally {
    store.dispose();
  }
}

function untilDone({ isBusy }: RaceStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (isBusy.value) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

const START = BEST_POINTS.slice(0, 1);

const lap = (made: readonly Point[], undone: readonly Point[] = []): Drive => ({
  points: [...START, ...made],
  undone,
});

const kept = (...laps: readonly Drive[]) => laps.map((one) => JSON.stringify(one)).join("\n");

async function linkOf(moves: readonly Point[]): Promise<string> {
  return `${DRIVE}&drive=${await packLap({ ...FAST, points: [...START, ...moves] })}`;
}

const drive = (store: RaceStore, moves: readonly Point[]) => moves.forEach(store.driveTo);

Deno.test("another one's lap in an address leaves one's own where it is, and it can be gone on with", async () => {
  const own = lap(STRAIGHT.slice(0, 3), STRAIGHT.slice(3));
  const memory = new Map([[OWN, kept(own)]]);
  await storeAt(await linkOf(BEST), (store, world) => {
    assertEquals([store.drive.value, store.asideGames.value], [lap(BEST), [own]]);
    store.undo();
    assertEquals(Object.fromEntries(memory), { [OWN]: kept(own) }, "nobody has driven on yet");
    store.takeUp(own);
    assertEquals([store.drive.value, store.player.frame.value], [own, 3]);
    assertEquals([store.asideGames.value, world.past.length], [[], 1]);
  }, memory);
});

Deno.test("foreign laps opened in a row, none of them driven on, put only one's own aside", async () => {
  const memory = new Map([[OWN, kept(lap(STRAIGHT))]]);
  await storeAt(await linkOf(DOWN), async (store, world) => {
    for (const other of [BEST, BEST.slice(0, 2), DOWN]) {
      world.visit(await linkOf(other));
      await untilDone(store);
      assertEquals([store.drive.value, store.asideGames.value], [lap(other), [lap(STRAIGHT)]]);
    }
  }, memory);
  assertEquals(Object.fromEntries(memory), { [OWN]: kept(lap(STRAIGHT)) });
});

Deno.test("the first move on a foreign lap makes it one's own; what was that stays, however often", async () => {
  const memory = new Map([[OWN, kept(lap(STRAIGHT))]]);
  const [[next], [last]] = [BEST.slice(2), DOWN.slice(4)];
  if (next === undefined || last === undefined) throw new Error("the ways are too short");
  await storeAt(await linkOf(BEST.slice(0, 2)), (store) => store.driveTo(next), memory);
  await storeAt(await linkOf(DOWN.slice(0, 4)), (store) => {
    store.driveTo(last);
    assertEquals(store.asideGames.value, [lap(BEST.slice(0, 3)), lap(STRAIGHT)]);
  }, memory);
  assertEquals(memory.get(OWN), kept(lap(DOWN)));
  assertEquals(memory.get(ASIDE), kept(lap(BEST.slice(0, 3)), lap(STRAIGHT)));
});

Deno.test("going on with a lap puts the one by hand in its place", async () => {
  const memory = new Map([[OWN, kept(lap(DOWN))], [ASIDE, kept(lap(STRAIGHT), lap(BEST))]]);
  await storeAt(DRIVE, (store) => {
    store.takeUp(lap(BEST));
    assertEquals([store.drive.value, store.asideGames.value], [lap(BEST), [
      lap(DOWN),
      lap(STRAIGHT),
    ]]);
  }, memory);
  assertEquals(memory.get(OWN), kept(lap(BEST)));
  assertEquals(memory.get(ASIDE), kept(lap(DOWN), lap(STRAIGHT)));
});

Deno.test("the way back to some of one's own moves has the rest to be made again", async () => {
  await storeAt(DRIVE, async (store, world) => {
    drive(store, STRAIGHT);
    world.visit(await linkOf(STRAIGHT.slice(0, 2)));
    await untilDone(store);
    assertEquals(store.drive.value, lap(STRAIGHT.slice(0, 2), STRAIGHT.slice(2)));
    assertEquals(store.asideGames.value, []);
  });
});

Deno.test("a lap that is over is put aside for a new one, and that is told even where it was closed", async () => {
  const memory = new Map<string, string>();
  await storeAt(DRIVE, (store) => {
    drive(store, BEST_POINTS.slice(1));
    store.tellAside(false);
    store.driveAgain();
    assertEquals([store.drive.value, store.player.length.value], [lap([]), 0]);
    assertEquals(store.asideGames.value, [lap(BEST_POINTS.slice(1))]);
    assertEquals(store.isAsideTold.value, true);
    store.tellAside(false);
  }, memory);
  await storeAt(DRIVE, (store) => {
    assertEquals([store.isAsideTold.value, store.asideGames.value.length], [false, 1]);
  }, memory);
});

Deno.test("of a lap in an address only what the rules allow is shown, and one's own is not lost to it", async () => {
  const memory = new Map([[OWN, kept(lap(STRAIGHT))]]);
  const wild = [{ x: 41, y: 5 }, { x: 60, y: 40 }];
  await storeAt(await linkOf(wild), (store) => {
    assertEquals([store.drive.value, store.asideGames.value], [
      lap(wild.slice(0, 1)),
      [lap(STRAIGHT)],
    ]);
  }, memory);
  assertEquals(memory.get(OWN), kept(lap(STRAIGHT)));
});

Deno.test("a lap in two pages is the same lap: each goes on where the other was", async () => {
  const memory = new Map<string, string>();
  await storeAt(DRIVE, (one, oneWorld) =>
    storeAt(DRIVE, (other, otherWorld) => {
      drive(one, STRAIGHT.slice(0, 3));
      otherWorld.tellKept();
      assertEquals([other.drive.value.points.length, other.player.frame.value], [4, 3]);
      drive(other, STRAIGHT.slice(3));
      oneWorld.tellKept();
      assertEquals(one.drive.value, lap(STRAIGHT));
      assertEquals([one.asideGames.value, other.asideGames.value], [[], []]);
    }, memory), memory);
});

Deno.test("a page that has not heard of the other one's moves writes none of them over", async () => {
  const memory = new Map<string, string>();
  await storeAt(DRIVE, (one) =>
    storeAt(DRIVE, (other) => {
      drive(one, STRAIGHT);
      drive(other, DOWN.slice(0, 1));
      assertEquals(other.asideGames.value, [lap(STRAIGHT)]);
    }, memory), memory);
  assertEquals(memory.get(OWN), kept(lap(DOWN.slice(0, 1))));
  assertEquals(memory.get(ASIDE), kept(lap(STRAIGHT)));
});

Deno.test("another lap of another page changes nothing by hand, nor what is watched, and neither is lost", async () => {
  const memory = new Map<string, string>();
  await storeAt(DRIVE, async (store, world) => {
    drive(store, STRAIGHT.slice(0, 4));
    memory.set(OWN, kept(lap(DOWN)));
    world.tellKept();
    assertEquals([store.drive.value, store.asideGames.value], [
      lap(STRAIGHT.slice(0, 4)),
      [lap(DOWN)],
    ]);
    drive(store, STRAIGHT.slice(4));
    assertEquals([memory.get(OWN), memory.get(ASIDE)], [kept(lap(STRAIGHT)), kept(lap(DOWN))]);
    await store.keepDriven();
    store.player.seek(2);
    memory.set(OWN, kept(lap(STRAIGHT.slice(0, 1))));
    world.tellKept();
    assertEquals([store.view.value, store.player.frame.value], ["watch", 2]);
  }, memory);
});

Deno.test("where nothing can be kept, one's own lap is put aside as long as the page lives", async () => {
  const world: FakeOutside = {
    ...fakeOutside(DRIVE),
    keep: { read: () => undefined, write: () => {} },
  };
  const store = createRaceStore(world);
  await untilDone(store);
  drive(store, STRAIGHT);
  world.visit(await linkOf(BEST));
  await untilDone(store);
  store.dispose();
  assertEquals(store.asideGames.value, [lap(STRAIGHT)]);
});
