import { assert, assertEquals } from "@std/assert";
import type { Seat } from "../../../../lib/arena/types.ts";
import { describeTurn } from "../../../../web/tanks/view/arena_words.ts";
import { SMALL_ROUND } from "./small_round.ts";

const pure = { permissions: "none" } as const;

const recording = SMALL_ROUND;
const first = 0 as Seat;

Deno.test("a turn is told tank by tank, with places, lives and where they face", pure, () => {
  assertEquals(
    describeTurn(recording, 2, undefined),
    "Turn 2 of 3. bot0 (A) at (1,1), 15 lives, facing SE; bot1 (B) at (4,2), 20 lives, facing NE; " +
      "wreck of bot2 (C) at (4,5).",
  );
  assert(describeTurn(recording, 0, undefined).startsWith("Start of 3 turns. bot0 (A) at (1,1)"));
});

Deno.test("[WATCH-18] in fog a turn is told as its program knows it", pure, () => {
  assertEquals(
    describeTurn(recording, 2, first),
    "Turn 2 of 3, what bot0 (A) knows. bot0 (A) at (1,1), 15 lives, facing SE; bot1 (B) last at (3,1), " +
      "20 lives, seen 1 turn ago.",
  );
});
