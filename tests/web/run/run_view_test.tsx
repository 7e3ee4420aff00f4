import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { PublishedRun } from "../../../lib/logs/published.ts";
import type { Connection } from "../../../web/site/live.ts";
import { row, RUN } from "../site/samples.ts";
import { openPage, type TestPage } from "../ui/player/page.ts";
import { makeScrollable } from "../tanks/view/scrolling.ts";

/** Shows a run, and takes it away after the test. */
async function withRun(
  changes: Partial<PublishedRun>,
  test: (page: TestPage) => void,
  connection?: Connection,
): Promise<void> {
  const page = await openPage();
  makeScrollable();
  const { RunView } = await import("../../../web/run/run_view.tsx");
  page.show(<RunView run={{ ...RUN, ...changes }} connection={connection} />);
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
      "champion against tank1, 4 of 10 rounds",
    );
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
  page.show(<RunView run={alone} />);
  assertEquals(page.document.querySelectorAll(".standings-table").length, 0);
  assertEquals(links(page, "a.melee-card").length, 1);
  page.close();
});
