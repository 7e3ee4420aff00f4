import { assertEquals } from "@std/assert";
import { randomRecording } from "../model/recorded.ts";
import { HOSTILE_NAMES, smallRecording } from "../model/small_round.ts";
import { fakeClock } from "../../ui/player/fake_clock.ts";
import { assertOnlyText, texts, withPage } from "./shown.ts";

interface Options {
  readonly turn?: number;
  readonly viewer?: number;
  readonly selected?: number;
  readonly onSelect?: (seat: number | undefined) => void;
}

async function legendOf(recording = smallRecording(), options: Options = {}) {
  const { TankLegend } = await import("../../../../web/tanks/view/tank_legend.tsx");
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const { turn = 0, viewer, selected, onSelect = () => {} } = options;
  const player = createPlayer(fakeClock());
  player.load(recording.turns, turn);
  return <TankLegend {...{ recording, player, viewer, selected, onSelect }} />;
}

Deno.test("the legend names every tank with its letter", async () => {
  await withPage(async (page) => {
    page.show(await legendOf());
    assertEquals(texts(page, ".mark"), ["A", "B", "C"]);
    assertEquals(texts(page, ".name"), ["anna", "ben", "cleo"]);
    assertEquals(texts(page, ".wreck"), []);
  });
});

Deno.test("[WATCH-33] names in the legend are nothing but text", async () => {
  await withPage(async (page) => {
    assertOnlyText(page, await legendOf(smallRecording(HOSTILE_NAMES)), [...HOSTILE_NAMES]);
  });
});

Deno.test("a press on a tank in the legend chooses it, a press on the chosen one lets it go", async () => {
  const chosen: (number | undefined)[] = [];
  const onSelect = (seat: number | undefined) => void chosen.push(seat);
  await withPage(async (page) => {
    page.show(await legendOf(undefined, { selected: 1, onSelect }));
    assertEquals(texts(page, '[aria-pressed="true"] .mark'), ["B"]);
    page.click(page.one(".tank-choice:nth-child(3)"));
    page.click(page.one(".tank-choice:nth-child(2)"));
  });
  assertEquals(chosen, [2, undefined]);
});

Deno.test("[WATCH-18] the legend strikes the dead out; in fog only those whose death was reported", async () => {
  // Turn 4, in which B is ended, is the last one: nobody gets a report of it.
  const recording = smallRecording(undefined, 4);
  await withPage(async (page) => {
    page.show(await legendOf(recording, { turn: 4 }));
    assertEquals(texts(page, ".wreck .name"), ["ben"]);
    page.show(await legendOf(recording, { turn: 4, viewer: 0 }));
    assertEquals(texts(page, ".wreck .name"), []);
    page.show(await legendOf(recording, { turn: 4, viewer: 1 }));
    assertEquals(texts(page, ".wreck .name"), ["ben"]);
  });
});

Deno.test("few tanks have their whole names, many share the room", async () => {
  await withPage(async (page) => {
    page.show(await legendOf());
    assertEquals(page.document.querySelectorAll(".crowded").length, 0);
    page.show(await legendOf(randomRecording(1, 9, 2)));
    assertEquals(page.document.querySelectorAll(".crowded .tank-choice").length, 9);
  });
});
