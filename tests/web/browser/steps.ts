/**
 * Things to prove that share one page, as a window of its own costs more than most of them: each is told on its own, and
 * either leaves the page so that the next one can begin, or is begun anew.
 */
import type { Page } from "puppeteer-core";

/** What is so, and what shows it. */
export type Step = readonly [name: string, run: (page: Page) => Promise<void>];

/** Takes all steps in order, up to the first one that fails: of the page after it nothing is known. */
export async function takeSteps(
  test: Deno.TestContext,
  page: Page,
  steps: readonly Step[],
): Promise<void> {
  for (const [name, run] of steps) if (!await test.step(name, () => run(page))) return;
}

/** Opens the address as for somebody who was never there: nothing is left of what pages of this site have kept. */
export async function openAnew(page: Page, address: string): Promise<void> {
  // The one goes with the page, the other holds what a page keeps while it is left, too.
  await page.evaluate(() => location.protocol === "http:" && sessionStorage.clear());
  await page.goto("about:blank");
  const session = await page.createCDPSession();
  const { origin } = new URL(address);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  await page.goto(address);
}
