/** Puzzles whose pieces hook into each other: what a player reaches by pushing is known, in every metric. */
import { assert, assertEquals } from "@std/assert";
import { isGoal, startPosition } from "../../../../lib/klotski/board.ts";
import { at, pathFrom } from "../../../../lib/klotski/solver/at.ts";
import { measureAll, REVERSIBLE_METRICS } from "../../../../lib/klotski/solver/distances.ts";
import { exploreAll } from "../../../../lib/klotski/solver/explore.ts";
import { solve } from "../../../../lib/klotski/solver/solve.ts";
import { statsOf } from "../../../../lib/klotski/solver/stats.ts";
import { playUnit } from "../../../../lib/klotski/solver/units.ts";
import { METRICS } from "../../../../lib/klotski/types.ts";
import { HOOKED, RING } from "../hooked.ts";
import { gridOf, plainSolverOf, positionOf, wantedOf } from "./small_boards.ts";

Deno.test("[METRIC-6] a ring and what lies in it go together, and can be solved in every metric", () => {
  const lengths = METRICS.map((metric) => solve(RING, metric)?.length);
  assertEquals(lengths, [2, 1, 1, 2, 1]);
  const solution = solve(RING, "step");
  assertEquals([solution?.solvable, solution?.configurations], [true, 3]);
});

Deno.test("[METRIC-6] with single pieces alone it can be known that there is no way", () => {
  for (const metric of REVERSIBLE_METRICS) {
    assertEquals(solve(RING, metric, { together: false, whole: false })?.solvable, false);
  }
});

for (const [name, variant] of Object.entries(HOOKED)) {
  Deno.test(`[PUSH-6] ${name}: what is explored is what a player can get to by pushing`, () => {
    const plain = plainSolverOf(variant);
    const reached = plain.distances([gridOf(variant)], "push");
    const grids = Array.from(reached.values(), ([grid]) => grid);
    for (const mirror of [true, false]) {
      const exploration = exploreAll(variant, { mirror });
      assertEquals(exploration.progress.configurations, reached.size);
      assert(grids.every((grid) => exploration.indexOf(positionOf(variant, grid)) >= 0));
      const edges = grids.reduce(
        (sum, grid) => sum + new Set(plain.allUnits(grid, "step")).size,
        0,
      ) / 2;
      assertEquals(exploration.edges, edges);
    }
  });

  Deno.test(`[METRIC-6] ${name}: it is solvable in all metrics or in none, each as short as plain rules say`, () => {
    const plain = plainSolverOf(variant);
    const wanted = wantedOf(variant);
    for (const metric of METRICS) {
      const known = [...plain.distances([gridOf(variant)], metric).values()];
      const goals = known.filter(([grid]) => plain.isGoal(grid, wanted));
      const solution = solve(variant, metric);
      assertEquals(solution?.solvable, goals.length > 0);
      const shortest = goals.length === 0 ? 0 : Math.min(...goals.map(([, distance]) => distance));
      assertEquals(solution?.length, shortest);
      assertEquals(solution?.configurations, known.length);
      const end = solution?.moves.reduce(
        (here, unit) => playUnit(variant, here, unit),
        startPosition(variant),
      );
      assert(end !== undefined && isGoal(variant, end) === solution?.solvable);
    }
  });

  Deno.test(`[METRIC-6] ${name}: from wherever a player gets, distances are those of plain rules and ways lead to the goal`, () => {
    const plain = plainSolverOf(variant);
    const grids = Array.from(
      plain.distances([gridOf(variant)], "push").values(),
      ([grid]) => grid,
    );
    const goals = grids.filter((grid) => plain.isGoal(grid, wantedOf(variant)));
    for (const metric of REVERSIBLE_METRICS) {
      const distances = measureAll(exploreAll(variant), metric);
      const known = plain.distances(goals, metric);
      for (const grid of grids) {
        const position = positionOf(variant, grid);
        const expected = known.get(plain.keyOf(grid))?.[1];
        assertEquals(at(distances, position)?.distance, expected);
        assertEquals(pathFrom(distances, position)?.length, expected);
      }
      assertEquals(statsOf(distances).configurations, grids.length);
    }
  });
}
