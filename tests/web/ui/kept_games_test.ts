/** Games played by hand outlive the page. */
import { assertEquals } from "@std/assert";
import { listenToKeep } from "../../../web/ui/keep.ts";
import { keptGames } from "../../../web/ui/kept_games.ts";

const NAMES = { own: "own:", aside: "aside:", quiet: "quiet:" };

/** A game is a text of moves; nothing is ever taken back. */
const TEXTS = {
  fresh: "",
  madeIn: (game: string) => game.length,
  lengthOf: (game: string) => game.length,
  toMove: (game: string, moves: number) => game.slice(0, moves),
  continues: (game: string, other: string) => game.startsWith(other),
  textOf: (game: string) => game,
  gameOf: (text: string) => /^[a-z]+$/.test(text) ? text : undefined,
};

function keptIn(memory: Map<string, string>) {
  const keep = {
    read: (name: string) => memory.get(name),
    write: (name: string, text: string | undefined) => {
      if (text === undefined) memory.delete(name);
      else memory.set(name, text);
    },
  };
  return keptGames(keep, { names: NAMES, thing: "x" }, TEXTS);
}

Deno.test("a game without moves is not kept", () => {
  const memory = new Map<string, string>();
  const kept = keptIn(memory);
  kept.write("a");
  assertEquals([...memory], [["own:x", "a"]]);
  kept.write("");
  kept.putAside("");
  assertEquals([memory.size, kept.read(), kept.aside()], [0, undefined, []]);
});

Deno.test("the same game is put aside once; of more than twenty the oldest goes", () => {
  const kept = keptIn(new Map());
  const letters = [..."abcdefghijklmnopqrstu"];
  for (const game of [...letters, "e"]) kept.putAside(game);
  const others = letters.slice(1).filter((letter) => letter !== "e").reverse();
  assertEquals(kept.aside(), ["e", ...others]);
});

Deno.test("what another page has kept is put aside, unless one goes on with it", () => {
  const memory = new Map<string, string>();
  const kept = keptIn(memory);
  memory.set("own:x", "ab");
  assertEquals([kept.write("abc"), kept.aside()], [false, []]);
  memory.set("own:x", "d");
  assertEquals([kept.write("abcd"), kept.aside()], [true, ["d"]]);
  kept.takeUp("def");
  assertEquals([kept.aside(), memory.has("aside:x")], [[], false]);
});

Deno.test("what is no game is nobody's game, and the others beside it come back", () => {
  const kept = keptIn(new Map([["own:x", "1"], ["aside:x", "a\n2\n\nb"]]));
  assertEquals([kept.read(), kept.aside(), kept.write("c")], [undefined, ["a", "b"], false]);
});

Deno.test("what other pages keep is heard of until one stops listening", () => {
  let heard = 0;
  const stop = listenToKeep(() => heard++);
  dispatchEvent(new Event("storage"));
  stop();
  dispatchEvent(new Event("storage"));
  assertEquals(heard, 1);
});
