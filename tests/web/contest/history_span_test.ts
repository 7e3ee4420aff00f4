import { assertEquals } from "@std/assert";
import type { ContestHistory } from "../../../lib/contest/published/types.ts";
import { lastStages, orderIn } from "../../../web/contest/history_span.ts";

const stage = (number: number) => ({ number, entry: "a", name: "a", finishedAt: "2026-03-01" });
const HISTORY: ContestHistory = {
  stages: [stage(1), stage(2), stage(4)],
  entries: [
    { entry: "b", name: "b", ranks: [2, 1, 1], versions: [1, 1, 2] },
    { entry: "a", name: "a", ranks: [1, null, 1], versions: [1, null, 1] },
    { entry: "old", name: "old", ranks: [3, null, null], versions: [1, null, null] },
  ],
};

Deno.test("the last stages have only those who played them", () => {
  const { entries, stages } = lastStages(HISTORY, 2);
  assertEquals(stages.map(({ number }) => number), [2, 4]);
  assertEquals(entries.map(({ entry, ranks, versions }) => [entry, ranks, versions]), [
    ["b", [1, 1], [1, 2]],
    ["a", [null, 1], [null, 1]],
  ]);
  assertEquals(lastStages(HISTORY, 30), HISTORY);
});

Deno.test("the order of a stage is by rank; who is level stays in the order of the list", () => {
  const told = (column: number) =>
    orderIn(HISTORY, column).map(({ entry, rank }) => `${rank} ${entry}`);
  assertEquals(told(0), ["1 a", "2 b", "3 old"]);
  assertEquals(told(1), ["1 b"]);
  assertEquals(told(2), ["1 b", "1 a"]);
  assertEquals(told(7), []);
});
