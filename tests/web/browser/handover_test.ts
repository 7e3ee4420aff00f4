/** Logs that are dropped or chosen on a page that shows none: the page of tanks takes them over. */
import { assertEquals, assertMatch } from "@std/assert";
import type { Page } from "puppeteer-core";
import * as strings from "../../../web/strings/strings.ts";
import { browserForTests } from "./browser.ts";
import { dropFiles } from "./drop.ts";
import { withFiles } from "./files.ts";
import { duelLog } from "./logs.ts";
import { pickFiles } from "./pick.ts";
import { press } from "./roles.ts";
import { untilReady } from "./viewer.ts";
import { serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

/** Opens a page of the site with a log at hand. */
async function onPage(
  address: string,
  run: (page: Page, paths: readonly string[]) => Promise<void>,
): Promise<void> {
  await using site = await serveViewer();
  await withFiles([{ name: "mine.jsonl", contents: duelLog() }], async (paths) => {
    await withPage({}, async (page) => {
      await page.goto(site.address + address);
      await page.waitForSelector("h1");
      await run(page, paths);
    });
  });
}

/** Waits until the log is on show on the page of tanks. */
async function untilOpened(page: Page): Promise<void> {
  await page.waitForSelector(".stage, .match-view");
  await untilReady(page);
  assertMatch(page.url(), /\/tanks\.html/);
}

/** How many files wait to be taken over. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(() =>
    new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("turniir-handover");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction("files").objectStore("files").count();
        counting.onsuccess = () => resolve(counting.result);
      };
    })
  );
}

for (const address of ["index.html", "run.html", "run.html#run=spring"]) {
  Deno.test(`a log that is dropped on ${address} is opened, and nothing of it stays behind`, async () => {
    await onPage(address, async (page, paths) => {
      assertEquals(await dropFiles(page, paths), true);
      await untilOpened(page);
      assertEquals(await waiting(page), 0);
    });
  });
}

Deno.test("a log that is chosen on the start page is opened", async () => {
  await onPage("index.html", async (page, paths) => {
    await pickFiles(page, paths, () => press(page, "button", strings.logs.opening.open));
    await untilOpened(page);
  });
});

Deno.test("where the browser keeps bytes but no files, as in a private window of Safari, a log is opened all the same", async () => {
  await onPage("index.html", async (page, paths) => {
    await page.evaluateOnNewDocument(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value: unknown, key) {
        const hasFile = Array.isArray(value) && value.some((one) => one instanceof File);
        if (hasFile) throw new DOMException("Error preparing Blob/File data", "UnknownError");
        return put.call(this, value, key);
      };
    });
    await page.reload();
    await page.waitForSelector("h1");
    assertEquals(await dropFiles(page, paths), true);
    await untilOpened(page);
    assertEquals(await waiting(page), 0);
  });
});
