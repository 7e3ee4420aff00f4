/** The navigation in a real browser: on phones nothing of it is cut off, and all of it can be pressed. */
import { assert, assertEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import { browserForTests } from "./browser.ts";
import { serveContest, SMALL } from "./contest_site.ts";
import type { Site } from "./site.ts";
import { serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

/** Phones, in CSS pixels; the last one is the narrowest that there is. */
const PHONES = [[390, 844], [360, 740], [320, 640]] as const;

/** Of a finger, in CSS pixels; words may be narrower than they are high. */
const TOUCH = { width: 40, height: 44 } as const;

interface Link {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly isHere: boolean;
}

async function linksOn(page: Page): Promise<Link[]> {
  await page.waitForSelector(".frame-pages a");
  return page.$$eval(".frame-pages a", (links) =>
    links.map((link) => {
      const { height, left, right } = link.getBoundingClientRect();
      const isHere = link.ariaCurrent === "page" || link.getAttribute("aria-current") === "page";
      return { name: link.textContent, left, right, height, isHere };
    }));
}

async function lookAt(site: Site, place: string, here: string | undefined): Promise<void> {
  await withPage({ viewport: "phone" }, async (page) => {
    for (const [width, height] of PHONES) {
      await page.setViewport({ width, height, isMobile: true, hasTouch: true });
      await page.goto(`${site.address}${place}`);
      const links = await linksOn(page);
      const where = `${place} at ${width}: ${JSON.stringify(links)}`;
      assertEquals(links.length, 5, where);
      for (const { height, left, right } of links) {
        assert(left >= 0 && right <= width, where);
        assert(height >= TOUCH.height && right - left >= TOUCH.width, where);
      }
      assertEquals(
        links.filter(({ isHere }) => isHere).map(({ name }) => name),
        here ? [here] : [],
      );
      const isCut = await page.$eval(
        ".frame-pages",
        ({ clientWidth, scrollWidth }) => scrollWidth > clientWidth,
      );
      assert(!isCut, where);
      const theme = await page.$(".frame-head .button");
      const box = await theme?.boundingBox();
      if (box) assert(box.x + box.width <= width, where);
    }
  });
}

Deno.test("every page of a site has room for the whole navigation on a phone", async () => {
  await using site = await serveViewer();
  await lookAt(site, "index.html", "Start");
  await lookAt(site, "race.html#circuit=fish", "Race");
  await lookAt(site, "circuit.html", "Race");
  await lookAt(site, "guide.html", undefined);
});

Deno.test("so has every page of a contest, whose first word is longer", async () => {
  await using site = await serveContest(SMALL);
  await lookAt(site, "contest.html", "Contest");
  await lookAt(site, "race.html#circuit=fish", "Race");
});

Deno.test("the keyboard goes through the navigation from left to right", async () => {
  await using site = await serveViewer();
  await withPage({ viewport: "phone" }, async (page) => {
    await page.goto(`${site.address}index.html`);
    const links = await linksOn(page);
    const seen: (string | null)[] = [];
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      seen.push(
        await page.evaluate(() =>
          document.activeElement?.closest(".frame-pages")
            ? document.activeElement.textContent
            : null
        ),
      );
    }
    assertEquals(seen.filter((name) => name !== null), links.map(({ name }) => name));
  });
});
