/** Pages for readers whose browser has settings of its own: large letters, few colours. */
import { assert, assertEquals, assertNotEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import { browserForTests } from "./browser.ts";
import type { Site } from "./site.ts";
import { until } from "./until.ts";
import { serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

const MATCH = "tanks.html#run=spring&match=melee&round=1&turn=5";

/** How large letters are that nobody has said anything about, in CSS pixels; else 16. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.createCDPSession();
  // It holds for as long as the session does.
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

async function open(page: Page, site: Site, place: string): Promise<void> {
  // Pages that differ behind the # alone would not be loaded again.
  await page.goto("about:blank");
  await page.goto(`${site.address}${place}`, { waitUntil: "networkidle0" });
  await until(page, () => document.querySelector("h1") !== null, null);
}

Deno.test("with letters of twice the size every page is as wide as a phone", async () => {
  await using site = await serveViewer();
  const places = [
    ...[MATCH, "index.html", "run.html#run=spring", "race.html", "race.html#circuit=fish"],
    ...["race.html#circuit=fish&view=drive", "frogger.html", "frogger.html#traffic=rush"],
    ...["frogger.html#traffic=rush&view=play", "klotski.html", "klotski.html#variant=ane-rouge"],
    ...["klotski.html#view=edit"],
  ];
  await withPage({}, async (page) => {
    await setLetters(page, 32);
    await page.setViewport({ width: 390, height: 844 });
    for (const place of places) {
      await open(page, site, place);
      const [size, content, window] = await page.evaluate(() => [
        getComputedStyle(document.documentElement).fontSize,
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      assertEquals([size, content], ["32px", window], place);
    }
  });
});

Deno.test("what the mark of a round explains stays in the window, however large the letters", async () => {
  await using site = await serveViewer();
  for (const [letters, width] of [[16, 1024], [20, 970], [24, 1160]] as const) {
    await withPage({}, async (page) => {
      await setLetters(page, letters);
      await page.setViewport({ width, height: 768 });
      await open(page, site, MATCH);
      await page.waitForSelector(".match-tools .verify-mark summary");
      await page.click(".match-tools .verify-mark summary");
      const box = await page.$eval(".match-tools .verify-mark .more", (more) => {
        const { left, right } = more.getBoundingClientRect();
        return { left, right };
      });
      assert(box.left >= 0 && box.right <= width && box.right > 100, JSON.stringify(box));
    });
  }
});

Deno.test("where a reader has his own few colours, what is chosen is still told apart", async () => {
  await using site = await serveViewer();
  await withPage({}, async (page) => {
    const session = await page.createCDPSession();
    const features = [{ name: "forced-colors", value: "active" }];
    await session.send("Emulation.setEmulatedMedia", { features });
    await open(page, site, MATCH);
    const ground = (selector: string) =>
      page.$eval(selector, (element) => getComputedStyle(element).backgroundColor);
    const pairs = [
      [".frame-pages a[aria-current]", ".frame-pages a:not([aria-current])"],
      [".tab[aria-selected=true]", ".tab[aria-selected=false]"],
      [".choice[aria-pressed=true]", ".choice[aria-pressed=false]"],
      [".timeline .fill", ".timeline .track"],
    ] as const;
    for (const [chosen, other] of pairs) {
      assertNotEquals(await ground(chosen), await ground(other), chosen);
    }
  });
});
