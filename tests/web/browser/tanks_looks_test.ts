/** The pages in a real browser as they look: colours, phones, barriers. Set TURNIIR_SHOTS for pictures. */
import { assert, assertEquals, assertNotEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import * as strings from "../../../web/strings/strings.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests } from "./browser.ts";
import { PAGES_TO_SEE } from "./figures/barriers.ts";
import { LOOKS } from "./looks.ts";
import { press } from "./roles.ts";
import { shoot } from "./shots.ts";
import { until } from "./until.ts";
import { painted } from "./viewer.ts";
import { serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

/** Fingers need this, in CSS pixels. */
const LEAST_TARGET = 40;

for (const { theme, viewport } of LOOKS) {
  Deno.test(`every page, ${viewport}, ${theme}`, async (test) => {
    await using site = await serveViewer();
    await withPage({ viewport, theme }, async (page) => {
      for (const { address, name, waitFor } of PAGES_TO_SEE) {
        await page.goto(site.address + address);
        await page.waitForSelector(waitFor);
        await painted(page);
        await shoot(page, `${name.replaceAll(" ", "-")}-${viewport}-${theme}`);
        await test.step(`axe finds nothing on it: ${name}`, async () => {
          assertEquals(await findBarriers(page, "minor"), []);
        });
        await test.step(`it is no wider than its window: ${name}`, async () => {
          const [content, window] = await page.evaluate(() => [
            document.documentElement.scrollWidth,
            document.documentElement.clientWidth,
          ]);
          assertEquals(content, window);
        });
        if (viewport !== "phone") continue;
        await test.step(`all that can be pressed is large enough for a finger: ${name}`, async () => {
          assertEquals(await tooSmall(page), []);
        });
      }
    });
  });
}

/** What can be pressed and is too small for a finger. */
async function tooSmall(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const pressable = "button, select, summary, [role=tab], nav a, input:not([type=file])";
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      // A time line takes presses on all of it, not only on the input that stands for it.
      const area = element.closest(".timeline") ?? element;
      const { height, width } = area.getBoundingClientRect();
      if (width <= 1 || !element.checkVisibility()) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return Math.min(height, width) >= least ? [] : [`${name}: ${width} × ${height}`];
    });
  }, LEAST_TARGET);
}

Deno.test("the colours are the system's until somebody chooses others, which are remembered", async () => {
  await using site = await serveViewer();
  await withPage({ theme: "light" }, async (page) => {
    const look = () => page.evaluate(() => getComputedStyle(document.body).color);
    const untilTheme = (theme: string) =>
      until(page, (theme) => document.documentElement.dataset.theme === theme, theme);
    const { dark, light, system, themeNow } = strings.frame;
    await page.goto(`${site.address}tanks.html`);
    await untilTheme("light");
    const bright = await look();
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
    await untilTheme("dark");
    await press(page, "button", themeNow(system, light));
    await untilTheme("light");
    assertEquals(await look(), bright);
    await press(page, "button", themeNow(light, dark));
    await untilTheme("dark");
    assertNotEquals(await look(), bright);
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
    await page.goto(`${site.address}index.html`);
    await untilTheme("dark");
    await page.reload();
    await untilTheme("dark");
    assert((await look()) !== bright);
  });
});
