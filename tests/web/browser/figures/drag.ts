/** How evenly klotski's page draws while a block is dragged. */
import type { TestBrowser } from "../browser.ts";
import { measureFrames, quantile } from "../frames.ts";
import { serveSite } from "../site.ts";
import { until } from "../until.ts";
import { pagesOfSite } from "../viewer_site.ts";
import type { Figure } from "./figure.ts";

/** The classic has four columns. */
const COLUMNS = 4;

/** Drags a block of the classic up and down, and watches so many pictures. */
export async function measureDrag(browser: TestBrowser, pictures: number): Promise<Figure[]> {
  await using site = serveSite(await pagesOfSite());
  const figures: Figure[] = [];
  await browser.withPage({}, async (page) => {
    await page.goto(`${site.address}klotski.html#variant=ane-rouge`);
    await until(page, () => document.documentElement.dataset.ready === "true", null);
    const { x, y, width } = await page.$eval(
      ".tray-floor",
      (floor) => floor.getBoundingClientRect().toJSON(),
    );
    // The large block, which gives way a little.
    const cell = width / COLUMNS;
    const across = x + 2 * cell;
    const [high, low] = [y + cell, y + 1.45 * cell];
    await page.mouse.move(across, high);
    await page.mouse.down();
    const measuring = measureFrames(page, pictures);
    for (let step = 0; step < 2 * pictures; step++) {
      await page.mouse.move(across, high + (low - high) * (0.5 - Math.cos(step / 6) / 2));
    }
    const { busy, deltas } = await measuring;
    await page.mouse.up();
    figures.push(
      {
        name: "From picture to picture while a block is dragged, p95",
        value: quantile(deltas, 0.95),
        unit: "ms",
        target: 17,
        note: `median ${quantile(deltas, 0.5).toFixed(1)}`,
      },
      {
        name: "… work of the page's thread for each",
        value: busy,
        unit: "ms",
        note: "processor time on average",
      },
    );
  });
  return figures;
}
