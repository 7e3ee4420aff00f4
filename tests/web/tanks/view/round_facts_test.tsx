import { assertEquals } from "@std/assert";
import type { Recording } from "../../../../web/tanks/model/recording.ts";
import { fixtureRecording } from "../model/fixture_recording.ts";
import { HOSTILE_NAMES, smallRecording } from "../model/small_round.ts";
import { assertOnlyText, texts, withPage } from "./shown.ts";

async function factsOf(recording: Recording) {
  const { RoundFacts } = await import("../../../../web/tanks/view/round_facts.tsx");
  return <RoundFacts recording={recording} />;
}

Deno.test("[WATCH-25] [WATCH-26] the facts tell under what conditions the round was played", async () => {
  const recording = smallRecording();
  const header = { ...recording.header, stage: "Spring", sandbox: ["seccomp", "unheard"] };
  await withPage(async (page) => {
    page.show(await factsOf({ ...recording, header }));
    const facts = texts(page, "dt").map((title, index) => [title, texts(page, "dd")[index]]);
    assertEquals(facts.slice(0, -1), [
      ["Kind", "Melee, all against all"],
      ["Round", "1"],
      ["Field", "3 wide, 2 high"],
      ["Tanks", "3"],
      ["Turns", "4 of at most 1000"],
      ["Time for a move", "100 ms, and 2000 ms more to start"],
      ["Stage", "Spring"],
      ["Seed", "seed of the tests"],
      ["Rules", "version 1"],
      ["Sandbox", "a filter of system callsunheard"],
    ]);
  });
});

Deno.test("programs are listed with the start of their version; the hint has all of it", async () => {
  await withPage(async (page) => {
    page.show(await factsOf(smallRecording()));
    assertEquals(texts(page, ".programs .name"), ["anna", "ben", "cleo"]);
    assertEquals(texts(page, ".version"), ["0123456789…", "0123456789…", "0123456789…"]);
    assertEquals(
      page.one("li:first-child .version").getAttribute("title"),
      "sha256:0123456789abcdef",
    );
  });
});

Deno.test("what a log does not tell is left out or said to be unknown", async () => {
  const recording = await fixtureRecording("fault-in-turn-2");
  await withPage(async (page) => {
    page.show(await factsOf(recording));
    assertEquals(texts(page, "dt").includes("Stage"), false);
    assertEquals(texts(page, ".version"), ["no version noted", "no version noted"]);
    assertEquals(texts(page, "dd").includes("none noted"), true);
  });
});

Deno.test("of a round from a link nothing is stated that the link does not hold", async () => {
  const { RoundFacts } = await import("../../../../web/tanks/view/round_facts.tsx");
  await withPage((page) => {
    page.show(<RoundFacts recording={smallRecording()} isFromLink />);
    const facts = new Map(texts(page, "dt").map((title, at) => [title, texts(page, "dd")[at]]));
    assertEquals(facts.get("Time for a move"), "not in this link");
    assertEquals(facts.get("Sandbox"), "not in this link");
    assertEquals(texts(page, ".version"), []);
  });
});

Deno.test("names, stage and seed stay text", async () => {
  const recording = smallRecording(HOSTILE_NAMES);
  const header = { ...recording.header, stage: "<img src=x>", seed: "<script>" };
  await withPage(async (page) => {
    assertOnlyText(page, await factsOf({ ...recording, header }), HOSTILE_NAMES);
    assertEquals(texts(page, "dd").filter((fact) => fact.startsWith("<")), [
      "<img src=x>",
      "<script>",
    ]);
  });
});

Deno.test("[WATCH-25] [WATCH-26] a file's name and date stand among the facts", async () => {
  const { RoundFacts } = await import("../../../../web/tanks/view/round_facts.tsx");
  const at = "2026-11-30T12:00:00.000Z";
  await withPage((page) => {
    const origin = { file: "my\u202elog.jsonl", date: { is: "written", at } } as const;
    page.show(<RoundFacts recording={smallRecording()} origin={origin} />);
    assertEquals(texts(page, "dd .name").at(0), "my\\u{202e}log.jsonl");
    assertEquals(page.one("time").getAttribute("datetime"), at);
    assertEquals(texts(page, "dt").includes("Date of the file"), true);
    return Promise.resolve();
  });
});
