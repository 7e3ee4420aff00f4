/** A long round in the viewer, as tests of the player use it. */
import type { Page } from "puppeteer-core";
import type { PageOptions, TestBrowser } from "./browser.ts";
import { untilReady } from "./viewer.ts";
import { serveViewer } from "./viewer_site.ts";

/** Opens round 1 of a melee of 1000 turns. */
export async function onMelee(
  { withPage }: Pick<TestBrowser, "withPage">,
  place: string,
  run: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  await using site = await serveViewer();
  await withPage(options, async (page) => {
    await page.goto(`${site.address}tanks.html#run=spring&match=melee&round=1${place}`);
    await untilReady(page);
    await run(page);
  });
}
