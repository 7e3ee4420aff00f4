/** The fast solver and the plain one come to the same on small boards of all sorts. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { at, pathFrom } from "../../../../lib/klotski/solver/at.ts";
import { measureAll, REVERSIBLE_METRICS } from "../../../../lib/klotski/solver/distances.ts";
import { exploreAll } from "../../../../lib/klotski/solver/explore.ts";
import { solve } from "../../../../lib/klotski/solver/solve.ts";
import { statsOf } from "../../../../lib/klotski/solver/stats.ts";
import { playUnit, unitsFrom } from "../../../../lib/klotski/solver/units.ts";
import { METRICS, type Variant } from "../../../../lib/klotski/types.ts";
import { anySmallVariant, gridOf, plainSolverOf, positionOf, wantedOf } from "./small_boards.ts";

/** Of each property: the plain solver takes its time. */
const RUNS = 30;

/** Everything that can be reached, and of it the goals. */
function plainComponent(variant: Variant) {
  const plain = plainSolverOf(variant);
  // Whatever a player can get to, who pushes.
  const component = plain.distances([gridOf(variant)], "push");
  const grids = Array.from(component.values(), ([grid]) => grid);
  const goals = grids.filter((grid) => plain.isGoal(grid, wantedOf(variant)));
  return { plain, grids, goals };
}

for (const metric of METRICS) {
  Deno.test(`in the metric ${metric} a plain solver comes to the same length, and every solution leads to the goal by plain rules`, () => {
    fc.assert(
      fc.property(anySmallVariant(), (variant) => {
        const { goals, grids, plain } = plainComponent(variant);
        const solution = solve(variant, metric);
        assert(solution !== undefined && solution.isWhole);
        const wanted = wantedOf(variant);
        const lengths = Array.from(plain.distances([gridOf(variant)], metric).values())
          .flatMap(([grid, distance]) => plain.isGoal(grid, wanted) ? [distance] : []);
        assertEquals(solution.solvable, goals.length > 0);
        assertEquals(solution.length, lengths.length === 0 ? 0 : Math.min(...lengths));
        assertEquals([solution.moves.length, solution.metric], [solution.length, metric]);
        assertEquals(solution.configurations, grids.length);
        let grid = gridOf(variant);
        for (const unit of solution.moves) {
          const name = variant.pieces[unit.piece]?.name ?? "?";
          const after = plain.played(grid, name, unit);
          assert(after !== undefined && plain.unitsOf(grid, name, metric).includes(after));
          const [x, y] = moved(grid, after, name, variant.board.width);
          assertEquals([unit.dx, unit.dy], [x, y]);
          grid = after;
        }
        assertEquals(plain.isGoal(grid, wanted), solution.solvable);
      }),
      { numRuns: RUNS },
    );
  });

  Deno.test(`the units of ${metric} are those of plain rules`, () => {
    fc.assert(
      fc.property(anySmallVariant(), fc.nat(), (variant, choice) => {
        const { grids, plain } = plainComponent(variant);
        const grid = grids[choice % grids.length] ?? "";
        const position = positionOf(variant, grid);
        const units = [...unitsFrom(variant, position, metric)];
        assertEquals(
          units.map((unit) => gridOf(variant, unit.position)).sort(),
          plain.allUnits(grid, metric).sort(),
        );
        for (const unit of units) {
          assertEquals(playUnit(variant, position, unit.unit), unit.position);
        }
      }),
      { numRuns: RUNS },
    );
  });
}

for (const metric of REVERSIBLE_METRICS) {
  Deno.test(`in the metric ${metric} every distance and every figure is the plain solver's`, () => {
    fc.assert(
      fc.property(anySmallVariant(), (variant) => {
        const { goals, grids, plain } = plainComponent(variant);
        const exploration = exploreAll(variant);
        const distances = measureAll(exploration, metric);
        const known = plain.distances(goals, metric);
        const expected = (grid: string) => known.get(plain.keyOf(grid))?.[1];
        for (const grid of grids) {
          const position = positionOf(variant, grid);
          const distance = distances.of(position);
          assertEquals(distance, expected(grid));
          const advice = at(distances, position);
          assertEquals(advice?.distance, distance);
          if (advice?.next === undefined) assert(distance === undefined || distance === 0);
          else {
            const name = variant.pieces[advice.next.piece]?.name ?? "?";
            const after = plain.played(grid, name, advice.next);
            assert(after !== undefined && plain.unitsOf(grid, name, metric).includes(after));
            assertEquals(expected(after), (distance ?? 0) - 1);
          }
          assertEquals(pathFrom(distances, position)?.length, distance);
        }
        const stats = statsOf(distances);
        // Of pieces that hook into each other each can lead the others to the same board.
        const edges = grids.reduce(
          (sum, grid) => sum + new Set(plain.allUnits(grid, "step")).size,
          0,
        ) / 2;
        assertEquals(
          [stats.configurations, stats.edges, stats.goals, stats.length],
          [grids.length, edges, goals.length, expected(gridOf(variant))],
        );
        const ways = (grid: string): bigint => {
          const left = expected(grid);
          if (left === undefined) return 0n;
          if (left === 0) return 1n;
          const nearer = new Map(
            plain.allUnits(grid, metric).map((after) => [plain.keyOf(after), after]),
          );
          return nearer.values().reduce(
            (sum, after) => expected(after) === left - 1 ? sum + ways(after) : sum,
            0n,
          );
        };
        assertEquals(stats.shortest, ways(gridOf(variant)));
        const all = Array.from(known.values(), ([, distance]) => distance);
        const histogram = all.reduce<number[]>((counts, distance) => {
          counts[distance] = (counts[distance] ?? 0) + 1;
          return counts;
        }, []);
        assertEquals(stats.histogram, histogram);
        const fromStart = plain.distances([gridOf(variant)], metric);
        assertEquals(
          stats.fromStart,
          Math.max(...Array.from(fromStart.values(), ([, distance]) => distance)),
        );
        const farthest = stats.farthest;
        assertEquals(farthest?.distance, goals.length === 0 ? undefined : histogram.length - 1);
        if (farthest !== undefined) {
          assertEquals(expected(gridOf(variant, farthest.position)), farthest.distance);
        }
      }),
      { numRuns: RUNS },
    );
  });
}

Deno.test("whether mirror images are kept once or twice, all figures are the same", () => {
  let folded = 0;
  fc.assert(
    fc.property(anySmallVariant(), (variant) => {
      const [one, other] = [undefined, false].map((mirror) =>
        exploreAll(variant, mirror === undefined ? {} : { mirror })
      );
      assert(one !== undefined && other !== undefined);
      assert(!other.space.isFolded);
      if (one.space.isFolded) folded += 1;
      assertEquals(
        [one.progress.configurations, one.progress.steps, one.edges, one.goalCount],
        [other.progress.configurations, other.progress.steps, other.edges, other.goalCount],
      );
      for (const metric of REVERSIBLE_METRICS) {
        const { farthest, ...stats } = statsOf(measureAll(one, metric));
        const { farthest: same, ...others } = statsOf(measureAll(other, metric));
        assertEquals(stats, others);
        assertEquals(farthest?.distance, same?.distance);
      }
    }),
    { numRuns: 2 * RUNS },
  );
  assert(folded >= 5);
});

function moved(before: string, after: string, name: string, width: number): [number, number] {
  const [from, to] = [before.indexOf(name), after.indexOf(name)];
  return [to % width - from % width, Math.floor(to / width) - Math.floor(from / width)];
}
