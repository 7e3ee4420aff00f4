import { assertEquals, assertStringIncludes } from "@std/assert";
import { unusable } from "../../../lib/core/problem.ts";
import type { LiveEvent, PublishedRun, RunDate } from "../../../lib/logs/published.ts";
import type { Site } from "../../../web/home/use_featured.ts";
import { CATALOG, row, RUN } from "../site/samples.ts";
import { openPage, type TestPage } from "../ui/player/page.ts";
import { makeScrollable } from "../tanks/view/scrolling.ts";

const NOWHERE: Site = {
  readCatalog: () => Promise.resolve(undefined),
  readRun: () => Promise.reject(unusable("SITE_NO_RUN", "there is none")),
  followRun: () => () => {},
};

/** Shows the start page of a site once all has been read, and takes it away after the test. */
async function withHome(
  site: Partial<Site>,
  test: (page: TestPage) => void | Promise<void>,
  openLogs?: (files: readonly File[]) => void,
): Promise<void> {
  const page = await openPage();
  makeScrollable();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  const { HomeApp } = await import("../../../web/home/home_app.tsx");
  const whole = { ...NOWHERE, ...site };
  page.show(<HomeApp site={whole} openLogs={openLogs} />);
  // What has been read is drawn a little later.
  await settled();
  page.after(() => {});
  await test(page);
  page.close();
}

/** Lets everything that is only waiting for promises go on. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

function links(page: TestPage, selector: string): (string | null)[] {
  return [...page.document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
}

const OTHER_CONTESTS = ["race.html", "frogger.html", "klotski.html"];
const GUIDES = ["guide.html", "rules.html"];

Deno.test("a site without runs shows the welcome and the ways to begin", async () => {
  await withHome({}, (page) => {
    assertEquals(page.document.querySelectorAll("h1").length, 1);
    assertEquals(links(page, ".home a"), ["tanks.html", ...OTHER_CONTESTS, ...GUIDES]);
    assertEquals(page.document.querySelectorAll(".command-line").length, 4);
    assertEquals(page.document.querySelectorAll(".notice").length, 0);
  });
});

Deno.test("the other contests have a card each, with a drawing and a link", async () => {
  await withHome({}, (page) => {
    const cards = [...page.document.querySelectorAll(".contest-cards > li")];
    assertEquals(cards.map((card) => card.querySelector("h3 a")?.textContent), [
      "Race",
      "Frogger",
      "Klotski",
    ]);
    for (const card of cards) {
      assertEquals(card.querySelectorAll("svg[aria-hidden]").length, 1);
      assertEquals(card.querySelectorAll("p").length, 1);
    }
  });
});

Deno.test("the first run is shown with its leaders, the others as cards", async () => {
  await withHome({
    readCatalog: () => Promise.resolve(CATALOG),
    readRun: (id) => Promise.resolve({ ...RUN, id }),
  }, (page) => {
    assertEquals(links(page, ".featured-run a"), ["run.html#run=spring"]);
    assertEquals(links(page, ".run-cards a"), ["run.html#run=2026-11-30"]);
    const leaders = page.one(".leaders ol").textContent ?? "";
    assertEquals(leaders, "3champion100 points1tank160 points2rammer20 points");
    assertStringIncludes(page.one(".run-cards").textContent ?? "", "a, b, c and 1 more");
  });
});

Deno.test("a log without a table has programs, and nobody in front", async () => {
  const { table: _, ...alone } = RUN;
  await withHome({
    readCatalog: () => Promise.resolve(CATALOG),
    readRun: (id) => Promise.resolve({ ...alone, id }),
  }, (page) => {
    assertEquals(page.one(".leaders").textContent, "Programschampiontank1rammer");
  });
});

Deno.test("[WATCH-26] when a run was is told where it is shown, for machines too", async () => {
  const [first, second] = CATALOG.runs;
  const date = (is: RunDate["is"]) => ({ date: { is, at: "2026-11-30T12:00:00.000Z" } });
  const runs = [{ ...first, ...date("begun") }, { ...second, ...date("written") }];
  await withHome({
    readCatalog: () => Promise.resolve(Object.assign({}, CATALOG, { runs })),
  }, (page) => {
    const times = [...page.document.querySelectorAll(".featured-run time, .run-card time")];
    assertEquals(times.map((time) => time.getAttribute("datetime")), [
      "2026-11-30T12:00:00.000Z",
      "2026-11-30T12:00:00.000Z",
    ]);
    assertEquals(times[0]?.textContent?.includes("2026"), true);
    assertStringIncludes(page.one(".featured-run").textContent ?? "", "begun");
    assertStringIncludes(page.one(".run-card").textContent ?? "", "files of");
  });
});

Deno.test("a run that is being played comes before all others", async () => {
  const [first, second] = CATALOG.runs;
  const runs = [first, { ...second, state: "playing" }];
  await withHome({
    readCatalog: () => Promise.resolve(Object.assign({}, CATALOG, { runs })),
  }, (page) => {
    assertEquals(links(page, ".featured-run a"), ["run.html#run=2026-11-30"]);
    assertEquals(links(page, ".run-cards a"), ["run.html#run=spring"]);
  });
});

Deno.test("a first run that cannot be read is shown as far as the catalog tells", async () => {
  await withHome({ readCatalog: () => Promise.resolve(CATALOG) }, (page) => {
    assertEquals(page.one(".leaders ol").textContent, "championtank1rammer");
    assertEquals(page.one(".leaders h3").textContent, "Programs");
    assertEquals(page.document.querySelectorAll(".notice").length, 0);
  });
});

Deno.test("a catalog that cannot be read is told, and the rest stands", async () => {
  const readCatalog = () => Promise.reject(unusable("SITE_STATUS", "the server is out of order"));
  await withHome({ readCatalog }, (page) => {
    assertStringIncludes(page.one(".notice").textContent ?? "", "the server is out of order");
    assertEquals(links(page, ".home a"), ["tanks.html", ...OTHER_CONTESTS, ...GUIDES]);
  });
});

Deno.test("a run that is being played is followed until the page is left", async () => {
  const playing: PublishedRun = { ...RUN, state: "playing", played: 10 };
  let hear = (_: LiveEvent) => {};
  let isFollowed = false;
  await withHome({
    readCatalog: () => Promise.resolve(CATALOG),
    readRun: () => Promise.resolve(playing),
    followRun: (_, onEvent, onConnection) => {
      hear = onEvent;
      isFollowed = true;
      onConnection("live");
      return () => isFollowed = false;
    },
  }, (page) => {
    assertEquals(page.one(".featured-run .live-badge").textContent, "Live");
    assertEquals(isFollowed, true);
    const table = { factor: 1, rows: [row(1, "rammer", 1, 300)] };
    page.after(() => hear({ kind: "standings", state: "playing", played: 20, total: 40, table }));
    assertEquals(page.one(".leaders ol").textContent, "2rammer300 points");
    assertEquals(
      page.one("[role=progressbar]").getAttribute("aria-label"),
      "20 of 40 rounds",
    );
  });
  assertEquals(isFollowed, false);
});

Deno.test("log files that are chosen are opened at once", async () => {
  const opened: string[] = [];
  await withHome({}, (page) => {
    assertEquals(links(page, ".home a"), [...OTHER_CONTESTS, ...GUIDES]);
    const input = page.one(".welcome input[type=file]");
    Object.defineProperty(input, "files", { value: [new File([], "melee.jsonl")] });
    page.send(input, "change");
  }, (files) => void opened.push(...files.map(({ name }) => name)));
  assertEquals(opened, ["melee.jsonl"]);
});

Deno.test("how far a run has come is said once, and before the melee duel points lead", async () => {
  const rows = [row(1, "a", 0, 90), row(2, "b", 1, 80)].map((one, place) => ({
    ...one,
    duels: 10 + place,
    rounds: { duel: 20, melee: 0 },
  }));
  const playing: PublishedRun = { ...RUN, state: "playing", table: { factor: 1, rows } };
  await withHome({
    readCatalog: () => Promise.resolve(CATALOG),
    readRun: () => Promise.resolve(playing),
  }, (page) => {
    assertEquals(page.one(".featured-run .about > p.soft").textContent, "3 programs");
    assertEquals(page.one(".leaders h3").textContent, "In front so far");
    assertEquals(page.one(".leaders ol").textContent, "2b11 duel points1a10 duel points");
    assertEquals(page.document.querySelectorAll(".leaders .interval-graphic").length, 0);
    assertEquals(links(page, ".featured-run a"), ["run.html#run=spring"]);
  });
});
