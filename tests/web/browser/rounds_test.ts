/** The list of rounds in a real browser: what is in sight, and what opening a round does. */
import { assert, assertEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import { browserForTests, type PageOptions } from "./browser.ts";
import { serveSite } from "./site.ts";
import { until } from "./until.ts";
import { shown, untilReady } from "./viewer.ts";
import { pagesOfSite } from "./viewer_site.ts";

const { withPage } = browserForTests();

const MELEE = new URL("../../../fixtures/sample/logs/melee.jsonl.gz", import.meta.url);
const ROUNDS = 20;

/** Opens a round of the sample melee by its address, and waits until the rounds worth watching have been found. */
async function onRound(
  round: number,
  options: PageOptions,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const log = await Deno.readFile(MELEE);
  await using site = await serveSite(new Map([...await pagesOfSite(), ["melee.jsonl.gz", log]]));
  await withPage(options, async (page) => {
    await page.goto(`${site.address}tanks.html#log=melee.jsonl.gz&round=${round}&panel=rounds`);
    await untilReady(page);
    await until(page, () => document.querySelector(".highlight-card") !== null, null);
    await run(page);
  });
}

/** Waits until the row of the round on show stands in the list's box, all of it. */
async function untilCurrentInSight(page: Page): Promise<void> {
  await until(
    page,
    () => {
      const box = document.querySelector(".rounds")?.getBoundingClientRect();
      const row = document.querySelector(".round-row.current")?.getBoundingClientRect();
      return box !== undefined && row !== undefined && row.top >= box.top - 1 &&
          row.bottom <= box.bottom + 1 || JSON.stringify({ box, row });
    },
    null,
  );
}

for (const viewport of ["desktop", "phone"] as const) {
  Deno.test(`the round of an address is in sight in the list on a ${viewport}`, async () => {
    for (const round of [ROUNDS, ROUNDS / 2]) {
      await onRound(round, { viewport }, untilCurrentInSight);
    }
  });
}

Deno.test("on a desktop at least seven rounds are in sight below those worth watching", async () => {
  await onRound(1, {}, async (page) => {
    const rows = await page.evaluate(() => {
      const box = document.querySelector(".rounds")?.getBoundingClientRect();
      const row = document.querySelector(".round-row")?.getBoundingClientRect();
      if (box === undefined || row === undefined) return 0;
      return (Math.min(box.bottom, innerHeight) - box.top) / row.height;
    });
    assert(rows >= 7, `${rows} rows`);
  });
});

Deno.test("on a phone a round worth watching comes into sight and plays when it is tapped", async () => {
  await onRound(1, { viewport: "phone" }, async (page) => {
    await using card = await page.$(".highlight-card");
    await card?.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const place = await card?.evaluate((element) => element.querySelector(".place")?.textContent);
    const [, round, turn] = /^Round (\d+), from turn (\d+)$/.exec(place ?? "") ?? [];
    await card?.tap();
    await until(page, (round) => document.documentElement.dataset.round === round, round ?? "");
    await until(
      page,
      (turn) => Number(document.documentElement.dataset.frame) > Number(turn),
      turn ?? "",
    );
    await until(
      page,
      () => {
        const top = document.querySelector(".stage")?.getBoundingClientRect().top ?? NaN;
        return Math.abs(top) < 1.5 || top;
      },
      null,
    );
  });
});

Deno.test("where the picture can be seen the page stays where it is, and a round from the list waits", async () => {
  await onRound(1, {}, async (page) => {
    await page.evaluate(() => scrollTo(0, 10));
    const before = await page.evaluate(() => scrollY);
    await page.click(".round-row:nth-child(2)");
    await until(page, () => document.documentElement.dataset.round === "2", null);
    assertEquals(await page.evaluate(() => scrollY), before);
    assertEquals((await shown(page)).frame, 0);
  });
});
