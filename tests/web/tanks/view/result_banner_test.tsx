import { assertEquals } from "@std/assert";
import type { Recording } from "../../../../web/tanks/model/recording.ts";
import { fixtureRecording } from "../model/fixture_recording.ts";
import { HOSTILE_NAMES, smallRecording } from "../model/small_round.ts";
import { assertOnlyText, buttonSaying, texts, withPage } from "./shown.ts";

async function bannerOf(recording: Recording, viewer?: number) {
  const { ResultBanner } = await import("../../../../web/tanks/view/result_banner.tsx");
  return <ResultBanner {...{ recording, viewer }} />;
}

Deno.test("the only tank alive wins, and all are ranked by damage and bonus", async () => {
  const recording = await fixtureRecording("fault-in-turn-2");
  await withPage(async (page) => {
    page.show(await bannerOf(recording));
    assertEquals(texts(page, "h2"), ["Aannawins"]);
    assertEquals(texts(page, ".head p"), [
      "The only tank alive (+10).",
      "The round took 2 turns. In order of points, which decide the table.",
    ]);
    assertEquals(texts(page, ".rank"), ["1.", "2."]);
    assertEquals(texts(page, ".place .name"), ["anna", "ben"]);
    assertEquals(texts(page, ".points"), ["10 points", "0 points"]);
    assertEquals(texts(page, ".sum"), ["0 + bonus 10", "damage 0"]);
    assertEquals(texts(page, ".place .wreck .name"), ["ben"]);
  });
});

Deno.test("where nobody is the only one alive nobody wins, and ties are said", async () => {
  await withPage(async (page) => {
    page.show(await bannerOf(smallRecording()));
    assertEquals(texts(page, "h2"), ["Nobody wins"]);
    assertEquals(texts(page, ".head p"), [
      "Several tanks have the most points: 6.",
      "The log ends after 4 turns, before the round was over. " +
      "In order of points, which decide the table.",
    ]);
    assertEquals(texts(page, ".place:has(.alive) .name"), ["anna", "cleo"]);
    assertEquals(texts(page, ".rank"), ["1.", "1.", "3."]);
  });
});

Deno.test("the winner need not have the most points, and then it is said who has", async () => {
  const small = smallRecording();
  const result = { turns: 4, lives: [1, 0, 0], damage: [5, 30, 12], bonus: [20, 0, 0] };
  await withPage(async (page) => {
    page.show(await bannerOf({ ...small, result }));
    assertEquals(texts(page, "h2"), ["Aannawins"]);
    assertEquals(texts(page, ".why > span"), [
      "The only tank alive (+20).",
      "Most points: Bben 30",
    ]);
    assertEquals(texts(page, ".place .name"), ["ben", "anna", "cleo"]);
    assertEquals(texts(page, ".alive"), ["alive"]);
    assertEquals(texts(page, ".place:has(.alive) .name"), ["anna"]);
  });
});

Deno.test("[WATCH-18] through a program's eyes the result is shown only when asked for", async () => {
  const recording = smallRecording();
  await withPage(async (page) => {
    page.show(await bannerOf(recording, 0));
    assertEquals(page.document.querySelectorAll(".ranking, .winner").length, 0);
    assertEquals(page.document.body.textContent?.includes("ben"), false);
    page.click(buttonSaying(page, "Show the result"));
    assertEquals(texts(page, ".points"), ["6 points", "6 points", "3 points"]);
    // The next round is another secret.
    page.show(await bannerOf(smallRecording(), 0));
    assertEquals(page.document.querySelectorAll(".ranking").length, 0);
  });
});

Deno.test("names stay text", async () => {
  await withPage(async (page) => {
    assertOnlyText(page, await bannerOf(smallRecording(HOSTILE_NAMES)), HOSTILE_NAMES);
  });
});
