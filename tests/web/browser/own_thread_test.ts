/** Reading a log where the worker's script cannot be had. */
import { assertEquals } from "@std/assert";
import { browserForTests } from "./browser.ts";
import { duelLog } from "./logs.ts";
import { serveSite } from "./site.ts";
import { untilShown } from "./viewer.ts";
import { pagesOfSite } from "./viewer_site.ts";

const { withPage } = browserForTests();

Deno.test("where the worker's script is missing the page reads the log itself", async () => {
  const files = new Map(await pagesOfSite());
  files.delete("log.js");
  files.set("duel.jsonl", new TextEncoder().encode(duelLog()));
  await using site = serveSite(files);
  await withPage({ allow: [/404/, /log\.js/] }, async (page) => {
    await page.goto(`${site.address}tanks.html#log=duel.jsonl`);
    await untilShown(page, 0, 1);
    assertEquals(page.workers().length, 0);
  });
});
