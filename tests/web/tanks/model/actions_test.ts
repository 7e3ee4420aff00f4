import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { actionAt, actionsOf, nextActionEnd, PHASES } from "../../../../web/tanks/model/actions.ts";
import { eventsOf } from "../../../../web/tanks/model/events.ts";
import { runs } from "../../../lib/logs/properties.ts";
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
      const ends = recording.steps.flatMap(({ turn }) =>
        actionsOf(recording, turn, undefined).map((action) => action.ends)
      );
      const on: number[] = [];
      for (let at = 0; at < recording.turns && on.length <= ends.length;) {
        at = nextActionEnd(recording, at, 1, undefined);
        on.push(at);
      }
      if (recording.turns > 0 && ends.at(-1) !== recording.turns) ends.push(recording.turns);
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
