/** What is on the picture. */
import { assertEquals } from "@std/assert";
import { sceneAt } from "../../../../web/race/model/scene.ts";
import { showLap } from "../../../../web/race/model/shown_lap.ts";
import { CRASHING, FAST, MEADOW } from "../samples.ts";

const laps = [FAST, CRASHING].map((lap) => showLap(MEADOW, { lap, isBest: false, packed: "1" }));

function at(position: number, looked = 0) {
  return sceneAt({ circuit: MEADOW, laps, looked, position, showsFuture: true });
}

Deno.test("the nine cells are shown where the car stands, not while it moves or when it is over", () => {
  assertEquals(at(3).choices.length, 9);
  assertEquals(at(3.5).choices.length, 0);
  assertEquals(at(51).choices.length, 0);
  assertEquals(at(40, 1).choices.length, 0, "after a crash nothing comes");
});

Deno.test("the car that is looked at is painted over the others", () => {
  assertEquals(at(2, 0).cars.map(({ car }) => car), [1, 0]);
  assertEquals(at(2, 1).cars.map(({ car }) => car), [0, 1]);
});

Deno.test("a crash is shown from the moment of it on", () => {
  const { moves } = laps[1]?.judgement ?? { moves: 0 };
  assertEquals(at(moves).crashes.length, 0);
  assertEquals(at(moves + 1).crashes.length, 1);
});

Deno.test("the picture never jumps from one moment to the next", () => {
  for (let position = 0; position < 51; position += 0.1) {
    const [one, next] = [at(position).focus, at(position + 0.1).focus];
    const far = Math.hypot(one.x - next.x, one.y - next.y);
    if (far > 2) throw new Error(`${far} cells at ${position}`);
  }
});
