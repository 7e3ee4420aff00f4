import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { numberOf, seatsOf } from "../../../../lib/arena/seats.ts";
import type { Seat } from "../../../../lib/arena/types.ts";
import type { LogRound } from "../../../../lib/logs/types.ts";
import { knowledgeOf } from "../../../../web/tanks/model/knowledge.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { headerOf } from "../../../lib/logs/record.ts";
import { randomRecording, toldOf } from "./recorded.ts";

const pure = { permissions: "none" } as const;

/** Three tanks in a row. The first looks E, waits at the edge while the second is shot, and looks E again. */
const ROUND: LogRound = {
  round: 1,
  width: 5,
  height: 5,
  heights: ["77777", "77777", "77777", "77777", "77777"],
  tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 3, y: 1 }, { bot: 2, x: 5, y: 1 }],
  // Each shot of the third hits the second for 7 - 2: it is dead after turn 5.
  turns: ["L2L0L0", "M4L0F6", "M4L0F6", "M4L0F6", "M4L0F6", "M4--L0", "L2--L0", "M4--L0"],
  faults: [],
  result: undefined,
};

Deno.test("knowledge is exactly what can be read from the program's lines", pure, () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 2, max: 7 }), (seed, tanks) => {
      const recording = randomRecording(seed, tanks);
      for (const viewer of seatsOf(tanks)) {
        const told = toldOf(recording, viewer);
        for (let turn = 0; turn <= recording.turns; turn++) {
          const known = knowledgeOf(recording, viewer, turn);
          const expected = told[turn];
          assert(expected !== undefined);
          assertEquals(known.turn, expected.turn);
          assertEquals(known.others.length, tanks - 1);
          for (const other of known.others) {
            assertEquals(other.number, numberOf(viewer, other.seat));
            assertEquals(other.lives, expected.lives.get(other.number));
            const seen = expected.lastSeen.get(other.number);
            assertEquals(other.sighting?.turn, seen?.turn);
            assertEquals(other.age, seen === undefined ? undefined : known.turn - seen.turn);
            if (seen === undefined) continue;
            const tank = other.sighting?.tank;
            assert(tank !== undefined);
            assertEquals([tank.x, tank.y, tank.lives], [seen.x, seen.y, seen.lives]);
            assertEquals([tank.tracks, tank.cannon, tank.periscope], seen.directions);
          }
        }
      }
    }),
    runs(25),
  );
});

Deno.test(
  "a tank that was seen alive and has no lives any more is dead, nobody knows where",
  pure,
  () => {
    const recording = record(headerOf(3), ROUND);
    const stateAfter = (turn: number) => {
      const { others } = knowledgeOf(recording, 0 as Seat, turn);
      const second = others[0];
      return [second?.state, second?.lives, second?.age];
    };
    assertEquals(stateAfter(0), ["alive", 20, undefined]);
    assertEquals(stateAfter(1), ["alive", 20, 0]);
    assertEquals(stateAfter(4), ["alive", 5, 3]);
    assertEquals(stateAfter(5), ["dead", 0, 4]);
    assertEquals(stateAfter(6), ["dead", 0, 5]);
  },
);

Deno.test("a look at the wreck tells where it lies, for good", pure, () => {
  const recording = record(headerOf(3), ROUND);
  for (const turn of [7, 8]) {
    const second = knowledgeOf(recording, 0 as Seat, turn).others[0];
    assertEquals([second?.state, second?.age], ["wreck", turn - 7]);
    assertEquals([second?.sighting?.tank.x, second?.sighting?.tank.y], [3, 1]);
  }
});

Deno.test("a wreck that was seen stays where it is, and its age grows", pure, () => {
  fc.assert(
    fc.property(fc.nat(10_000), (seed) => {
      const recording = randomRecording(seed, 5);
      for (const viewer of seatsOf(5)) {
        const places = new Map<Seat, string>();
        for (let turn = 0; turn <= recording.turns; turn++) {
          for (const { seat, state, sighting } of knowledgeOf(recording, viewer, turn).others) {
            if (state !== "wreck") continue;
            const place = `${sighting?.tank.x} ${sighting?.tank.y}`;
            assertEquals(places.get(seat) ?? place, place);
            places.set(seat, place);
          }
        }
      }
    }),
    runs(30),
  );
});

Deno.test("a program that has died learns nothing any more", pure, () => {
  const recording = record(headerOf(3), ROUND);
  const atDeath = knowledgeOf(recording, 1 as Seat, 5);
  assertEquals(atDeath.turn, 4);
  assertEquals(atDeath.isFinal, true);
  assertEquals(knowledgeOf(recording, 1 as Seat, recording.turns), atDeath);
  assertEquals(knowledgeOf(recording, 1 as Seat, 4).isFinal, false);
});
