import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { ALL_ORDERS } from "../../../lib/arena/orders.ts";
import { startRound } from "../../../lib/arena/round.ts";
import type { TurnEntry } from "../../../lib/arena/types.ts";
import { makeTurn, parseTurn } from "../../../lib/logs/turns.ts";
import { runs } from "./properties.ts";

const pure = { permissions: "none" } as const;

/** Tanks with these lives; all else does not matter to a turn's text. */
function tanksOf(...lives: number[]) {
  const field = { width: 9, height: 1, heights: [4, 4, 4, 4, 4, 4, 4, 4, 4] };
  const { tanks } = startRound(field, lives.map((_, seat) => ({ x: seat + 1, y: 1 })));
  return tanks.map((tank, seat) => ({ ...tank, lives: lives[seat] ?? 0 }));
}

Deno.test("parseTurn() reads orders, lost turns and ended programs", pure, () => {
  const look: TurnEntry = { kind: "look", to: 0 };
  const move: TurnEntry = { kind: "move", to: 2 };
  const fire: TurnEntry = { kind: "fire", to: 7 };
  assertEquals(parseTurn("L0M2F7--!!", 5), [look, move, fire, "lost", "ended"]);
  assertEquals(parseTurn("", 0), []);
});

Deno.test("parseTurn() takes exactly what the log's rules say", pure, () => {
  for (
    const text of ["L8M2", "l0M2", "M", "M0M", "M0", "M0M0M0", "M0 M", "-!M0", "Ｍ0M0", "\0\0M0"]
  ) {
    assertEquals(parseTurn(text, 2), undefined, text);
  }
});

Deno.test("makeTurn() writes -- for whom is dead, whatever the entry says", pure, () => {
  const move: TurnEntry = { kind: "move", to: 3 };
  assertEquals(
    makeTurn([move, move, "ended", "ended", "lost"], tanksOf(5, 0, 7, 0, 2)),
    "M3--!!----",
  );
});

Deno.test("makeTurn() refuses a wrong number of entries", pure, () => {
  assertThrows(() => makeTurn(["lost"], tanksOf(5, 6)), RangeError, "2 seats with 1 entries");
});

Deno.test("parseTurn(makeTurn(entries)) gives the entries", pure, () => {
  const entry = fc.constantFrom<TurnEntry>(...ALL_ORDERS, "lost", "ended");
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 9 }), (entries) => {
      const text = makeTurn(entries, tanksOf(...entries.map((_, seat) => seat + 1)));
      assertEquals(parseTurn(text, entries.length), entries);
    }),
    runs(100),
  );
});
