import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { generateTraffic } from "../../../lib/frogger/generate.ts";
import { judge } from "../../../lib/frogger/judge.ts";
import { makeMoves, parseMoves } from "../../../lib/frogger/moves_file.ts";
import { MODES, type Optimum, solve, solveAll } from "../../../lib/frogger/optimum.ts";
import { START } from "../../../lib/frogger/rules.ts";
import { makeTraffic } from "../../../lib/frogger/traffic_file.ts";
import { MOVES, type Traffic } from "../../../lib/frogger/types.ts";
import { gap, lane } from "./cases.ts";
import { PlainRoad } from "./plain_frogger.ts";
import { hops, read, roads } from "./roads.ts";
import { slowOptimum } from "./slow_optimum.ts";

const ROADS: Readonly<Record<string, readonly string[]>> = {
  "nothing at all": lane(1, ""),
  "a single vehicle": lane(1, "="),
  "the contest's example": ["[|==|  =", "|) =  o", "(|[]-[]:", "<| (oo|", "|==|] :=)"],
  "walls with gaps": ["===  ===  ==", "=== ==", "==  ==  ==", "== === =", "===   ===  ="],
  "express only": [`==   ${gap(20)}= =   ==`, "", "", "", `=   ==  ${gap(18)}= = =`],
  "no way across": ["", "", "=".repeat(20), "", ""],
  // Long enough for all four corners, and for corners to be worth a crossing or not.
  "room for corners": lane(3, `=${gap(40)}=`),
};

function text({ moves }: Optimum): string {
  return makeMoves(moves).trimEnd();
}

for (const [name, lanes] of Object.entries(ROADS)) {
  for (const mode of MODES) {
    Deno.test(`[OPTIMUM-1] [OPTIMUM-2] playing every game comes to the same: ${name}, ${mode}`, () => {
      const found = solve(read(lanes), mode);
      const slow = slowOptimum(lanes, mode);
      assertEquals([text(found), found.crossings], [slow?.moves, slow?.crossings]);
      if (mode !== "open" || !found.confined) assertEquals(found.score, slow?.score);
    });
  }
}

Deno.test("[OPTIMUM-1] [OPTIMUM-2] playing every game comes to the same on any small road", () => {
  fc.assert(
    fc.property(roads(12), fc.constantFrom(...MODES), (lanes, mode) => {
      assertEquals(text(solve(read(lanes), mode)), slowOptimum(lanes, mode)?.moves ?? "");
    }),
    { numRuns: 8 },
  );
});

Deno.test("[OPTIMUM-2] of equal scores the one with more crossings is taken", () => {
  const lanes = ["= = ===  =", "= == =   = ==", "=  =    = ==", "==========", "=   ===="];
  const { best, confined } = solveAll(read(lanes));
  // Nine confined, and 25 %, are 11; so are ten with two corners.
  assertEquals([confined.score, confined.crossings], [11, 9]);
  assertEquals([best.score, best.crossings, best.confined], [11, 10, false]);
});

Deno.test("[OPTIMUM-1] no moves beat the optimum", () => {
  fc.assert(fc.property(roads(40), hops(100), (lanes, moves) => {
    const { best, confined, open } = solveAll(read(lanes));
    const { confined: isConfined, score } = new PlainRoad(lanes).game(moves);
    assert(score <= best.score);
    assert(score <= (isConfined ? confined : open).score);
  }));
});

const BUSY: readonly (readonly [string, Traffic])[] = [0.15, 0.35, 0.6].map((density) => [
  `of density ${density}`,
  generateTraffic("optimum", { density, frames: 250 }),
]);

for (const [name, traffic] of BUSY) {
  Deno.test(`[OPTIMUM-1] the judge agrees on traffic ${name}`, () => {
    const all = solveAll(traffic);
    for (const mode of MODES) {
      const { confined, corners, crossings, moves, score } = all[mode];
      const parsed = parseMoves(makeMoves(moves), moves.length, { strict: true });
      assert(parsed.ok);
      const judged = judge(traffic, parsed.value);
      assertEquals(judged.squash, undefined);
      assertEquals([judged.score, judged.tally], [score, { confined, corners, crossings }]);
      const plain = new PlainRoad(makeTraffic(traffic).split("\n").slice(0, 5));
      assertEquals(plain.game(makeMoves(moves).trimEnd()).score, score);
      assertEquals(solve(traffic, mode), all[mode]);
    }
    assertEquals(all.confined.confined, true);
    assertEquals(all.best.score, Math.max(all.open.score, all.confined.score));
  });

  Deno.test(`[OPTIMUM-1] a frog that changes any stretch of the optimum is not better: traffic ${name}`, () => {
    const { moves, score } = solve(traffic);
    const change = fc.record({
      at: fc.nat(moves.length - 1),
      moves: fc.array(fc.nat(MOVES.length - 1), { minLength: 1, maxLength: 8 }),
    });
    fc.assert(
      fc.property(change, ({ at, moves: other }) => {
        const changed = moves.slice();
        changed.set(other.slice(0, moves.length - at), at);
        assert(judge(traffic, { moves: changed, missing: 0, ignored: 0 }).score <= score);
      }),
      { numRuns: 50 },
    );
  });
}

Deno.test("[OPTIMUM-1] the confined frog stays within 4 columns, all the time", () => {
  const traffic = generateTraffic("confined", { density: 0.3, frames: 400 });
  const { moves } = solve(traffic, "confined");
  const { cells } = judge(traffic, { moves, missing: 0, ignored: 0 });
  assertEquals(cells.every((cell) => Math.abs(cell % 23 - START.column) <= 4), true);
});

Deno.test("[OPTIMUM-1] a frog can always wait in the zone: there is an optimum even at a wall", () => {
  const lanes = Array.from({ length: 5 }, () => "=".repeat(30));
  const { moves, score } = solve(read(lanes), "confined");
  assertEquals(score, slowOptimum(lanes, "confined")?.score);
  assertEquals([moves.length, moves[50]], [106, 0]);
});
