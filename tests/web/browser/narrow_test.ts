/** Every page on the narrowest phone there is: nothing of it stands beside the window. */
import { assertEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import { filesOf, MADE } from "../championship/made_championship.ts";
import { largeContest } from "../contest/made_contest.ts";
import { browserForTests } from "./browser.ts";
import { serveContest, SMALL } from "./contest_site.ts";
import { serveSite, type Site } from "./site.ts";
import { until } from "./until.ts";
import { pagesOfSite, serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

/** In CSS pixels. */
const WIDTHS = [320, 360] as const;

const PAGES = [
  ...["index.html", "guide.html", "rules.html", "run.html#run=spring", "tanks.html"],
  ...["tanks.html#run=spring&match=melee", "race.html", "race.html#circuit=fish"],
  ...["race.html#circuit=fish&laps=best", "race.html#circuit=fish&view=drive", "circuit.html"],
  ...["frogger.html", "frogger.html#traffic=rush", "frogger.html#traffic=rush&view=play"],
  ...["klotski.html", "klotski.html#variant=ane-rouge", "klotski.html#view=edit"],
];

const contestPages = (entry: string) => [
  ...["contest.html", "contest.html#view=stages", `contest.html#view=entry&entry=${entry}`],
  ...["contest.html#view=matrix", "contest.html#view=history", "index.html"],
];

async function look(site: Site, pages: readonly string[]): Promise<void> {
  await withPage({ viewport: "phone" }, async (page) => {
    for (const place of pages) {
      // Pages that differ behind the # alone would not be loaded again.
      await page.goto("about:blank");
      await show(page, WIDTHS[0]);
      await page.goto(`${site.address}${place}`, { waitUntil: "networkidle0" });
      await until(page, () => document.querySelector("h1, .frame main") !== null, null);
      for (const width of WIDTHS) {
        await show(page, width);
        const found = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          const beside = [...document.querySelectorAll("main *")]
            .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
          return {
            wider: scrollWidth - clientWidth,
            shown: innerWidth,
            last: beside.at(-1)?.className,
          };
        });
        const where = `${place} at ${width}: ${JSON.stringify(found)}`;
        assertEquals([found.wider, found.shown], [0, width], where);
      }
    }
  });
}

/** A width takes effect at once, and whatever the page measures is drawn with the next picture. */
async function show(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 640, isMobile: true, hasTouch: true });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

Deno.test("every page of a site is as wide as the narrowest phone", async () => {
  await using site = await serveViewer();
  await look(site, PAGES);
});

Deno.test("so is a championship's page", async () => {
  const list = JSON.stringify({ circuits: [], championship: MADE.title });
  const files = [...await pagesOfSite(), ...filesOf(MADE), ["race/circuits.json", list] as const];
  await using site = serveSite(new Map(files));
  await look(site, ["championship.html", "championship.html#view=people"]);
});

for (const [size, contest] of [["small", SMALL], ["large", largeContest()]] as const) {
  Deno.test(`so is every page of a ${size} contest`, async () => {
    await using site = await serveContest(contest);
    await look(site, contestPages(contest.entries[0]?.entry ?? ""));
  });
}
