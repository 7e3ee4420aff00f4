/** Pictures of pages for a person to look at. */
import { join } from "@std/path";
import type { Page } from "puppeteer-core";

/** Stores a picture of the whole page as `NAME.png` in the folder that TURNIIR_SHOTS names; without it, does nothing. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = Deno.env.get("TURNIIR_SHOTS");
  if (folder === undefined || folder === "") return;
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeFile(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
}
