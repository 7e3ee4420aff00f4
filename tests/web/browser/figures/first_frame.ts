/** How long it takes from choosing a big log to its first picture. */
import * as strings from "../../../../web/strings/strings.ts";
import type { TestBrowser } from "../browser.ts";
import { withFiles } from "../files.ts";
import { quantile } from "../frames.ts";
import { bigLog, gzipped } from "../logs.ts";
import { pickFiles } from "../pick.ts";
import { until } from "../until.ts";
import { serveViewer } from "../viewer_site.ts";
import type { Figure } from "./figure.ts";

/** Opens a log of 40 MB several times, plain and packed, each time on a fresh page. */
export async function measureFirstFrame(browser: TestBrowser, times: number): Promise<Figure[]> {
  const log = bigLog();
  const files = [
    { name: "plain.jsonl", contents: log },
    { name: "packed.jsonl.gz", contents: await gzipped(log) },
  ];
  const megabytes = Math.round(log.length / 1e6);
  const figures: Figure[] = [];
  await withFiles(files, async ([plain = "", packed = ""]) => {
    const figure = async (how: string, path: string): Promise<Figure> => ({
      name: `From choosing a log of ${megabytes} MB to its first picture, ${how}`,
      value: quantile(await openings(browser, path, times), 0.5),
      unit: "ms",
      target: 200,
      note: `median of ${times}`,
    });
    figures.push(await figure("plain", plain), await figure("packed", packed));
  });
  return figures;
}

async function openings(browser: TestBrowser, path: string, times: number): Promise<number[]> {
  await using site = await serveViewer();
  const took: number[] = [];
  while (took.length < times) {
    await browser.withPage({}, async (page) => {
      await page.evaluateOnNewDocument(watchOpening);
      await page.goto(`${site.address}tanks.html`);
      const button = `::-p-aria([name="${strings.logs.opening.open}"][role="button"])`;
      await page.waitForSelector(button);
      // Nobody chooses a file before the page has come to rest.
      await page.waitForNetworkIdle({ idleTime: 300 });
      await pickFiles(page, [path], () => page.click(button));
      await until(page, () => Reflect.has(globalThis, "openingTook"), null);
      took.push(await page.evaluate(() => Number(Reflect.get(globalThis, "openingTook"))));
    });
  }
  return took;
}

/** Runs in the page: from the files' arrival until the picture after the round is said to be on show. */
function watchOpening(): void {
  let began = NaN;
  addEventListener("change", () => began = performance.now(), { capture: true });
  const observer = new MutationObserver(() => {
    if (document.documentElement.dataset.ready !== "true") return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        Reflect.set(globalThis, "openingTook", performance.now() - began);
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { attributes: true, attributeFilter: ["data-ready"], subtree: true });
}
