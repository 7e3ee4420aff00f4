import { assert, assertAlmostEquals, assertEquals, assertNotEquals } from "@std/assert";
import fc from "fast-check";
import { between, randomFrom } from "../../../lib/core/random.ts";
import { compareTimes, measure, pathOf } from "../../../lib/race/chronometer.ts";
import { isInTable } from "../../../lib/race/colours.ts";
import { checkCircuit } from "../../../lib/race/conformity.ts";
import { generateCircuit } from "../../../lib/race/generate.ts";
import { judgeLap } from "../../../lib/race/lap_judge.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import { TRACK } from "../../../lib/race/rules.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import { changed, GRASS, OVAL } from "./drawn.ts";
import { carefulLap } from "./careful_lap.ts";
import { slowOptimum } from "./slow_optimum.ts";

const seed = fc.string({ maxLength: 8 });

Deno.test("[CONFORM-1] a generated circuit conforms, whatever the seed, in colours of the table", () => {
  fc.assert(
    fc.property(seed, (seed) => {
      const circuit = generateCircuit(seed);
      assertEquals(checkCircuit(circuit), []);
      assert(circuit.cells.every(isInTable));
    }),
    { numRuns: 30 },
  );
});

Deno.test("the same seed gives the same circuit, another one another", () => {
  assertEquals(generateCircuit("a"), generateCircuit("a"));
  assertNotEquals(generateCircuit("a"), generateCircuit("b"));
});

Deno.test("generated circuits differ in character: short and long, narrow and wide", () => {
  const track = Array.from(
    { length: 16 },
    (_, index) =>
      generateCircuit(`character ${index}`).cells.filter((byte) => byte === TRACK).length,
  );
  assert(Math.max(...track) > 3 * Math.min(...track), String(track));
});

Deno.test("[OPTIMUM-1] every generated circuit has an optimum, and the judge finds it good", () => {
  fc.assert(
    fc.property(seed, (seed) => {
      const circuit = generateCircuit(seed);
      const optimum = findOptimum(circuit);
      assert(optimum !== undefined);
      assertEquals(judgeLap(circuit, optimum.points), {
        verdict: { code: "OK" },
        finish: optimum.finish,
        moves: optimum.finish.moves,
      });
    }),
    { numRuns: 8 },
  );
});

Deno.test("[OPTIMUM-1] no other lap is better: careful ones, and the optimum with a point moved or left out", () => {
  fc.assert(
    fc.property(seed, (seed) => {
      const circuit = generateCircuit(seed);
      const optimum = findOptimum(circuit);
      assert(optimum !== undefined);
      const best = measure(optimum.points, optimum.finish);
      const random = randomFrom("other laps", seed);
      const careful = carefulLap(circuit, random);
      assertEquals(judgeLap(circuit, careful).verdict.code, "OK");
      const laps = [careful, ...Array.from({ length: 300 }, () => varied(optimum.points, random))];
      for (const lap of laps) {
        const { finish, verdict } = judgeLap(circuit, lap);
        if (verdict.code !== "OK" || finish === undefined) continue;
        assert(compareTimes(best, measure(lap, finish)) <= 0);
      }
    }),
    { numRuns: 5 },
  );
});

/** A lap with a few points moved by a cell, and perhaps one left out. */
function varied(
  points: readonly Point[],
  random: ReturnType<typeof randomFrom>,
): readonly Point[] {
  const lap = points.map((point) => point);
  for (let change = between(random, 1, 3); change > 0; change--) {
    const at = between(random, 1, lap.length - 1);
    const { x, y } = lap[at] as Point;
    lap[at] = { x: x + between(random, -1, 1), y: y + between(random, -1, 1) };
  }
  if (between(random, 0, 1) === 0) lap.splice(between(random, 1, lap.length - 1), 1);
  return lap;
}

Deno.test("[OPTIMUM-1] another method comes to the same on ovals with random bumps", () => {
  for (let index = 0; index < 3; index++) {
    const circuit = bumpyOval(index);
    const [found, slow] = [findOptimum(circuit), slowOptimum(circuit)];
    assert(found !== undefined && slow !== undefined);
    assertEquals(found.finish, slow.finish);
    assertAlmostEquals(pathOf(found.points, found.finish), slow.path, 1e-9);
  }
});

function bumpyOval(index: number): Circuit {
  const random = randomFrom("bumps", index);
  let circuit = OVAL;
  for (let tries = 0; tries < 60; tries++) {
    const bump = { x: between(random, 15, 64), y: between(random, 7, 15) };
    const next = changed(circuit, [bump], tries % 3 === 0 ? TRACK : GRASS);
    if (checkCircuit(next).length === 0) circuit = next;
  }
  return circuit;
}
