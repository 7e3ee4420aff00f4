/** What axe finds wrong with a page for people who use it without eyes, without a mouse, or with weak eyes. */
import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";

/** One finding. */
export interface AxeFinding {
  /** The rule, such as `color-contrast`. */
  readonly rule: string;
  readonly impact: "serious" | "critical";
  /** The rule in a sentence. */
  readonly help: string;
  /** Where: selectors and, for each, what is wrong there. */
  readonly places: readonly string[];
}

/** The serious and critical findings in the page as it is now. Works under any Content-Security-Policy. */
export async function findBarriers(page: Page): Promise<readonly AxeFinding[]> {
  // As a text, both are evaluated by the debugger, for which the page's policy doesn't count.
  await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"] };
  const { violations } = await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)})`,
  ) as AxeResults;
  return violations.flatMap(({ help, id, impact, nodes }) => {
    if (impact !== "serious" && impact !== "critical") return [];
    const places = nodes.map(({ failureSummary = "", target }) =>
      `${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`
    );
    return [{ rule: id, impact, help, places }];
  });
}
