import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { Seat } from "../../../../lib/arena/types.ts";
import { lastReportOf } from "../../../../web/tanks/model/knowledge.ts";
import { marksKnownTo, marksOf } from "../../../../web/tanks/model/marks.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { fixtureRecording, recordings } from "./fixture_recording.ts";
import { smallRecording } from "./small_round.ts";

const pure = { permissions: "none" } as const;

function told(recording: ReturnType<typeof smallRecording>, seat: number): string[] {
  return marksKnownTo(recording, seat as Seat).map(({ kind, label }) => `${kind}: ${label}`);
}

Deno.test(
  "[WATCH-18] a program knows of its own hits and lost turns, not of collisions and others' hits",
  pure,
  () => {
    // A collides with B, loses a turn and hits B; C hits A; B is ended.
    assertEquals(told(smallRecording(), 0), [
      "fault: Turn 2: anna (A) loses the turn",
      "hit: Turn 3: anna (A) hits ben (B)",
      "death: Turn 4: ben (B) dies",
    ]);
    assertEquals(told(smallRecording(), 2), [
      "hit: Turn 4: cleo (C) hits anna (A)",
      "death: Turn 4: ben (B) dies",
    ]);
  },
);

Deno.test("of the last turn, in which no report comes, a program learns nothing", pure, () => {
  assertEquals(told(smallRecording(undefined, 4), 2), []);
});

Deno.test("a program knows of its own end, and why", pure, () => {
  const [last] = marksKnownTo(smallRecording(), 1 as Seat).slice(-1);
  assertEquals([last?.frame, last?.kind], [4, "fault"]);
});

Deno.test("of others it is told that they died, not by what", async () => {
  const recording = await fixtureRecording("recorded-melee-with-faults-and-check");
  const kinds = recording.seats.flatMap((_, seat) =>
    marksKnownTo(recording, seat as Seat).flatMap(({ kind, label }) => {
      const { mark } = recording.seats[seat] ?? { mark: "" };
      return label.includes(`(${mark})`) ? [] : [kind];
    })
  );
  assert(kinds.length > 0);
  assertEquals(new Set(kinds), new Set(["death"]));
});

Deno.test(
  "whatever is known has happened, and is known before the last report or is the own end",
  pure,
  () => {
    fc.assert(
      fc.property(recordings, fc.nat(), (recording, nth) => {
        const seat = nth % recording.seats.length as Seat;
        const happened = new Set(marksOf(recording).map(({ frame }) => frame));
        const lastReport = lastReportOf(recording, seat);
        for (const { frame, kind } of marksKnownTo(recording, seat)) {
          assert(happened.has(frame));
          assert(kind !== "collision");
          assert(frame <= lastReport || ["death", "fault"].includes(kind));
        }
      }),
      runs(40),
    );
  },
);
