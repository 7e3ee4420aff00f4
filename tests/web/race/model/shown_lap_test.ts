/** Where cars are, and what is told of them. */
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import {
  carAt,
  momentOf,
  movesShown,
  pointsShown,
  showLap,
  speedsOf,
} from "../../../../web/race/model/shown_lap.ts";
import { CRASHING, FAST, MEADOW } from "../samples.ts";

const fast = showLap(MEADOW, { lap: FAST, isBest: false, packed: "1" });
const crashing = showLap(MEADOW, { lap: CRASHING, isBest: false, packed: "1" });

Deno.test("a car moves evenly from point to point, and stays where its lap ends", () => {
  const [start, first] = FAST.points;
  assert(start !== undefined && first !== undefined);
  assertEquals(carAt(fast, 0).at, start);
  assertEquals(carAt(fast, 1).at, first);
  assertEquals(carAt(fast, 0.5).at, { x: (start.x + first.x) / 2, y: (start.y + first.y) / 2 });
  assertEquals(carAt(fast, 1000).at, FAST.points.at(-1));
  assertEquals(carAt(fast, 0).heading, 0);
});

Deno.test("a lap that ended shows the official time, one on its way whole seconds [TIME-2]", () => {
  assertEquals(movesShown(fast), 51);
  assertEquals(momentOf(fast, 12).hundredths, 1200);
  assertEquals(momentOf(fast, 51).hundredths, 5075);
  assertEquals(momentOf(fast, 99).hundredths, 5075);
});

Deno.test("one cell a move is 36 km/h [SPEED-1]", () => {
  assertEquals(speedsOf(crashing).slice(0, 3), [36, 72, 108]);
  assertEquals(momentOf(crashing, 2).kmh, 72);
  assertEquals(momentOf(crashing, 0).kmh, 0);
});

Deno.test("a car that crashes drives up to the cell that it hits, and no further", () => {
  const { verdict } = crashing.judgement;
  assert(verdict.code === "E_COLLISION");
  assertEquals(movesShown(crashing), verdict.move);
  assertEquals(pointsShown(crashing).at(-1), verdict.crash.cells[0]);
  assertEquals(carAt(crashing, verdict.move - 0.5).isCrashed, false);
  assertEquals(carAt(crashing, verdict.move).isCrashed, true);
  assertEquals(momentOf(crashing, 99).hundredths, 100 * (verdict.move - 1));
});

Deno.test("a car that stands looks where it last went", () => {
  const points = [{ x: 40, y: 4 }, { x: 40, y: 5 }, { x: 40, y: 5 }];
  const lap = { pilot: "", circuit: "", points };
  const standing = showLap(MEADOW, { lap, isBest: false, packed: "1" });
  assertAlmostEquals(carAt(standing, 2).heading, Math.PI / 2);
});
