/** A site that somebody opens from a disk, without any server. */
import { assertStringIncludes } from "@std/assert";
import { join, toFileUrl } from "@std/path";
import { inFolder } from "../../lib/server/sample.ts";
import { writePages } from "../../../lib/server/site.ts";
import { browserForTests } from "./browser.ts";
import { until } from "./until.ts";
import { pagesOfSite } from "./viewer_site.ts";

const { withPage } = browserForTests();

Deno.test("a page of the site that is opened from a disk says what to do", async () => {
  await inFolder(async (folder) => {
    await writePages(folder, await pagesOfSite());
    // The browser complains of every module that it does not load.
    await withPage({ allow: [/./] }, async (page) => {
      await page.goto(toFileUrl(join(folder, "tanks.html")).href);
      await until(
        page,
        () => document.querySelector<HTMLElement>("#from-disk")?.hidden === false,
        null,
      );
      const words = await page.evaluate(() => document.body.innerText);
      assertStringIncludes(words, "deno task serve");
    });
  });
});
