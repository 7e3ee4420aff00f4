/** Moves made by hand, and taken back. */
import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  AT_START,
  continues,
  lengthOf,
  makeMove,
  redo,
  toMove,
  undo,
} from "../../../../web/frogger/model/hand.ts";
import { movesOf } from "../samples.ts";

const play = (text: string) => movesOf(text).reduce<typeof AT_START>(makeMove, AT_START);

Deno.test("a move taken back can be made again", () => {
  const hand = undo(play("^^>"));
  assertEquals([hand.made, hand.undone], [movesOf("^^"), movesOf(">")]);
  assertEquals(redo(hand), play("^^>"));
  assertEquals(redo(play("^")), play("^"));
});

Deno.test("another move forgets what was taken back, the same one does not", () => {
  const hand = toMove(play("^^>>"), 1);
  assertEquals(makeMove(hand, movesOf("^")[0] ?? 0), toMove(play("^^>>"), 2));
  assertEquals(makeMove(hand, movesOf("v")[0] ?? 0), play("^v"));
});

Deno.test("however far one goes back and forth, the moves stay the same", () => {
  fc.assert(fc.property(
    fc.uint8Array({ max: 4, maxLength: 30 }),
    fc.array(fc.integer({ min: -40, max: 40 })),
    (moves, ways) => {
      const all = Uint8Array.from(moves);
      const end = ways.reduce(toMove, { made: all, undone: AT_START.undone });
      assertEquals(Uint8Array.of(...end.made, ...end.undone), all);
    },
  ));
});

Deno.test("at the start there is nothing to take back", () => {
  assertEquals(undo(AT_START, 10), AT_START);
});

Deno.test("a game goes on with another one if it has all its moves, taken back or not", () => {
  const hand = toMove(play("^^>>"), 1);
  assertEquals(lengthOf(hand), 4);
  for (
    const [other, isSo] of [["", true], ["^^>", true], ["^^>>", true], ["^^>>.", false], [
      "^>",
      false,
    ]] as const
  ) {
    assertEquals(continues(hand, play(other)), isSo, other);
  }
});
