/** The page's memory: the address says what is shown, and tells what is shown; games and wins outlive the page. */
import { assert, assertEquals } from "@std/assert";
import { makeGame } from "../../../../lib/klotski/game_file.ts";
import { packPosition } from "../../../../lib/klotski/position_text.ts";
import { parseAddress } from "../../../../web/klotski/model/address.ts";
import { packText } from "../../../../web/klotski/model/packed_text.ts";
import { createKlotskiStore } from "../../../../web/klotski/store/klotski_store.ts";
import { parseSolved } from "../../../../web/klotski/store/solved.ts";
import type { KlotskiStore } from "../../../../web/klotski/store/types.ts";
import { type FakeOutside, fakeOutside, untilOpened } from "../fake_outside.ts";
import { CLASSIC_TEXT, PAIR_TEXT } from "../samples.ts";

async function storeAt(
  hash: string,
  use: (store: KlotskiStore, world: FakeOutside) => Promise<void> | void,
  memory?: Map<string, string>,
): Promise<void> {
  const world = fakeOutside(hash, memory);
  const store = createKlotskiStore(world);
  try {
    await opened(store);
    await use(store, world);
  } finally {
    store.dispose();
  }
}

/** Unpacking takes more than promises. */
async function opened(store: KlotskiStore): Promise<void> {
  await untilOpened(store);
}

const fileOf = (name: string, text: string) => new File([text], name);
const codes = ({ problems }: KlotskiStore) => problems.value.map(({ code }) => code);
const at = ({ play }: KlotskiStore) => [...play.value?.position.value ?? []];

Deno.test("without a puzzle in the address the shelf is shown", async () => {
  await storeAt("", (store) => {
    assertEquals([store.puzzle.value, store.play.value], [undefined, undefined]);
    assertEquals(store.shelf.value?.map(({ published }) => published.id), ["pair", "ane-rouge"]);
    assertEquals(store.lastPlayed(), undefined);
  });
});

Deno.test("an address opens a puzzle, and the solver begins", async () => {
  await storeAt("#variant=ane-rouge", (store, world) => {
    assertEquals([store.puzzle.value?.title, store.solving.state.value], [
      "L'âne rouge",
      "running",
    ]);
    world.solve();
    assertEquals([store.solving.state.value, store.solving.found.value?.moves], ["done", 81]);
  });
});

Deno.test("a puzzle that is not there, and an address that was damaged, are told", async () => {
  await storeAt("#variant=moon", (store) => assertEquals(codes(store), ["NO_VARIANT"]));
  await storeAt("#puzzle=1broken", (store) => assertEquals(codes(store), ["LINK_BROKEN"]));
  const wrong = await packText("board:\nA.A\n");
  await storeAt(`#puzzle=${wrong}`, (store) => {
    assert(codes(store).length > 0);
    assertEquals(store.puzzle.value, undefined);
  });
});

Deno.test("a puzzle that is on no site is shown from its address alone", async () => {
  const packed = await packText(PAIR_TEXT);
  await storeAt(`#puzzle=${packed}`, (store) => {
    assertEquals([store.puzzle.value?.title, at(store)], ["Pair", [0, 1]]);
  });
});

Deno.test("the address follows the pieces, and shows anybody the same", async () => {
  let link = "";
  await storeAt("#variant=pair", (store, world) => {
    store.play.value?.select(1);
    store.play.value?.push("south");
    link = world.hash;
    assertEquals(parseAddress(link), { variant: "pair", at: packPosition(Uint8Array.of(0, 5)) });
  });
  await storeAt(link, (store) => assertEquals(at(store), [0, 5]));
  await storeAt("#variant=pair&at=AA", (store) => assertEquals(at(store), [0, 1], "nonsense"));
});

Deno.test("the address follows at once, and many moves in a row write it only now and then", async () => {
  await storeAt("#variant=pair", (store, world) => {
    const written: string[] = [];
    const replace = world.place.replace;
    world.place.replace = (hash) => {
      written.push(hash);
      replace(hash);
    };
    store.play.value?.select(1);
    store.play.value?.push("south");
    for (let time = 0; time < 20; time++) store.play.value?.push(time % 2 === 0 ? "east" : "west");
    assertEquals(written.length, 1);
    store.play.value?.push("east");
    world.passTime();
    assertEquals([written.length, parseAddress(world.hash).at], [2, "AG"]);
  });
});

Deno.test("a reload right after a move loses nothing, though the address is late", async () => {
  const memory = new Map<string, string>();
  let late = "";
  await storeAt("#variant=pair", (store, world) => {
    store.play.value?.select(1);
    for (const way of ["south", "east", "east"] as const) store.play.value?.push(way);
    late = world.hash;
    assertEquals(parseAddress(late).at, "AF", "of the first move");
  }, memory);
  await storeAt(late, (store, world) => {
    const play = store.play.value;
    assertEquals([play?.index.value, play?.counts.value.steps, at(store)], [3, 3, [0, 7]]);
    assertEquals(parseAddress(world.hash).at, "AH");
    play?.undo();
    assertEquals(at(store), [0, 6]);
  }, memory);
});

Deno.test("a game from a link is kept apart: neither it nor one's own is lost", async () => {
  const memory = new Map<string, string>();
  await storeAt("#variant=pair", (store) => {
    store.play.value?.select(1);
    for (const way of ["south", "east"] as const) store.play.value?.push(way);
  }, memory);
  // A at 1, B at 4: no moment of that game.
  let address = "";
  await storeAt("#variant=pair&at=BE", (store, world) => {
    assertEquals([at(store), store.play.value?.isFromStart], [[1, 4], false]);
    store.play.value?.select(0);
    store.play.value?.push("south");
    store.play.value?.push("east");
    world.passTime();
    address = world.hash;
    assertEquals(store.lastPlayed(), address.replace(/at=.*/, "at=GE"));
  }, memory);
  await storeAt("#variant=pair", (store) => {
    assertEquals([at(store), store.play.value?.index.value], [[0, 6], 2], "one's own");
  }, memory);
  await storeAt(address, (store) => {
    assertEquals([at(store), store.play.value?.index.value], [[6, 4], 2], "the other one");
    store.play.value?.undo();
    assertEquals(at(store), [5, 4]);
  }, memory);
});

Deno.test("only what is solved from the start and by oneself is written down", async () => {
  const memory = new Map<string, string>();
  await storeAt("#variant=pair&at=BE", (store) => {
    store.play.value?.select(0);
    store.play.value?.push("east");
    assertEquals([store.play.value?.isWon.value, store.solved.value.size], [true, 0]);
  }, memory);
  await storeAt("#variant=ane-rouge", async (store, world) => {
    world.solve();
    store.play.value?.toggleShow();
    await Promise.resolve();
    await Promise.resolve();
    while (store.play.value?.index.value !== 80) world.passOnce();
    store.play.value?.stopShow();
  }, memory);
  // The last move by hand, after a reload.
  await storeAt("#variant=ane-rouge", (store, world) => {
    world.solve();
    assertEquals([store.play.value?.index.value, store.play.value?.isShown.value], [80, true]);
    const next = store.play.value?.advice.value?.next;
    store.play.value?.select(next?.piece);
    for (const direction of next?.path ?? []) store.play.value?.push(direction);
    assertEquals([store.play.value?.isWon.value, store.solved.value.size], [true, 0]);
  }, memory);
});

Deno.test("a puzzle that is opened from a file takes nothing of the game that is kept of it", async () => {
  const memory = new Map<string, string>();
  await storeAt("#variant=pair", (store) => {
    store.play.value?.select(1);
    store.play.value?.push("south");
  }, memory);
  await storeAt("", async (store) => {
    await store.openFile(fileOf("pair.txt", PAIR_TEXT));
    assertEquals([store.puzzle.value?.id, at(store), store.play.value?.index.value], [
      "pair",
      [0, 5],
      1,
    ]);
  }, memory);
  await storeAt("#variant=pair", (store) => assertEquals(at(store), [0, 5]), memory);
});

Deno.test("a game goes on after a reload, with all of its past and what was taken back", async () => {
  const memory = new Map<string, string>();
  await storeAt("#variant=pair", (store) => {
    const play = store.play.value;
    play?.select(1);
    for (const way of ["south", "east", "east"] as const) play?.push(way);
    play?.undo();
  }, memory);
  await storeAt("#variant=pair", (store) => {
    const play = store.play.value;
    assertEquals([play?.index.value, play?.moments.value.length, play?.counts.value.steps], [
      2,
      4,
      2,
    ]);
    assertEquals(store.lastPlayed(), "#variant=pair");
    play?.redo();
    assertEquals(at(store), [0, 7]);
    assertEquals(play?.counts.value.steps, 3);
  }, memory);
});

Deno.test("what was kept and makes no sense spoils nothing", async () => {
  const memory = new Map([
    ["turniir-klotski-game:pair", "game: 3\nZn\n"],
    ["turniir-klotski-game:ane-rouge", `${PAIR_TEXT}\ngame: 0\n`],
    ["turniir-klotski-solved", '{"pair":{"steps":-1,"moves":2},"x":{"steps":3,"moves":1},"y":7}'],
    ["turniir-klotski-last", "javascript:alert(1)"],
  ]);
  for (const id of ["pair", "ane-rouge"]) {
    await storeAt(`#variant=${id}`, (store) => {
      assertEquals(store.play.value?.index.value, 0);
      assertEquals([...store.solved.value.keys()], ["x"]);
      assertEquals(store.lastPlayed(), undefined);
    }, memory);
  }
  for (const text of ["", "{", "[]", "null", "3"]) assertEquals(parseSolved(text).size, 0, text);
});

Deno.test("a win is kept as the best of all games, and the next puzzle is one that is not solved", async () => {
  const memory = new Map<string, string>();
  await storeAt("#variant=pair", (store) => {
    assertEquals(store.nextPuzzle()?.published.id, "ane-rouge");
    const play = store.play.value;
    play?.select(1);
    play?.push("south");
    play?.select(0);
    for (const way of ["east", "east"] as const) play?.push(way);
    assertEquals(store.solved.value.get("pair"), { steps: 3, moves: 2 });
    play?.restart();
    for (const way of ["east", "east"] as const) play?.push(way);
    assertEquals(play?.counts.value.steps, 4);
    assertEquals(store.solved.value.get("pair"), { steps: 3, moves: 2 });
  }, memory);
  await storeAt("#variant=ane-rouge", (store) => {
    assertEquals(store.solved.value.has("pair"), true);
    assertEquals(store.nextPuzzle(), undefined);
  }, memory);
});

Deno.test("a saved game is opened with its past; one of a puzzle of the site is a game of that puzzle", async () => {
  let saved = "";
  await storeAt("#variant=pair", (store) => {
    store.play.value?.select(1);
    store.play.value?.push("south");
    saved = store.play.value === undefined ? "" : makeGame(store.play.value.game.value);
  });
  await storeAt("", async (store, world) => {
    await store.openFile(fileOf("pair.txt", saved));
    assertEquals([store.puzzle.value?.id, store.play.value?.index.value, at(store)], ["pair", 1, [
      0,
      5,
    ]]);
    assertEquals(world.past, [""], "there is a way back");
    store.play.value?.push("east");
    assertEquals(store.play.value?.counts.value.steps, 1, "nothing was chosen yet");
    store.play.value?.select(1);
    store.play.value?.push("east");
    assertEquals(store.play.value?.counts.value.steps, 2, "the first move after opening counts");
  });
});

Deno.test("a puzzle in a file is opened; what is none is told with its line", async () => {
  await storeAt("", async (store) => {
    await store.openFile(fileOf("mine.txt", "name: Mine\nboard:\nA.\n"));
    assertEquals([store.puzzle.value?.title, store.puzzle.value?.id], ["Mine", undefined]);
    await store.openFile(fileOf("bad.txt", "name: Bad\nboard:\nA.\nA\n"));
    const [problem] = store.problems.value;
    assertEquals([problem?.file, problem?.line], ["bad.txt", 4]);
    assertEquals(store.puzzle.value?.title, "Mine", "what was there stays");
    await store.openFile(fileOf("long.txt", "x".repeat(1_000_001)));
    assertEquals(codes(store), ["FILE_TOO_BIG"]);
  });
});

Deno.test("who goes back in the browser sees what was there", async () => {
  await storeAt("#variant=pair", async (store, world) => {
    world.visit("#variant=ane-rouge");
    await opened(store);
    assertEquals(store.puzzle.value?.id, "ane-rouge");
    world.visit("");
    await opened(store);
    assertEquals(store.puzzle.value, undefined);
  });
});

Deno.test("the editor is opened with a copy of the puzzle in the address", async () => {
  await storeAt(`#puzzle=${await packText(CLASSIC_TEXT)}&view=edit`, (store) => {
    assertEquals([store.view.value, store.puzzle.value?.title], ["edit", "L'âne rouge"]);
    assertEquals(store.play.value, undefined);
  });
});
