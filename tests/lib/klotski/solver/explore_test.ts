/** Exploring: portion by portion, with progress, to its end or until there is no room; mirror images. */
import { assert, assertEquals, assertThrows } from "@std/assert";
import { isGoal, startPosition } from "../../../../lib/klotski/board.ts";
import { at as advise } from "../../../../lib/klotski/solver/at.ts";
import { measure, measureAll } from "../../../../lib/klotski/solver/distances.ts";
import { explore, exploreAll } from "../../../../lib/klotski/solver/explore.ts";
import { solve } from "../../../../lib/klotski/solver/solve.ts";
import { unitsFrom } from "../../../../lib/klotski/solver/units.ts";
import { at, CLASSIC, DADS, EXAMPLE, read } from "../drawn.ts";

Deno.test("an exploration goes on where it stopped, and says how far it is", () => {
  const exploration = explore(DADS);
  assertEquals(exploration.progress, { configurations: 1, depth: 0, isDone: false, isFull: false });
  let before = exploration.progress;
  while (!before.isDone) {
    const progress = exploration.advance(7);
    assert(progress.configurations >= before.configurations && progress.depth >= before.depth);
    assert(before.steps === undefined || progress.steps === before.steps);
    assertEquals(progress, exploration.progress);
    before = progress;
  }
  const { depth, ...end } = exploreAll(DADS).progress;
  assertEquals(before, { depth, ...end });
  assertEquals(end, { configurations: 1398, steps: 83, isDone: true, isFull: false });
  assertEquals(exploration.advance(100), before);
});

Deno.test("a solution is known as soon as it is met, long before all has been seen", () => {
  const exploration = explore(EXAMPLE, { mirror: false });
  while (exploration.progress.steps === undefined) exploration.advance(100);
  const { configurations, isDone, steps } = exploration.progress;
  assertEquals([steps, isDone], [47, false]);
  assert(configurations < 15_000);
});

Deno.test("an exploration without room for more says so, and its distances are not to be had", () => {
  const exploration = explore(CLASSIC, { limit: 1000, mirror: false });
  assertEquals(exploration.advance(Infinity).isFull, true);
  assertEquals([exploration.progress.configurations, exploration.progress.isDone], [1000, false]);
  assertEquals(exploration.advance(Infinity).configurations, 1000);
  assertThrows(() => measure(exploration), RangeError, "not whole");
});

Deno.test("distances are measured portion by portion too", () => {
  const exploration = exploreAll(DADS);
  for (const metric of ["step", "straight", "move"] as const) {
    const distances = measure(exploration, metric);
    let portions = 0;
    while (!distances.advance(10).isDone) portions += 1;
    assert(portions > 100);
    assertEquals(
      distances.of(startPosition(DADS)),
      measureAll(exploration, metric).of(startPosition(DADS)),
    );
  }
});

Deno.test("the distance changes by at most one a step, and is 0 on goals only", () => {
  const exploration = exploreAll(CLASSIC, { mirror: false });
  const distances = measureAll(exploration, "step");
  for (let index = 0; index < 25_955; index += 23) {
    const position = exploration.positionOf(index);
    const distance = distances.of(position) ?? -1;
    assertEquals(distance === 0, isGoal(CLASSIC, position));
    const around = [...unitsFrom(CLASSIC, position, "step")]
      .map((reached) => distances.of(reached.position) ?? -1);
    assert(around.every((other) => Math.abs(other - distance) <= 1 && other >= 0));
    assert(distance === 0 || around.includes(distance - 1));
  }
});

Deno.test("asking for advice looks at nothing anew, whatever the player does", () => {
  const exploration = exploreAll(CLASSIC);
  const distances = measureAll(exploration);
  const before = [exploration.progress, distances.progress];
  for (const { position } of unitsFrom(CLASSIC, startPosition(CLASSIC), "drag")) {
    assert(advise(distances, position) !== undefined);
  }
  assertEquals([exploration.progress, distances.progress], before);
});

Deno.test("mirror images count as one where board and goal allow it: half is kept, all is counted", () => {
  const exploration = exploreAll(CLASSIC);
  assertEquals([exploration.space.isFolded, exploration.space.table.count], [true, 13_011]);
  assertEquals(exploration.progress.configurations, 25_955);
});

Deno.test("mirror images count twice where goal, walls or pieces do not allow it", () => {
  const isFolded = (rows: string, ...goal: string[]) => explore(read(rows, ...goal)).space.isFolded;
  assertEquals(isFolded("AA.. AA.. ....", "goal: A 1 1"), true);
  assertEquals(isFolded("AA.. AA.. ....", "goal: A 2 1"), false);
  assertEquals(isFolded("AA.# AA.. ....", "goal: A 1 1"), false);
  assertEquals(isFolded("AA#. AA.. ....", "goal: A 1 1"), false);
  // An L is not its own mirror image; with one of each kind they stand for each other.
  assertEquals(isFolded("L.... L.... LL...", "goal: L 2 0"), false);
  assertEquals(isFolded("L...J L...J LL.JJ"), true);
  assertEquals(isFolded("L...J L...J LL.JJ", "goal: L 0 0"), false);
  assertEquals(
    isFolded("L...J L...J LL.JJ", "goal: L 0 0", "goal: J 3 0"),
    true,
  );
});

Deno.test("with a goal in a corner the solver finds the corner, not its mirror image", () => {
  // The far corner is three steps away; its mirror image is where the piece starts.
  const variant = read("A... ....", "goal: A 3 0");
  assertEquals(solve(variant, "step")?.length, 3);
  const distances = measureAll(exploreAll(variant));
  assertEquals([distances.of(at(variant, "A... ....")), distances.of(at(variant, "...A ...."))], [
    3,
    0,
  ]);
});

Deno.test("mirror images that cannot be reached are not counted", () => {
  // The pieces cannot pass each other: A stays on the left.
  const variant = read("ABB.", "goal: B 1 0");
  const exploration = exploreAll(variant);
  assertEquals(exploration.space.isFolded, true);
  assertEquals([exploration.progress.configurations, exploration.goalCount], [3, 1]);
  assertEquals(exploration.edges, 2);
  const boards = [0, 1, 2].map((index) => exploration.positionOf(index).join());
  assertEquals(boards.sort(), ["0,1", "0,2", "1,2"]);
});

Deno.test("boards without pieces, without room or without a goal are explored like all others", () => {
  const full = { ...read("AB. ..."), goal: [] };
  assertEquals(exploreAll(full).progress.configurations, 15);
  const empty = { ...full, pieces: [] };
  assertEquals(exploreAll(empty).progress, {
    ...{ configurations: 1, depth: 0, isDone: true, isFull: false },
  });
  const stuck = { ...full, board: { width: 2, height: 1, walls: new Uint8Array(2) } };
  assertEquals(exploreAll(stuck).progress.configurations, 1);
});

Deno.test("a position that is none of this board is refused", () => {
  assertThrows(() => explore(CLASSIC, { from: new Uint8Array(10) }), RangeError, "no position");
  assertEquals(exploreAll(DADS).indexOf(new Uint8Array(10)), -1);
});
