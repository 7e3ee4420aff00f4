/** The page of a championship in a real browser. */
import { assertEquals, assertMatch } from "@std/assert";
import type { Page } from "puppeteer-core";
import { makeSite } from "../../../lib/server/site.ts";
import { filesOf, MADE } from "../championship/made_championship.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests, type PageOptions } from "./browser.ts";
import { LOOKS } from "./looks.ts";
import { press } from "./roles.ts";
import { shoot } from "./shots.ts";
import { serveSite } from "./site.ts";
import { until } from "./until.ts";

const { withPage } = browserForTests();

const VIEWS = [
  { name: "final", hash: "", shown: ".pool-table" },
  { name: "race", hash: "#round=1&race=p03", shown: ".race-card[open] .race-ground a" },
  { name: "people", hash: "#view=people", shown: ".people-table" },
] as const;

let pages: ReturnType<typeof makeSite> | undefined;

async function onChampionship(
  hash: string,
  test: (page: Page, address: string) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  pages ??= makeSite();
  const list = JSON.stringify({ circuits: [], championship: MADE.title });
  const files = new Map([...await pages, ...filesOf(MADE), ["race/circuits.json", list] as const]);
  await using site = serveSite(files, { prefix: "/cup/" });
  await withPage(options, async (page) => {
    const address = `${site.address}championship.html`;
    await page.goto(`${address}${hash}`);
    await test(page, address);
  });
}

async function untilThere(page: Page, selector: string): Promise<void> {
  await until(page, (selector) => document.querySelector(selector) !== null, selector);
}

for (const { theme, viewport } of LOOKS) {
  Deno.test(`every view is free of barriers and fits the screen: ${viewport}, ${theme}`, async () => {
    await onChampionship("", async (page, address) => {
      for (const { hash, name, shown } of VIEWS) {
        await page.goto(`${address}${hash}`);
        await untilThere(page, shown);
        const wider = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        assertEquals(wider, 0, name);
        assertEquals(await findBarriers(page), [], name);
        await shoot(page, `championship-${name}-${viewport}-${theme}`);
      }
    }, { viewport, theme });
  });
}

Deno.test("from the final to a race of the first round, and to all of its laps against each other", async () => {
  await onChampionship("", async (page) => {
    await press(page, "link", "Round 1");
    await until(page, () => document.querySelectorAll(".pool-table").length === 2, null);
    await page.click(".race-card:nth-child(2) summary");
    await untilThere(page, ".race-card[open] .race-ground a");
    assertEquals(new URL(page.url()).hash, "#round=1&race=p03");
    await press(page, "link", "Watch all laps together");
    await until(page, () => document.documentElement.dataset["laps"] === "7", null);
    assertEquals(new URL(page.url()).pathname, "/cup/race.html");
    await press(page, "link", "Championship: Spring Grand Prix");
    await untilThere(page, ".race-card[open] .race-ground a");
    assertEquals(new URL(page.url()).hash, "#round=1&race=p03");
  });
});

Deno.test("the page of races leads to the championship of its site", async () => {
  await onChampionship("", async (page, address) => {
    await page.goto(address.replace("championship.html", "race.html"));
    await press(page, "link", "Championship: Spring Grand Prix");
    await untilThere(page, ".championship-winner");
  });
});

Deno.test("a race is opened with the keyboard alone, and its link holds it", async () => {
  await onChampionship("#round=1", async (page) => {
    await untilThere(page, ".race-card");
    await page.focus(".race-card summary");
    await page.keyboard.press("Enter");
    await untilThere(page, ".race-card[open] .watch a");
    const address = page.url();
    assertMatch(address, /#round=1&race=p01$/);
    await page.goto("about:blank");
    await page.goto(address);
    await untilThere(page, ".race-card[open] .watch a");
  });
});
