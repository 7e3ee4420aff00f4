import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { RoundState } from "../../../../lib/arena/types.ts";
import { chartOf, type Curve, MOST_POINTS, spread } from "../../../../web/tanks/model/curve.ts";
import { MEASURES } from "../../../../web/tanks/model/options.ts";
import { type Recording, stateAt } from "../../../../web/tanks/model/recording.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { randomRecording, recordings } from "./fixture_recording.ts";
import { smallRecording } from "./small_round.ts";

const pure = { permissions: "none" } as const;

/** The value that a line shows at a turn. */
function shownAt({ points }: Curve, turn: number): number | undefined {
  return points.findLast((point) => point.turn <= turn)?.value;
}

/** A round of so many turns in which every turn brings damage; only what the chart reads is there. */
function longRecording(turns: number): Recording {
  const recording = smallRecording();
  const [step] = recording.steps;
  assert(step !== undefined);
  const steps = Array.from({ length: turns }, (_, index) => {
    const state: RoundState = { ...recording.start, turn: index + 1, damage: [index + 1, 0, 0] };
    return { ...step, turn: index + 1, state };
  });
  return { ...recording, steps, turns };
}

Deno.test("a line has a point where its value changes, and no other", pure, () => {
  const { curves, top } = chartOf(smallRecording(), "lives", 4);
  assertEquals(curves.map(({ points }) => points.map(({ turn, value }) => [turn, value])), [
    [[0, 20], [1, 17], [4, 11]],
    [[0, 20], [1, 17], [3, 14], [4, 0]],
    [[0, 20]],
  ]);
  assertEquals(top, 20);
});

Deno.test("lines of lives end with the tank, lines of damage go on", pure, () => {
  const ends = (measure: "lives" | "damage") =>
    chartOf(smallRecording(), measure, 4).curves.map(({ until, died, endsDead }) => [
      until,
      died,
      endsDead,
    ]);
  assertEquals(ends("lives"), [[4, undefined, false], [4, 4, true], [4, undefined, false]]);
  assertEquals(ends("damage"), [[4, undefined, false], [4, 4, false], [4, undefined, false]]);
});

Deno.test("nothing after the asked turn is in the chart, deaths included", pure, () => {
  const { curves } = chartOf(smallRecording(), "lives", 2);
  for (const { points, until, died, endsDead } of curves) {
    assert(points.every(({ turn }) => turn <= 2));
    assertEquals([until, died, endsDead], [2, undefined, false]);
  }
});

Deno.test("every line shows the true value at every turn while there is room for all", pure, () => {
  fc.assert(
    fc.property(recordings, fc.constantFrom(...MEASURES), (recording, measure) => {
      const { curves, top } = chartOf(recording, measure, recording.turns);
      assertEquals(curves.length, recording.seats.length);
      for (const curve of curves) {
        for (let turn = 0; turn <= curve.until; turn++) {
          const { tanks, damage } = stateAt(recording, turn);
          const value = measure === "lives" ? tanks[curve.seat]?.lives : damage[curve.seat];
          assertEquals(shownAt(curve, turn), value);
          assert((value ?? 0) <= top);
        }
      }
    }),
    runs(60),
  );
});

Deno.test(
  "a long round has at most 600 points a line, true ones, the last one among them",
  pure,
  () => {
    for (const turns of [599, 600, 1000, 5000]) {
      const recording = longRecording(turns);
      const [curve] = chartOf(recording, "damage", turns).curves;
      const points = curve?.points ?? [];
      assert(points.length <= MOST_POINTS && points.length > MOST_POINTS / 3, `${points.length}`);
      assertEquals(points.at(-1), { turn: turns, value: turns });
      for (const { turn, value } of points) assertEquals(value, turn);
      assert(
        points.every(({ turn }, index) => index === 0 || turn > (points[index - 1]?.turn ?? 0)),
      );
    }
  },
);

Deno.test("a round without turns has flat lines and a scale", pure, () => {
  const recording = { ...randomRecording(2, 5, 1), steps: [], turns: 0 };
  const { curves, top } = chartOf(recording, "damage", 0);
  assertEquals(curves.map(({ points }) => points), [
    [{ turn: 0, value: 0 }],
    [{ turn: 0, value: 0 }],
  ]);
  assertEquals(top, 1);
});

Deno.test("spread() leaves labels alone that are far enough apart", pure, () => {
  assertEquals(spread([80, 10, 40], 12, 0, 100), [80, 10, 40]);
  assertEquals(spread([], 12, 0, 100), []);
  assertEquals(spread([140], 12, 0, 100), [100]);
});

Deno.test("spread() keeps labels in order, apart and within their place", pure, () => {
  const places = fc.array(fc.integer({ min: -20, max: 120 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(places, (wanted) => {
      const given = spread(wanted, 12, 0, 100);
      assertEquals(given.length, wanted.length);
      const least = Math.min(12, 100 / (wanted.length - 1)) - 1e-9;
      const sorted = given.toSorted((one, two) => one - two);
      assert(sorted.every((place) => place >= -1e-9 && place <= 100 + 1e-9));
      for (let index = 1; index < sorted.length; index++) {
        assert((sorted[index] ?? 0) - (sorted[index - 1] ?? 0) >= least);
      }
      for (const [one, place] of wanted.entries()) {
        for (const [two, other] of wanted.entries()) {
          if (place < other) assert((given[one] ?? 0) < (given[two] ?? 0));
        }
      }
    }),
    runs(200),
  );
});
