/** How often a page asks to draw. */
import type { Page } from "puppeteer-core";

/**
 * Begins to count the page's calls of requestAnimationFrame; to be called before the page is opened. Gives a function
 * that tells how many there have been since the page was opened.
 */
export async function countDraws(page: Page): Promise<() => Promise<number>> {
  await page.evaluateOnNewDocument(() => {
    const ask = globalThis.requestAnimationFrame.bind(globalThis);
    let calls = 0;
    globalThis.requestAnimationFrame = (callback) => {
      calls += 1;
      Reflect.set(globalThis, "countedDraws", calls);
      return ask(callback);
    };
  });
  return async () =>
    Number(await page.evaluate(() => Reflect.get(globalThis, "countedDraws") ?? 0));
}
