/** Solutions: for the pieces as they lie, from anywhere to anywhere, with an end. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { isGoal, startPosition } from "../../../../lib/klotski/board.ts";
import { at as advise, pathFrom } from "../../../../lib/klotski/solver/at.ts";
import { measureAll } from "../../../../lib/klotski/solver/distances.ts";
import { exploreAll } from "../../../../lib/klotski/solver/explore.ts";
import { goalAt, solve } from "../../../../lib/klotski/solver/solve.ts";
import { playUnit } from "../../../../lib/klotski/solver/units.ts";
import { allPushes, push } from "../../../../lib/klotski/pushes.ts";
import { METRICS, type Position } from "../../../../lib/klotski/types.ts";
import { at, CLASSIC, DADS, EXAMPLE, indexOf, read } from "../drawn.ts";

Deno.test("[GOAL-6] a start that is the goal is solved in 0, in every metric", () => {
  const variant = read("ab. ...", "goal: a 0 0");
  for (const metric of METRICS) {
    assertEquals(solve(variant, metric), {
      ...{ solvable: true, metric, length: 0, configurations: 15, isWhole: true, moves: [] },
    });
  }
  const distances = measureAll(exploreAll(variant));
  assertEquals(advise(distances, startPosition(variant)), { distance: 0, next: undefined });
  assertEquals(pathFrom(distances, startPosition(variant)), []);
});

Deno.test("what cannot be solved is proven so, in every metric", () => {
  const variant = read("ABB.", "goal: A 3 0");
  for (const metric of METRICS) {
    assertEquals(solve(variant, metric), {
      ...{ solvable: false, metric, length: 0, configurations: 3, isWhole: true, moves: [] },
    });
  }
  const distances = measureAll(exploreAll(variant));
  const start = startPosition(variant);
  assertEquals(advise(distances, start), { distance: undefined, next: undefined });
  assertEquals(pathFrom(distances, start), undefined);
});

Deno.test("[GOAL-4] a board to play with has no solution, although all its boards have all that is wanted", () => {
  assertEquals(solve(read("ab. ..."))?.solvable, false);
});

Deno.test("the same search again begins at the same board: nothing of the first one is left", () => {
  const lengths = [1, 2, 3].map(() => solve(EXAMPLE, "step", { whole: false })?.length);
  assertEquals(lengths, [47, 47, 47]);
  assertEquals([...startPosition(EXAMPLE)], [...at(EXAMPLE, "0441 2443 .55. 6789 6789")]);
});

Deno.test("rows and columns of the goal are not mixed up", () => {
  const variant = read("A.. ... ... ...", "goal: A 1 3");
  const solution = solve(variant, "straight");
  assertEquals(solution?.length, 2);
  const end = solution?.moves.reduce(
    (position, unit) => playUnit(variant, position, unit),
    startPosition(variant),
  );
  assertEquals([...end ?? []], [3 * 3 + 1]);
});

Deno.test("a solution can begin anywhere and lead to a whole position", () => {
  const from = at(DADS, "aabb aacc d.e. fghh fgii");
  const there = goalAt(DADS, startPosition(DADS));
  const back = solve(DADS, "step", { from, to: there, whole: false });
  assertEquals(back?.moves.map(({ dx, dy, piece }) => [piece, dx, dy]), [[
    indexOf(DADS, "e"),
    -1,
    0,
  ]]);
  // Any of two equal pieces will do: d and e exchanged are the same goal.
  const swapped = goalAt(DADS, at(DADS, "aabb aacc ed.. fghh fgii"));
  assertEquals(solve(DADS, "step", { to: swapped, whole: false })?.length, 0);
});

Deno.test("of equal pieces a solution names the one that lies there", () => {
  // b is nearer to the corner, whichever of them is the first of the variant.
  for (const rows of ["a.b. ....", "b.a. ...."]) {
    const variant = read(rows, "goal: a 3 0");
    const solution = solve(variant, "move");
    const nearer = rows[2] ?? "";
    assertEquals(solution?.moves, [
      { piece: indexOf(variant, nearer), dx: 1, dy: 0, path: ["east"] },
    ]);
    // The same board with the two exchanged by the player.
    const exchanged = startPosition(variant).toReversed();
    const advice = advise(measureAll(exploreAll(variant), "move"), exchanged);
    assertEquals(advice?.next?.piece, 1 - indexOf(variant, nearer));
  }
});

for (const metric of ["step", "move"] as const) {
  const distances = measureAll(exploreAll(CLASSIC), metric);

  Deno.test(`wherever a player gets in the classic, the next ${metric} can be played and leads nearer`, () => {
    fc.assert(fc.property(anyWay(), (position) => {
      const advice = advise(distances, position);
      assert(advice?.distance !== undefined);
      if (advice.next === undefined) return assert(isGoal(CLASSIC, position));
      const after = playUnit(CLASSIC, position, advice.next);
      assertEquals(distances.of(after), advice.distance - 1);
    }));
  });

  Deno.test(`the ${metric}s that are shown from anywhere end on a goal`, () => {
    fc.assert(
      fc.property(anyWay(), (position) => {
        const units = pathFrom(distances, position);
        assert(units !== undefined);
        assertEquals(units.length, distances.of(position));
        const end = units.reduce((here, unit) => playUnit(CLASSIC, here, unit), position);
        assert(isGoal(CLASSIC, end));
      }),
      { numRuns: 10 },
    );
  });
}

Deno.test("a position that was edited is not within the exploration", () => {
  const distances = measureAll(exploreAll(CLASSIC));
  assertEquals(advise(distances, at(CLASSIC, "P..Q JNOK JBBK HAAI HAAI")), undefined);
});

Deno.test("a search ends when it is told to, and when there is no room", () => {
  const asked: number[] = [];
  const stopped = solve(CLASSIC, "step", {
    mirror: false,
    mayStop: (configurations) => asked.push(configurations) === 3,
  });
  assertEquals(stopped, undefined);
  assertEquals(asked.length, 3);
  assert(asked.every((count, index) => count > (asked[index - 1] ?? 0)));
  assertEquals(solve(CLASSIC, "move", { limit: 5000 }), undefined);
});

Deno.test("a solution found before the room is full stands, and says that not all was counted", () => {
  const solution = solve(EXAMPLE, "step", { limit: 15_000, mirror: false });
  assertEquals([solution?.length, solution?.isWhole, solution?.configurations], [
    47,
    false,
    15_000,
  ]);
});

Deno.test("[METRIC-5] a drag may come back to where it began, when it has pushed something away", () => {
  const variant = read("A.B.. .....", "goal: B 4 0");
  const solution = solve(variant, "drag", { to: goalWithBoth(variant), whole: false });
  assertEquals(solution?.moves.length, 1);
  const [drag] = solution?.moves ?? [];
  assertEquals([drag?.dx, drag?.dy], [0, 0]);
  assert((drag?.path.length ?? 0) > 0);
});

/** A where it is, B at the right end, which is another shape. */
function goalWithBoth(variant: ReturnType<typeof read>) {
  return goalAt(variant, at(variant, "A...B ....."));
}

/** Where a player can get with some pushes. */
function anyWay(): fc.Arbitrary<Position> {
  return fc.array(fc.nat(1000), { maxLength: 60 }).map((choices) =>
    choices.reduce((position, choice) => {
      const possible = allPushes(CLASSIC, position);
      const next = possible[choice % possible.length];
      return next === undefined
        ? position
        : push(position, CLASSIC.board, next.group, next.direction);
    }, startPosition(CLASSIC))
  );
}
