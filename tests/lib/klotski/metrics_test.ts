/** What the metrics count, by known optima of the literature and a slow search over their edges. */
import { assertEquals } from "@std/assert";
import { isGoal, startPosition } from "../../../lib/klotski/board.ts";
import { METRICS } from "../../../lib/klotski/types.ts";
import { DADS, EXAMPLE, read } from "./drawn.ts";
import { distances, EDGES, optimum } from "./slow_search.ts";

Deno.test("[METRIC-1] Dad's puzzler has 1,398 configurations and takes 83 steps, the report's example 47", () => {
  assertEquals(distances(DADS, EDGES.step).size, 1398);
  assertEquals(optimum(DADS, "step"), 83);
  assertEquals(optimum(EXAMPLE, "step"), 47);
});

Deno.test("[METRIC-2] in straight lines Dad's puzzler takes 62, the report's example 38", () => {
  assertEquals(optimum(DADS, "straight"), 62);
  assertEquals(optimum(EXAMPLE, "straight"), 38);
});

Deno.test("[METRIC-3] Dad's puzzler takes 59 moves, the report's example 32", () => {
  assertEquals(optimum(DADS, "move"), 59);
  assertEquals(optimum(EXAMPLE, "move"), 32);
});

Deno.test("[METRIC-4] Dad's puzzler takes 55 pushes, the report's example 30", () => {
  assertEquals(optimum(DADS, "push"), 55);
  assertEquals(optimum(EXAMPLE, "push"), 30);
});

Deno.test("[METRIC-5] a drag is any path of one piece that pushes: here round a corner and then B", () => {
  const variant = read("a... ..B. ..B. ....", "goal: a 2 1");
  assertEquals(METRICS.map((metric) => optimum(variant, metric)), [4, 3, 2, 3, 1]);
});

Deno.test("[GOAL-6] a start that is the goal is solved in 0, however it is counted", () => {
  const variant = read("ab. ...", "goal: a 0 0");
  assertEquals(METRICS.map((metric) => optimum(variant, metric)), [0, 0, 0, 0, 0]);
  assertEquals(isGoal(variant, startPosition(variant)), true);
});
