import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { actionAt, actionsOf, nextActionEnd, PHASES } from "../../../../web/tanks/model/actions.ts";
import { eventsOf } from "../../../../web/tanks/model/events.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { tellKnown } from "../../../../web/tanks/view/event_rows.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { headerOf } from "../../../lib/logs/record.ts";
import { recordings } from "./fixture_recording.ts";
import { smallRecording } from "./small_round.ts";

Deno.test("[WATCH-15] a turn's actions are its moves, its shots and its looks; phases without any are left out", () => {
  const told = (turn: number, viewer?: number) =>
    actionsOf(smallRecording(), turn, viewer).map(({ phase, events, ends }) =>
      `${phase} ${events.map(({ kind }) => kind).join(" ")} ${ends}`
    );
  // A runs into B, B looks; C stays.
  assertEquals(told(1), ["moves stay collision 0.535", "looks look look 1"]);
  assertEquals(told(0), []);
  assertEquals(told(99), []);
});

Deno.test("in fog only what the program could know is an action", () => {
  const kinds = actionsOf(smallRecording(), 1, 0).flatMap(({ events }) =>
    events.map(({ kind }) => kind)
  );
  assertEquals(kinds, ["stay"]);
});

Deno.test("the actions of all turns are all events, in the order of the phases", () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      const all = recording.steps.flatMap(({ turn }) => actionsOf(recording, turn, undefined));
      assertEquals(
        all.flatMap(({ events }) => events.map(({ text }) => text)),
        eventsOf(recording).slice(0, -1).map(({ text }) => text),
      );
      for (const { turn, phase } of all) {
        const before = all.filter((other) => other.turn === turn).map((other) => other.phase);
        assertEquals(before, PHASES.filter((one) => before.includes(one)));
        assert(before.includes(phase));
        const last = all.findLast((other) => other.turn === turn);
        assertEquals(last?.ends, turn, "the last action ends with its turn");
      }
    }),
    runs(20),
  );
});

Deno.test("[WATCH-15] steps on go through all actions to the end, and steps back through the same to the start", () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      const ends = recording.steps.flatMap(({ turn }) => {
        const actions = actionsOf(recording, turn, undefined);
        return actions.length === 0 ? [turn] : actions.map((action) => action.ends);
      });
      const on: number[] = [];
      for (let at = 0; at < recording.turns && on.length <= ends.length;) {
        at = nextActionEnd(recording, at, 1, undefined);
        on.push(at);
      }
      assertEquals(on, ends);
      let at = recording.turns;
      for (const end of [0, ...ends].toReversed().slice(1)) {
        at = nextActionEnd(recording, at, -1, undefined);
        assertAlmostEquals(at, end);
      }
    }),
    runs(20),
  );
});

Deno.test("on the way to an action it is on show already", () => {
  const recording = smallRecording();
  assertEquals(actionAt(recording, 0, undefined), undefined);
  assertEquals(actionAt(recording, 0.2, undefined)?.phase, "moves");
  assertEquals(actionAt(recording, 0.535, undefined)?.phase, "moves");
  assertEquals(actionAt(recording, 0.6, undefined)?.phase, "looks");
  assertEquals(actionAt(recording, 1, undefined)?.phase, "looks");
});

Deno.test("in fog, turns of which the program knows nothing are one step each, on and back", () => {
  // C is dead from turn 1 on.
  const recording = record(headerOf(3), {
    round: 1,
    width: 3,
    height: 1,
    heights: ["555"],
    tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }, { bot: 2, x: 3, y: 1 }],
    turns: ["L0L0!!", "L0L0--", "L0L0--", "L0L0--"],
    faults: [],
    result: undefined,
  });
  assertEquals([1, 2, 3].map((at) => nextActionEnd(recording, at, 1, 2)), [2, 3, 4]);
  assertEquals([4, 3, 2].map((at) => nextActionEnd(recording, at, -1, 2)), [3, 2, 1]);
});

Deno.test("[WATCH-18] in fog the last turn, of which no report comes, has the program's own order without its effect", () => {
  // In turn 4, the last, C hits A: C never hears of it, and A, which only looks, of nothing else.
  const recording = smallRecording(undefined, 4);
  const told = (viewer: number) =>
    actionsOf(recording, 4, viewer).flatMap(({ phase, events }) =>
      events.map((event) => `${phase}: ${tellKnown(recording, event, viewer)}`)
    );
  assertEquals(told(2), ["shots: cleo (C) fires S"]);
  assertEquals(told(0), ["looks: anna (A) looks N"]);
});
