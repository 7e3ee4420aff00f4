/** What axe finds wrong with a page for people who use it without eyes, without a mouse, or with weak eyes. */
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";

/** How bad it is, the least first. */
const IMPACTS = ["minor", "moderate", "serious", "critical"] as const;
type Impact = (typeof IMPACTS)[number];

/** One finding. */
export interface AxeFinding {
  /** The rule, such as `color-contrast`. */
  readonly rule: string;
  readonly impact: Impact;
  /** The rule in a sentence. */
  readonly help: string;
  /** Where: selectors and, for each, what is wrong there. */
  readonly places: readonly string[];
}

/**
 * What is found in the page as it is now, best practice included, from `least` on. Works under any
 * Content-Security-Policy. With `within` only what this selector finds is looked through, such as a dialog over a page
 * that has been looked through already.
 */
export async function findBarriers(
  page: Page,
  least: Impact = "serious",
  within = "html",
): Promise<readonly AxeFinding[]> {
  // As a text, all is evaluated by the debugger, for which the page's policy doesn't count.
  if (await page.evaluate("typeof axe") === "undefined") await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"] };
  const { violations } = await page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`,
  ) as AxeResults;
  return violations.flatMap(({ help, id, impact, nodes }) => {
    if (!impact || IMPACTS.indexOf(impact) < IMPACTS.indexOf(least)) return [];
    const places = nodes.map(({ failureSummary = "", target }) =>
      `${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`
    );
    return [{ rule: id, impact, help, places }];
  });
}
