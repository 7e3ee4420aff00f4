import { assert, assertEquals } from "@std/assert";
import type { EventFilter } from "../../../../web/tanks/model/options.ts";
import type { Recording } from "../../../../web/tanks/model/recording.ts";
import { randomRecording } from "../model/fixture_recording.ts";
import { fixtureRecording } from "../model/fixture_recording.ts";
import { HOSTILE_NAMES, smallRecording } from "../model/small_round.ts";
import { Keeping } from "./keeping.tsx";
import { buttonSaying, texts, withPage } from "./shown.ts";

interface Options {
  readonly turn?: number;
  readonly isPlaying?: boolean;
  readonly selected?: number;
  readonly viewer?: number;
  readonly onSeek?: (turn: number) => void;
  readonly hidesFuture?: boolean;
}

async function listOf(recording: Recording, options: Options = {}) {
  const { EventList } = await import("../../../../web/tanks/view/event_list.tsx");
  const { turn = 0, isPlaying = false, selected, viewer, onSeek = () => {} } = options;
  const { hidesFuture = false } = options;
  const props = { recording, turn, isPlaying, selected, viewer, onSeek, hidesFuture };
  return (
    <Keeping<EventFilter>
      first="major"
      show={(filter, onFilter) => <EventList {...props} filter={filter} onFilter={onFilter} />}
    />
  );
}

Deno.test("main events stand under the heads of their turns", async () => {
  await withPage(async (page) => {
    page.show(await listOf(smallRecording(), { turn: 3 }));
    assertEquals(texts(page, ".turn, .event .words"), [
      "Turn 1",
      "anna (A) and ben (B) collide, 3 lives each: anna (A) scores 3, ben (B) scores 3",
      "Turn 2",
      'anna (A) loses the turn (invalid: wrote "<b>M9</b>")',
      "Turn 3now",
      "ben (B) loses the turn (invalid)",
      "anna (A) fires E and hits ben (B), 1 step away: damage 3, scores 3",
      "Turn 4",
      "ben (B) dies: ended by a fault (timeout)",
      "cleo (C) fires S and hits anna (A), 1 step away: damage 6, scores 6",
      "The log ends here, before the round is over: 2 are alive",
    ]);
    assertEquals(texts(page, ".count"), ["7 events"]);
    assertEquals(page.one("[aria-current=step]").textContent, "Turn 3now");
  });
});

Deno.test("all events, or those of the chosen tank only, are listed when asked for", async () => {
  await withPage(async (page) => {
    page.show(await listOf(smallRecording()));
    assert(buttonSaying(page, "Only one tank").hasAttribute("aria-disabled"));
    page.click(buttonSaying(page, "All"));
    assertEquals(
      texts(page, ".event .words")[1],
      "anna (A) and ben (B) collide, 3 lives each: " +
        "anna (A) scores 3, ben (B) scores 3",
    );
    assertEquals(texts(page, ".count"), ["14 events"]);
    page.show(await listOf(smallRecording(), { selected: 2 }));
    page.click(buttonSaying(page, "Only C"));
    assert(texts(page, ".event .words").every((told) => /cleo|2 are alive/.test(told)));
    assertEquals(texts(page, ".count"), ["5 events"]);
  });
});

Deno.test("[WATCH-16] the head of a turn seeks it, and so does each event in it", async () => {
  const sought: number[] = [];
  await withPage(async (page) => {
    page.show(await listOf(smallRecording(), { onSeek: (turn) => void sought.push(turn) }));
    page.click(buttonSaying(page, "Turn 4"));
    page.click(buttonSaying(page, "Turn 1"));
    const events = [...page.document.querySelectorAll("button.event")];
    assertEquals(events.length, 7);
    for (const event of events) page.click(event);
    assertEquals(events[0]?.getAttribute("title"), "Go to turn 1");
  });
  assertEquals(sought, [4, 1, 1, 2, 3, 3, 4, 4, 4]);
});

Deno.test("[WATCH-27] only rows in sight exist, however long the round", async () => {
  await withPage(async (page) => {
    page.show(await listOf(randomRecording(9, 300, 2)));
    page.click(buttonSaying(page, "All"));
    const [count = ""] = texts(page, ".count");
    assert(Number.parseInt(count) > 300, count);
    const rows = page.document.querySelectorAll(".turn, .event").length;
    assert(rows > 5 && rows < 40, `${rows} rows`);
  });
});

Deno.test("the list follows the turn while it plays, until the reader scrolls, and again after a seek", async () => {
  const recording = randomRecording(4, 200, 2);
  const far = Math.min(60, recording.turns);
  await withPage(async (page) => {
    page.show(await listOf(recording, { turn: 0, isPlaying: true }));
    page.click(buttonSaying(page, "All"));
    const box = page.one(".box");
    const show = async (turn: number, isPlaying: boolean) => {
      page.show(await listOf(recording, { turn, isPlaying }));
      return box.scrollTop;
    };
    for (let turn = 1; turn < 20; turn++) await show(turn, true);
    const followed = box.scrollTop;
    assert(followed > 0);
    page.send(box, "wheel");
    box.scrollTop = 7;
    page.send(box, "scroll");
    assertEquals(await show(20, true), 7);
    assertEquals(await show(21, true), 7);
    assertEquals(texts(page, ".follow"), ["Back to turn 21"]);
    assert(await show(far, false) > followed);
    assertEquals(texts(page, ".follow"), []);
  });
});

Deno.test("the reader who scrolled away comes back to the present turn by a button", async () => {
  const recording = randomRecording(4, 200, 2);
  await withPage(async (page) => {
    page.show(await listOf(recording, { turn: 29, isPlaying: true }));
    page.click(buttonSaying(page, "All"));
    const box = page.one(".box");
    page.send(box, "wheel");
    box.scrollTop = 0;
    page.send(box, "scroll");
    page.show(await listOf(recording, { turn: 30, isPlaying: true }));
    assertEquals(box.scrollTop, 0);
    page.click(buttonSaying(page, "Back to turn 30"));
    assert(box.scrollTop > 0);
    assertEquals(texts(page, "[aria-current=step]"), ["Turn 30now"]);
  });
});

Deno.test("a turn that is in sight already moves nothing", async () => {
  await withPage(async (page) => {
    page.show(await listOf(smallRecording(), { turn: 0 }));
    const box = page.one(".box");
    page.show(await listOf(smallRecording(), { turn: 1 }));
    assertEquals(box.scrollTop, 0);
  });
});

Deno.test("[WATCH-18] through a program's eyes only what it knows by now is listed", async () => {
  await withPage(async (page) => {
    const show = async (turn: number) => {
      page.show(await listOf(smallRecording(), { turn, viewer: 0 }));
      return texts(page, ".event .words");
    };
    await show(2);
    page.click(buttonSaying(page, "All"));
    assertEquals(await show(2), [
      "anna (A) tries E and stays where it is, blocked",
      'anna (A) loses the turn (invalid: wrote "<b>M9</b>")',
    ]);
    // Neither how far away it was nor what the shot did is reported.
    assertEquals((await show(3)).slice(2), ["anna (A) fires E and hits ben (B)"]);
    assertEquals((await show(4)).slice(3), [
      "ben (B) is dead",
      "anna (A) looks N and sees cleo (C)",
    ]);
  });
});

Deno.test("what a program does not read is not listed: the round's last turn", async () => {
  await withPage(async (page) => {
    const recording = smallRecording(undefined, 4);
    page.show(await listOf(recording, { turn: 4, viewer: 2 }));
    page.click(buttonSaying(page, "All"));
    assertEquals(texts(page, ".turn"), ["Turn 1", "Turn 2", "Turn 3"]);
  });
});

Deno.test("where nothing happened the list says so", async () => {
  await withPage(async (page) => {
    page.show(await listOf(smallRecording(), { turn: 0, viewer: 1 }));
    assertEquals(texts(page, ".none"), ["It knows of nothing so far."]);
  });
});

Deno.test("[WATCH-33] names and what programs wrote stay text", async () => {
  await withPage(async (page) => {
    page.show(await listOf(smallRecording(HOSTILE_NAMES), { turn: 2 }));
    assertEquals(page.document.querySelectorAll("img, b, script").length, 0);
    assert(texts(page, ".event .words")[0]?.includes("<img src=x onerror=alert(1)>"));
  });
});

Deno.test("a name cannot turn round the sentence that it stands in", async () => {
  await withPage(async (page) => {
    page.show(await listOf(smallRecording(["anna", "\u202Eneb\u2066", "cleo"]), { turn: 1 }));
    assertEquals(
      texts(page, ".event .words")[0],
      "anna (A) and \\u{202e}neb\\u{2066} (B) collide, 3 lives each: anna (A) scores 3, " +
        "\\u{202e}neb\\u{2066} (B) scores 3",
    );
  });
});

Deno.test("a very long name is cut in a sentence; the hint has all of it", async () => {
  const long = `${"🛡".repeat(28)}${"x".repeat(172)}`;
  await withPage(async (page) => {
    page.show(await listOf(smallRecording(["anna", long, "cleo"]), { turn: 4 }));
    const [words] = texts(page, ".event:last-child .words");
    assertEquals(words, "The log ends here, before the round is over: 2 are alive");
    const dies = [...page.document.querySelectorAll(".event .words")]
      .find((element) => element.textContent?.includes("dies"));
    assertEquals(
      dies?.textContent,
      `${"🛡".repeat(28)}… (B) dies: ended by a fault (timeout)`,
    );
    assertEquals(dies?.getAttribute("title"), `${long} (B) dies: ended by a fault (timeout)`);
  });
});

Deno.test("the end has a badge only where it is about one tank alone", async () => {
  await withPage(async (page) => {
    const badges = () => texts(page, ".event:last-child .who");
    page.show(await listOf(smallRecording(), { turn: 4 }));
    assertEquals(badges(), [""]);
    page.show(await listOf(await fixtureRecording("fault-in-turn-2"), { turn: 2 }));
    assertEquals(badges(), ["A"]);
  });
});

Deno.test("where the future is hidden, the list ends with the turn", async () => {
  await withPage(async (page) => {
    page.show(await listOf(smallRecording(), { turn: 2, hidesFuture: true }));
    assertEquals(texts(page, ".turn"), ["Turn 1", "Turn 2now"]);
  });
});
