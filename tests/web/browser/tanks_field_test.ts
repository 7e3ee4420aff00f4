/** Looking closer at the field and turning it, in a real browser. */
import { assert, assertEquals } from "@std/assert";
import type { CDPSession, Page } from "puppeteer-core";
import { browserForTests } from "./browser.ts";
import { until } from "./until.ts";
import { painted, untilReady } from "./viewer.ts";
import { serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

async function onMatch(
  [width, height, isTouch]: readonly [number, number, boolean],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  await using site = await serveViewer();
  await withPage({}, async (page) => {
    await page.setViewport({ width, height, isMobile: isTouch, hasTouch: isTouch });
    await page.goto(`${site.address}tanks.html#run=spring&match=melee&round=1&turn=5`);
    await untilReady(page);
    await painted(page);
    // By then the parts are there that come after the first picture.
    await page.waitForSelector('.arena canvas[style*="touch-action"]');
    await run(page);
  });
}

/** The middle of the field. */
async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await (await page.$(".arena canvas"))?.boundingBox();
  assert(box !== null && box !== undefined);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const isWhole = (page: Page) =>
  until(page, () => document.querySelector(".zoom-tools") === null, null);

Deno.test("the wheel looks closer, a drag moves the part without choosing a tank, two clicks show all", async () => {
  await onMatch([1440, 900, false], async (page) => {
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel({ deltaY: -500 });
    await page.waitForSelector(".zoom-tools");
    const before = await page.evaluate(() => location.hash);
    await page.mouse.down();
    await page.mouse.move(x - 150, y + 60, { steps: 5 });
    await page.mouse.up();
    assertEquals(await page.evaluate(() => location.hash), before);
    await page.mouse.click(x, y, { count: 2, delay: 10 });
    await isWhole(page);
  });
});

Deno.test("on a phone two fingers look closer and one moves the part; of the whole field one scrolls the page", async () => {
  await onMatch([390, 844, true], async (page) => {
    const { x, y } = await middle(page);
    const session = await page.createCDPSession();
    await drag(session, (step) => [[x - 20 - step * 6, y + step], [x + 20 + step * 6, y - step]]);
    await page.waitForSelector(".zoom-tools");
    await drag(session, (step) => [[x, y - step * 15]]);
    assertEquals(await page.evaluate(() => [scrollY, visualViewport?.scale]), [0, 1]);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await isWhole(page);
    await drag(session, (step) => [[x, y - step * 15]]);
    await until(page, () => scrollY > 50, null);
    await isWhole(page);
  });
});

Deno.test("a field that was turned is turned when the page is opened again", async () => {
  await onMatch([1440, 900, false], async (page) => {
    const shape = () =>
      page.$eval(".stage-arena", (box) => getComputedStyle(box).getPropertyValue("--shape"));
    const straight = await shape();
    await page.keyboard.press("r");
    const turned = await shape();
    assert(straight !== turned, `${straight} ${turned}`);
    await page.reload();
    await untilReady(page);
    await painted(page);
    assertEquals(await shape(), turned);
    await page.keyboard.press("r");
    assertEquals(await shape(), straight);
  });
});

/** Fingers go ten steps; `at` tells where each of them is. */
async function drag(
  session: CDPSession,
  at: (step: number) => readonly (readonly [number, number])[],
): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", step: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : at(step).map(([x, y], id) => ({ x, y, id })),
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 10; step++) await touch("touchMove", step);
  await touch("touchEnd", 10);
}
