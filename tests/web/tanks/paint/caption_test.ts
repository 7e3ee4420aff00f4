import { assert, assertEquals } from "@std/assert";
import type { Recording } from "../../../../web/tanks/model/recording.ts";
import { captionOf, paintCaption } from "../../../../web/tanks/paint/caption.ts";
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

function textsOf(recording: Recording, width: number) {
  const { pen, strokes } = fakePen();
  const caption = captionOf(pen, recording, width, LIGHT);
  const told = { turn: 2, turns: 3, lives: new Map([["A", 0]]) };
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

Deno.test("the caption tells marks, names and the turn", pure, () => {
  const { texts } = textsOf(named(["one", "two"]), 480);
  assertEquals(texts.map(({ values }) => values[0]), [
    "A",
    "one",
    "B",
    "two",
    "turn 2/3",
    "Turniir",
  ]);
});
