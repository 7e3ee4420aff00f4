import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { botColour } from "../../../../web/tanks/model/colours.ts";
import { marksOf } from "../../../../web/tanks/model/marks.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { nextMark } from "../../../../web/ui/player/marks.ts";
import { MARK_KINDS } from "../../../../web/ui/player/types.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { headerOf } from "../../../lib/logs/record.ts";
import { fixtureRecording, recordings } from "./fixture_recording.ts";

const pure = { permissions: "none" } as const;

Deno.test("[WATCH-17] [WATCH-29] a hit is marked with the letter of who fires, a death with the letter of who dies", async () => {
  const marks = marksOf(await fixtureRecording("wreck-stops-a-shot"));
  assertEquals(marks.slice(2), [
    { frame: 3, kind: "hit", label: "Turn 3: anna (A) hits ben (B)", sign: "A" },
    { frame: 4, kind: "hit", label: "Turn 4: anna (A) hits ben (B)", sign: "A" },
    { frame: 4, kind: "death", label: "Turn 4: ben (B) dies", sign: "B" },
  ]);
});

Deno.test("what several do in a turn is one mark of a kind, with their letters if there are two", async () => {
  const shots = marksOf(await fixtureRecording("two-shoot-each-other-dead"));
  assertEquals(shots.slice(-2), [
    {
      frame: 5,
      kind: "hit",
      label: "Turn 5: anna (A) hits ben (B); ben (B) hits anna (A)",
      sign: "AB",
    },
    { frame: 5, kind: "death", label: "Turn 5: anna (A) dies; ben (B) dies", sign: "AB" },
  ]);
  assertEquals(marksOf(await fixtureRecording("two-onto-a-third")), [{
    frame: 1,
    kind: "collision",
    label: "Turn 1: anna (A) and ben (B) collide; anna (A) and cleo (C) collide; " +
      "ben (B) and cleo (C) collide",
  }]);
});

Deno.test("a lost turn is a fault; who is ended by one has that mark alone", async () => {
  assertEquals(marksOf(await fixtureRecording("invalid-line-loses-the-turn")), [{
    frame: 1,
    kind: "fault",
    label: "Turn 1: anna (A) loses the turn",
    sign: "A",
  }]);
  assertEquals(marksOf(await fixtureRecording("fault-in-turn-2")), [{
    frame: 2,
    kind: "fault",
    label: "Turn 2: ben (B) is ended by a fault: it thought too long",
    sign: "B",
  }]);
});

Deno.test(
  "of turns that are lost one after the other the first is a fault, the others are notes",
  pure,
  () => {
    const recording = record(headerOf(2), {
      round: 1,
      width: 3,
      height: 1,
      heights: ["555"],
      tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 3, y: 1 }],
      turns: ["--L0", "----", "--L0", "L0L0", "--L0"],
      faults: [],
      result: undefined,
    });
    assertEquals(
      marksOf(recording).map(({ frame, kind }) => `${frame} ${kind}`),
      ["1 fault", "2 note", "2 fault", "3 note", "5 fault"],
    );
    assertEquals(nextMark(marksOf(recording), 3), 5);
  },
);

Deno.test("a fault that the log doesn't explain is marked all the same", pure, () => {
  const recording = record(headerOf(2), {
    round: 1,
    width: 3,
    height: 1,
    heights: ["555"],
    tanks: [{ bot: 1, x: 1, y: 1 }, { bot: 1, x: 3, y: 1 }],
    turns: ["!!!!"],
    faults: [],
    result: undefined,
  });
  assertEquals(marksOf(recording), [{
    frame: 1,
    kind: "fault",
    label: "Turn 1: bot1 (A) is ended by a fault; bot1 (B) is ended by a fault",
    sign: "AB",
  }]);
});

Deno.test("a turn has at most one mark of a kind; marks go by frame, then by weight", pure, () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      const places = marksOf(recording).map(({ frame, kind }) =>
        frame * MARK_KINDS.length + MARK_KINDS.indexOf(kind)
      );
      assertEquals(places, [...new Set(places)].sort((one, two) => one - two));
    }),
    runs(30),
  );
});

Deno.test(
  "there is a mark of deaths or faults in just the turns in which lives run out",
  pure,
  () => {
    fc.assert(
      fc.property(recordings, (recording) => {
        const alive = (tanks: readonly { lives: number }[]) =>
          tanks.filter(({ lives }) => lives > 0).length;
        const deadly = recording.steps
          .filter(({ before, state }) => alive(state.tanks) < alive(before.tanks))
          .map(({ turn }) => turn);
        const marked = marksOf(recording)
          .filter(({ label }) => /dies|is ended/.test(label))
          .map(({ frame }) => frame);
        assertEquals([...new Set(marked)], deadly);
      }),
      runs(30),
    );
  },
);

Deno.test("with more bots than colours the colours come again", pure, () => {
  assertEquals([0, 8, 9, 20].map(botColour), [
    "var(--bot-0)",
    "var(--bot-8)",
    "var(--bot-0)",
    "var(--bot-2)",
  ]);
});

Deno.test("a tank that drives into a wreck has a mark with its own letter", pure, () => {
  const recording = record(headerOf(2), {
    ...{ round: 1, width: 2, height: 1, heights: ["55"], faults: [], result: undefined },
    tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }],
    turns: ["!!M6"],
  });
  const [wreck, driver] = recording.seats.map(({ name, mark }) => `${name} (${mark})`);
  assertEquals(marksOf(recording).filter(({ kind }) => kind === "collision"), [{
    frame: 1,
    kind: "collision",
    label: `Turn 1: ${driver} drives into the wreck of ${wreck}`,
    sign: "B",
  }]);
});
