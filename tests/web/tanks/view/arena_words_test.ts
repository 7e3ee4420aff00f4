import { assert, assertEquals } from "@std/assert";
import type { Seat } from "../../../../lib/arena/types.ts";
import type { LogRound } from "../../../../lib/logs/types.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { describeTurn } from "../../../../web/tanks/view/arena_words.ts";
import { headerOf } from "../../../lib/logs/record.ts";

const pure = { permissions: "none" } as const;

// The first looks E and sees the second, who hits it for 7 - 2 and then drives away; the third dies of a fault.
const ROUND: LogRound = {
  round: 1,
  width: 5,
  height: 5,
  heights: ["77777", "77777", "77777", "77777", "44444"],
  tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 3, y: 1 }, { bot: 2, x: 4, y: 5 }],
  turns: ["L2F6!!", "M3M1--", "L4L4--"],
  faults: [{ turn: 1, tank: 2, kind: "exit", detail: "" }],
  result: undefined,
};
const recording = record(headerOf(3), ROUND);
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
