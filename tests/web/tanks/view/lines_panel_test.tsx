import { assertEquals } from "@std/assert";
import type { LogFaultKind } from "../../../../lib/logs/types.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { HOSTILE_NAMES, smallRecording } from "../model/small_round.ts";
import { buttonSaying, settled, texts, withPage } from "./shown.ts";

interface Options {
  readonly turn?: number;
  readonly selected?: number;
  readonly viewer?: number;
  readonly onSeek?: (turn: number) => void;
}

async function panelOf(recording = smallRecording(), options: Options = {}) {
  const { LinesPanel } = await import("../../../../web/tanks/view/lines_panel.tsx");
  const { turn = 0, selected, viewer, onSeek = () => {} } = options;
  return <LinesPanel {...{ recording, turn, selected, viewer, onSeek }} onSelect={() => {}} />;
}

/** Lets copying happen; what is copied goes into the list. `isAllowed`: as the browser decides. */
function clipboard(isAllowed: boolean): string[] {
  const copied: string[] = [];
  const writeText = (text: string) => {
    if (!isAllowed) return Promise.reject(new Error("not allowed"));
    copied.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  return copied;
}

Deno.test("the panel shows what the program wrote and read in the turn", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 3, selected: 0 }));
    assertEquals(texts(page, ".present h2"), ["Turn 3"]);
    assertEquals(texts(page, ".order"), ["F2"]);
    assertEquals(texts(page, ".present .means"), ["fire E"]);
    assertEquals(texts(page, ".numbers .line"), ["17 14 20 1"]);
  });
});

Deno.test("each number is explained below, and lights up with its explanation", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 3, selected: 0 }));
    assertEquals(texts(page, ".entry code"), ["17", "14", "20", "1"]);
    assertEquals(texts(page, ".entry .meaning"), [
      "it has 17 lives itself",
      "tank 1 has 14 lives",
      "tank 2 has 20 lives",
      "the shot hit tank 1",
    ]);
    assertEquals(texts(page, ".entry .mark"), ["B", "C", "B"]);
    page.send(page.one("li:nth-child(2) .entry"), "focus");
    assertEquals(texts(page, ".piece.lit"), ["14"]);
    page.send(page.one("li:nth-child(2) .entry"), "blur");
    assertEquals(texts(page, ".piece.lit"), []);
  });
});

Deno.test("the heights are a map of one line a row, told by its y beside it", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 0, selected: 0 }));
    assertEquals(texts(page, ".numbers.map .line"), ["3 2 1 1 2", "4 5 6", "7 6 5"]);
    const rows = [...page.document.querySelectorAll(".map .line")]
      .map((line) => line.getAttribute("data-row"));
    assertEquals(rows, [null, "1", "2"]);
    assertEquals(page.one(".map").getAttribute("tabIndex"), "0", "keys can scroll it");
    // Reports are no map: they may go on in the next line.
    page.show(await panelOf(undefined, { turn: 1, selected: 0 }));
    assertEquals(page.document.querySelectorAll(".map").length, 0);
  });
});

Deno.test("after a crash the panel says where the organiser finds more", async () => {
  const notesOf = async (kind: LogFaultKind) => {
    const { FaultNote } = await import("../../../../web/tanks/view/fault_note.tsx");
    let notes: string[] = [];
    await withPage((page) => {
      const fault = { turn: 1, tank: 0, kind, detail: "exited with status 1" };
      page.show(<FaultNote fault={fault} />);
      notes = texts(page, ".fault-note p").slice(1);
    });
    return notes;
  };
  assertEquals(await notesOf("crash"), [
    "The judge noted: exited with status 1",
    "What it wrote to standard error is in the organiser’s folder “errors”, for its first few faults.",
  ]);
  assertEquals(await notesOf("timeout"), ["The judge noted: exited with status 1"]);
});

Deno.test("the turns before and after stand beside it, and go there", async () => {
  const sought: number[] = [];
  await withPage(async (page) => {
    const onSeek = (turn: number) => void sought.push(turn);
    page.show(await panelOf(undefined, { turn: 1, selected: 2, onSeek }));
    assertEquals(texts(page, ".aside .which"), ["Start", "Turn 2"]);
    assertEquals(texts(page, ".aside code"), ["3 2 2 2 2", "M6", "20 17 17 1 2"]);
    assertEquals(texts(page, ".aside .more"), ["and 2 more lines"]);
    for (const aside of page.document.querySelectorAll(".aside")) page.click(aside);
  });
  assertEquals(sought, [0, 2]);
});

Deno.test("[WATCH-18] through a program's eyes its own lines are shown, and none to come", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 1, selected: 2, viewer: 0 }));
    assertEquals(texts(page, ".aside .which"), ["Start"]);
    assertEquals(texts(page, ".numbers .line"), ["17 17 20 1 1"]);
    assertEquals(texts(page, ".seat-select"), ["Seen through the eyes of Aanna"]);
    assertEquals(page.document.querySelectorAll("select").length, 0);
  });
});

Deno.test("a fault is told in plain words with its evidence", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 4, selected: 1 }));
    assertEquals(texts(page, ".fault-note p"), [
      "The program took too long for its order, so it was ended.",
      "It took 131 ms by the wall clock, 18 ms of it waiting for a processor. So 113 ms count; " +
      "100 ms were allowed. It used 113 ms of processor time.",
    ]);
    assertEquals(texts(page, ".present .speech.wrote .soft"), [
      "no line in time: its program was ended (timeout)",
    ]);
    assertEquals(texts(page, ".present .speech.read .soft"), [
      "Nothing: it is ended without further notice. Its tank is dead.",
    ]);
  });
});

Deno.test("what a program wrote stays text, and so do names", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(smallRecording(HOSTILE_NAMES), { turn: 2, selected: 0 }));
    assertEquals(page.document.querySelectorAll("b, img, script").length, 0);
    assertEquals(texts(page, ".fault-note bdi"), ['wrote "<b>M9</b>"']);
  });
});

Deno.test("after its end a program has no more lines", async () => {
  const recording = { ...smallRecording(), turns: 9 };
  await withPage(async (page) => {
    page.show(await panelOf(recording, { turn: 7, selected: 1 }));
    assertEquals(texts(page, ".gone"), [
      "Its program was ended in turn 4; there are no more lines.",
    ]);
    assertEquals(texts(page, ".aside .which"), ["Turn 4"]);
    assertEquals(page.document.querySelectorAll(".present").length, 0);
  });
});

Deno.test("the input up to here is copied as the program read it", async () => {
  const copied = clipboard(true);
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 2, selected: 1 }));
    page.click(buttonSaying(page, "Copy the input up to here"));
    await settled(page);
    assertEquals(copied, [
      "3 2 2 1 2\n4 5 6\n7 6 5\n17 17 20 2 1 1 1 2 0 0 2 2 2 0 0 4\n17 17 20 0\n",
    ]);
    buttonSaying(page, "Copied");
    page.click(buttonSaying(page, "Copy its orders up to here"));
    await settled(page);
    assertEquals(copied.at(-1), "L7\nF0\n");
    // In another turn there is another text to copy.
    page.show(await panelOf(undefined, { turn: 3, selected: 1 }));
    buttonSaying(page, "Copy the input up to here");
  });
});

Deno.test("where the browser refuses to copy, the text is shown to be copied by hand", async () => {
  clipboard(false);
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 0, selected: 0 }));
    page.click(buttonSaying(page, "Copy the input up to here"));
    await settled(page);
    const field = page.one("textarea");
    assertEquals("value" in field && field.value, "3 2 1 1 2\n4 5 6\n7 6 5\n");
  });
});

Deno.test("who was ended wrote no invalid line; through its eyes that is not told before it is known", async () => {
  const recording = smallRecording();
  const faults = recording.round.faults.map((fault) =>
    fault.turn === 4 ? { ...fault, kind: "crash" as const } : fault
  );
  const crashed = record(recording.header, { ...recording.round, faults });
  await withPage(async (page) => {
    const wrote = () => texts(page, ".present .speech.wrote .soft");
    page.show(await panelOf(crashed, { turn: 4, selected: 1 }));
    assertEquals(wrote(), ["no line: its program ended (crash)"]);
    assertEquals(texts(page, ".aside .wrote"), ["no valid line"]);
    page.show(await panelOf(crashed, { turn: 5, selected: 1 }));
    assertEquals(texts(page, ".aside .wrote"), ["no line: its program ended (crash)"]);
    page.show(await panelOf(crashed, { turn: 3, selected: 1 }));
    assertEquals(wrote(), ["no valid line"]);
  });
});
