/** What axe finds on the pages. */
import { findBarriers } from "../axe.ts";
import type { TestBrowser, ViewportName } from "../browser.ts";
import { serveViewer } from "../viewer_site.ts";
import type { Figure } from "./figure.ts";

/** The pages in the states that matter: address, and what must be there before it is looked at. */
export const PAGES_TO_SEE = [
  { name: "home", address: "index.html", waitFor: "h1" },
  { name: "tanks", address: "tanks.html", waitFor: "h1" },
  { name: "a run", address: "run.html#run=spring", waitFor: ".duel-row, .melee-card" },
  {
    name: "a match",
    address: "tanks.html#run=spring&match=melee&round=1&turn=200",
    waitFor: '[data-ready="true"] canvas',
  },
] as const;

/** Serious and critical findings on each page, in each window, in light and in dark. */
export async function countBarriers(browser: TestBrowser): Promise<Figure[]> {
  await using site = await serveViewer();
  const figures: Figure[] = [];
  for (const viewport of ["desktop", "phone"] satisfies ViewportName[]) {
    for (const { address, name, waitFor } of PAGES_TO_SEE) {
      const rules: string[] = [];
      for (const theme of ["light", "dark"] as const) {
        await browser.withPage({ viewport, theme }, async (page) => {
          await page.goto(site.address + address);
          await page.waitForSelector(waitFor);
          rules.push(...(await findBarriers(page)).map(({ rule }) => `${rule} (${theme})`));
        });
      }
      figures.push({
        name: `Serious findings of axe: ${name}, ${viewport}`,
        value: rules.length,
        unit: "",
        target: 0,
        ...(rules.length === 0 ? {} : { note: rules.join(", ") }),
      });
    }
  }
  return figures;
}
