import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { makeOpening } from "../../../../lib/arena/reports.ts";
import { seatsOf } from "../../../../lib/arena/seats.ts";
import { dialogueOf, type DialogueTurn } from "../../../../lib/logs/dialogue.ts";
import {
  explain,
  groupsOf,
  inputUpTo,
  linesOf,
  outputUpTo,
} from "../../../../web/tanks/model/lines.ts";
import type { Recording } from "../../../../web/tanks/model/recording.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { randomRecording, recordings } from "./fixture_recording.ts";
import { smallRecording } from "./small_round.ts";

const pure = { permissions: "none" } as const;

/** What the pieces of a turn's only line mean, with their text. */
function explained(seat: number, turn: number): unknown[] {
  const recording = smallRecording();
  const lines = linesOf(recording, seat)[turn];
  assert(lines !== undefined);
  return explain(recording, seat, lines).flat().map(({ text, means }) => [text, means]);
}

/** A recording, one of its seats and one of its turns. */
const moments = fc.tuple(recordings, fc.nat(), fc.nat()).map(([recording, seat, turn]) => ({
  recording,
  seat: seat % recording.seats.length,
  turn: turn % (recording.turns + 1),
}));

function dialogue({ header, round }: Recording, seat: number): DialogueTurn[] {
  const place = seatsOf(round.tanks.length)[seat];
  return place === undefined ? [] : [...dialogueOf(header, round, place)];
}

Deno.test("the lines of a turn stand at its index and are found only once", pure, () => {
  const recording = smallRecording();
  const lines = linesOf(recording, 1);
  assertEquals(lines, dialogue(recording, 1));
  assertEquals(lines.map(({ turn }) => turn), [0, 1, 2, 3, 4]);
  assert(linesOf(recording, 1) === lines);
  assertEquals(linesOf(recording, 3), []);
});

Deno.test("the opening is explained: the field, the start, the others, the heights", pure, () => {
  assertEquals(explained(0, 0), [
    ["3 2", { kind: "field", width: 3, height: 2 }],
    ["1 1", { kind: "start", x: 1, y: 1 }],
    ["2", { kind: "others", count: 2 }],
    ["4 5 6", { kind: "heights", y: 1 }],
    ["7 6 5", { kind: "heights", y: 2 }],
  ]);
});

Deno.test("a report after a move is explained: lives, then the place", pure, () => {
  assertEquals(explained(2, 2), [
    ["20", { kind: "own-lives", lives: 20 }],
    ["17", { kind: "lives", number: 1, seat: 0, lives: 17 }],
    ["17", { kind: "lives", number: 2, seat: 1, lives: 17 }],
    ["1 2", { kind: "place", x: 1, y: 2 }],
  ]);
});

Deno.test("a report after a shot is explained: whom it hit, or nobody", pure, () => {
  assertEquals(explained(0, 3).at(-1), ["1", { kind: "hit", number: 1, seat: 1 }]);
  assertEquals(explained(1, 2).at(-1), ["0", { kind: "miss" }]);
});

Deno.test("a report after a look is explained: how many, then each in six numbers", pure, () => {
  const at = { tracks: 0, cannon: 0, periscope: 0 };
  assertEquals(explained(1, 1).slice(3), [
    ["2", { kind: "seen-count", count: 2 }],
    ["1 1 1 2 0 0", { kind: "seen", number: 1, seat: 0, x: 1, y: 1, ...at, tracks: 2 }],
    ["2 2 2 0 0 4", { kind: "seen", number: 2, seat: 2, x: 2, y: 2, ...at, periscope: 4 }],
  ]);
});

Deno.test("after a lost turn there are lives only", pure, () => {
  assertEquals(explained(0, 2).length, 3);
});

Deno.test("the pieces of a line make up the line, whatever was played", pure, () => {
  fc.assert(
    fc.property(moments, ({ recording, seat }) => {
      for (const turn of linesOf(recording, seat)) {
        const lines = explain(recording, seat, turn)
          .map((pieces) => pieces.map(({ text }) => text).join(" "));
        assertEquals(lines, [...turn.read]);
      }
    }),
    runs(60),
  );
});

Deno.test("every piece is in one group, in order; heights share one", pure, () => {
  fc.assert(
    fc.property(moments, ({ recording, seat, turn }) => {
      const lines = linesOf(recording, seat)[turn];
      if (lines === undefined) return;
      const pieces = explain(recording, seat, lines);
      const groups = groupsOf(pieces);
      assertEquals(groups.flatMap((group) => group.pieces), pieces.flat());
      const heights = groups.filter(({ kind }) => kind === "heights");
      assertEquals(heights.length, turn === 0 ? 1 : 0);
    }),
    runs(60),
  );
});

Deno.test("the lives of few others are explained one by one, those of many together", pure, () => {
  const lives = (tanks: number) => {
    const recording = randomRecording(tanks, 1, 7);
    const lines = linesOf(recording, 0)[0];
    assert(lines !== undefined);
    const report = { ...lines, turn: 1, read: [Array(tanks).fill(20).join(" ")] };
    return groupsOf(explain(recording, 0, report))
      .flatMap(({ kind, pieces }) => kind === "lives" ? [pieces.length] : []);
  };
  assertEquals(lives(13), Array(12).fill(1));
  assertEquals(lives(14), [13]);
});

Deno.test("the input up to a turn is exactly what the program read until then", pure, () => {
  fc.assert(
    fc.property(moments, ({ recording, seat, turn }) => {
      const expected = dialogue(recording, seat)
        .filter((lines) => lines.turn <= turn)
        .flatMap(({ read }) => read.map((line) => `${line}\n`))
        .join("");
      assertEquals(inputUpTo(recording, seat, turn), expected);
    }),
    runs(60),
  );
  const recording = smallRecording();
  const [seat] = seatsOf(3);
  assert(seat !== undefined);
  assertEquals(inputUpTo(recording, 0, 0), makeOpening(recording.start, seat));
  assertEquals(
    inputUpTo(recording, 1, 2),
    "3 2 2 1 2\n4 5 6\n7 6 5\n" +
      "17 17 20 2 1 1 1 2 0 0 2 2 2 0 0 4\n17 17 20 0\n",
  );
});

Deno.test("the orders up to a turn leave out a turn that was lost", pure, () => {
  assertEquals(outputUpTo(smallRecording(), 1, 4), "L7\nF0\n");
  assertEquals(outputUpTo(smallRecording(), 1, 0), "");
  assertEquals(outputUpTo(smallRecording(), 0, 4), "M2\nF2\nL0\n");
});
