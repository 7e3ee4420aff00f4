/** The page's memory: the address says what is shown, and tells what is shown; laps by hand are never lost. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { effect } from "@preact/signals";
import { makeLap } from "../../../../lib/race/lap_file.ts";
import { parseAddress } from "../../../../web/race/model/address.ts";
import { packLap } from "../../../../web/race/model/packed_lap.ts";
import { packCircuit } from "../../../../web/race/model/packed_circuit.ts";
import { createRaceStore } from "../../../../web/race/store/race_store.ts";
import { watchKeys } from "../../../../web/race/view/race_keys.ts";
import { clashesOf } from "../../ui/player/key_clashes.ts";
import type { RaceStore } from "../../../../web/race/store/types.ts";
import { BEST_POINTS, bytesOf, CRASHING, FAST, MEADOW } from "../samples.ts";
import { type FakeOutside, fakeOutside } from "./fake_outside.ts";

/** Resolves when it is so. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!isSo()) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

async function storeAt(
  hash: string,
  use: (store: RaceStore, world: FakeOutside) => Promise<void> | void,
  memory?: Map<string, string>,
): Promise<void> {
  const world = fakeOutside(hash, memory);
  const store = createRaceStore(world);
  try {
    await until(() => !store.isBusy.value);
    await use(store, world);
  } finally {
    store.dispose();
  }
}

function fileOf(name: string, contents: string | Uint8Array<ArrayBuffer>): File {
  return new File([contents], name);
}

const codes = ({ problems }: RaceStore) => problems.value.map(({ code }) => code);

Deno.test("without a circuit in the address the shelf is shown", async () => {
  await storeAt("", (store, world) => {
    assertEquals(store.circuit.value, undefined);
    assertEquals(store.shelf.value?.map(({ id }) => id), ["meadow", "fish"]);
    assertEquals(world.hash, "");
  });
});

Deno.test("an address opens the circuit, its laps, the move and the car that is looked at", async () => {
  const laps = [await packLap(FAST), await packLap(CRASHING)];
  const link = `#circuit=meadow&laps=best.${laps.join(".")}&move=7&lap=2&near=1`;
  await storeAt(link, (store, world) => {
    assertEquals(store.laps.value.map(({ isBest, lap }) => [isBest, lap.pilot]), [
      [true, ""],
      [false, "Ada"],
      [false, "Bruno"],
    ]);
    assertEquals([store.player.frame.value, store.player.length.value], [7, 51]);
    assertEquals(store.looked.value?.lap.pilot, "Bruno");
    assertEquals(store.isNear.value, true);
    assertEquals(store.par.value?.hundredths, 5075);
    assertEquals(parseAddress(world.hash), parseAddress(link), "the address came to say less");
  });
});

Deno.test("a circuit that is not there is told, and a broken lap spoils no other", async () => {
  await storeAt("#circuit=moon", (store) => assertEquals(codes(store), ["NO_CIRCUIT"]));
  const lap = await packLap(FAST);
  await storeAt(`#circuit=meadow&laps=1broken.${lap}`, (store) => {
    assertEquals(codes(store), ["LINK_BROKEN"]);
    assertEquals(store.laps.value.length, 1);
  });
});

Deno.test("a circuit that is on no site has the name and the way back that its address brings, and keeps them", async () => {
  const track = await packCircuit({ name: "p03.cir", circuit: MEADOW });
  const named = `#track=${track}&title=Circuit%20of%20Ad%C3%A4&round=1&race=p03`;
  await storeAt(named, async (store, world) => {
    const shown = store.circuit.value;
    assertEquals([shown?.title, shown?.file], ["Circuit of Adä", "p03.cir"]);
    assertEquals(shown?.championship, { round: 1, race: "p03" });
    assert(world.hash.startsWith(named), world.hash);
    world.visit(`${named}&view=drive`);
    await until(() => !store.isBusy.value);
    assertEquals(store.circuit.value, shown);
    world.visit(`#track=${track}`);
    await until(() => !store.isBusy.value);
    assertEquals(store.circuit.value?.title, "p03");
  });
});

Deno.test("a circuit that is on no site is shown from its address, with its own par", async () => {
  const track = await packCircuit({ name: "mine.cir", circuit: MEADOW });
  await storeAt(`#track=${track}`, async (store, world) => {
    assertEquals(store.circuit.value?.title, "mine");
    await until(() => store.par.value !== undefined);
    assertEquals(store.par.value?.hundredths, 5075);
    assertEquals(parseAddress(world.hash).track, track);
  });
});

Deno.test("a circuit that does not conform is refused with the reason", async () => {
  const cells = MEADOW.cells.map(() => 32);
  const track = await packCircuit({ name: "mine.cir", circuit: { ...MEADOW, cells } });
  await storeAt(`#track=${track}`, (store) => {
    assertEquals(codes(store), ["CIRCUIT"]);
    assertEquals(store.circuit.value, undefined);
  });
});

Deno.test("a lap opens the circuit that it names, in any letter case [LAP-1]", async () => {
  await storeAt("", async (store, world) => {
    await store.openFiles([fileOf("A.F1", makeLap(FAST)), fileOf("B.F1", makeLap(CRASHING))]);
    assertEquals(store.circuit.value?.id, "meadow");
    assertEquals(store.laps.value.map(({ judgement }) => judgement.verdict.code), [
      "OK",
      "E_COLLISION",
    ]);
    assertEquals(parseAddress(world.hash).laps?.length, 2);
    assertEquals(world.past.length, 1, "there is a way back");
  });
});

Deno.test("files that cannot be used are told each by its name and line", async () => {
  await storeAt("#circuit=fish", async (store) => {
    await store.openFiles([
      fileOf("bad.F1", "Ada\r\nfish.cir\r\n40,4\r\n4x,4\r\n"),
      fileOf("moon.F1", makeLap({ ...FAST, circuit: "moon.cir" })),
    ]);
    assertEquals(codes(store), ["LAP_SYNTAX", "OTHER_CIRCUIT"]);
    assertEquals([store.problems.value[0]?.file, store.problems.value[0]?.line], ["bad.F1", 4]);
    assertEquals(store.circuit.value?.id, "fish");
    await store.openFiles([fileOf("x.cir", "not a circuit")]);
    assertEquals(codes(store), ["CIRCUIT"]);
  });
});

Deno.test("a circuit's file is shown, and a lap on it with it", async () => {
  await storeAt("", async (store, world) => {
    const lap = makeLap({ ...FAST, circuit: "own.cir" });
    await store.openFiles([fileOf("A.F1", lap), fileOf("own.cir", bytesOf("meadow"))]);
    assertEquals(codes(store), []);
    assertEquals(store.circuit.value?.title, "own");
    assertEquals(store.laps.value[0]?.judgement.verdict.code, "OK");
    assert(parseAddress(world.hash).track !== undefined);
  });
});

Deno.test("the best lap joins the others, and a lap can be taken away again", async () => {
  await storeAt("#circuit=meadow", async (store) => {
    await store.addBest();
    assertEquals(store.laps.value[0]?.clock?.hundredths, 5075);
    store.removeLap(0);
    assertEquals([store.laps.value.length, store.player.length.value], [0, 0]);
  });
});

Deno.test("a lap by hand stands in the address move by move, and ends at the line", async () => {
  await storeAt("#circuit=meadow&view=drive", async (store, world) => {
    for (const point of BEST_POINTS.slice(1)) store.driveTo(point);
    assertEquals(store.driven.value?.clock?.hundredths, 5075);
    store.driveTo({ x: 60, y: 4 });
    assertEquals(store.drive.value.points.length, 52, "nobody drives on behind the finish");
    const packed = await packLap(store.driven.value?.lap ?? FAST);
    await world.untilAddress((hash) => parseAddress(hash).drive === packed);
    const driving = world.hash;
    await store.keepDriven();
    assertEquals([store.view.value, store.laps.value.length], ["watch", 1]);
    assertEquals(store.player.length.value, 51);
    assertEquals(world.past, [driving], "there is a way back to the wheel");
    assertEquals(parseAddress(world.hash).laps, [packed]);
    await store.keepDriven();
    assertEquals(store.laps.value.length, 1, "the same lap is kept once");
    assertEquals(world.past, [driving], "nothing else is shown, so there is no other step");
    world.visit(driving);
    await until(() => !store.isBusy.value);
    assertEquals([store.view.value, store.drive.value.points.length], ["drive", 52]);
  });
});

Deno.test("nothing of a lap by hand is lost when the page is left, not even what was taken back", async () => {
  const memory = new Map<string, string>();
  await storeAt("#circuit=meadow&view=drive", (store) => {
    for (const point of BEST_POINTS.slice(1, 9)) store.driveTo(point);
    store.undo();
    store.undo();
  }, memory);
  await storeAt("#circuit=meadow&view=drive", (store) => {
    assertEquals(store.drive.value.points, BEST_POINTS.slice(0, 7));
    store.redo();
    assertEquals(store.drive.value.points, BEST_POINTS.slice(0, 8));
  }, memory);
  await storeAt("#circuit=fish&view=drive", (store) => {
    assertEquals(store.drive.value.points.length, 1, "each circuit has its own");
  }, memory);
});

Deno.test("of what was kept only as much comes back as the rules allow", async () => {
  const points = [{ x: 40, y: 4 }, { x: 41, y: 4 }, { x: 99, y: 50 }];
  for (const text of [JSON.stringify({ points, undone: [] }), "{", "[]", '{"points":[1]}', "7"]) {
    await storeAt("#circuit=meadow&view=drive", (store) => {
      assert(store.drive.value.points.length <= 2, text);
    }, new Map([["turniir-drive:meadow", text]]));
  }
});

Deno.test("going to another address shows what it says, and laps that are known are not opened twice", async () => {
  await storeAt("#circuit=meadow&laps=best", async (store, world) => {
    const [best] = store.laps.value;
    world.visit("#circuit=meadow&laps=best&move=5");
    await until(() => !store.isBusy.value);
    assert(store.laps.value[0] === best, "the same lap");
    assertEquals(store.player.frame.value, 5);
    world.visit("#");
    await until(() => !store.isBusy.value);
    assertEquals(store.circuit.value, undefined);
    assertStringIncludes(world.hash, "#");
  });
});

Deno.test("a picture and a file that is too large are told as what they are; a pilot may be called BM", async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const bmp = new Uint8Array([0x42, 0x4d, 1, 2, 3, 4, 0, 0, 0, 0, 54]);
  const files = [
    ...[fileOf("a.png", png), fileOf("b.bmp", bmp), fileOf("BIG.F1", "x".repeat(2_000_001))],
    fileOf("BM.F1", "BM\r\nmeadow.cir\r\n40,4\r\n41,4\r\n"),
  ];
  await storeAt("#circuit=meadow", async (store) => {
    for (const file of files) await store.openFiles([file]);
    assertEquals(store.laps.value.map(({ lap }) => lap.pilot), ["BM"]);
  });
  for (const [index, code] of ["PICTURE", "PICTURE", "FILE_TOO_BIG"].entries()) {
    await storeAt("#circuit=meadow", async (store) => {
      await store.openFiles(files.slice(index, index + 1));
      assertEquals(codes(store), [code]);
    });
  }
});

Deno.test("[WATCH-35] no key of watching laps is one of the player's", async () => {
  await storeAt("", (store) => assertEquals(clashesOf(watchKeys(store)), []));
});
