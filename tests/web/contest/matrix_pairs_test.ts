import { assert, assertEquals } from "@std/assert";
import { lookUpPairs } from "../../../web/contest/matrix_pairs.ts";

const last = { stage: 3, run: "stage-3", match: "duel-1-2-a-b" };
const names = ["a", "b", "c"].map((name) => ({ entry: name, name }));

Deno.test("a pair is found from both sides, each seen from its row", () => {
  const look = lookUpPairs({
    entries: names,
    pairs: [{ pair: [0, 2], rounds: 10, points: [50, 30], wins: [6, 2], last }],
  });
  assertEquals(look(0, 2), { wins: [6, 2], rounds: 10, lead: 4 / 15, share: 0.75, last });
  assertEquals(look(2, 0), { wins: [2, 6], rounds: 10, lead: -4 / 15, share: 0.25, last });
  assertEquals([look(0, 1), look(1, 2), look(1, 1)], [undefined, undefined, undefined]);
});

Deno.test("the same score in more rounds is a surer lead, and none is more than all", () => {
  const leadOf = (rounds: number, wins: readonly [number, number]) =>
    lookUpPairs({ entries: names, pairs: [{ pair: [0, 1], rounds, points: [0, 0], wins, last }] })(
      0,
      1,
    )?.lead ?? NaN;
  assert(leadOf(1, [1, 0]) < leadOf(10, [10, 0]));
  assert(leadOf(10, [10, 0]) < leadOf(1000, [1000, 0]));
  assert(leadOf(1000, [1000, 0]) <= 1);
});

Deno.test("where no round had a winner there is no share", () => {
  const look = lookUpPairs({
    entries: names,
    pairs: [{ pair: [0, 1], rounds: 0, points: [0, 0], wins: [0, 0], last }],
  });
  assertEquals(look(0, 1), { wins: [0, 0], rounds: 0, lead: 0, share: undefined, last });
});
