import { assert, assertEquals } from "@std/assert";
import type { Measure } from "../../../../web/tanks/model/options.ts";
import type { Recording } from "../../../../web/tanks/model/recording.ts";
import { randomRecording } from "../model/fixture_recording.ts";
import { smallRecording } from "../model/small_round.ts";
import { Keeping } from "./keeping.tsx";
import { buttonSaying, texts, withPage } from "./shown.ts";

interface Options {
  readonly turn?: number;
  readonly selected?: number;
  readonly viewer?: number;
  readonly onSeek?: (turn: number) => void;
  readonly hidesFuture?: boolean;
}

async function curveOf(recording: Recording, options: Options = {}) {
  const { LivesCurve } = await import("../../../../web/tanks/view/lives_curve.tsx");
  const { turn = 0, selected, viewer, onSeek = () => {} } = options;
  const { hidesFuture = false } = options;
  const props = { recording, turn, selected, viewer, onSeek, hidesFuture };
  return (
    <Keeping<Measure>
      first="lives"
      show={(measure, onMeasure) => (
        <LivesCurve {...props} measure={measure} onMeasure={onMeasure} />
      )}
    />
  );
}

function attributes(elements: Iterable<Element>, name: string): (string | null)[] {
  return [...elements].map((element) => element.getAttribute(name));
}

Deno.test("the chart has a line and a letter for each tank, and the ends of both scales", async () => {
  await withPage(async (page) => {
    page.show(await curveOf(smallRecording()));
    assertEquals(page.document.querySelectorAll("path.line").length, 3);
    assertEquals(texts(page, ".label.end"), ["A", "C"]);
    assertEquals(texts(page, ".label.death"), ["B"]);
    assertEquals(texts(page, ".scale"), ["20", "0"]);
    assertEquals(texts(page, ".turns span"), ["Start", "Turn 4"]);
  });
});

Deno.test("[WATCH-6] lines go straight across and then straight down, from the first turn to the last", async () => {
  await withPage(async (page) => {
    page.show(await curveOf(smallRecording()));
    assertEquals(attributes(page.document.querySelectorAll("path.line"), "d"), [
      "M0 0H250V16.8H1000V50.4H1000",
      "M0 0H250V16.8H750V33.6H1000V112H1000",
      "M0 0H1000",
    ]);
  });
});

Deno.test("sliding along the chart seeks, and its cursor stands at the present turn", async () => {
  const sought: number[] = [];
  await withPage(async (page) => {
    page.show(
      await curveOf(smallRecording(), { turn: 2, onSeek: (turn) => void sought.push(turn) }),
    );
    const slider = page.one("input.cursor");
    assertEquals(attributes([slider], "max"), ["4"]);
    assertEquals(attributes([slider], "aria-valuetext"), ["Turn 2"]);
    Object.defineProperty(slider, "valueAsNumber", { value: 3 });
    page.send(slider, "input");
  });
  assertEquals(sought, [3]);
});

Deno.test("the chart shows damage instead when asked to", async () => {
  await withPage(async (page) => {
    page.show(await curveOf(smallRecording()));
    page.click(buttonSaying(page, "Damage"));
    assertEquals(texts(page, ".scale"), ["6", "0"]);
    assertEquals(texts(page, ".label.end"), ["A", "B", "C"]);
    assertEquals(texts(page, ".label.death"), []);
  });
});

Deno.test("the chart is told in words, too", async () => {
  await withPage(async (page) => {
    page.show(await curveOf(smallRecording()));
    assertEquals(texts(page, "ul.spoken li"), [
      "Tank A: 20 lives at the start, 11 after turn 4",
      "Tank B: 20 lives at the start, 0 after turn 4; dead since turn 4",
      "Tank C: 20 lives at the start, 20 after turn 4",
    ]);
  });
});

Deno.test("[WATCH-18] through a program's eyes there are lives only, none of them from the future", async () => {
  await withPage(async (page) => {
    page.show(await curveOf(smallRecording(), { turn: 2, viewer: 0 }));
    assertEquals(page.document.querySelectorAll("button").length, 0);
    assertEquals(texts(page, "ul.spoken li"), [
      "Tank A: 20 lives at the start, 17 after turn 2",
      "Tank B: 20 lives at the start, 17 after turn 2",
      "Tank C: 20 lives at the start, 20 after turn 2",
    ]);
    assert(
      attributes(page.document.querySelectorAll("path.line"), "d")
        .every((path) => path?.endsWith("H500")),
    );
  });
});

Deno.test("of many tanks only the chosen one has a letter, and colours come again with dashes", async () => {
  await withPage(async (page) => {
    const recording = randomRecording(40, 3, 5);
    page.show(await curveOf(recording));
    assertEquals(texts(page, ".label"), []);
    page.show(await curveOf(recording, { selected: 30 }));
    assertEquals(texts(page, ".label"), ["30"]);
    const looks = [...page.document.querySelectorAll("path.line")].map((line) =>
      `${line.getAttribute("style")} ${line.getAttribute("stroke-dasharray")}`
    );
    assertEquals(new Set(looks).size, 40);
  });
});

Deno.test("where the future is hidden, the lines end at the turn", async () => {
  await withPage(async (page) => {
    page.show(await curveOf(smallRecording(), { turn: 2, hidesFuture: true }));
    assertEquals(texts(page, ".label.death"), []);
    for (const words of texts(page, ".spoken li")) assert(words.endsWith("after turn 2"), words);
  });
});
