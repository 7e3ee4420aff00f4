import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Game,
  goTo,
  momentOf,
  newGame,
  play,
  playShown,
  undo,
  wasShown,
} from "../../../lib/klotski/game.ts";
import { LONGEST_GAME, makeGame, parseGame } from "../../../lib/klotski/game_file.ts";
import { pushesOf } from "../../../lib/klotski/pushes.ts";
import { makeVariant } from "../../../lib/klotski/variant_file.ts";
import { anyGame, at, read } from "./drawn.ts";

const VARIANT = { ...read("a.b.. .....", "goal: a 4 0"), name: "Two" };
const HEAD = makeVariant(VARIANT);

function good(text: string): Game {
  const result = parseGame(text);
  assert(result.ok, JSON.stringify(result));
  return result.value;
}

/** `line:column code message` of the first problem. */
function problem(text: string): string {
  const result = parseGame(text, "my.txt");
  assert(!result.ok, text);
  const [first] = result.error;
  assertEquals(first?.file, "my.txt");
  return `${first?.line}:${first?.column} ${first?.code} ${first?.message}`;
}

Deno.test("[GAME-6] a saved game holds the variant and all gestures, undone ones as well", () => {
  const text = `${HEAD}\ngame: 2\nae2\nas bs\nbn\n`;
  const game = good(text);
  assertEquals(game.variant, VARIANT);
  assertEquals(game.moments.map(({ gesture }) => gesture.length), [0, 2, 2, 1]);
  assertEquals(game.now, 2);
  assertEquals(makeGame(game), text);
});

Deno.test("[GAME-6] after loading the first move is counted, and merges with what was before", () => {
  const game = good(`${HEAD}\ngame: 1\nae\n`);
  const again = pushesOf(game.variant, momentOf(game).position, 0)
    .find(({ direction }) => direction === "south");
  assert(again !== undefined);
  const { moves, pushes, steps } = momentOf(play(game, [again])).counts;
  assertEquals([steps, moves, pushes], [2, 1, 2]);
  assertEquals(momentOf(undo(game)).counts.steps, 0);
});

Deno.test("[GAME-6] a game that began elsewhere says where", () => {
  const game = newGame(VARIANT, at(VARIANT, "..... a...b"));
  assertEquals(makeGame(game), `${HEAD}\ngame: 0\nfrom: FJ\n`);
  assertEquals(good(makeGame(game)), game);
});

Deno.test("[GAME-8] a saved game tells what the solver has shown", () => {
  const text = `${HEAD}\ngame: 1\nshown: ae2\nbs\n`;
  const game = good(text);
  assertEquals(game.moments.map(({ isShown }) => isShown), [false, true, false]);
  assertEquals([wasShown(game), wasShown(undo(game))], [true, false]);
  assertEquals(makeGame(game), text);
  assertEquals(problem(`${HEAD}\ngame: 1\nshown: ce`).slice(0, 10), "8:1 E_MOVE");
});

Deno.test("[GAME-6] whatever is played is saved and loaded as it was", () => {
  fc.assert(fc.property(anyGame(), fc.nat(30), fc.integer({ min: 1, max: 4 }), (
    [variant, pushes],
    now,
    size,
  ) => {
    let game = newGame({ ...variant, name: "A name" });
    for (let index = 0; index < pushes.length; index += size) {
      const how = index % 3 === 0 ? playShown : play;
      game = how(game, pushes.slice(index, index + size));
    }
    game = goTo(game, now);
    const text = makeGame(game);
    assertEquals(good(text), game);
    assertEquals(good(text.replaceAll("\n", "\r\n")), game);
  }));
});

Deno.test("a saved game with something wrong in it is told where", () => {
  assertEquals(
    problem(HEAD),
    "6:1 E_GAME This is no saved game: below the variant there is a line such as game: 12",
  );
  assertEquals(
    problem(`${HEAD}\ngame: 1\nae\nbe9\n`),
    '9:1 E_MOVE "be9" is no move of a piece: write As2 for piece A two cells south',
  );
  assertEquals(problem(`${HEAD}\ngame: 1\nce`).slice(0, 10), "8:1 E_MOVE");
  assertEquals(
    problem(`${HEAD}\ngame: 1\nae3\nbe`),
    "9:1 E_MOVE Piece b cannot go east here (be)",
  );
  assertEquals(
    problem(`${HEAD}\ngame: 1\nfrom: AA\nae`),
    "8:1 E_FROM The game begins with a position that this variant has not",
  );
  assertEquals(problem("board:\nab\n\ngame: 0").slice(0, 14), "2:1 E_NO_SPACE");
  assertEquals(problem("x".repeat(LONGEST_GAME + 1)).slice(0, 10), "1:1 E_LONG");
});

Deno.test("a number of gestures beyond the last means the last", () => {
  assertEquals(good(`${HEAD}\ngame: 99\nae\n`).now, 1);
});
