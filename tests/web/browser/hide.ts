/** A page that nobody sees, because its window is minimised. */
import type { Page } from "puppeteer-core";
import { painted } from "./viewer.ts";

/** Hides the page for as long as `run` takes. */
export async function whileHidden(page: Page, run: () => Promise<void>): Promise<void> {
  const session = await page.createCDPSession();
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const set = (windowState: "minimized" | "normal") =>
    session.send("Browser.setWindowBounds", { windowId, bounds: { windowState } });
  await set("minimized");
  try {
    await run();
  } finally {
    await set("normal");
  }
}

/** Lets so many pictures go by on the screen, told by a window beside the page's. */
export async function letPicturesPass(page: Page, count: number): Promise<void> {
  const context = await page.browser().createBrowserContext();
  try {
    const other = await context.newPage();
    for (let pictures = 0; pictures < count; pictures++) await painted(other);
  } finally {
    await context.close();
  }
}
