import { assertEquals } from "@std/assert";
import { seatsOf } from "../../../../lib/arena/seats.ts";
import type { TurnEvent } from "../../../../lib/arena/types.ts";
import type { TestPage } from "../../ui/player/page.ts";
import { fixtureRecording } from "../model/fixture_recording.ts";
import { HOSTILE_NAMES, smallRecording } from "../model/small_round.ts";
import { assertOnlyText, texts, withPage } from "./shown.ts";

interface Options {
  readonly turn?: number;
  readonly selected?: number;
  readonly viewer?: number;
  readonly onSelect?: (seat: number | undefined) => void;
}

async function tableOf(recording = smallRecording(), options: Options = {}) {
  const { TankTable } = await import("../../../../web/tanks/view/tank_table.tsx");
  const { turn = 0, selected, viewer, onSelect = () => {} } = options;
  return <TankTable {...{ recording, turn, selected, viewer, onSelect }} />;
}

/** The rows of the table, each as a list of what it says. */
function rows(page: TestPage, part: string): string[] {
  return texts(page, `.tank-row ${part}`);
}

Deno.test("the table has a row for each tank, with name, lives and what was lost", async () => {
  await withPage(async (page) => {
    page.show(await tableOf(undefined, { turn: 3 }));
    assertEquals(rows(page, ".seat-badge"), ["Aanna", "Bben", "Ccleo"]);
    assertEquals(rows(page, ".count"), ["17", "14", "20"]);
    assertEquals(rows(page, ".change"), ["", "−3", ""]);
    const spoken = rows(page, ".lives > .spoken");
    assertEquals(spoken, ["17 lives", "14 lives, 3 lost in this turn", "20 lives"]);
  });
});

Deno.test("the table tells each tank's order, what came of it, place, height and damage", async () => {
  await withPage(async (page) => {
    page.show(await tableOf(undefined, { turn: 3 }));
    assertEquals(rows(page, ".words"), [
      "fires E, hits B",
      "lost the turn: invalid line",
      "tries N: the edge",
    ]);
    assertEquals(rows(page, ".place"), [
      "(1, 1) ▲4height 4",
      "(2, 1) ▲5height 5",
      "(1, 2) ▲7height 7",
    ]);
    assertEquals(rows(page, ".score"), ["dealt 6+3", "dealt 3", "dealt 0"]);
  });
});

Deno.test("a dead tank is marked as a wreck, with turn and cause", async () => {
  await withPage(async (page) => {
    page.show(await tableOf(undefined, { turn: 4 }));
    assertEquals(texts(page, ".row.dead .words"), ["timeout, turn 4"]);
    assertEquals(texts(page, ".seat-badge.wreck .name"), ["ben"]);
    assertEquals(page.one(".row.dead .deed").getAttribute("title"), "dead since turn 4: timeout");
  });
});

Deno.test("the bonus is told at the end", async () => {
  const recording = await fixtureRecording("fault-in-turn-2");
  await withPage(async (page) => {
    page.show(await tableOf(recording, { turn: 1 }));
    assertEquals(rows(page, ".bonus"), []);
    page.show(await tableOf(recording, { turn: 2 }));
    assertEquals(rows(page, ".bonus"), ["bonus 10"]);
  });
});

Deno.test("a press on a row chooses the tank, a second one chooses none", async () => {
  const chosen: (number | undefined)[] = [];
  const onSelect = (seat: number | undefined) => void chosen.push(seat);
  await withPage(async (page) => {
    const press = (row: number) => page.click(page.one(`.row:nth-child(${row}) button`));
    page.show(await tableOf(undefined, { onSelect }));
    press(2);
    page.show(await tableOf(undefined, { onSelect, selected: 1 }));
    const pressed = [...page.document.querySelectorAll(".tank-row")]
      .map((row) => row.getAttribute("aria-pressed"));
    assertEquals(pressed, ["false", "true", "false"]);
    press(2);
    press(3);
  });
  assertEquals(chosen, [1, undefined, 2]);
});

Deno.test("of the chosen tank it is told to whom it dealt damage, and who took it from it", async () => {
  await withPage(async (page) => {
    const sides = async (options: Options) => {
      page.show(await tableOf(undefined, options));
      return texts(page, ".exchange-text .side");
    };
    assertEquals(await sides({ turn: 4 }), []);
    assertEquals(await sides({ turn: 4, selected: 0 }), [
      "Dealt toBben 6",
      "Taken fromCcleo 6Bben 3",
    ]);
    assertEquals(await sides({ turn: 3, selected: 2 }), ["Dealt tonobody", "Taken fromnobody"]);
    assertEquals(await sides({ turn: 4, selected: 0, viewer: 0 }), [], "it is not told so much");
  });
});

Deno.test("in a round of many the small shares are added up", async () => {
  const recording = smallRecording();
  const { ExchangeText } = await import("../../../../web/tanks/view/exchange_text.tsx");
  const [seat] = recording.seats;
  const [step] = recording.steps;
  if (seat === undefined || step === undefined) throw new Error("There is nothing to test with");
  const seats = Array.from({ length: 9 }, (_, index) => ({ ...seat, name: `t${index}` }));
  const events = seatsOf(9).slice(1).map((seat, index): TurnEvent => ({
    kind: "shot",
    seat,
    direction: 0,
    hit: { seat: seatsOf(1)[0] ?? seat, distance: 1, damage: 9, scored: index + 1 },
  }));
  await withPage((page) => {
    const many = { ...recording, seats, steps: [{ ...step, turn: 1, events }] };
    page.show(<ExchangeText recording={many} turn={1} seat={0} />);
    assertEquals(texts(page, ".side:last-child .share-of").map((told) => told.slice(1)), [
      "t8 8",
      "t7 7",
      "t6 6",
      "t5 5",
      "t4 4",
    ]);
    assertEquals(texts(page, ".side:last-child dd > span:last-child"), ["3 others 6"]);
  });
});

Deno.test("[WATCH-18] through a program's eyes others have lives as reported, and nothing else", async () => {
  await withPage(async (page) => {
    page.show(await tableOf(undefined, { turn: 3, viewer: 2 }));
    assertEquals(rows(page, ".count"), ["17", "14", "20"]);
    assertEquals(rows(page, ".words"), ["as reported", "as reported", "tries N: the edge"]);
    assertEquals(rows(page, ".place"), ["(1, 2) ▲7height 7"]);
    assertEquals(rows(page, ".score"), []);
    assertEquals(texts(page, ".eyes-of"), ["Seen through the eyes of Ccleo"]);
    // B ends in turn 4 and C is told so, but not why.
    page.show(await tableOf(undefined, { turn: 4, viewer: 2 }));
    assertEquals(rows(page, ".words"), ["as reported", "dead, turn 4", "fires S, hits A"]);
    assertEquals(page.document.body.textContent?.includes("timeout"), false);
  });
});

Deno.test("a program's own shot that hits tells it whom", async () => {
  await withPage(async (page) => {
    page.show(await tableOf(undefined, { turn: 3, viewer: 0 }));
    assertEquals(rows(page, ".words"), ["fires E, hits B", "as reported", "as reported"]);
  });
});

Deno.test("[WATCH-33] names stay text, whole in the hint", async () => {
  await withPage(async (page) => {
    const table = await tableOf(smallRecording(HOSTILE_NAMES), { turn: 1 });
    assertOnlyText(page, table, HOSTILE_NAMES);
  });
});

Deno.test("a program without a name is said to have none", async () => {
  await withPage(async (page) => {
    page.show(await tableOf(smallRecording(["", "ben", "cleo"])));
    assertEquals(rows(page, ".name"), ["no name", "ben", "cleo"]);
  });
});
