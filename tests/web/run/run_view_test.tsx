import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { PublishedMatch, PublishedRun, StageOfContest } from "../../../lib/logs/published.ts";
import type { Connection } from "../../../web/site/live.ts";
import { row, RUN } from "../site/samples.ts";
import { openPage, type TestPage } from "../ui/player/page.ts";
import { makeScrollable } from "../tanks/view/scrolling.ts";

/** Nobody has asked whether the table is true. */
const UNCHECKED = { tableCheck: { state: "idle" }, onCheckTable: () => Promise.resolve() } as const;

/** Shows a run, and takes it away after the test. */
async function withRun(
  changes: Partial<PublishedRun>,
  test: (page: TestPage) => void,
  connection?: Connection,
): Promise<void> {
  const page = await openPage();
  makeScrollable();
  const { RunView } = await import("../../../web/run/run_view.tsx");
  page.show(<RunView run={{ ...RUN, ...changes }} connection={connection} {...UNCHECKED} />);
  test(page);
  page.close();
}

/** The texts of all elements that fit. */
function texts(page: TestPage, selector: string): string[] {
  return [...page.document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
}

/** Where the links lead, as far as they fit. */
function links(page: TestPage, selector: string): string[] {
  return [...page.document.querySelectorAll(selector)].map((link) =>
    link.getAttribute("href") ?? ""
  );
}

function search(page: TestPage, query: string): void {
  const input = page.one("input[type=search]");
  assert(input instanceof globalThis.HTMLInputElement);
  input.value = query;
  page.send(input, "input");
}

Deno.test("the table has a row for each program, the best first", async () => {
  await withRun({}, (page) => {
    assertEquals(texts(page, "tbody th.program .name"), ["champion", "tank1", "rammer"]);
    assertEquals(texts(page, "tbody td.total"), ["100.0", "60.0", "20.0"]);
    assertEquals(texts(page, "tbody .bounds"), ["90–110", "50–70", "10–30"]);
  });
});

Deno.test("the table says in words how sure the lead is", async () => {
  const withRows = (rows: readonly ReturnType<typeof row>[]) => ({ table: { factor: 1, rows } });
  const sentence = async (changes: Partial<PublishedRun>) => {
    let words = "";
    await withRun(changes, (page) => words = page.one(".run-part-head p").textContent ?? "");
    return words;
  };
  assertEquals(await sentence({}), "champion is clearly ahead of tank1.");
  assertStringIncludes(
    await sentence(withRows([row(1, "a", 0, 50), row(2, "b", 1, 40)])),
    "a leads, but b is within reach",
  );
  assertEquals(
    await sentence(withRows([row(1, "a", 0, 50), row(1, "b", 1, 50)])),
    "a and b are level.",
  );
  assertStringIncludes(await sentence(withRows([row(1, "a", 0, 0)])), "No points yet");
});

Deno.test("faults are told by their kinds", async () => {
  const champion = row(1, "champion", 2, 100);
  const faults = { ...champion.faults, timeout: 2, invalid: 1 };
  await withRun({ table: { factor: 1, rows: [{ ...champion, faults }] } }, (page) => {
    assertEquals(texts(page, "td.faults"), ["2 too slow, 1 invalid line"]);
  });
});

Deno.test("a name is text, whatever it holds", async () => {
  const name = "<img src=x onerror=alert(1)>";
  await withRun({ bots: [name], table: { factor: 1, rows: [row(1, name, 0, 5)] } }, (page) => {
    assertEquals(page.document.querySelectorAll("img").length, 0);
    assertEquals(texts(page, "tbody th.program .name"), [name]);
  });
});

Deno.test("matches that have begun are links, the melee first", async () => {
  await withRun({}, (page) => {
    assertEquals(links(page, "a.melee-card"), ["tanks.html#run=spring&match=melee"]);
    // Row by row: every pair that has played is there twice.
    assertEquals(links(page, ".duel-matrix a"), [
      "tanks.html#run=spring&match=duel-1-3-tank1-champion",
      "tanks.html#run=spring&match=duel-1-3-tank1-champion",
      "tanks.html#run=spring&match=duel-1-2-tank1-rammer",
      "tanks.html#run=spring&match=duel-1-2-tank1-rammer",
    ]);
    assertEquals(
      page.document.querySelector(".duel-matrix a")?.getAttribute("aria-label"),
      "champion against tank1: 4 of 10 rounds",
    );
  });
});

/** The run of the samples with what the logs say about wins. */
const SCORED: Partial<PublishedRun> = {
  matches: RUN.matches.map((match): PublishedMatch =>
    match.kind === "melee"
      ? { ...match, wins: [2, 0, 7], points: [80, 10, 150] }
      : match.played === 0
      ? match
      : { ...match, wins: [1, 3], points: [20, 65] }
  ),
};

Deno.test("each cell of the square says how often the row beat the column", async () => {
  await withRun(SCORED, (page) => {
    assertEquals(texts(page, ".duel-matrix thead .name"), ["champion", "tank1", "rammer"]);
    assertEquals(texts(page, ".duel-matrix td .cell"), [
      ...["", "3–1", "–"],
      ...["1–3", "", "1–3"],
      ...["–", "3–1", ""],
    ]);
    const looks = [...page.document.querySelectorAll(".duel-matrix .score")];
    assertEquals(looks.map(({ className }) => className), [
      ...["score wins", "score loses"],
      ...["score loses", "score wins"],
    ]);
    assertEquals(
      page.document.querySelector(".duel-matrix a")?.getAttribute("aria-label"),
      "champion against tank1: 3–1 in rounds won, 65–20 in points, 4 of 10 rounds",
    );
  });
});

Deno.test("a list of duels tells their scores, and the melee who won how many", async () => {
  await withRun(SCORED, (page) => {
    assertEquals(texts(page, ".melee-bots > *"), [
      "3champion7 wins",
      "1tank12 wins",
      "1 round without a winner",
    ]);
    search(page, "tank1");
    assertEquals(texts(page, ".duel-row .score"), ["1–3", "1–3"]);
  });
});

Deno.test("the melee of a run that is being played cannot be watched before it begins", async () => {
  const matches = RUN.matches.map((match) => ({ ...match, played: 0 }));
  await withRun({ state: "playing", matches }, (page) => {
    assertEquals(page.document.querySelectorAll("a.melee-card").length, 0);
    assertStringIncludes(page.one(".melee-card").textContent ?? "", "not begun");
    assertEquals(page.document.querySelectorAll(".duel-matrix a").length, 6);
  });
});

/** The run of the samples while its melee has come so far. */
function whilePlayed(melees: number): Partial<PublishedRun> {
  const rows = [row(1, "a", 0, 90), row(2, "b", 1, 80)].map((one, place) => ({
    ...one,
    duels: 10 + place,
    melee: melees === 0 ? 0 : one.melee,
    rounds: { duel: 20, melee: melees },
  }));
  return { state: "playing", played: 30, table: { factor: 1, rows } };
}

Deno.test("before the melee the table is provisional, by duels alone and without ranges", async () => {
  await withRun(whilePlayed(0), (page) => {
    assertEquals(page.one(".provisional").textContent, "Provisional: 30 of 40 rounds");
    assertStringIncludes(page.one(".notice").textContent ?? "", "the melee has not begun");
    assertEquals(texts(page, "tbody th.program .name"), ["b", "a"]);
    assertEquals(texts(page, "tbody td.total"), ["11.0", "10.0"]);
    assertEquals(page.document.querySelectorAll(".interval").length, 0);
    assert(!texts(page, ".meanings dt").includes("Weighted duels"));
    assertEquals(page.one(".run-part-head p").textContent, "b leads so far.");
  });
});

Deno.test("once the melee weighs enough, the table is provisional with all its figures", async () => {
  await withRun(whilePlayed(5), (page) => {
    assertEquals(page.one(".provisional").textContent, "Provisional: 30 of 40 rounds");
    assertEquals(page.document.querySelectorAll(".notice").length, 0);
    assertEquals(texts(page, "tbody td.total"), ["90.0", "80.0"]);
    assert(texts(page, ".meanings dt").includes("Weighted duels"));
  });
  await withRun({}, (page) => {
    assertEquals(page.document.querySelectorAll(".provisional").length, 0);
  });
});

Deno.test("what the figures and the sandbox mean is explained for whoever asks", async () => {
  await withRun({}, (page) => {
    assertEquals(texts(page, ".meanings dt").slice(0, 3), ["Total", "Likely range", "Duels"]);
    assertStringIncludes(page.one(".meanings").textContent ?? "", "Duel points times 0.25");
    assertEquals(page.one(".run-facts summary").textContent, "2 layers of protection");
    assertStringIncludes(texts(page, ".run-facts li")[1] ?? "", "limits of memory");
  });
});

Deno.test("the table can be downloaded", async () => {
  await withRun({}, (page) => {
    const link = page.one(".standings-foot a");
    assertEquals(link.getAttribute("href"), "data/spring/run.json");
    assertEquals(link.getAttribute("download"), "spring-table.json");
  });
});

Deno.test("while a run is played, its matches can be opened before they begin", async () => {
  const counts = async (state: PublishedRun["state"]) => {
    let count = 0;
    await withRun({ state }, (page) => count = links(page, ".match-list a").length);
    return count;
  };
  assertEquals([await counts("stopped"), await counts("playing")], [5, 7]);
});

Deno.test("a name that is typed leaves the duels of that program", async () => {
  await withRun({}, (page) => {
    search(page, " RAM ");
    assertEquals(texts(page, ".duel-row .name"), ["tank1", "rammer", "rammer", "champion"]);
    assertEquals(links(page, "a.duel-row"), ["tanks.html#run=spring&match=duel-1-2-tank1-rammer"]);
    search(page, "nobody");
    assertStringIncludes(page.one(".duels").textContent ?? "", "“nobody”");
    search(page, "");
    assertEquals(page.document.querySelectorAll(".duel-matrix").length, 1);
  });
});

Deno.test("many programs make a list instead of a square", async () => {
  const bots = Array.from({ length: 13 }, (_, index) => `p${index}`);
  await withRun({ bots }, (page) => {
    assertEquals(page.document.querySelectorAll(".duel-matrix").length, 0);
    assertEquals(page.document.querySelectorAll(".duel-row").length, 3);
  });
});

Deno.test("a finished run shows no progress, any other does", async () => {
  const progress = (page: TestPage) =>
    [...page.document.querySelectorAll("[role=progressbar]")].map((bar) =>
      [bar.getAttribute("aria-label"), bar.getAttribute("aria-valuenow")].join(": ")
    );
  await withRun({}, (page) => assertEquals(progress(page), []));
  await withRun({ state: "playing", played: 1234, total: 4600 }, (page) => {
    assertEquals(progress(page), ["1,234 of 4,600 rounds: 26"]);
  });
  await withRun({ state: "stopped", played: 0, total: 0 }, (page) => {
    assertEquals(progress(page), ["0 of 0 rounds: 0"]);
    assertStringIncludes(page.one(".notice").textContent ?? "", "Nobody is playing");
  });
});

Deno.test("the badge says whether new rounds are heard of", async () => {
  const badge = async (changes: Partial<PublishedRun>, connection?: Connection) => {
    let word = "";
    const read = (page: TestPage) => word = page.one(".live-badge").textContent ?? "";
    await withRun(changes, read, connection);
    return word;
  };
  assertEquals(await badge({ state: "playing" }, "live"), "Live");
  assertEquals(await badge({ state: "playing" }, "waiting"), "Reconnecting");
  assertEquals(await badge({ state: "playing" }, "gone"), "Connection lost");
  assertEquals(await badge({ state: "playing" }), "Being played");
  assertEquals(await badge({ state: "stopped" }), "Stopped");
  assertEquals(await badge({}), "Finished");
});

Deno.test("a log that was opened alone has no standings, but its match", async () => {
  const { table: _, ...alone } = RUN;
  const page = await openPage();
  makeScrollable();
  const { RunView } = await import("../../../web/run/run_view.tsx");
  page.show(<RunView run={alone} {...UNCHECKED} />);
  assertEquals(page.document.querySelectorAll(".standings-table").length, 0);
  assertEquals(links(page, "a.melee-card").length, 1);
  page.close();
});

const CONTEST: StageOfContest = {
  ...{ title: "Spring cup", number: 16, entry: "moody", name: "Moody", version: 2 },
  isAnnulled: false,
  programs: ["tank1", "rammer", "champion"].map((entry, at) => ({
    entry,
    badge: { letters: entry.slice(0, 2), colour: 8 - at },
  })),
  highlights: [
    {
      match: "melee",
      highlight: { kind: "longest", round: 4, turn: 0, bots: [1, 0], facts: { turns: 90 } },
    },
    {
      match: "gone",
      highlight: { kind: "longest", round: 1, turn: 5, bots: [0, 1], facts: { turns: 80 } },
    },
  ],
};

Deno.test("a stage tells its contest and whom it was played for, and names lead to entries", async () => {
  await withRun({ contest: CONTEST }, (page) => {
    assertEquals(
      page.one(".stage-path").textContent,
      "Spring cup›Stage 16, played for Moody’s version 2",
    );
    assertEquals(links(page, ".stage-path a"), [
      "contest.html",
      "contest.html#view=stages",
      "contest.html#view=entry&entry=moody",
    ]);
    assertEquals(texts(page, "tbody th.program .bot-badge"), ["ch", "ta", "ra"]);
    assertEquals(links(page, "tbody th.program a")[0], "contest.html#view=entry&entry=champion");
    assertEquals(links(page, ".duel-matrix tbody th a").length, RUN.bots.length);
  });
});

Deno.test("rounds of a stage worth watching are links; of a match that is not there none is told", async () => {
  await withRun({ contest: CONTEST }, (page) => {
    assertEquals(links(page, ".stage-watch a"), [
      "tanks.html#run=spring&match=melee&round=4&turn=0",
    ]);
    assertStringIncludes(
      texts(page, ".stage-watch .place")[0] ?? "",
      "round 4, from the beginning",
    );
  });
});

Deno.test("a stage that was annulled says so, and does not look as if it counted", async () => {
  await withRun({ contest: { ...CONTEST, isAnnulled: true, replacedBy: 17 } }, (page) => {
    assertStringIncludes(
      page.one(".notice").textContent ?? "",
      "Annulled: played again as Stage 17",
    );
    assertEquals(links(page, ".notice a"), ["run.html#run=stage-17"]);
    assertEquals(page.document.querySelectorAll(".run-view.annulled").length, 1);
    assert(!(page.one(".run-head").textContent ?? "").includes("Finished"));
    assert(!(page.one(".run-part-head").textContent ?? "").includes("ahead"));
  });
});

Deno.test("a run that is no stage of a contest counts its programs, and its names lead nowhere", async () => {
  await withRun({}, (page) => {
    assertEquals(page.document.querySelectorAll(".stage-path, .stage-watch, .bot-link").length, 0);
    assertEquals(texts(page, "tbody th.program .bot-badge"), ["3", "1", "2"]);
  });
});
