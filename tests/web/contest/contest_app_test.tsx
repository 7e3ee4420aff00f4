/** The pages of a contest, without a browser. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { openPage, type TestPage } from "../ui/player/page.ts";
import { makeScrollable } from "../tanks/view/scrolling.ts";
import { type FakeOutside, fakeOutside, settle } from "./fake_outside.ts";
import { type MadeContest, makeContest, manyNames, smallContest } from "./made_contest.ts";

const CONTEST = smallContest();

/** Shows a view once all has been read, and takes it away after the test. */
async function withContest(
  hash: string,
  contest: MadeContest | undefined,
  test: (page: TestPage, world: FakeOutside) => void | Promise<void>,
): Promise<void> {
  const page = await openPage();
  makeScrollable();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  const { ContestApp } = await import("../../../web/contest/contest_app.tsx");
  const { createContestStore } = await import("../../../web/contest/contest_store.ts");
  const world = fakeOutside(hash, contest);
  const store = createContestStore(world);
  page.show(<ContestApp store={store} />);
  await settled();
  await test(page, world);
  store.dispose();
  page.close();
}

async function settled(): Promise<void> {
  const { act } = await import("preact/test-utils");
  await act(settle);
}

function texts(page: TestPage, selector: string): string[] {
  return [...page.document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
}

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

/** The contest of the samples with another overview. */
function withOverview(changes: Partial<MadeContest["overview"]>): MadeContest {
  return { ...CONTEST, overview: { ...CONTEST.overview, ...changes } };
}

Deno.test("the table says after which stage it stands, and for whom that was played", async () => {
  await withContest("#", CONTEST, (page) => {
    assertEquals(page.document.title, "Spring Cup of Tanks · Turniir");
    assertEquals(page.one("h1").textContent, "Spring Cup of Tanks");
    const newest = CONTEST.overview.stages.find(({ number }) => number === 18);
    assertEquals(
      page.one(".after-stage").textContent,
      `After stage 18, played for ${newest?.name}’s version ${newest?.version}`,
    );
    const rows = CONTEST.overview.table?.rows ?? [];
    assertEquals(texts(page, "tbody .program .name"), rows.map(({ bot }) => bot));
    assertEquals(
      links(page, "tbody .program a"),
      rows.map(({ entry }) => `#view=entry&entry=${entry}`),
    );
    assertEquals(texts(page, ".movement-mark").length, rows.length);
    assertEquals(texts(page, "tbody .kept")[0]?.includes(" ± "), true);
  });
});

Deno.test("movements have words for those who listen", async () => {
  const [row] = CONTEST.overview.table?.rows ?? [];
  assert(row !== undefined);
  const { before: _, ...newcomer } = row;
  const rows = [
    { ...row, rank: 1, before: 3 },
    { ...row, entry: "b", rank: 2, before: 2 },
    { ...row, entry: "c", rank: 3, before: 2 },
    { ...newcomer, entry: "d", rank: 4 },
  ];
  await withContest("#", withOverview({ table: { stage: 18, factor: 1, rows } }), (page) => {
    assertEquals(texts(page, ".movement-mark [aria-hidden]"), ["▲2", "·", "▼1", "new"]);
    assertEquals(texts(page, ".movement-mark .spoken"), [
      "up 2 places",
      "where it was",
      "down 1 place",
      "new in the table",
    ]);
  });
});

Deno.test("only where luck could have turned the order round is there a mark between rows", async () => {
  const [row] = CONTEST.overview.table?.rows ?? [];
  assert(row !== undefined);
  const { lead: _, ...last } = row;
  const rows = [
    { ...row, lead: { verdict: "decided" as const, share: 1 } },
    { ...row, entry: "b", lead: { verdict: "open" as const, share: 0.7 } },
    { ...row, entry: "c", lead: { verdict: "tied" as const, share: 0.5 } },
    { ...last, entry: "d" },
  ];
  await withContest("#", withOverview({ table: { stage: 18, factor: 1, rows } }), (page) => {
    assertEquals(texts(page, ".lead-mark"), ["≈", "="]);
    assertStringIncludes(page.document.body.textContent ?? "", "1 of 3 gaps is within noise");
  });
});

Deno.test("what is being played is told with its progress, and can be watched", async () => {
  await withContest("#", CONTEST, async (page, world) => {
    assertEquals(links(page, ".playing-now .button"), ["run.html#run=stage-19"]);
    assertEquals(page.document.querySelectorAll("[role=progressbar]").length, 0);
    page.after(() =>
      world.tell({ kind: "progress", stage: 19, run: "stage-19", played: 1150, total: 4600 })
    );
    await settled();
    assertEquals(page.one("[role=progressbar]").getAttribute("aria-valuenow"), "25");
    assertEquals(texts(page, ".queue .name").length, 3);
    assertEquals(texts(page, ".last-stages a").includes("Stage 18"), true);
    assertEquals(links(page, ".take-part a"), ["guide.html", "rules.html", "author.html"]);
  });
});

Deno.test("progress of another stage than the one being played is not shown", async () => {
  await withContest("#", CONTEST, async (page, world) => {
    page.after(() =>
      world.tell({ kind: "progress", stage: 18, run: "stage-18", played: 4600, total: 4600 })
    );
    await settled();
    assertEquals(page.document.querySelectorAll("[role=progressbar]").length, 0);
  });
});

Deno.test("a change renews the table under the reader’s hands: its rows stay the same elements", async () => {
  await withContest("#", CONTEST, async (page, world) => {
    const before = page.one('tr[data-key="champion"]');
    const table = CONTEST.overview.table;
    assert(table !== undefined);
    const rows = table.rows.toReversed().map((row, at) => ({ ...row, rank: at + 1 }));
    world.contest = withOverview({ table: { ...table, rows } });
    page.after(() => world.tell({ kind: "changed" }));
    await settled();
    assertEquals(texts(page, "tbody .program .name"), rows.map(({ bot }) => bot));
    assert(page.one('tr[data-key="champion"]') === before);
  });
});

Deno.test("before the second program there is no table, but who is here", async () => {
  const alone = makeContest({ names: ["champion"], stages: 0 });
  const here = alone.overview.entries.map((entry) => ({ ...entry, version: 1 }));
  const contest = { ...alone, overview: { ...alone.overview, entries: here } };
  await withContest("#", contest, (page) => {
    assertStringIncludes(page.one(".no-table").textContent ?? "", "champion is here already");
    assertStringIncludes(page.one(".now-column").textContent ?? "", "Nobody is waiting.");
    assertStringIncludes(page.one(".now-column").textContent ?? "", "Nothing is being played");
  });
  await withContest("#", makeContest({ names: [], stages: 0 }), (page) => {
    assertStringIncludes(page.one(".no-table").textContent ?? "", "Nobody has sent a program");
  });
});

Deno.test("views of a contest without stages say so", async () => {
  const empty = makeContest({ names: [], stages: 0 });
  for (
    const [view, words] of [
      ["stages", "No stage has been played yet."],
      ["matrix", "No duel has been played yet."],
      ["history", "The history begins with the first stage."],
    ] as const
  ) {
    await withContest(`#view=${view}`, empty, (page) => {
      assertStringIncludes(page.one(".contest-app").textContent ?? "", words);
    });
  }
});

Deno.test("a closed contest says so and invites nobody", async () => {
  await withContest("#", withOverview({ state: "closed" }), (page) => {
    assertStringIncludes(page.one(".notice").textContent ?? "", "This contest is closed");
    assertEquals(page.document.querySelectorAll(".take-part").length, 0);
  });
});

Deno.test("stages are listed with their winners, annulled ones marked", async () => {
  await withContest("#view=stages", CONTEST, (page) => {
    assertEquals(texts(page, "tbody th a").slice(0, 3), ["Stage 19", "Stage 18", "Stage 17"]);
    assertEquals(links(page, "tbody th a")[1], "run.html#run=stage-18");
    assertStringIncludes(page.one("tr.annulled").textContent ?? "", "played again as stage 12");
    assertStringIncludes(page.one("tr.playing").textContent ?? "", "being played");
    assertEquals(page.document.title, "Stages · Spring Cup of Tanks · Turniir");
  });
});

Deno.test("hundreds of stages are listed in portions", async () => {
  const contest = makeContest({ names: manyNames(12), stages: 120 });
  await withContest("#view=stages", contest, (page) => {
    assertEquals(page.document.querySelectorAll("tbody tr").length, 50);
    const more = [...page.document.querySelectorAll("button")].find(({ textContent }) =>
      textContent === "Show 50 older stages"
    );
    assert(more !== undefined);
    page.click(more);
    assertEquals(page.document.querySelectorAll("tbody tr").length, 100);
  });
});

Deno.test("an entry tells its names, results, opponents, faults with evidence and rounds to watch", async () => {
  await withContest("#view=entry&entry=mapper", CONTEST, (page) => {
    const entry = CONTEST.entries.find(({ entry }) => entry === "mapper");
    assert(entry !== undefined);
    assertEquals(page.one(".former-names").textContent, "formerly old timer, older still");
    const [rival] = entry.opponents;
    assert(rival !== undefined);
    assertEquals(
      links(page, ".watch-last")[0],
      `tanks.html#run=${rival.last.run}&match=${encodeURIComponent(rival.last.match)}`,
    );
    assertStringIncludes(page.one(".fault-list").textContent ?? "", "It took 131.4 ms by the wall");
    assertStringIncludes(links(page, ".fault-list a")[0] ?? "", "&round=2&turn=7");
    assertStringIncludes(links(page, ".watch-card")[0] ?? "", "&round=2&turn=5");
    assertEquals(texts(page, ".watch-card strong"), ["Turned around", "Short work"]);
    assertStringIncludes(page.one(".version-list").textContent ?? "", "stages 1–10, 12–18");
    assertStringIncludes(
      page.one(".rank-chart svg").getAttribute("aria-label") ?? "",
      "Ranks of mapper: ",
    );
    assertEquals(page.document.querySelectorAll(".result-list > li").length, 8);
    page.click(page.one('button[title="Show all 17"]'));
    assertEquals(page.document.querySelectorAll(".result-list > li").length, 17);
  });
});

Deno.test("names are text wherever they stand", async () => {
  for (const hash of ["#", "#view=stages", "#view=matrix", "#view=history"]) {
    await withContest(hash, CONTEST, (page) => {
      assertEquals(page.document.querySelectorAll(".contest-app img").length, 0);
      assertStringIncludes(
        page.one(".contest-app").textContent ?? "",
        "<img src=x onerror=alert(1)>",
      );
    });
  }
});

Deno.test("few programs make a square of scores, many one of shares that can be searched", async () => {
  await withContest("#view=matrix", CONTEST, (page) => {
    assertEquals(page.document.querySelectorAll(".duel-matrix a.cell").length, 90);
    assertEquals(page.document.querySelectorAll("input[type=search]").length, 0);
  });
  const many = makeContest({ names: manyNames(40), stages: 60 });
  await withContest("#view=matrix", many, (page) => {
    const table = page.one(".large-matrix table");
    assertEquals(table.getAttribute("aria-rowcount"), "41");
    assertEquals(table.getAttribute("aria-colcount"), "41");
    assert(page.document.querySelectorAll(".large-matrix tbody th").length < 40);
    assert(page.document.querySelectorAll(".large-matrix thead th").length < 40);
    search(page, "GRIM");
    assertEquals(page.one("[role=status]").textContent, "4 of 40 programs");
    assert(texts(page, ".large-matrix tbody th").every((name) => name.includes("grim")));
    search(page, "nothing like that");
    assertStringIncludes(page.one(".contest-app").textContent ?? "", "“nothing like that”");
  });
});

Deno.test("in the history one follows a program, and arrow keys choose a stage", async () => {
  await withContest("#view=history", CONTEST, (page) => {
    assertEquals(page.one(".stage-order h3").textContent, "Order of stage 18");
    page.send(page.one(".bump-chart .lines"), "keydown", { key: "ArrowLeft" });
    assertEquals(page.one(".stage-order h3").textContent, "Order of stage 17");
    page.send(page.one(".bump-chart .lines"), "keydown", { key: "Home" });
    assertEquals(page.one(".stage-order h3").textContent, "Order of stage 1");
    assertEquals(page.document.querySelectorAll(".followed").length, 0);
    page.click(page.one('.ends button[title="champion"]'));
    assertEquals(page.one(".ends button[aria-pressed=true]").getAttribute("title"), "champion");
    assertStringIncludes(page.one(".stage-order [role=status]").textContent ?? "", "champion: ");
    assertEquals(links(page, ".about-followed"), ["#view=entry&entry=champion"]);
  });
});

Deno.test("a long history begins with its newest stages, and has all of them on demand", async () => {
  const many = makeContest({ names: manyNames(40), stages: 150 });
  await withContest("#view=history", many, (page) => {
    const label = () => page.one(".bump-chart .lines").getAttribute("aria-label") ?? "";
    assertStringIncludes(label(), "over 30 stages");
    const [, span] = page.document.querySelectorAll("select");
    assert(span !== undefined);
    Object.defineProperty(span, "value", { value: "150", configurable: true });
    page.send(span, "change");
    assertStringIncludes(label(), "Ranks of 40 programs over 150 stages");
  });
});

Deno.test("a site without a contest says so", async () => {
  await withContest("#", undefined, (page) => {
    assertStringIncludes(page.one("[role=alert]").textContent ?? "", "This site has no contest");
  });
});
