/** Driving by hand: the nine cells, moves taken back and made again. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { judgeLap } from "../../../../lib/race/lap_judge.ts";
import { choicesAfter } from "../../../../web/race/model/choices.ts";
import {
  AT_START,
  continues,
  driveTo,
  lengthOf,
  redo,
  toMove,
  toStart,
  undo,
} from "../../../../web/race/model/drive.ts";
import { BEST_POINTS, CRASHING, MEADOW } from "../samples.ts";

Deno.test("the nine cells lie as the number block does, round where the last move would lead", () => {
  const choices = choicesAfter(MEADOW, [{ x: 40, y: 4 }, { x: 42, y: 5 }]);
  assertEquals(choices.map(({ digit }) => digit), [7, 8, 9, 4, 5, 6, 1, 2, 3]);
  assertEquals(choices.find(({ digit }) => digit === 5)?.at, { x: 44, y: 6 });
  assertEquals(choices.find(({ digit }) => digit === 9)?.at, { x: 45, y: 5 });
});

Deno.test("at the start everything but standing still is offered [MOVE-4]", () => {
  const states = choicesAfter(MEADOW, AT_START.points).map(({ digit, state }) => [digit, state]);
  assertEquals(states.filter(([, state]) => state === "stays"), [[5, "stays"]]);
  assertEquals(states.filter(([, state]) => state === "free").length, 8);
});

Deno.test("the judge agrees with every cell that is offered or marked as a crash", () => {
  for (const lap of [BEST_POINTS, CRASHING.points.slice(0, 6)]) {
    for (let made = 1; made < lap.length; made++) {
      const points = lap.slice(0, made);
      for (const { at, state } of choicesAfter(MEADOW, points)) {
        const { code } = judgeLap(MEADOW, [...points, at]).verdict;
        const wanted = state === "free"
          ? ["OK", "E_NOT_FINISHED"]
          : ["E_COLLISION", "E_FIRST_NULL"];
        assert(wanted.includes(code), `${code} at ${at.x},${at.y}`);
      }
    }
  }
});

Deno.test("moves that were taken back can all be made again", () => {
  fc.assert(fc.property(fc.nat(20), fc.nat(25), (made, back) => {
    const points = BEST_POINTS.slice(0, made + 1);
    const driven = points.slice(1).reduce(driveTo, AT_START);
    let drive = driven;
    for (let step = 0; step < back; step++) drive = undo(drive);
    assertEquals(drive.points, points.slice(0, Math.max(1, made + 1 - back)));
    for (let step = 0; step < back; step++) drive = redo(drive);
    assertEquals(drive, driven);
    assertEquals(toStart(driven).undone, points.slice(1));
  }));
});

Deno.test("another way forgets what was taken back, the same way does not", () => {
  const [, first, second] = BEST_POINTS;
  assert(first !== undefined && second !== undefined);
  const back = undo(undo(driveTo(driveTo(AT_START, first), second)));
  assertEquals(driveTo(back, first).undone, [second]);
  assertEquals(driveTo(back, { x: 40, y: 5 }).undone, []);
});

Deno.test("a lap goes on with another one if it has all its moves, made or taken back", () => {
  const [one, two, three] = [2, 4, 6].map((made) => ({
    ...AT_START,
    points: BEST_POINTS.slice(0, made + 1),
  }));
  assert(one !== undefined && two !== undefined && three !== undefined);
  assert(continues(three, two) && continues(toMove(three, 1), two) && continues(one, AT_START));
  assert(!continues(two, three) && !continues(two, toMove(three, 1)));
  assert(!continues(driveTo(one, { x: 0, y: 0 }), two));
  assertEquals([lengthOf(toMove(three, 1)), toMove(three, 9), toMove(three, -1)], [
    6,
    three,
    toStart(three),
  ]);
});
