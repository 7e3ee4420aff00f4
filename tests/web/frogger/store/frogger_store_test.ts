/** The page's memory: the address says what is shown, and tells what is shown; moves by hand are never lost. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { effect } from "@preact/signals";
import { makeMoves } from "../../../../lib/frogger/moves_file.ts";
import { solve } from "../../../../lib/frogger/optimum.ts";
import { parseAddress } from "../../../../web/frogger/model/address.ts";
import { packMoves, unpackMoves } from "../../../../web/frogger/model/packed_moves.ts";
import { packRoad } from "../../../../web/frogger/model/packed_road.ts";
import { createFroggerStore } from "../../../../web/frogger/store/frogger_store.ts";
import type { FroggerStore } from "../../../../web/frogger/store/types.ts";
import { watchKeys } from "../../../../web/frogger/view/frog_keys.ts";
import { clashesOf } from "../../ui/player/key_clashes.ts";
import { EXAMPLE, EXAMPLE_TEXT, FRAMES, movesOf } from "../samples.ts";
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
  use: (store: FroggerStore, world: FakeOutside) => Promise<void> | void,
  memory?: Map<string, string>,
): Promise<void> {
  const world = fakeOutside(hash, memory);
  const store = createFroggerStore(world);
  try {
    await until(() => !store.isBusy.value);
    await use(store, world);
  } finally {
    store.dispose();
  }
}

const play = (store: FroggerStore, text: string) =>
  movesOf(text).forEach((move) => store.move(move));
const codes = ({ problems }: FroggerStore) => problems.value.map(({ code }) => code);
const BEST = solve(EXAMPLE);

Deno.test("without a road in the address the shelf is shown", async () => {
  await storeAt("", (store, world) => {
    assertEquals(store.road.value, undefined);
    assertEquals(store.shelf.value?.map(({ id }) => id), ["example", "gone"]);
    assertEquals(world.hash, "");
  });
});

Deno.test("an address opens the road, the moves and the frame", async () => {
  const link = `#traffic=example&moves=${await packMoves(movesOf("^^."))}&frame=3`;
  await storeAt(link, (store, world) => {
    assertEquals(store.road.value?.title, "EXAMPLE");
    assertEquals(store.par.value?.score, 5);
    assertEquals(store.run.value?.moves, movesOf("^^."));
    assertEquals(store.run.value?.missing, FRAMES - 3);
    assertEquals(store.player.frame.value, 3);
    assertEquals(parseAddress(world.hash), parseAddress(link), "the address came to say less");
  });
});

Deno.test("without moves the traffic alone is watched", async () => {
  await storeAt("#traffic=example&frame=7", (store) => {
    assertEquals([store.run.value, store.player.frame.value], [undefined, 7]);
    assertEquals(store.player.length.value, FRAMES);
  });
});

Deno.test("the best moves are watched, by address and by button", async () => {
  await storeAt("#traffic=example&moves=best&frame=4", (store) => {
    assertEquals(store.run.value?.judgement.score, BEST.score);
    assertEquals(store.player.length.value, FRAMES);
  });
  await storeAt("#traffic=example", async (store, world) => {
    await store.watchBest();
    assertEquals(store.run.value?.moves, BEST.moves);
    assertEquals(world.hash, "#traffic=example&moves=best");
    assertEquals(world.past.length, 1);
  });
});

Deno.test("a road that is not there is told, and broken moves spoil no road", async () => {
  await storeAt("#traffic=moon", (store) => assertEquals(codes(store), ["NO_TRAFFIC"]));
  await storeAt("#traffic=gone", (store) => assertEquals(codes(store), ["SITE_NO_TRAFFIC"]));
  await storeAt("#traffic=example&moves=1broken", (store) => {
    assertEquals(codes(store), ["LINK_BROKEN"]);
    assertEquals(store.road.value?.id, "example");
  });
});

Deno.test("a road that is on no site is shown from its address, with its own par", async () => {
  const road = await packRoad({ name: "mine.txt", text: EXAMPLE_TEXT });
  await storeAt(`#road=${road}&view=play`, async (store, world) => {
    assertEquals(store.road.value?.title, "mine");
    await until(() => store.par.value !== undefined);
    assertEquals(store.par.value?.score, BEST.score);
    assertEquals(world.hash, `#road=${road}&view=play`);
  });
  await storeAt(`#road=${await packRoad({ name: "x", text: "\n" })}`, (store) => {
    assertEquals(codes(store), ["TRAFFIC_LINES"]);
  });
});

Deno.test("traffic and moves that are dropped together are shown together", async () => {
  await storeAt("", async (store, world) => {
    await store.openFiles([
      new File(["^^^^^^\n"], "frog.txt"),
      new File([EXAMPLE_TEXT], "mine.txt"),
    ]);
    assertEquals(codes(store), []);
    assertEquals(store.road.value?.title, "mine");
    assertEquals(store.run.value?.name, "frog.txt");
    assertEquals(store.run.value?.judgement.tally.crossings, 1);
    const { moves, road } = parseAddress(world.hash);
    assert(road !== undefined);
    assertEquals(await unpackMoves(moves ?? ""), movesOf("^^^^^^"));
  });
});

Deno.test("what is wrong with files is told in sentences with places", async () => {
  await storeAt("", async (store) => {
    await store.openFiles([new File(["^^"], "frog.moves")]);
    assertEquals(codes(store), ["NO_ROAD"]);
    await store.openFiles([new File(["a\tb\n\n\n\n\n"], "mine.txt")]);
    assertEquals(store.problems.value.map(({ column, file, line }) => [file, line, column]), [
      ["mine.txt", 1, 2],
    ]);
    await store.openFiles([new File(["a\n\n"], "mine.txt")]);
    assertEquals(codes(store), ["TRAFFIC_LINES"]);
    await store.openFiles([new File([new Uint8Array(1_000_001)], "mine.txt")]);
    assertEquals(codes(store), ["FILE_TOO_BIG"]);
    store.dismissProblems();
    assertEquals(codes(store), []);
  });
  await storeAt("#traffic=example", async (store) => {
    await store.openFiles([new File(["^^.\n.x^^^^^^^"], "frog.txt")]);
    const [problem] = store.problems.value;
    assertEquals([problem?.file, problem?.line, problem?.column], ["frog.txt", 2, 2]);
    assertStringIncludes(problem?.message ?? "", '"x" is no move');
  });
});

Deno.test("traffic is shown though the moves beside it are broken, and one can go back", async () => {
  await storeAt("#traffic=example&moves=best&frame=7", async (store, world) => {
    await store.openFiles([
      new File(["^^^^^^#"], "bad.txt"),
      new File([`\n\n${"x".repeat(30)}\n\n\n`], "mine.txt"),
    ]);
    assertEquals(codes(store), ["MOVES_CHARACTER"]);
    assertEquals([store.road.value?.title, store.run.value], ["mine", undefined]);
    assertEquals([store.player.frame.value, store.player.length.value], [0, 53]);
    assertEquals(world.past, ["#traffic=example&moves=best&frame=7"]);
  });
  await storeAt("#traffic=example&moves=best&frame=7", async (store, world) => {
    await store.openFiles([new File(["^^^^^^#"], "bad.txt")]);
    assertEquals(codes(store), ["MOVES_CHARACTER"]);
    assertEquals([store.run.value?.origin, store.player.frame.value], ["best", 7]);
    assertEquals(world.past, []);
  });
});

Deno.test("of several files of a kind one is opened, and it is told which", async () => {
  await storeAt("", async (store) => {
    const moves = ["one", "two"].map((name) => new File(["^^"], `${name}.moves`));
    const roads = ["a", "b"].map((name) => new File([EXAMPLE_TEXT], `${name}.traffic`));
    await store.openFiles([...moves, ...roads]);
    assertEquals(store.warnings.value.map(({ message }) => message.slice(0, 22)), [
      "Only a.traffic was ope",
      "Only one.moves was ope",
    ]);
    await store.openFiles([roads[0] ?? new File([], ""), moves[0] ?? new File([], "")]);
    assertEquals(store.warnings.value, []);
  });
});

Deno.test("what is no text, or nothing at all, is told as that", async () => {
  await storeAt("", async (store) => {
    await store.openFiles([new File([new Uint8Array([137, 80, 78, 71, 0, 0, 13])], "bin.txt")]);
    assertEquals(codes(store), ["FILE_NO_TEXT"]);
    await store.openFiles([new File([], "nothing.txt")]);
    assertEquals(codes(store), ["FILE_EMPTY"]);
  });
});

Deno.test("what is worth knowing about a file is told, and nothing is spoiled", async () => {
  await storeAt("", async (store) => {
    await store.openFiles([new File(["  x\n\n\n\n\n"], "mine.txt")]);
    assertEquals(store.warnings.value.map(({ code, file, line }) => [code, file, line]), [
      ["TRAFFIC_BLANKS", "mine.txt", 1],
    ]);
    assertEquals(store.road.value?.title, "mine");
  });
});

Deno.test("a name of a file turns no writing round", async () => {
  await storeAt("", async (store) => {
    await store.openFiles([new File([EXAMPLE_TEXT], "a\u202egnp.txt")]);
    assertEquals(store.road.value?.title, "a\\u{202e}gnp");
  });
});

Deno.test("each move by hand is a frame, is kept at once, and stands in the address", async () => {
  const memory = new Map<string, string>();
  await storeAt("#traffic=example&view=play", async (store, world) => {
    play(store, "^^.<");
    assertEquals([store.player.frame.value, store.player.length.value], [4, 4]);
    store.undo();
    const packed = await packMoves(movesOf("^^."));
    await world.untilAddress((hash) => hash === `#traffic=example&moves=${packed}&view=play`);
  }, memory);
  await storeAt("#traffic=example&view=play", (store) => {
    assertEquals(store.hand.value, { made: movesOf("^^."), undone: movesOf("<") });
    assertEquals(store.player.frame.value, 3);
    store.redo();
    assertEquals(store.hand.value.made, movesOf("^^.<"));
    store.toStart();
    assertEquals(store.hand.value.made.length, 0);
  }, memory);
});

Deno.test("whatever the browser has kept, only moves come back", async () => {
  for (const kept of ["", "|", "x|", "^^", "^|^|^", "^".repeat(5000), "{}"]) {
    await storeAt("#traffic=example&view=play", (store) => {
      const { made } = store.hand.value;
      assertEquals(made, kept === "^^" ? movesOf("^^") : movesOf(""), kept);
    }, new Map([["turniir-frog:example", kept]]));
  }
});

Deno.test("a squashed frog goes no further until the move is taken back", async () => {
  await storeAt("#traffic=example&view=play", (store) => {
    play(store, "v^^");
    assertEquals(store.played.value?.squash?.cause, "off");
    assertEquals(store.hand.value.made.length, 1);
    store.undo();
    assertEquals(store.played.value?.squash, undefined);
    play(store, "^");
    assertEquals(store.hand.value.made, movesOf("^"));
  });
});

Deno.test("moves that come after a squash cannot be played, wherever they come from", async () => {
  const link = `#traffic=example&moves=${await packMoves(movesOf(".v^^^"))}&view=play`;
  await storeAt(link, (store) => {
    assertEquals(store.hand.value.made, movesOf(".v"));
    store.undo();
    assertEquals([store.played.value?.squash, store.hand.value.made], [undefined, movesOf(".")]);
  });
  await storeAt("#traffic=example&view=play", (store) => {
    assertEquals(store.hand.value.made, movesOf("v"));
  }, new Map([["turniir-frog:example", "v^^|^"]]));
});

Deno.test("one can play on from any frame of the moves that are watched", async () => {
  const link = `#traffic=example&moves=${await packMoves(movesOf("^^"))}&frame=4`;
  await storeAt(link, async (store, world) => {
    await store.playFromHere();
    assertEquals([store.view.value, store.player.frame.value], ["play", 4]);
    assertEquals(store.hand.value.made, movesOf("^^.."));
    assertEquals(world.past.length, 1);
  });
});

Deno.test("whoever goes to play and comes back finds the frame that he left", async () => {
  await storeAt("#traffic=example&moves=best&frame=4", async (store) => {
    store.setView("play");
    store.setView("watch");
    assertEquals([store.run.value?.origin, store.player.frame.value], ["best", 4]);
    store.player.seek(6);
    await store.playFromHere();
    store.setView("watch");
    assertEquals(store.player.frame.value, 6);
  });
});

Deno.test("where nothing else is open one's own moves are watched, as they are now", async () => {
  await storeAt("#traffic=example&view=play", async (store) => {
    for (const [more, all] of [["^^", "^^"], ["^.", "^^^."]] as const) {
      store.setView("play");
      play(store, more);
      store.setView("watch");
      await until(() => store.view.value === "watch" && !store.isBusy.value);
      assertEquals([store.run.value?.origin, store.run.value?.moves], ["hand", movesOf(all)]);
    }
  });
  await storeAt("#traffic=example&moves=best", (store) => {
    store.setView("play");
    play(store, "^^");
    store.setView("watch");
    assertEquals(store.run.value?.origin, "best");
  });
});

Deno.test("after the last frame no move is made", async () => {
  await storeAt("#traffic=example&view=play", (store) => {
    play(store, ".".repeat(FRAMES + 5));
    assertEquals(store.hand.value.made.length, FRAMES);
  });
});

Deno.test("a hint tells what is best from here, and following hints makes what they promise", async () => {
  await storeAt("#traffic=example&view=play", async (store) => {
    assertEquals(store.advice.value, undefined);
    store.setHint(true);
    await until(() => store.advice.value !== undefined);
    assertEquals(store.advice.value?.crossings, BEST.crossings);
    for (let frame = 0; frame < FRAMES; frame++) {
      await until(() => store.advice.value !== undefined);
      store.takeAdvice();
    }
    assertEquals(store.hand.value.made, BEST.moves);
    store.setHint(false);
    assertEquals(store.advice.value, undefined);
  });
});

Deno.test("hints that could not be had are told once, and tried again at the next move", async () => {
  await storeAt("#traffic=example&view=play", async (store, world) => {
    world.isOffline = true;
    store.setHint(true);
    await until(() => store.isAdviceMissing.value);
    play(store, "..");
    await until(() => store.isAdviceMissing.value);
    assertEquals(codes(store), []);
    world.isOffline = false;
    play(store, ".");
    await until(() => store.advice.value !== undefined);
    assertEquals(store.isAdviceMissing.value, false);
  });
});

Deno.test("a press that comes too soon after a squash takes nothing back", async () => {
  await storeAt("#traffic=example&view=play", (store, world) => {
    play(store, "v");
    world.time += 400;
    store.takeBack();
    assertEquals(store.played.value?.squash?.cause, "off");
    world.time += 100;
    store.takeBack();
    assertEquals(store.hand.value.made.length, 0);
  });
});

Deno.test("time runs by itself only while there is a move to be made", async () => {
  await storeAt("#traffic=example&view=play", (store) => {
    play(store, "v");
    store.setLive(true);
    assertEquals(store.isLive.value, false);
    store.undo();
    store.setLive(true);
    assertEquals(store.isLive.value, true);
  });
});

Deno.test("moves by hand can be watched, and the hand stays as it is", async () => {
  await storeAt("#traffic=example&view=play", async (store, world) => {
    play(store, "^^^^^^");
    await store.watchPlayed();
    assertEquals([store.view.value, store.player.frame.value], ["watch", 0]);
    assertEquals(store.run.value?.judgement.tally.crossings, 1);
    assertEquals(world.past.length, 1);
    store.setView("play");
    assertEquals(store.hand.value.made, movesOf("^^^^^^"));
    assertEquals(store.player.frame.value, 6);
  });
});

Deno.test("going back shows what was shown before", async () => {
  await storeAt("#traffic=example&moves=best", async (store, world) => {
    store.setView("play");
    assertEquals(parseAddress(world.hash).view, "play");
    world.visit(world.past[0] ?? "");
    await until(() => !store.isBusy.value);
    assertEquals([store.view.value, store.run.value?.origin], ["watch", "best"]);
    world.visit("");
    await until(() => !store.isBusy.value);
    assertEquals(store.road.value, undefined);
  });
});

Deno.test("time that runs by itself stops when another road, or none, is shown", async () => {
  await storeAt("#traffic=example&view=play", async (store, world) => {
    store.setLive(true);
    world.visit("");
    await until(() => !store.isBusy.value);
    assertEquals(store.isLive.value, false);
  });
});

Deno.test("moves in a file are those that are saved", () => {
  assertEquals(makeMoves(movesOf("^^.")), "^^.\n");
});

Deno.test("[WATCH-35] no key of watching a game is one of the player's", async () => {
  await storeAt("", (store) => assertEquals(clashesOf(watchKeys(store)), []));
});
