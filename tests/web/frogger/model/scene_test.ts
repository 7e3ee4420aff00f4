/** What is on the picture at a moment. */
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { glyphAt } from "../../../../lib/frogger/lanes.ts";
import type { Traffic } from "../../../../lib/frogger/types.ts";
import { sceneAt, squashScene, vehiclesAt } from "../../../../web/frogger/model/scene.ts";
import type { ShownRun } from "../../../../web/frogger/model/shown_run.ts";
import { vehiclesOf } from "../../../../web/frogger/model/vehicles.ts";
import { EXAMPLE, movesOf, runOf, trafficOf } from "../samples.ts";

function scene(run: ShownRun, position: number, traffic: Traffic = EXAMPLE) {
  const parts = { traffic, vehicles: vehiclesOf(traffic), run, position };
  return sceneAt({ ...parts, showsFuture: true, advice: new Uint8Array(0) });
}

Deno.test("the first characters of the worked example are where the rules say", () => {
  const columns = (position: number) =>
    EXAMPLE.lanes.map(({ row }) =>
      vehiclesAt(EXAMPLE, vehiclesOf(EXAMPLE), position).find((one) =>
        one.row === row && one.start === 0
      )?.column
    );
  assertEquals(columns(0), [23, undefined, 23, 23, -9]);
  assertEquals(columns(2), [19, -6, 21, 22, -5]);
  assertEquals(columns(3), [17, -6, 20, 22, -3]);
});

Deno.test("between two frames vehicles move evenly: in express lanes through the cell between", () => {
  const first = (row: number, position: number) =>
    vehiclesAt(EXAMPLE, vehiclesOf(EXAMPLE), position).find((one) =>
      one.row === row && one.start === 0
    )?.column ?? NaN;
  assertAlmostEquals(first(1, 2.5), 18);
  assertAlmostEquals(first(3, 2.5), 20.5);
  assertAlmostEquals(first(5, 2.5), -4);
  // The slow lanes stand still in even frames.
  assertEquals([first(4, 2), first(4, 2.5), first(4, 3)], [22, 22, 22]);
  assertAlmostEquals(first(4, 3.5), 21.5);
});

Deno.test("what the picture shows in whole frames is what the rules have in each cell of the board", () => {
  fc.assert(fc.property(
    fc.array(fc.stringMatching(/^[ x=]{0,40}$/), { minLength: 5, maxLength: 5 }),
    fc.nat(80),
    (lines, frame) => {
      const traffic = trafficOf(`${lines.join("\n")}\n`);
      const seen = vehiclesAt(traffic, vehiclesOf(traffic), frame);
      for (const lane of traffic.lanes) {
        for (let column = 0; column < 23; column++) {
          const vehicle = seen.find((one) =>
            one.row === lane.row && one.column <= column &&
            column < one.column + one.glyphs.length
          );
          assertEquals(
            vehicle?.glyphs[column - vehicle.column],
            glyphAt(lane, column, frame),
            `row ${lane.row}, column ${column}, frame ${frame}`,
          );
        }
      }
    },
  ));
});

Deno.test("the frog hops from cell to cell, looks where it hops, and is highest in between", () => {
  const run = runOf("^^<.");
  const start = scene(run, 0).frog;
  assertEquals([start?.row, start?.column, start?.lift, start?.looks], [6, 11, 0, "north"]);
  const between = scene(run, 0.5).frog;
  assertAlmostEquals(between?.row ?? NaN, 5.5);
  assertAlmostEquals(between?.lift ?? NaN, 1);
  assertEquals(scene(run, 2.5).frog?.looks, "west");
  const waiting = scene(run, 3.5).frog;
  assertEquals([waiting?.row, waiting?.column, waiting?.lift, waiting?.looks], [4, 10, 0, "west"]);
});

Deno.test("ways begin at the frog: where it came from, and where it goes", () => {
  const { future, past } = scene(runOf("^^^"), 1);
  assertEquals(past.map(({ row }) => row), [5, 5, 6]);
  assertEquals(future.slice(0, 4).map(({ row }) => row), [5, 4, 3, 3]);
});

Deno.test("advice is a way from the last whole frame on", () => {
  const parts = { traffic: EXAMPLE, vehicles: vehiclesOf(EXAMPLE), run: runOf("^") };
  const { advice } = sceneAt({
    ...parts,
    position: 1,
    showsFuture: false,
    advice: movesOf(">^"),
  });
  assertEquals(advice.map(({ column, row }) => [row, column]), [[5, 11], [5, 12], [4, 12]]);
});

Deno.test("the next crossing counts on the other side, and corners stay touched", () => {
  const free = trafficOf(`\n\n${"x".repeat(60)}\n\n\n`);
  const run = runOf("<".repeat(11) + ">", free);
  assertEquals([...scene(run, 10, free).touched], []);
  assertEquals([...scene(run, 11, free).touched], [2]);
  assertEquals([...scene(run, 12, free).touched], [2]);
  const across = runOf("^^^^^^");
  assertEquals([scene(across, 5).target, scene(across, 6).target], [0, 6]);
});

Deno.test("a squash is shown as two pictures: before it with both ways, and after it with what is left", () => {
  // A cell in lane 3 comes from the east: the frog hops through it.
  const traffic = trafficOf("\n\nx\n\n\n");
  const run = runOf(`^^^${".".repeat(8)}>`, traffic);
  const { squash } = run;
  assert(squash !== undefined);
  assertEquals(squash.cause, "flip");
  const parts = { traffic, vehicles: vehiclesOf(traffic), run };
  const before = squashScene(parts, squash, false);
  assertEquals(before.arrows, [
    { from: { row: 3, column: 12 }, to: { row: 3, column: 11 }, isFrog: false },
    { from: { row: 3, column: 11 }, to: { row: 3, column: 12 }, isFrog: true },
  ]);
  assertEquals(before.frog?.isSquashed, false);
  assertEquals([before.guilty?.column, before.guilty?.glyphs], [12, ["x"]]);
  const after = squashScene(parts, squash, true);
  assertEquals([after.frog?.column, after.frog?.isSquashed], [12, true]);
  assertEquals(after.arrows, []);
  assertEquals(after.guilty?.column, 11);
});

Deno.test("a road without a frog has its traffic all the same", () => {
  const parts = { traffic: EXAMPLE, vehicles: vehiclesOf(EXAMPLE), position: 5 };
  const empty = sceneAt({ ...parts, showsFuture: true, advice: new Uint8Array(0) });
  assertEquals(empty.frog, undefined);
  assert(empty.vehicles.length > 3);
});
