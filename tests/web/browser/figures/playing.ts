/** How evenly the page draws while it plays. */
import type { TestBrowser } from "../browser.ts";
import { measureFrames, quantile } from "../frames.ts";
import { until } from "../until.ts";
import { untilReady } from "../viewer.ts";
import { serveViewer } from "../viewer_site.ts";
import type { Figure } from "./figure.ts";

/** Plays a melee round of 9 tanks at this speed and watches so many pictures. */
export async function measurePlaying(
  browser: TestBrowser,
  speed: 1 | 64,
  pictures: number,
): Promise<Figure[]> {
  await using site = await serveViewer();
  const figures: Figure[] = [];
  await browser.withPage({}, async (page) => {
    const place = `run=spring&match=melee&round=1&speed=${speed}`;
    await page.goto(`${site.address}tanks.html#${place}`);
    await untilReady(page);
    await page.keyboard.press("Space");
    await until(page, () => Number(document.documentElement.dataset.frame) >= 1, null);
    const { busy, deltas, long, script } = await measureFrames(page, pictures);
    figures.push(
      {
        name: `From picture to picture while playing at ${speed}×, p95`,
        value: quantile(deltas, 0.95),
        unit: "ms",
        target: 17,
        note:
          `median ${quantile(deltas, 0.5).toFixed(1)}, longest ${
            quantile(deltas, 1).toFixed(1)
          }; ` +
          `${long.length} of ${pictures} above 50`,
      },
      {
        name: "… work of the page's thread for each",
        value: busy,
        unit: "ms",
        note: `processor time on average; scripts ${script.toFixed(2)}`,
      },
    );
  });
  return figures;
}
