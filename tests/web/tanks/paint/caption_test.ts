import { assert, assertEquals, assertMatch } from "@std/assert";
import { seatsOf } from "../../../../lib/arena/seats.ts";
import type { RoundKind } from "../../../../lib/arena/types.ts";
import type { Recording } from "../../../../web/tanks/model/recording.ts";
import { captionOf, paintCaption } from "../../../../web/tanks/paint/caption.ts";
import { footOf } from "../../../../web/tanks/paint/studio.ts";
import { LIGHT } from "../../../../web/tanks/paint/palette.ts";
import { randomRecording } from "../model/recorded.ts";
import { fakePen, isSound } from "./fake_pen.ts";

const pure = { permissions: "none" } as const;

function named(names: readonly string[]): Recording {
  const recording = randomRecording(1, names.length, 3);
  return {
    ...recording,
    seats: recording.seats.map((seat, index) => ({ ...seat, name: names[index] ?? "" })),
  };
}

function textsOf(recording: Recording, width: number, turn = 2) {
  const { pen, strokes } = fakePen();
  const caption = captionOf(pen, recording, width, LIGHT);
  const foot = footOf(recording, turn, undefined);
  const told = { lives: new Map([["A", 0]]), foot };
  paintCaption(pen, caption, told, width, 100, LIGHT);
  const texts = strokes.filter(({ name }) => name === "fillText");
  return { caption, strokes, texts };
}

Deno.test("a name reaches nothing but fillText and the measuring of text", pure, () => {
  const name = '<img src=x onerror="alert(1)">';
  const { strokes } = textsOf(named([name, "other"]), 900);
  const uses = strokes.filter(({ values }) => values.some((value) => `${value}`.includes("<img")));
  assert(uses.length > 0);
  assertEquals(new Set(uses.map(({ name }) => name)), new Set(["measureText", "fillText"]));
});

Deno.test(
  "names stay within the width, long ones are shortened, many take further lines",
  pure,
  () => {
    const names = ["n".repeat(300), ...Array.from({ length: 8 }, (_, bot) => `program ${bot}`)];
    for (const width of [320, 480, 640]) {
      const { caption, strokes } = textsOf(named(names), width);
      for (const { x, text, line } of caption.names) {
        assert(x + 19 + text.length * 6 <= width);
        assert(line < 3);
      }
      assert(caption.names[0]?.text.endsWith("…"));
      assert(caption.height >= 20 * ((caption.names.at(-1)?.line ?? 0) + 2));
      assert(strokes.every(isSound));
    }
  },
);

Deno.test("the caption tells marks, names, the round and the turn", pure, () => {
  const { texts } = textsOf(named(["one", "two"]), 480);
  assertEquals(texts.map(({ values }) => values[0]), [
    "A",
    "one",
    "B",
    "two",
    "Round 1, turn 2/3",
    "Turniir",
  ]);
});

Deno.test("at the end of a round the caption tells who won, if the reader may know", pure, () => {
  const recording = named(["one", "two"]);
  const ended = (bonus: readonly number[], lives: readonly number[], kind: RoundKind = "duel") => ({
    ...recording,
    header: { ...recording.header, kind },
    result: { ...recording.result, bonus, lives },
  });
  const foot = (recording: Recording) =>
    textsOf(recording, 480, recording.turns).texts.at(-2)?.values[0];
  assertEquals(foot(ended([0, 10], [0, 3])), "Round 1: two wins");
  assertEquals(foot(ended([0, 10], [0, 3], "melee")), "Melee, round 1: two wins");
  assertEquals(foot(ended([0, 0], [0, 0])), "Round 1: nobody wins");
  const { turns } = recording;
  const seen = footOf(ended([0, 10], [0, 3]), turns, seatsOf(2)[0]);
  assertEquals(seen.winner, undefined, "no program is told");
  assertEquals(footOf(ended([0, 10], [0, 3]), turns - 1, undefined).winner, undefined);
  const cut = { ...ended([0, 0], [3, 3]), turns: 2 };
  assertEquals(footOf(cut, 2, undefined).winner, undefined, "nobody knows");
});

Deno.test("a winner's long name is cut, so that the line stays left of the brand", pure, () => {
  const recording = named(["w".repeat(300), "two"]);
  const { texts } = textsOf(
    { ...recording, result: { ...recording.result, bonus: [10, 0], lives: [3, 0] } },
    320,
    recording.turns,
  );
  const words = String(texts.at(-2)?.values[0]);
  assertMatch(words, /^Round 1: w+… wins$/);
  assert(words.length * 6 <= 320 - 24 - 64);
});
