import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { summaryOf } from "../../../lib/logs/summary.ts";
import type { LogRound } from "../../../lib/logs/types.ts";
import { runs } from "./properties.ts";
import { headerOf, recordRound } from "./record.ts";

const pure = { permissions: "none" } as const;

const duel: LogRound = {
  round: 7,
  width: 2,
  height: 1,
  heights: ["95"],
  tanks: [{ bot: 1, x: 1, y: 1 }, { bot: 0, x: 2, y: 1 }],
  turns: ["F2--", "L0!!"],
  faults: [
    { turn: 1, tank: 1, kind: "invalid", detail: 'wrote "M9"' },
    { turn: 2, tank: 1, kind: "timeout", detail: "", clock: { allowedMs: 100, wallMs: 131 } },
  ],
  result: undefined,
};

Deno.test("a summary replays what a round without a result came to", pure, () => {
  assertEquals(summaryOf(headerOf(2), duel), {
    round: 7,
    bots: [1, 0],
    result: { turns: 2, lives: [20, 0], damage: [8, 0], bonus: [10, 0] },
    faults: [{ turn: 1, seat: 1, kind: "invalid" }, { turn: 2, seat: 1, kind: "timeout" }],
  });
});

Deno.test("a summary takes a recorded result as it is, true or not", pure, () => {
  const result = { turns: 99, lives: [1, 1], damage: [0, 0], bonus: [0, 0] };
  assertEquals(summaryOf(headerOf(2), { ...duel, result }).result, result);
});

Deno.test("a summary is the same with and without a true result, and outlives JSON", pure, () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 5 }), (seed, tanks) => {
      const header = headerOf(tanks, 60);
      const round = recordRound(header, seed);
      const summary = summaryOf(header, round);
      assertEquals(summaryOf(header, { ...round, result: undefined }), summary);
      assertEquals<unknown>(JSON.parse(JSON.stringify(summary)), summary);
    }),
    runs(30),
  );
});
