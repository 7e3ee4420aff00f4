/** The page of a championship as a whole. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import type { PublishedChampionship } from "../../../lib/race/published_championship.ts";
import { makeScrollable } from "../tanks/view/scrolling.ts";
import { openPage, type TestPage } from "../ui/player/page.ts";
import { MADE, PLAYING } from "./made_championship.ts";

async function withChampionship(
  hash: string,
  test: (page: TestPage) => void,
  championship: PublishedChampionship | undefined = MADE,
): Promise<void> {
  const page = await openPage();
  makeScrollable();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  const { ChampionshipApp } = await import("../../../web/championship/championship_app.tsx");
  const { createChampionshipStore } = await import(
    "../../../web/championship/championship_store.ts"
  );
  const store = createChampionshipStore({
    readHash: () => hash,
    replaceHash: () => {},
    listen: () => () => {},
    readChampionship: () => Promise.resolve(championship),
    readCircuit: () => Promise.reject(new Error("not asked for")),
    readLap: () => Promise.reject(new Error("not asked for")),
  });
  page.show(<ChampionshipApp store={store} />);
  const { act } = await import("preact/test-utils");
  await act(async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve();
  });
  test(page);
  store.dispose();
  page.close();
}

function texts({ document }: TestPage, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? "").replace(/\s+/g, " ").trim()
  );
}

Deno.test("the page tells who has won, and shows the final first", async () => {
  await withChampionship("", (page) => {
    assertEquals(texts(page, "h1"), ["Spring Grand Prix"]);
    assertEquals(texts(page, ".championship-winner strong"), ["Ada"]);
    assertEquals(texts(page, ".part-links a"), ["Round 1", "Final", "Participants"]);
    assertEquals(texts(page, '.part-links [aria-current="page"]'), ["Final"]);
    assertEquals(texts(page, "h2"), ["Final"]);
    assertEquals(page.document.querySelectorAll(".cut").length, 0);
  });
});

Deno.test("a pool's table has sums and points, and says who goes on and what decided it", async () => {
  await withChampionship("#round=1", (page) => {
    assertEquals(texts(page, "h2"), ["Pool 1", "Pool 2"]);
    assertEquals(texts(page, ".pool-table tbody .sum").slice(0, 3), [
      "70",
      "42",
      "28",
    ]);
    assertEquals(
      texts(page, ".cut")[0],
      "The best 4 go on. Éloïse has more points than Igor.",
    );
    assertEquals(texts(page, ".goes-on-mark").length, 8);
    assertStringIncludes(texts(page, ".why").join("; "), "a nearer estimate");
  });
});

Deno.test("a race tells its ranking, time above par, and the verdict of the eliminated in words", async () => {
  await withChampionship("#round=1", (page) => {
    const [card] = [...page.document.querySelectorAll(".race-card")].filter(({ textContent }) =>
      textContent?.includes("Circuit of Carla")
    );
    assertEquals(
      card?.querySelector("summary")?.textContent,
      "Circuit of Carlapar 41.00 sAda, 41.37 s",
    );
    const rows = [...card?.querySelectorAll("tbody tr") ?? []].map((row) =>
      [...row.children].map(({ textContent }) => textContent)
    );
    assertEquals(rows[0], ["1", "Ada", "41.37", "par + 0.37", "150.00", "10", ""]);
    assertEquals(rows.at(-1), ["out", "Mo", "Move 3 crashes in step 2, at (43,1).", "0", ""]);
  });
});

Deno.test("participants are listed with estimates, gifts and how far they got; who is out, and why", async () => {
  await withChampionship("#view=people", (page) => {
    const rows = texts(page, ".people-table tbody tr");
    assertStringIncludes(rows[0] ?? "", "AdaChampion15 of 1540.00 s41.00 s1 May 2003");
    assertStringIncludes(rows[3] ?? "", "a circuit of the house");
    assertEquals(rows[3]?.endsWith("yes"), false);
    assertEquals(texts(page, ".out-list li"), [
      "ZoéThe edge is open at (0,5): put scenery there",
    ]);
  });
});

Deno.test("a stranger's name is never markup", async () => {
  await withChampionship("#view=people", (page) => {
    assertEquals(texts(page, ".people-table th.pilot").includes("<b>J</b>"), true);
    assertEquals(page.document.querySelectorAll(".people-table b").length, 0);
  });
});

Deno.test("while a round is driven its pools have no tables yet, and nobody has won", async () => {
  await withChampionship("", (page) => {
    assertEquals(page.document.querySelectorAll(".championship-winner, .pool-table").length, 0);
    assertStringIncludes(texts(page, ".round-view").join(), "Its races are being driven.");
    assertStringIncludes(texts(page, ".notice").join(), "Not everything is driven yet");
  }, PLAYING);
});
