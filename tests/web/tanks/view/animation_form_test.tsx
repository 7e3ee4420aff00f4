import { assert, assertEquals } from "@std/assert";
import type { Recording } from "../../../../web/tanks/model/recording.ts";
import type { TestPage } from "../../ui/player/page.ts";
import { randomRecording } from "../model/recorded.ts";
import { smallRecording } from "../model/small_round.ts";
import { texts, withPage } from "./shown.ts";

async function formOf(recording: Recording) {
  const { AnimationForm } = await import("../../../../web/tanks/view/animation_form.tsx");
  return <AnimationForm recording={recording} frame={0} viewer={undefined} />;
}

/** What the form says that the picture comes to. */
function told(page: TestPage): string {
  return texts(page, "[role=status]").join();
}

/** Types a number into one of the fields: 0 is the first turn, 1 the last. */
function type(page: TestPage, field: 0 | 1, text: string): void {
  const input = page.document.querySelectorAll("input[type=number]")[field];
  assert(input !== undefined);
  Object.assign(input, { value: text, valueAsNumber: text === "" ? NaN : Number(text) });
  page.send(input, "input");
}

Deno.test("the form says before how long and how large the picture will be", async () => {
  await withPage(async (page) => {
    page.show(await formOf(smallRecording()));
    assert(
      told(page).startsWith("The animated picture will have 17 frames and last 4 seconds;"),
      told(page),
    );
    type(page, 1, "1");
    assert(told(page).startsWith("The animated picture will have 5 frames"), told(page));
  });
});

Deno.test("turns the wrong way round are turned round, and that is said", async () => {
  await withPage(async (page) => {
    page.show(await formOf(smallRecording()));
    type(page, 0, "3");
    type(page, 1, "1");
    assert(
      told(page).startsWith("Turn 3 comes after turn 1: the picture shows turns 1 to 3. The"),
      told(page),
    );
    assert(told(page).includes(" 9 frames"), told(page));
  });
});

Deno.test("a number beyond the round is its last turn, and no number changes nothing", async () => {
  await withPage(async (page) => {
    page.show(await formOf(smallRecording()));
    const whole = told(page);
    type(page, 1, "999");
    assertEquals(told(page), whole);
    type(page, 1, "");
    assertEquals(told(page), whole);
  });
});

Deno.test("of a long round only the turns in which something happens can be shown", async () => {
  const recording = randomRecording(7, 2, 300);
  await withPage(async (page) => {
    page.show(await formOf(recording));
    const [label = ""] = texts(page, ".animation-brief");
    const found = /: (\d+) of (\d+)$/.exec(label);
    assertEquals(Number(found?.[2]), recording.turns);
    assert(Number(found?.[1]) < recording.turns, label);
    const frames = () => Number(/(\d+) frames/.exec(told(page))?.[1]);
    const before = frames();
    const box = page.one("input[type=checkbox]");
    Object.assign(box, { checked: true });
    page.send(box, "change");
    assert(frames() !== before, told(page));
  });
});

Deno.test("of a short round nothing is left out", async () => {
  await withPage(async (page) => {
    page.show(await formOf(smallRecording()));
    assertEquals(texts(page, ".animation-brief"), []);
  });
});
