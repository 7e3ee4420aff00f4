/** Animated pictures in a real browser: made in a worker of their own, on the site and in a page that is alone. */
import { assert, assertEquals } from "@std/assert";
import { toFileUrl } from "@std/path";
import type { Page } from "puppeteer-core";
import { bundleLone } from "../../../lib/server/bundle.ts";
import { makeLonePage } from "../../../lib/server/lone_page.ts";
import * as later from "../../../web/strings/later.ts";
import * as strings from "../../../web/strings/strings.ts";
import { browserForTests } from "./browser.ts";
import { type Download, download } from "./downloads.ts";
import { withFiles } from "./files.ts";
import { measureFrames } from "./frames.ts";
import { duelLog, gzipped } from "./logs.ts";
import { alertText, find, isThere, press } from "./roles.ts";
import { serveSite } from "./site.ts";
import { until } from "./until.ts";
import { untilReady } from "./viewer.ts";
import { pagesOfSite, serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

const words = strings.match;

/** The round of both kinds of pages. */
const DUEL = "run=spring&match=duel-1-2-tank1-hunter&round=1";

/** More turns than can be made before somebody stops it. */
const MELEE = "run=spring&match=melee&round=1";

/** Opens a round on the site, and there what can be taken away. */
async function onSite(place: string, run: (page: Page) => Promise<void>): Promise<void> {
  await using site = await serveViewer();
  await withPage({}, async (page) => {
    await page.goto(`${site.address}tanks.html#${place}`);
    await openShare(page);
    await run(page);
  });
}

/** Opens the log of that duel as one HTML file from the disk. */
async function onLonePage(run: (page: Page) => Promise<void>): Promise<void> {
  const site = await pagesOfSite();
  const html = await makeLonePage({
    title: "Alone",
    name: "duel.jsonl.gz",
    log: await gzipped(duelLog()),
    bundle: await bundleLone(),
    icon: site.get("icon.svg") ?? new Uint8Array(),
  });
  await withFiles(
    [{ name: "alone.html", contents: html }],
    ([path = ""]) =>
      withPage({}, async (page) => {
        await page.goto(toFileUrl(path).href);
        await openShare(page);
        await run(page);
      }),
  );
}

async function openShare(page: Page): Promise<void> {
  await untilReady(page);
  await press(page, "button", words.share);
  await find(page, "button", later.share.makeAnimation);
}

/** Asks for a small picture of the first three turns. */
async function makeSmall(page: Page): Promise<Download> {
  await using size = await find(page, "combobox", later.share.pictureSize);
  await size.select("320");
  await using to = await find(page, "spinbutton", later.share.toTurn);
  await to.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = "3";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return await download(page, () => press(page, "button", later.share.makeAnimation));
}

/** How many workers besides the one that reads the log. */
function workers(page: Page): number {
  return page.workers().length - 1;
}

function assertGif({ bytes, name }: Download): void {
  assertEquals(name, "tank1-hunter-round-1.gif");
  assertEquals(new TextDecoder().decode(bytes.slice(0, 6)), "GIF89a");
  const view = new DataView(bytes.buffer);
  assertEquals(view.getUint16(6, true), 320);
  // Each frame has one of these: the start, and four for each turn.
  const isControl = (_: number, at: number) =>
    bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4 && bytes[at + 7] === 0;
  assertEquals(bytes.filter(isControl).length, 1 + 3 * 4);
  assertEquals(bytes.at(-1), 0x3b);
}

Deno.test("an animated picture is saved with the size and turns that were asked for", async () => {
  await onSite(DUEL, async (page) => {
    assertGif(await makeSmall(page));
    await find(page, "button", later.share.makeAnimation);
    assertEquals(await isThere(page, "alert"), false);
  });
});

Deno.test("a page that is alone makes the very same picture, without any network", async () => {
  let onTheSite: Download | undefined;
  await onSite(DUEL, async (page) => {
    onTheSite = await makeSmall(page);
  });
  await onLonePage(async (page) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const alone = await makeSmall(page);
    assertGif(alone);
    assertEquals(alone.bytes, onTheSite?.bytes);
    assertEquals(requests.filter((address) => !address.startsWith("blob:")), []);
  });
});

Deno.test("the script that makes pictures is loaded only when somebody wants one", async () => {
  await using site = await serveViewer();
  await withPage({}, async (page) => {
    const loaded: string[] = [];
    const take = (address: string) => loaded.push(new URL(address).pathname);
    page.on("request", (request) => take(request.url()));
    page.on("workercreated", (worker) => take(worker.url()));
    await page.goto(`${site.address}tanks.html#${DUEL}`);
    await openShare(page);
    assert(loaded.includes("/tanks.js") && !loaded.includes("/animation.js"), `${loaded}`);
    await makeSmall(page);
    assert(loaded.includes("/animation.js"), `${loaded}`);
  });
});

Deno.test("the page goes on drawing while a picture is made, and it can be stopped", async () => {
  await onSite(MELEE, async (page) => {
    await press(page, "button", later.share.makeAnimation);
    await until(page, () => (document.querySelector("progress")?.value ?? 0) > 0, null);
    assertEquals(workers(page), 1);
    const { script } = await measureFrames(page, 10);
    assert(
      await isThere(page, "progressbar", later.share.makingAnimation),
      "it was still being made",
    );
    // Of the page's own processor time; painting a single frame of the picture takes more.
    assert(script < 5, `${script} ms a picture`);
    const ended = new Promise((resolve) => page.once("workerdestroyed", resolve));
    await press(page, "button", later.share.cancel);
    await ended;
    assertEquals(workers(page), 0);
    await find(page, "button", later.share.makeAnimation);
    assertEquals(await isThere(page, "alert"), false, "stopping is no failure");
  });
});

Deno.test("closing the dialog stops the work, too", async () => {
  await onSite(MELEE, async (page) => {
    await press(page, "button", later.share.makeAnimation);
    await until(page, () => (document.querySelector("progress")?.value ?? 0) > 0, null);
    const ended = new Promise((resolve) => page.once("workerdestroyed", resolve));
    await page.keyboard.press("Escape");
    await ended;
    assertEquals(workers(page), 0);
  });
});

Deno.test("where the script is missing the page says so in a sentence and goes on", async () => {
  const files = new Map(await pagesOfSite());
  files.delete("animation.js");
  files.set("duel.jsonl", new TextEncoder().encode(duelLog()));
  await using site = serveSite(files);
  await withPage({ allow: [/404/, /animation\.js/] }, async (page) => {
    await page.goto(`${site.address}tanks.html#log=duel.jsonl`);
    await openShare(page);
    await press(page, "button", later.share.makeAnimation);
    const told = later.share.pictureFailed(later.share.animation.noWorker);
    assert((await alertText(page)).includes(told));
    const { bytes, name } = await download(
      page,
      () => press(page, "button", later.share.makeStill),
    );
    assertEquals([name, bytes[0], bytes[1]], ["tank1-hunter-round-1-turn-0.png", 0x89, 0x50]);
  });
});
