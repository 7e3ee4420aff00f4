/** A browser that is older than the pages need. */
import { assertEquals, assertMatch } from "@std/assert";
import { browserForTests } from "./browser.ts";
import { until } from "./until.ts";
import { serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

/** What the page says of the browser, if anything, once it is there. */
async function told(missing: string | undefined): Promise<string> {
  await using site = await serveViewer();
  let words = "";
  await withPage({ allow: [/./] }, async (page) => {
    await page.evaluateOnNewDocument((missing) => {
      if (missing === "Promise.withResolvers") Reflect.deleteProperty(Promise, "withResolvers");
      if (missing === "Map.groupBy") Reflect.deleteProperty(Map, "groupBy");
      if (missing === ":has") CSS.supports = () => false;
    }, missing);
    await page.goto(`${site.address}tanks.html`);
    await until(page, () => document.readyState === "complete", null);
    words = await page.$eval("p#too-old", (one) => one.hidden ? "" : one.innerText);
  });
  return words;
}

Deno.test("a browser that is too old is told which ones will do; this one is not", async () => {
  for (const missing of ["Promise.withResolvers", "Map.groupBy", ":has"]) {
    assertMatch(
      await told(missing),
      /too old.*Chrome or Edge \d+, Firefox \d+, Safari \d/,
      missing,
    );
  }
  assertEquals(await told(undefined), "");
});
