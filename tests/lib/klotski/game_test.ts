import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { samePosition, startPosition } from "../../../lib/klotski/board.ts";
import { moveTo, press, release } from "../../../lib/klotski/drag.ts";
import {
  type Game,
  goTo,
  isFromStart,
  momentOf,
  newGame,
  play,
  playShown,
  redo,
  restart,
  undo,
  wasShown,
} from "../../../lib/klotski/game.ts";
import { canHook } from "../../../lib/klotski/hooks.ts";
import { groupOf, type Push, push } from "../../../lib/klotski/pushes.ts";
import { DIRECTIONS, type Position, type Variant } from "../../../lib/klotski/types.ts";
import { anyGame, at, CLASSIC, indexOf, read, show } from "./drawn.ts";

/** The pushes of words such as `As` for A south, from where the game is. */
function pushesFor(variant: Variant, from: Position, words: string): Push[] {
  let position = from;
  return words.split(" ").map((word) => {
    const piece = indexOf(variant, word.charAt(0));
    const direction = DIRECTIONS.find((each) => each.startsWith(word.charAt(1)));
    assert(direction !== undefined);
    const group = groupOf(variant, position, piece, direction);
    assert(group !== undefined, word);
    position = push(position, variant.board, group, direction);
    return { piece, direction, group };
  });
}

/** Plays gestures, each of them words such as `As Ae`. */
function after(game: Game, ...gestures: readonly string[]): Game {
  return gestures.reduce(
    (here, words) => play(here, pushesFor(here.variant, momentOf(here).position, words)),
    game,
  );
}

/** Steps, moves and pushes. */
function counts(game: Game): number[] {
  const { moves, pushes, steps } = momentOf(game).counts;
  return [steps, moves, pushes];
}

function rows(game: Game): string {
  return show(game.variant, momentOf(game).position);
}

const OPEN = newGame(read("ab.. .... c..."));

Deno.test("[COUNT-1] a push of k pieces by one cell is one push and k steps", () => {
  assertEquals(counts(after(newGame(CLASSIC), "As")), [4, 4, 1]);
  assertEquals(counts(after(newGame(CLASSIC), "Bs")), [3, 3, 1]);
  assertEquals(counts(after(newGame(CLASSIC), "Pe")), [1, 1, 1]);
  assertEquals(counts(newGame(CLASSIC)), [0, 0, 0]);
});

Deno.test("[COUNT-2] what the same piece does in succession is one move, corners included", () => {
  assertEquals(counts(after(OPEN, "be", "be", "bs", "bw")), [4, 1, 4]);
  assertEquals(counts(after(OPEN, "be be bs bw")), [4, 1, 4]);
  assertEquals(counts(after(OPEN, "be", "ce", "be")), [3, 3, 3]);
});

Deno.test("[COUNT-2] the pieces of a push count one by one, the foremost first", () => {
  assertEquals(counts(after(OPEN, "be", "ae")), [2, 2, 2]);
  // b goes on with its own move, then a begins one.
  assertEquals(counts(after(OPEN, "be", "ae", "ae")), [4, 4, 3]);
  assertEquals(counts(after(OPEN, "be be", "as", "ae")), [4, 2, 4]);
  assertEquals(counts(after(OPEN, "ae", "ae")), [4, 4, 2]);
  assertEquals(counts(after(OPEN, "ce", "be", "ae")), [3, 3, 3]);
  assertEquals(counts(after(OPEN, "be", "bw", "ae")), [4, 2, 3]);
});

Deno.test("[COUNT-3] a piece brought straight back takes its move away", () => {
  assertEquals(counts(after(OPEN, "be")), [1, 1, 1]);
  assertEquals(counts(after(OPEN, "be", "bw")), [2, 0, 2]);
  assertEquals(counts(after(OPEN, "be", "bs", "bw", "bn")), [4, 0, 4]);
  assertEquals(counts(after(OPEN, "be", "bw", "be")), [3, 1, 3]);
});

Deno.test("[COUNT-3] then the move before goes on: the last piece that moved matters, not the board alone", () => {
  const twice = after(OPEN, "be", "ce", "cw");
  assertEquals(counts(twice), [3, 1, 3]);
  assertEquals(counts(after(twice, "be")), [4, 1, 4]);
  // The same board, reached with another last piece.
  const other = after(OPEN, "ce", "be", "cw");
  assertEquals(rows(other), rows(twice));
  assertEquals(counts(other), [3, 3, 3]);
});

Deno.test("[COUNT-3] equal pieces are told apart: another one that takes the place is another move", () => {
  const game = after(OPEN, "bs", "ae");
  assertEquals(rows(game), ".a.. .b.. c...");
  assertEquals(counts(game), [2, 2, 2]);
});

Deno.test("[COUNT-4] what is undone is not counted", () => {
  const game = after(OPEN, "be", "ce", "ce");
  assertEquals(counts(game), [3, 2, 3]);
  assertEquals(counts(undo(game)), [2, 2, 2]);
  assertEquals(counts(undo(undo(game))), [1, 1, 1]);
  assertEquals(counts(redo(undo(game))), [3, 2, 3]);
  assertEquals(counts(restart(game)), [0, 0, 0]);
});

Deno.test("[GAME-1] undo takes back all of a group push, and all of a drag", () => {
  const pushed = after(newGame(CLASSIC), "As");
  assertEquals(rows(pushed), "H..I HAAI JAAK JBBK PNOQ");
  assertEquals(rows(undo(pushed)), "HAAI HAAI JBBK JNOK P..Q");
  const variant = read("a.b..");
  const held = press(variant, startPosition(variant), { x: 0.5, y: 0.5 });
  assert(held !== undefined);
  const { pushes } = release(variant, moveTo(variant, held, { x: 2.6, y: 0.5 }));
  const dragged = play(newGame(variant), pushes);
  assertEquals([rows(dragged), rows(undo(dragged))], ["..ab.", "a.b.."]);
  assertEquals(dragged.moments.length, 2);
});

Deno.test("[GAME-1] undo at the start and redo at the end change nothing", () => {
  assertEquals(undo(OPEN), OPEN);
  assertEquals(redo(OPEN), OPEN);
});

Deno.test("[GAME-1] undo of everything gives the start, redo of everything the end", () => {
  fc.assert(fc.property(anyGame(), fc.integer({ min: 1, max: 4 }), ([variant, pushes], size) => {
    const game = cut(pushes, size).reduce(play, newGame(variant));
    let back = game;
    while (back.now > 0) {
      const before = undo(back);
      assertEquals(before.now, back.now - 1);
      assertEquals(redo(before), back);
      back = before;
    }
    assert(samePosition(momentOf(back).position, startPosition(variant)));
    assertEquals(counts(back), [0, 0, 0]);
    while (back.now < back.moments.length - 1) back = redo(back);
    assertEquals(back, game);
  }));
});

Deno.test("[COUNT-1] steps and pushes are those of the gestures, and moves are never more than steps", () => {
  fc.assert(fc.property(anyGame(), ([variant, pushes]) => {
    const [steps, moves, count] = counts(cut(pushes, 1).reduce(play, newGame(variant)));
    assertEquals(count, pushes.length);
    const all = pushes.reduce((sum, { group }) => sum + group.length, 0);
    // Pieces that hook into each other count as one.
    if (canHook(variant)) assert((steps ?? 0) <= all);
    else assertEquals(steps, all);
    assert((moves ?? 0) <= (steps ?? 0));
  }));
});

Deno.test("[GAME-2] whoever plays something new forgets what was undone", () => {
  const game = after(undo(after(OPEN, "be", "be")), "bs");
  assertEquals(rows(game), "a... ..b. c...");
  assertEquals([game.moments.length, redo(game) === game], [3, true]);
});

Deno.test("[GAME-3] a gesture that ends where it began is none", () => {
  assertEquals(after(OPEN, "be bw"), OPEN);
  assertEquals(play(OPEN, []), OPEN);
  const undone = undo(after(OPEN, "be"));
  assertEquals(play(undone, []), undone, "what was undone is not forgotten for it");
});

Deno.test("[GAME-4] to restart is to undo everything, and it can be redone", () => {
  const game = after(OPEN, "be", "ce");
  assertEquals(rows(restart(game)), "ab.. .... c...");
  assertEquals(redo(redo(restart(game))), game);
});

Deno.test("[GAME-5] every moment can be gone back to, and knows what led to it", () => {
  const game = after(OPEN, "be be", "ce");
  assertEquals(rows(goTo(game, 1)), "a..b .... c...");
  assertEquals(game.moments.map(({ gesture }) => gesture.length), [0, 2, 1]);
  assertEquals([goTo(game, -5).now, goTo(game, 99).now], [0, 2]);
});

Deno.test("[GOAL-7] the game is solved in the very moment in which the goal is reached", () => {
  const game = newGame(read("a..", "goal: a 2 0"));
  const one = after(game, "ae");
  const two = after(one, "ae");
  assertEquals([game, one, two].map((each) => momentOf(each).isSolved), [false, false, true]);
  assertEquals(momentOf(undo(two)).isSolved, false);
  assertEquals(momentOf(after(two, "aw")).isSolved, false);
});

Deno.test("[GOAL-6] a game that starts solved is solved", () => {
  assertEquals(momentOf(newGame(read("a.", "goal: a 0 0"))).isSolved, true);
  assertEquals(momentOf(newGame(read("a."))).isSolved, false, "there is no goal");
});

Deno.test("[GAME-8] what the solver has shown is remembered for as long as it is not taken back", () => {
  const own = after(OPEN, "be");
  const shown = playShown(own, pushesFor(own.variant, momentOf(own).position, "ce"));
  assertEquals([OPEN, own, shown].map(wasShown), [false, false, true]);
  assertEquals(wasShown(undo(shown)), false);
  assertEquals(wasShown(after(shown, "ce")), true, "whoever goes on from there");
  assertEquals(wasShown(after(undo(shown), "bs")), false);
});

Deno.test("[GAME-8] a game knows whether it began where its variant does", () => {
  assertEquals(isFromStart(after(OPEN, "be")), true);
  assertEquals(isFromStart(newGame(OPEN.variant, at(OPEN.variant, ".... ..ab ...c"))), false);
});

Deno.test("a game may begin with another position", () => {
  const game = newGame(OPEN.variant, at(OPEN.variant, ".... ..ab ...c"));
  assertEquals(rows(undo(after(game, "aw"))), ".... ..ab ...c");
});

/** Gestures of so many pushes each. */
function cut(pushes: readonly Push[], size: number): Push[][] {
  return Array.from(
    { length: Math.ceil(pushes.length / size) },
    (_, index) => pushes.slice(index * size, (index + 1) * size),
  );
}
