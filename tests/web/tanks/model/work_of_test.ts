import { assert, assertEquals, assertThrows } from "@std/assert";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import type { LogRound } from "../../../../lib/logs/types.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { MOST_WORK, refusalOf, workOf } from "../../../../web/tanks/model/work_of.ts";
import { HEADER } from "../store/fake_outside.ts";

/** So many tanks that give the same order in so many turns. */
function roundWith(tanks: number, turns: number, order: string, faults = 0): LogRound {
  return {
    round: 7,
    width: 20,
    height: 20,
    heights: Array.from({ length: 20 }, () => "5".repeat(20)),
    tanks: Array.from({ length: tanks }, (_, seat) => ({
      bot: seat % 2,
      x: 1 + seat % 20,
      y: 1 + Math.floor(seat / 20),
    })),
    turns: Array.from({ length: turns }, () => order.repeat(tanks)),
    faults: Array.from({ length: faults }, () => ({
      turn: 1,
      tank: 0,
      kind: "invalid" as const,
      detail: "",
    })),
    result: undefined,
  };
}

Deno.test("the longest rounds of the rules are shown, of tanks that only look up to 80", () => {
  for (const round of [roundWith(9, 1000, "L0"), roundWith(80, 1000, "L3")]) {
    assertEquals(refusalOf(round), undefined);
  }
  assertEquals(refusalOf(roundWith(400, 1000, "M0")), undefined);
});

Deno.test("a short text that would stop the page is refused before it is replayed", () => {
  const hostile = [
    roundWith(400, 200, "L0"),
    roundWith(400, 5000, "M0"),
    roundWith(2, 200_000, "--"),
    roundWith(2, 2, "--", 600_000),
  ];
  for (const round of hostile) {
    assert(workOf(round) > MOST_WORK);
    const error = assertThrows(() => record(HEADER, round), UnusableInput);
    assertEquals(error.problems[0]?.code, "LOG_TOO_LONG");
  }
});

Deno.test("looks weigh by the tanks that they may show, other orders do not", () => {
  const looks = workOf(roundWith(10, 10, "L0"));
  const moves = workOf(roundWith(10, 10, "M0"));
  assertEquals(looks - moves, 10 * 10 * 10);
});
