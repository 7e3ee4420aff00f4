/** What the editor's page remembers. */
import { assert, assertEquals } from "@std/assert";
import { writeBmp } from "../../../../lib/race/bmp.ts";
import { writeCircuit } from "../../../../lib/race/circuit_file.ts";
import { generateCircuit } from "../../../../lib/race/generate.ts";
import { TRACK } from "../../../../lib/race/rules.ts";
import { templateOf } from "../../../../web/circuit/model/templates.ts";
import { MOST_HISTORIES } from "../../../../web/circuit/store/draft_shelf.ts";
import { createCircuitStore } from "../../../../web/circuit/store/circuit_store.ts";
import type { CircuitStore } from "../../../../web/circuit/store/types.ts";
import { parseAddress } from "../../../../web/race/model/address.ts";
import { unpackCircuit } from "../../../../web/race/model/packed_circuit.ts";
import { type FakeWorld, fakeWorld } from "../fake_outside.ts";

async function withStore(
  world: FakeWorld,
  run: (store: CircuitStore) => Promise<void> | void,
): Promise<void> {
  const store = createCircuitStore(world.outside);
  try {
    await run(store);
  } finally {
    store.dispose();
  }
}

/** Draws a cell. */
function dot({ drawing }: CircuitStore, x: number, y: number, byte: number = TRACK): void {
  drawing.byte.value = byte;
  drawing.choose("pencil");
  drawing.press({ x, y });
  drawing.release();
}

/** Until nothing is waited for any more. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

Deno.test("the page begins with an oval, and keeps nothing that nobody has drawn", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    world.pass();
    assertEquals(store.keeping.name.value, "Oval");
    assertEquals(store.keeping.state.value, "untouched");
    assertEquals(store.checking.findings.value, []);
    assertEquals(world.texts.size, 0);
    assertEquals(world.hash(), "");
  });
});

Deno.test("what is drawn is kept by itself, and is there again after a reload", async () => {
  const world = fakeWorld();
  let drawn = new Uint8Array();
  await withStore(world, (store) => {
    dot(store, 70, 50);
    assertEquals(store.keeping.state.value, "waiting");
    world.pass();
    assertEquals(store.keeping.state.value, "kept");
    assert(world.hash().startsWith("#draft="));
    drawn = store.drawing.settled.value.slice();
  });
  await withStore(fakeWorld(world.hash(), world.texts), (store) => {
    assertEquals(store.drawing.settled.value, drawn);
    assertEquals(store.keeping.name.value, "Oval");
  });
  // Without an address it is the newest one.
  await withStore(fakeWorld("", world.texts), (store) => {
    assertEquals(store.drawing.settled.value, drawn);
  });
});

Deno.test("what waits is kept when the page is left", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    dot(store, 70, 50);
    store.keeping.flush();
    const kept = new Map(world.texts);
    assertEquals(store.keeping.drafts.value.length, 1);
    store.keeping.flush();
    assertEquals(world.texts, kept);
  });
});

Deno.test("after a reload all can be undone and redone as before it", async () => {
  const world = fakeWorld();
  const states: Uint8Array[] = [];
  await withStore(world, (store) => {
    states.push(store.drawing.settled.value);
    for (const x of [70, 71, 72]) {
      dot(store, x, 50);
      states.push(store.drawing.settled.value);
    }
    store.drawing.undo();
    store.keeping.flush();
  });
  await withStore(fakeWorld(world.hash(), world.texts), ({ drawing }) => {
    assertEquals(drawing.settled.value, states[2]);
    drawing.redo();
    assertEquals(drawing.settled.value, states[3]);
    assertEquals(drawing.canRedo.value, false);
    for (let step = 0; step < 3; step++) drawing.undo();
    assertEquals(drawing.settled.value, states[0]);
    assertEquals(drawing.canUndo.value, false);
  });
});

Deno.test("another draft that is opened brings its own steps", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    const before = store.drawing.settled.value;
    dot(store, 70, 50);
    store.keeping.flush();
    const id = store.keeping.id.value ?? "";
    store.openTemplate("start");
    assertEquals(store.drawing.canUndo.value, false);
    store.openDraft(id);
    store.drawing.undo();
    assertEquals(store.drawing.settled.value, before);
  });
});

Deno.test("where there is not room for all, steps are forgotten before a draft is", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    store.openTemplate("oval");
    dot(store, 70, 50);
    store.keeping.flush();
    const first = store.keeping.id.value ?? "";
    const sizes = [...world.texts.values()].map(({ length }) => length);
    // For two drafts alone, which are of one size.
    world.room = 2 * Math.max(...sizes) + 8;
    store.openTemplate("oval");
    dot(store, 71, 50);
    store.keeping.flush();
    assertEquals(store.keeping.state.value, "kept");
    assertEquals(store.keeping.drafts.value.length, 2);
    store.openDraft(first);
    assertEquals(store.drawing.canUndo.value, false);
    assertEquals(store.drawing.settled.value[50 * 150 + 70], TRACK);
  });
});

Deno.test("only the drafts that were drawn on last keep their steps", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    const ids = Array.from({ length: MOST_HISTORIES + 2 }, () => {
      store.openTemplate("start");
      dot(store, 70, 50);
      store.keeping.flush();
      return store.keeping.id.value ?? "";
    });
    const canUndo = ids.map((id) => {
      store.openDraft(id);
      return store.drawing.canUndo.value;
    });
    assertEquals(canUndo, ids.map((_, at) => at >= 2));
  });
});

Deno.test("beginning another circuit keeps the one before, under names of their own", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    dot(store, 70, 50);
    store.openTemplate("oval");
    assertEquals(store.drawing.canUndo.value, false);
    assertEquals(store.keeping.name.value, "Oval 2");
    dot(store, 71, 50);
    store.openRandom();
    const names = store.keeping.drafts.value.map(({ draft }) => draft.name);
    assertEquals(names.toSorted(), ["Oval", "Oval 2", "Random circuit"]);
    assertEquals(store.drawing.settled.value, generateCircuit("seed").cells);
  });
});

Deno.test("a draft is never written over by another window", async () => {
  const one = fakeWorld();
  await withStore(one, async (first) => {
    dot(first, 70, 50);
    one.pass();
    const other = fakeWorld(one.hash(), one.texts);
    await withStore(other, (second) => {
      dot(second, 80, 60);
      other.pass();
      dot(first, 90, 70);
      one.pass();
      assertEquals(one.outside.shelf.list().length, 2);
      assertEquals(first.keeping.name.value, "Oval 2");
      assertEquals(first.note.value?.look, "warning");
      assertEquals(second.keeping.name.value, "Oval");
    });
  });
});

Deno.test("where there is no room it says so, and keeps it as soon as there is some", async () => {
  const world = fakeWorld();
  world.hasRoom = false;
  await withStore(world, (store) => {
    dot(store, 70, 50);
    world.pass();
    assertEquals(store.keeping.state.value, "full");
    world.hasRoom = true;
    dot(store, 71, 50);
    world.pass();
    assertEquals(store.keeping.state.value, "kept");
  });
});

Deno.test("a name that is taken gets a number, and that is said", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    dot(store, 70, 50);
    store.openTemplate("start");
    store.rename("OVAL");
    assertEquals(store.keeping.name.value, "OVAL 2");
    assertEquals(store.note.value?.look, "info");
    store.note.value = undefined;
    store.rename("Mine");
    assertEquals(store.note.value, undefined);
    world.pass();
    assertEquals(store.keeping.drafts.value[0]?.draft.name, "Mine");
  });
});

Deno.test("a name that is only tidied is taken by nobody, and what was said of the name before goes", async () => {
  await withStore(fakeWorld(), (store) => {
    dot(store, 70, 50);
    store.rename("  Foo   bar ");
    assertEquals([store.keeping.name.value, store.note.value], ["Foo bar", undefined]);
    store.rename("a\u202eb");
    assertEquals([store.keeping.name.value, store.note.value], ["a b", undefined]);
    store.openTemplate("start");
    store.rename("A B");
    assertEquals(store.note.value?.text.includes("A B 2"), true);
    store.rename("Mine");
    assertEquals(store.note.value, undefined);
    store.openDraft("gone");
    store.rename("Yours");
    assertEquals(store.note.value?.look, "bad");
  });
});

Deno.test("a draft that is thrown away is gone, and what is drawn stays on the page", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    dot(store, 70, 50);
    world.pass();
    const id = store.keeping.id.value ?? "";
    const cells = store.drawing.settled.value;
    store.keeping.remove(id);
    assertEquals([world.texts.size, store.keeping.state.value], [0, "untouched"]);
    assertEquals(store.drawing.settled.value, cells);
    dot(store, 71, 50);
    world.pass();
    assertEquals(store.keeping.drafts.value.length, 1);
  });
});

Deno.test("the best lap is asked for once the drawing rests, and taken back by the next stroke", async () => {
  const world = fakeWorld();
  await withStore(world, (store) => {
    const par = { moves: 2, hundredths: 150, kmhHundredths: 10, points: [] };
    assertEquals(store.checking.par.value.kind, "searching");
    while (world.pass() > 0);
    assertEquals(world.questions.length, 1);
    world.questions[0]?.hear(par);
    assertEquals(store.checking.par.value, { kind: "found", par });
    dot(store, 74, 7);
    world.pass();
    assertEquals(store.checking.par.value, { kind: "searching", last: par });
    world.pass();
    const asked = world.questions.at(-1);
    assertEquals(asked?.cells, store.drawing.settled.value);
    // An island in the track.
    dot(store, 100, 4, 67);
    world.pass();
    assertEquals(store.checking.par.value, { kind: "none" });
    assert(asked !== undefined && !world.questions.includes(asked));
    assertEquals(store.checking.findings.value.map(({ code }) => code), ["E4_ISLAND"]);
    assertEquals(store.checking.marks.value.length, 1);
  });
});

Deno.test("it is checked while a stroke goes on, at most once a picture", async () => {
  const world = fakeWorld();
  await withStore(world, ({ checking, drawing }) => {
    while (world.pass() > 0);
    drawing.byte.value = 67;
    drawing.choose("rectangle");
    drawing.press({ x: 30, y: 3 });
    drawing.drag({ x: 31, y: 3 });
    drawing.drag({ x: 32, y: 3 });
    assertEquals(world.pass(), 1);
    assertEquals(checking.findings.value.length, 3);
    drawing.abandon();
    world.pass();
    assertEquals(checking.findings.value, []);
  });
});

Deno.test("a copy of a circuit of the site is opened, and its address stays until it is changed", async () => {
  const world = fakeWorld("#circuit=oval");
  await withStore(world, async (store) => {
    await settle();
    assertEquals(store.keeping.name.value, "The oval (copy)");
    assertEquals(world.hash(), "#circuit=oval");
    dot(store, 70, 50);
    world.pass();
    assert(world.hash().startsWith("#draft="));
    world.goTo("#circuit=nowhere");
    await settle();
    assertEquals(store.note.value?.look, "bad");
  });
});

Deno.test("a circuit of the site has a picture, unless its file cannot be had", async () => {
  const world = fakeWorld();
  await withStore(world, async (store) => {
    const par = { moves: 1, hundredths: 100, path: 1 };
    const pictureOf = (id: string) => store.pictureOf({ id, title: id, file: `${id}.cir`, par });
    assertEquals((await pictureOf("oval"))?.cells, templateOf("oval").cells);
    assertEquals(await pictureOf("gone"), undefined);
  });
});

Deno.test("a circuit travels in an address", async () => {
  const world = fakeWorld();
  await withStore(world, async (store) => {
    dot(store, 70, 50);
    store.rename("Über all");
    const address = await store.trackAddress("circuit.html");
    const other = fakeWorld(address.replace("circuit.html", ""));
    await withStore(other, async (opened) => {
      while (opened.keeping.name.value === "Oval") {
        await new Promise((go) => queueMicrotask(() => go(0)));
      }
      assertEquals(opened.keeping.name.value, "Über all");
      assertEquals(opened.drawing.settled.value, store.drawing.settled.value);
      // It cannot be lost any more.
      assertEquals(other.texts.size, 1);
    });
  });
});

Deno.test("a draft is driven under its own name, not under its file's", async () => {
  await withStore(fakeWorld(), async (store) => {
    store.rename("Ünïcødé 赛道");
    const [, hash = ""] = (await store.trackAddress("race.html")).split("#");
    const { title, track = "", view } = parseAddress(hash);
    assertEquals([title, view], ["Ünïcødé 赛道", "drive"]);
    assertEquals((await unpackCircuit(track)).name, "unic-de.cir");
    store.rename("fast");
    assertEquals((await store.trackAddress("race.html")).includes("title="), false);
  });
});

Deno.test("a draft that is not there is told, and something is drawn on all the same", async () => {
  const world = fakeWorld("#draft=gone");
  await withStore(world, (store) => {
    assertEquals(store.note.value?.look, "bad");
    assertEquals(store.keeping.name.value, "Oval");
  });
});

Deno.test("files are opened: a circuit, a bitmap, and neither writes over a draft", async () => {
  const world = fakeWorld();
  const circuit = generateCircuit("file");
  await withStore(world, async (store) => {
    dot(store, 70, 50);
    store.rename("Fast");
    await store.openFile(new File([writeCircuit(circuit)], "FAST.CIR"));
    assertEquals(store.drawing.settled.value, circuit.cells);
    assertEquals(store.keeping.name.value, "FAST 2");
    await store.openFile(new File([writeBmp(circuit)], "fast.bmp"));
    assertEquals(store.drawing.settled.value, circuit.cells);
    assertEquals(store.keeping.drafts.value.length, 3);
  });
});

Deno.test("a file of another size is asked about, with what rule 1 says [SIZE-1]", async () => {
  const world = fakeWorld();
  await withStore(world, async (store) => {
    const before = store.drawing.settled.value;
    const text = new TextDecoder().decode(writeCircuit(templateOf("oval")));
    const short = new File([text.split("\r\n").slice(0, 98).join("\n")], "short.cir");
    await store.openFile(short);
    const read = store.question.value?.read;
    assert(read?.kind === "size");
    assertEquals(read.findings.map(({ code }) => code), ["E1_LINES"]);
    store.answer(false);
    assert(store.drawing.settled.value === before);
    await store.openFile(short);
    store.answer(true);
    assertEquals(store.keeping.name.value, "short");
    assertEquals(store.question.value, undefined);
  });
});

Deno.test("a picture in other colours is asked about, with their places", async () => {
  const world = fakeWorld();
  await withStore(world, async (store) => {
    const bytes = writeBmp(templateOf("oval"));
    // Dark green in the palette becomes a colour that is none of the sixteen.
    bytes.set([10, 120, 10], 54 + 4 * 2);
    await store.openFile(new File([bytes], "odd.bmp"));
    const read = store.question.value?.read;
    assert(read?.kind === "colours");
    assert(/0A780A at \(0,0\)/.test(read.problem.message), read.problem.message);
    store.answer(true);
    assertEquals(store.drawing.settled.value, templateOf("oval").cells);
  });
});

Deno.test("what cannot be read is told in a sentence", async () => {
  const world = fakeWorld();
  await withStore(world, async (store) => {
    const files = [
      new File(["BM"], "x.bmp"),
      new File([new Uint8Array(3_000_000)], "x.cir"),
    ];
    for (const file of files) {
      await store.openFile(file);
      assertEquals(store.note.value?.look, "bad");
      store.note.value = undefined;
    }
  });
});

Deno.test("kerbs and grass are one step, which can be undone", async () => {
  const world = fakeWorld();
  await withStore(world, ({ drawing, dress }) => {
    const before = drawing.settled.value.slice();
    drawing.byte.value = 77;
    drawing.choose("fill");
    drawing.press({ x: 75, y: 50 });
    drawing.release();
    dress();
    drawing.undo();
    drawing.undo();
    assertEquals(drawing.settled.value, before);
    assertEquals(drawing.canUndo.value, false);
  });
});

Deno.test("where a check takes long, the next one waits, and none is left out", async () => {
  const world = fakeWorld();
  let clock = 0;
  const delays: number[] = [];
  const outside = {
    ...world.outside,
    now: () => clock += 50,
    later: (ms: number, act: () => void) => {
      delays.push(ms);
      return world.outside.later(ms, act);
    },
  };
  await withStore({ ...world, outside }, (store) => {
    dot(store, 30, 3, 67);
    while (world.pass() > 0);
    delays.length = 0;
    dot(store, 31, 3, 67);
    dot(store, 32, 3, 67);
    while (world.pass() > 0);
    assertEquals(store.checking.findings.value.length, 3);
    assertEquals(delays.filter((ms) => ms === 200).length, 1);
  });
});
