import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import * as strings from "../../../../web/strings/strings.ts";
import { FIRST_OPTIONS } from "../../../../web/tanks/model/options.ts";
import { smallRecording } from "../model/small_round.ts";
import { fakeClock } from "../../ui/player/fake_clock.ts";
import { texts, withPage } from "./shown.ts";

interface Options {
  readonly turn?: number;
  readonly viewer?: number;
  readonly touched?: { readonly x: number; readonly y: number };
  readonly calls?: string[];
}

async function footOf({ turn = 0, viewer, touched, calls = [] }: Options) {
  const { StageFoot } = await import("../../../../web/tanks/view/stage_foot.tsx");
  const { CellFacts } = await import("../../../../web/tanks/view/later_parts.ts");
  await CellFacts.load();
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const recording = smallRecording();
  const player = createPlayer(fakeClock());
  player.load(recording.turns, turn);
  const store = {
    player,
    options: signal(FIRST_OPTIONS),
    recording: signal(recording),
    setOptions: () => {},
    viewer: signal(viewer),
    seat: signal(viewer),
    nextRound: signal(2),
    chooseSeat: (seat: number | undefined) => void calls.push(`choose ${seat}`),
    setFog: (isOn: boolean) => void calls.push(`fog ${isOn}`),
    openRound: (round: number) => Promise.resolve(void calls.push(`open ${round}`)),
  };
  const onUntouch = () => void calls.push("untouch");
  return <StageFoot {...{ store, recording, touched, onUntouch }} />;
}

Deno.test("under the picture stands who is who, and at the end who has won", async () => {
  await withPage(async (page) => {
    page.show(await footOf({ turn: 3 }));
    assertEquals(texts(page, ".tank-legend .name"), ["anna", "ben", "cleo"]);
    page.show(await footOf({ turn: 4 }));
    assertEquals(texts(page, ".tank-legend"), []);
    page.one(".result-bar");
    assertEquals(texts(page, "section"), [], "the panel beside is the landmark");
  });
});

Deno.test("the end seen through a program's eyes names no winner", async () => {
  await withPage(async (page) => {
    page.show(await footOf({ turn: 4, viewer: 2 }));
    assertEquals(texts(page, ".result-words"), [strings.panels.result.title]);
  });
});

Deno.test("[WATCH-18] in fog it is told whose eyes these are, with the way out", async () => {
  const calls: string[] = [];
  await withPage(async (page) => {
    page.show(await footOf({ turn: 1, viewer: 0, calls }));
    assertEquals(texts(page, '[role="status"]'), [strings.match.eyes("anna")]);
    page.click(page.one(".stage-eyes button"));
  });
  assertEquals(calls, ["fog false"]);
});

Deno.test("the cell that a finger touched is told of until it is closed, also at the end", async () => {
  const calls: string[] = [];
  const { arena } = strings.tanks;
  await withPage(async (page) => {
    page.show(await footOf({ turn: 4, touched: { x: 3, y: 1 }, calls }));
    assertEquals(texts(page, ".cell-facts .where"), [
      `${arena.cellShort(3, 1)} ${arena.height(6)}`,
    ]);
    assertEquals(texts(page, ".cell-facts .there"), [arena.emptyCell]);
    page.show(await footOf({ turn: 0, touched: { x: 1, y: 1 }, calls }));
    assertEquals(texts(page, ".cell-facts .name"), ["anna"]);
    page.click(page.button(strings.match.dismiss));
  });
  assertEquals(calls, ["untouch"]);
});

Deno.test("[WATCH-18] in fog a touched cell tells only what the program knows", async () => {
  await withPage(async (page) => {
    page.show(await footOf({ turn: 0, viewer: 0, touched: { x: 2, y: 1 } }));
    assertEquals(texts(page, ".cell-facts .name"), []);
  });
});
