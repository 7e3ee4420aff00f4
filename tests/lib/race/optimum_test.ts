import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { pathOf } from "../../../lib/race/chronometer.ts";
import { distancesOf, fewestMoves, NO_WAY } from "../../../lib/race/distances.ts";
import { gateOf } from "../../../lib/race/gate.ts";
import { judgeLap } from "../../../lib/race/lap_judge.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import { WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { changed, drawn, GRASS, isWithin, OVAL, ring } from "./drawn.ts";
import { slowOptimum } from "./slow_optimum.ts";

const CIRCUITS: Readonly<Record<string, Circuit>> = {
  oval: OVAL,
  // The line is 12 rows high, so that a car may start backwards and come round.
  "wide line": ring([15, 2, 64, 30], [20, 14, 59, 26]),
  // Three cells wide where it is narrow.
  narrow: ring([18, 2, 61, 12], [20, 7, 59, 9]),
  "blind alleys": drawn((x, y) =>
    (isWithin(x, y, [15, 2, 64, 15]) && !isWithin(x, y, [20, 7, 59, 11])) ||
    isWithin(x, y, [65, 8, 80, 9]) || isWithin(x, y, [30, 16, 31, 24])
  ),
  // The infield is one cell.
  "round a post": changed(drawn((x, y) => isWithin(x, y, [18, 2, 61, 9])), [
    { x: 40, y: 7 },
  ], GRASS),
};

for (const [name, circuit] of Object.entries(CIRCUITS)) {
  Deno.test(`[OPTIMUM-1] another method comes to the same on the circuit “${name}”`, () => {
    const found = findOptimum(circuit);
    const slow = slowOptimum(circuit);
    assert(found !== undefined && slow !== undefined);
    assertEquals(found.finish, slow.finish);
    assertAlmostEquals(pathOf(found.points, found.finish), slow.path, 1e-9);
    assertEquals(judgeLap(circuit, found.points), {
      verdict: { code: "OK" },
      finish: found.finish,
      moves: found.finish.moves,
    });
  });
}

Deno.test("[OPTIMUM-1] where no car can finish there is no optimum", () => {
  const walled = drawn((x, y) => isWithin(x, y, [15, 2, 64, 15]) && x !== 50);
  assertEquals(findOptimum(walled), undefined);
});

Deno.test("[OPTIMUM-1] the optimum of an almost empty field is found", () => {
  const empty = drawn((x, y) => !(x === 40 && y === 7));
  assertEquals(findOptimum(empty)?.finish, { moves: 6, over: 1, under: 1 });
});

Deno.test("the way left is counted the right way round, over the line", () => {
  const distances = distancesOf(OVAL, gateOf(OVAL));
  const at = (x: number, y: number, behind = 0) => distances[2 * (y * WIDTH + x) + behind];
  assertEquals([at(39, 4), at(38, 6), at(39, 4, 1)], [1, 2, (at(40, 4) ?? 0) + 1]);
  assert((at(40, 4) ?? 0) > 60);
  assertEquals(at(0, 0), NO_WAY);
});

Deno.test("a car that makes v steps a move makes at most v + 1 in the next, and 16 at most", () => {
  const moves = fewestMoves(200);
  assertEquals(Array.from(moves[0]?.subarray(0, 8) ?? []), [0, 1, 2, 2, 3, 3, 3, 4]);
  assertEquals(Array.from(moves[2]?.subarray(0, 9) ?? []), [0, 1, 1, 1, 2, 2, 2, 2, 3]);
  assertEquals(moves[16]?.[200], 13);
});
