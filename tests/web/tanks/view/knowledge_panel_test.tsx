import { assertEquals } from "@std/assert";
import { record, type Recording } from "../../../../web/tanks/model/recording.ts";
import { HOSTILE_NAMES, smallRecording } from "../model/small_round.ts";
import { assertOnlyText, buttonSaying, texts, withPage } from "./shown.ts";

interface Options {
  readonly turn?: number;
  readonly selected?: number;
  readonly isFog?: boolean;
  readonly onSelect?: (seat: number) => void;
  readonly onSeek?: (turn: number) => void;
  readonly onFog?: (isOn: boolean) => void;
}

async function panelOf(recording = smallRecording(), options: Options = {}) {
  const { KnowledgePanel } = await import("../../../../web/tanks/view/knowledge_panel.tsx");
  const nothing = () => {};
  const { turn = 0, selected, isFog = false } = options;
  const { onSelect = nothing, onSeek = nothing, onFog = nothing } = options;
  return <KnowledgePanel {...{ recording, turn, selected, isFog, onSelect, onSeek, onFog }} />;
}

Deno.test("before any look the others are known by number and lives only", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 0, selected: 1 }));
    assertEquals(texts(page, ".number"), ["no. 1", "no. 2"]);
    assertEquals(texts(page, ".other .name"), ["anna", "cleo"]);
    assertEquals(texts(page, ".lives"), ["20 lives", "20 lives"]);
    assertEquals(texts(page, ".seen"), ["never seen", "never seen"]);
  });
});

Deno.test("without a chosen tank the first that lives is shown, as the key for the eyes takes it", async () => {
  await withPage(async (page) => {
    const recording = wreckFirst();
    page.show(await panelOf(recording, { turn: 0 }));
    assertEquals(texts(page, ".other .name"), ["ben", "cleo"]);
    page.show(await panelOf(recording, { turn: 1 }));
    assertEquals(texts(page, ".other .name"), ["anna", "cleo"]);
  });
});

Deno.test("what was seen is told with place, age, tracks, cannon and periscope", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 1, selected: 1 }));
    assertEquals(texts(page, ".seen"), ["at (1, 1)seen just now", "at (2, 2)seen just now"]);
    assertEquals(texts(page, ".parts"), [
      "tracksEcannonNperiscopeN",
      "tracksNcannonNperiscopeS",
    ]);
    // C drives to (1,2) in turn 2, but B does not look there.
    page.show(await panelOf(undefined, { turn: 2, selected: 1 }));
    assertEquals(texts(page, ".seen"), ["at (1, 1)seen 1 turn ago", "at (2, 2)seen 1 turn ago"]);
    page.show(await panelOf(undefined, { turn: 3, selected: 1 }));
    assertEquals(texts(page, ".age"), ["seen 2 turns ago", "seen 2 turns ago"]);
  });
});

Deno.test("the age of a sighting goes to its turn", async () => {
  const sought: number[] = [];
  await withPage(async (page) => {
    const onSeek = (turn: number) => void sought.push(turn);
    page.show(await panelOf(undefined, { turn: 3, selected: 1, onSeek }));
    page.click(page.one(".other:first-child .age"));
  });
  assertEquals(sought, [1]);
});

Deno.test("a dead tank is told as dead", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 4, selected: 0 }));
    assertEquals(texts(page, ".lives"), ["dead", "20 lives"]);
    assertEquals(texts(page, ".other.dead .name"), ["ben"]);
  });
});

Deno.test("a program that reads no more keeps what it knew, and the panel says since when", async () => {
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { turn: 4, selected: 1 }));
    assertEquals(texts(page, ".head > p"), [
      "It reads no more reports; this is what it knew after turn 3.",
    ]);
    assertEquals(texts(page, ".lives"), ["17 lives", "20 lives"]);
  });
});

Deno.test("another tank can be chosen", async () => {
  const chosen: number[] = [];
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { onSelect: (seat) => void chosen.push(seat) }));
    const select = page.one("select");
    assertEquals(texts(page, "option"), ["anna (A)", "ben (B)", "cleo (C)"]);
    Object.defineProperty(select, "value", { value: "2", configurable: true, writable: true });
    page.send(select, "change");
  });
  assertEquals(chosen, [2]);
});

Deno.test("the field is seen through its eyes by a button, and by it no longer", async () => {
  const fog: unknown[] = [];
  const onFog = (isOn: boolean) => void fog.push(isOn);
  const onSelect = (seat: number) => void fog.push(`seat ${seat}`);
  await withPage(async (page) => {
    page.show(await panelOf(undefined, { onFog, onSelect, selected: 2 }));
    page.click(buttonSaying(page, "See through its eyes"));
    page.show(await panelOf(undefined, { onFog, onSelect, selected: 2, isFog: true }));
    const button = buttonSaying(page, "See through its eyes");
    assertEquals(button.getAttribute("aria-pressed"), "true");
    page.click(button);
  });
  assertEquals(fog, [true, false]);
});

Deno.test("where no tank is chosen yet, its eyes choose the one that is shown", async () => {
  const done: unknown[] = [];
  await withPage(async (page) => {
    page.show(
      await panelOf(undefined, {
        onFog: (isOn) => void done.push(isOn),
        onSelect: (seat) => void done.push(`seat ${seat}`),
      }),
    );
    page.click(buttonSaying(page, "See through its eyes"));
  });
  assertEquals(done, ["seat 0", true]);
});

Deno.test("names stay text", async () => {
  await withPage(async (page) => {
    const panel = await panelOf(smallRecording(HOSTILE_NAMES), { turn: 1, selected: 1 });
    assertOnlyText(page, panel, [HOSTILE_NAMES[0], HOSTILE_NAMES[2]]);
  });
});

/** The small round, but A is ended in its first turn. */
function wreckFirst(): Recording {
  const { header, round } = smallRecording();
  return record(header, { ...round, turns: ["!!L7L4", "--L7L4"], faults: [], result: undefined });
}
