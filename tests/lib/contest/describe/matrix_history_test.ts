/** Head to head, and ranks over time. */
import { assertEquals } from "@std/assert";
import { historyOf } from "../../../../lib/contest/describe/history.ts";
import { matrixOf } from "../../../../lib/contest/describe/matrix.ts";
import { type Made, makeRecords, timeOf } from "./made_records.ts";

const CONTEST: Made = {
  entries: ["ada", "bob", "cyd", "dan"],
  versions: [["ada 1", "played"], ["bob 1", "played"], ["cyd 1", "played"], ["ada 2", "played"]],
  stages: [
    { versions: ["cyd 1", "ada 1"], ranks: [2, 1], duels: [[0, 1, [30, 70]]] },
    {
      versions: ["cyd 1", "ada 1"],
      ranks: [1, 2],
      state: "annulled",
      duels: [[0, 1, [1000, 0]]],
    },
    { versions: ["ada 2", "bob 1"], ranks: [2, 1], duels: [[0, 1, [20, 80]]] },
    { versions: ["bob 1", "ada 2"], duels: [] },
  ],
};

Deno.test("the matrix sums duels over stages that count, the leader first, whoever sat first in the plan", () => {
  assertEquals(matrixOf(makeRecords(CONTEST)), {
    entries: [
      { entry: "bob", name: "bob" },
      { entry: "ada", name: "ada" },
      { entry: "cyd", name: "cyd" },
    ],
    pairs: [
      {
        ...{ pair: [0, 1], rounds: 10, points: [80, 20], wins: [7, 3] },
        last: { stage: 3, run: "stage-3", match: "duel-1-2" },
      },
      {
        ...{ pair: [1, 2], rounds: 10, points: [70, 30], wins: [7, 3] },
        last: { stage: 1, run: "stage-1", match: "duel-1-2" },
      },
    ],
  });
});

Deno.test("the history has a rank and a version for each stage that counts, or null", () => {
  assertEquals(historyOf(makeRecords(CONTEST)), {
    stages: [
      { entry: "cyd", name: "cyd", number: 1, finishedAt: timeOf(2) },
      { entry: "ada", name: "ada", number: 3, finishedAt: timeOf(4) },
    ],
    entries: [
      { entry: "bob", name: "bob", ranks: [null, 1], versions: [null, 1] },
      { entry: "ada", name: "ada", ranks: [1, 2], versions: [1, 2] },
      { entry: "cyd", name: "cyd", ranks: [2, null], versions: [1, null] },
    ],
  });
});

Deno.test("before the first stage there is neither", () => {
  const records = makeRecords({ entries: ["ada"], versions: [["ada 1", "played"]] });
  assertEquals(matrixOf(records), { entries: [], pairs: [] });
  assertEquals(historyOf(records), { stages: [], entries: [] });
});
