/** One's own games are never lost: not to an address, not to another game, not to another page. */
import { assertEquals } from "@std/assert";
import { effect } from "@preact/signals";
import { packMoves } from "../../../../web/frogger/model/packed_moves.ts";
import { createFroggerStore } from "../../../../web/frogger/store/frogger_store.ts";
import type { FroggerStore } from "../../../../web/frogger/store/types.ts";
import { FRAMES, movesOf } from "../samples.ts";
import { type FakeOutside, fakeOutside } from "./fake_outside.ts";

const PLAY = "#traffic=example&view=play";
const OWN = "turniir-frog:example";
const ASIDE = "turniir-frog-aside:example";

async function storeAt(
  hash: string,
  use: (store: FroggerStore, world: FakeOutside) => Promise<void> | void,
  memory?: Map<string, string>,
): Promise<void> {
  const world = fakeOutside(hash, memory);
  const store = createFroggerStore(world);
  try {
    await untilDone(store);
    await use(store, world);
  } finally {
    store.dispose();
  }
}

function untilDone({ isBusy }: FroggerStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (isBusy.value) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

async function linkOf(moves: string): Promise<string> {
  return `#traffic=example&moves=${await packMoves(movesOf(moves))}&view=play`;
}

const play = (store: FroggerStore, text: string) =>
  movesOf(text).forEach((move) => store.move(move));

/** The moves that can be taken up again, made and taken back. */
const aside = ({ asideGames }: FroggerStore) =>
  asideGames.value.map(({ made, undone }) => [made, undone]);

const game = (made: string, undone = "") => [movesOf(made), movesOf(undone)];

Deno.test("moves of an address leave one's own game where it is, and it can be gone on with", async () => {
  const memory = new Map([[OWN, "^^|<"]]);
  await storeAt(await linkOf("..."), (store, world) => {
    assertEquals([store.hand.value.made, aside(store)], [movesOf("..."), [game("^^", "<")]]);
    store.undo();
    assertEquals(memory.get(OWN), "^^|<", "nobody has played on yet");
    const [own] = store.asideGames.value;
    if (own !== undefined) store.takeUp(own);
    assertEquals(store.hand.value, { made: movesOf("^^"), undone: movesOf("<") });
    assertEquals([aside(store), world.past.length], [[], 1]);
  }, memory);
});

Deno.test("two foreign games in a row, each watched and not played on, put only one's own aside", async () => {
  const memory = new Map([[OWN, "..|"]]);
  await storeAt("#traffic=example&moves=best&frame=6", async (store) => {
    await store.playFromHere();
    store.setView("watch");
    store.player.seek(3);
    await store.playFromHere();
    assertEquals([store.hand.value.made.length, aside(store)], [3, [game("..")]]);
  }, memory);
  assertEquals(Object.fromEntries(memory), { [OWN]: "..|" });
});

Deno.test("the first move on a foreign game makes it one's own; what was that stays, however often", async () => {
  const memory = new Map([[OWN, "..|"]]);
  for (const [moves, kept] of [["^", 1], ["<", 2], [">", 3]] as const) {
    await storeAt(await linkOf(moves), (store) => {
      play(store, ".");
      assertEquals(store.asideGames.value.length, kept);
    }, memory);
  }
  assertEquals([memory.get(OWN), memory.get(ASIDE)], [">.|", "<.|\n^.|\n..|"]);
});

Deno.test("going on with a game puts the one on the board in its place", async () => {
  const memory = new Map([[OWN, "^^|"], [ASIDE, "..|\n<|>"]]);
  await storeAt(PLAY, (store) => {
    const [, second] = store.asideGames.value;
    if (second !== undefined) store.takeUp(second);
    assertEquals(store.hand.value, { made: movesOf("<"), undone: movesOf(">") });
    assertEquals(aside(store), [game("^^"), game("..")]);
  }, memory);
  assertEquals([memory.get(OWN), memory.get(ASIDE)], ["<|>", "^^|\n..|"]);
});

Deno.test("a game that is over is put aside for a new one", async () => {
  const waits = ".".repeat(FRAMES);
  await storeAt(PLAY, (store) => {
    play(store, waits);
    store.playAgain();
    assertEquals([store.hand.value.made.length, aside(store)], [0, [game(waits)]]);
  });
});

Deno.test("up to some of its moves an address is one's own game, with the rest to be made again", async () => {
  const memory = new Map([[OWN, "..^^|"]]);
  await storeAt(await linkOf(".."), (store) => {
    assertEquals(store.hand.value, { made: movesOf(".."), undone: movesOf("^^") });
    assertEquals(aside(store), []);
  }, memory);
});

Deno.test("a new try from within one's own game leaves the whole of it", async () => {
  await storeAt(PLAY, async (store) => {
    play(store, "..^^");
    await store.watchPlayed();
    store.player.seek(2);
    await store.playFromHere();
    play(store, "<");
    assertEquals([store.hand.value.made, aside(store)], [movesOf("..<"), [game("..^^")]]);
  });
});

Deno.test("told of games that are put aside one is until that is closed, and again when one puts one aside", async () => {
  const memory = new Map([[OWN, "..|"]]);
  const link = await linkOf("^");
  await storeAt(link, (store) => {
    assertEquals(store.isAsideTold.value, true);
    store.tellAside(false);
  }, memory);
  await storeAt(link, async (store) => {
    assertEquals([store.isAsideTold.value, store.asideGames.value.length], [false, 1]);
    await store.watchBest();
    await store.playFromHere();
    assertEquals(store.isAsideTold.value, true);
  }, memory);
});

Deno.test("a game in two pages is the same game: each goes on where the other was", async () => {
  const memory = new Map<string, string>();
  await storeAt(PLAY, (one, oneWorld) =>
    storeAt(PLAY, (other, otherWorld) => {
      play(one, "...");
      otherWorld.tellKept();
      assertEquals([other.hand.value.made, other.player.frame.value], [movesOf("..."), 3]);
      play(other, "<");
      oneWorld.tellKept();
      assertEquals(one.hand.value.made, movesOf("...<"));
      assertEquals([aside(one), aside(other)], [[], []]);
    }, memory), memory);
});

Deno.test("a page that has not heard of the other one's moves writes none of them over", async () => {
  const memory = new Map<string, string>();
  await storeAt(PLAY, (one) =>
    storeAt(PLAY, (other) => {
      play(one, "....");
      play(other, "<");
      assertEquals(aside(other), [game("....")]);
    }, memory), memory);
  assertEquals([memory.get(OWN), memory.get(ASIDE)], ["<|", "....|"]);
});

Deno.test("another game of another page changes nothing on the board, and neither is lost", async () => {
  const memory = new Map<string, string>();
  await storeAt(PLAY, (store, world) => {
    play(store, "...");
    memory.set(OWN, "^|");
    memory.set(ASIDE, "...|");
    world.tellKept();
    assertEquals([store.hand.value.made, aside(store)], [movesOf("..."), [game("^")]]);
    play(store, "<");
    assertEquals([memory.get(OWN), memory.get(ASIDE)], ["...<|", "^|"]);
  }, memory);
});

Deno.test("where nothing can be kept, one's own game is put aside as long as the page lives", async () => {
  const link = await linkOf("^");
  const world: FakeOutside = {
    ...fakeOutside(PLAY),
    keep: { read: () => undefined, write: () => {} },
  };
  const store = createFroggerStore(world);
  await untilDone(store);
  play(store, "..");
  world.visit(link);
  await untilDone(store);
  store.dispose();
  assertEquals(aside(store), [game("..")]);
});
