/** The page of races in a real browser: the shelf, laps against each other, and one driven by hand. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "puppeteer-core";
import { makeLap, parseLap } from "../../../lib/race/lap_file.ts";
import { judgeLap } from "../../../lib/race/lap_judge.ts";
import { makeShelf } from "../../../fixtures/circuits/shelf.ts";
import { choicesAfter } from "../../../web/race/model/choices.ts";
import { AT_START } from "../../../web/race/model/drive.ts";
import { packLap } from "../../../web/race/model/packed_lap.ts";
import { middleOf } from "../../../web/race/model/viewport.ts";
import { viewportOf } from "../../../web/race/view/race_stage.ts";
import * as strings from "../../../web/strings/strings.ts";
import { BEST_POINTS, CRASHING, FAST, MEADOW } from "../race/samples.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests, type PageOptions } from "./browser.ts";
import { download } from "./downloads.ts";
import { dropFiles } from "./drop.ts";
import { withFiles } from "./files.ts";
import { LOOKS } from "./looks.ts";
import { find, press } from "./roles.ts";
import { serveSite } from "./site.ts";
import { openAnew, type Step, takeSteps } from "./steps.ts";
import { until } from "./until.ts";
import { painted } from "./viewer.ts";
import { pagesOfSite } from "./viewer_site.ts";

const { withPage } = browserForTests();

const words = strings.race;

/** The digits that drive the best lap of the meadow. */
const DIGITS = BEST_POINTS.slice(1).map((to, made) =>
  choicesAfter(MEADOW, BEST_POINTS.slice(0, made + 1))
    .find(({ at }) => at.x === to.x && at.y === to.y)?.digit ?? 0
);

async function onRace(
  hash: string,
  test: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  await using site = serveSite(await pagesOfSite());
  await withPage(options, async (page) => {
    await page.goto(`${site.address}race.html${hash}`);
    await untilReady(page);
    await test(page);
  });
}

async function untilReady(page: Page): Promise<void> {
  await until(page, (ready) => document.documentElement.dataset.ready === ready, "true");
}

async function untilMade(page: Page, moves: number): Promise<void> {
  await until(page, (moves) => document.documentElement.dataset.moves === moves, String(moves));
}

async function untilLaps(page: Page, count: number): Promise<void> {
  await until(page, (count) => document.documentElement.dataset.laps === count, String(count));
}

async function textOf(page: Page, selector: string): Promise<string> {
  return await page.$eval(selector, (element) => element.textContent ?? "");
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

const VIEWS = ["", "#circuit=meadow&laps=best&move=9", "#circuit=meadow&laps=best&view=drive"];

for (const { theme, viewport } of LOOKS) {
  Deno.test(`everybody can use it, on a ${viewport} in ${theme} colours`, async () => {
    await onRace("", async (page) => {
      for (const view of VIEWS) {
        await show(page, view);
        assertEquals(await findBarriers(page, "minor"), [], view);
        assertEquals(await overflow(page), 0, `${view} is wider than the window`);
      }
    }, { viewport, theme });
  });
}

/** Shows another place of the page that is open, as a link on it does. */
async function show(page: Page, hash: string): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, hash));
  await painted(page);
  await untilReady(page);
}

/** Opens a place of the page for somebody who never drove. */
async function startAnew(page: Page, hash: string): Promise<void> {
  await openAnew(page, page.url().replace(/#.*|$/, hash));
  await untilReady(page);
}

/** One after the other on the same page. */
const ON_A_DESKTOP: readonly Step[] = [
  ["the shelf shows every circuit with its par, and leads to it", async (page) => {
    const cards = await page.$$eval(".shelf-card", (all) => all.map((one) => one.textContent));
    assertEquals(cards.length, makeShelf().circuits.length);
    assert(cards.includes("Meadowpar 50.75"), String(cards));
    await page.click('.shelf-card[href$="circuit=meadow"]');
    await find(page, "heading", "Meadow");
    await page.goBack();
    await find(page, "heading", words.heading);
  }],
  [
    "two laps that are dropped race against each other, and the address shows it to anybody",
    async (page) => {
      const files = [FAST, CRASHING].map((lap) => ({
        name: `${lap.pilot}.F1`,
        contents: makeLap(lap),
      }));
      await withFiles(files, async (paths) => {
        assert(await dropFiles(page, paths));
        await untilLaps(page, 2);
        const look = () => page.$$eval(".lap-row", (rows) => rows.map((row) => row.textContent));
        const rows = await look();
        assertStringIncludes(rows[0] ?? "", "Ada");
        assertStringIncludes(rows[0] ?? "", "50.75");
        assertStringIncludes(rows[1] ?? "", "crash in move");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        await until(page, (move) => location.hash.includes(move), "&move=2");
        const { href } = new URL(page.url());
        await page.goto("about:blank");
        await page.goto(href);
        await untilReady(page);
        assertEquals(await look(), rows);
        assertEquals(await page.evaluate(() => document.documentElement.dataset.frame), "2");
        assertStringIncludes(await textOf(page, ".read-out"), "2.00 s");
      });
    },
  ],
  ["the best lap is found beside the page, and drives when it is played", async (page) => {
    await show(page, "#circuit=meadow");
    await press(page, "button", words.addBest);
    await untilLaps(page, 1);
    assertStringIncludes(await textOf(page, ".lap-row"), "50.75");
    await page.keyboard.press("Space");
    await until(page, (move) => Number(document.documentElement.dataset.frame) > move, 1);
  }],
  [
    "a lap is driven by keys, judged at the line, and saved as a file that the judge takes",
    async (page) => {
      await show(page, "#circuit=meadow&view=drive");
      for (const digit of DIGITS) await page.keyboard.press(`${digit}` as "1");
      await untilMade(page, DIGITS.length);
      assertStringIncludes(await textOf(page, ".drive-finish"), words.finished("50.75"));
      assertStringIncludes(await textOf(page, ".drive-finish"), words.finishedPar);
      const saved = await download(page, () => press(page, "button", words.saveLap));
      assertEquals(saved.name, "MEADOW.F1");
      const lap = parseLap(saved.bytes);
      assert(lap.ok);
      assertEquals(lap.value.circuit, "meadow.cir");
      assertEquals(judgeLap(MEADOW, lap.value.points).verdict.code, "OK");
      await press(page, "button", words.watchIt);
      await untilLaps(page, 1);
      await until(page, (drive) => !location.hash.includes(drive), "view=drive");
      await page.goBack();
      await until(page, (drive) => location.hash.includes(drive), "view=drive");
      await untilMade(page, DIGITS.length);
    },
  ],
  ["a cell of the picture is driven to by a press of the mouse", async (page) => {
    await show(page, "#circuit=meadow&view=drive");
    await page.keyboard.press("Home");
    await untilMade(page, 0);
    const box = await page.$eval(".race-canvas canvas", (canvas) => {
      const { left, top } = canvas.getBoundingClientRect();
      return { left, top, width: canvas.clientWidth, height: canvas.clientHeight };
    });
    const [start] = AT_START.points;
    assert(start !== undefined);
    const view = viewportOf(box, true, start);
    const { x, y } = middleOf(view, { x: start.x + 1, y: start.y + 1 });
    await page.mouse.click(box.left + x, box.top + y);
    await until(page, (frame) => document.documentElement.dataset.frame === frame, "1");
    assertStringIncludes(await textOf(page, ".read-out"), "1 right, 1 down");
  }],
  ["the help tells the keys of driving", async (page) => {
    await show(page, "#circuit=meadow&view=drive");
    await page.keyboard.press("?");
    await find(page, "dialog", words.driveHelp);
    assertStringIncludes(await textOf(page, ".drive-help"), words.keyUndo);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { hidden: true });
  }],
  ["a crash is refused and said, by keys as by mouse", async (page) => {
    await show(page, "#circuit=needle&view=drive");
    await page.keyboard.press("5");
    await page.waitForSelector(".drive-panel .notice");
    assertStringIncludes(await textOf(page, ".drive-panel .notice"), words.staysAhead);
    for (const key of ["9", "9"] as const) await page.keyboard.press(key);
    await until(
      page,
      (said) => document.querySelector(".drive-panel .notice")?.textContent?.includes(said),
      words.crashAhead,
    );
    await untilMade(page, 1);
  }],
  [
    "arrows point, Enter drives, Backspace takes back, and nothing is lost on reload",
    async (page) => {
      await startAnew(page, "#circuit=meadow&view=drive");
      const keys = ["ArrowRight", "Enter", "d", "6", "Backspace", "Backspace", "r"] as const;
      for (const key of keys) await page.keyboard.press(key);
      await untilMade(page, 2);
      // The address alone says nothing of the lap: it comes back from what the browser keeps.
      await page.goto(page.url().replace(/#.*/, "#circuit=meadow&view=drive"));
      await page.reload();
      await untilReady(page);
      await untilMade(page, 2);
      await page.keyboard.press("r");
      await untilMade(page, 3);
    },
  ],
  [
    "one's own lap outlives foreign ones, driven on or not, and can be taken up; so does the foreign one",
    async (page) => {
      await startAnew(page, "#circuit=meadow&view=drive");
      for (const key of ["6", "6", "6"] as const) await page.keyboard.press(key);
      await untilMade(page, 3);
      const go = async (made: number) => {
        const drive = await packLap({ ...FAST, points: BEST_POINTS.slice(0, made + 1) });
        await page.goto(page.url().replace(/#.*/, `#circuit=meadow&view=drive&drive=${drive}`));
        await untilMade(page, made);
      };
      await go(5);
      await go(8);
      await find(page, "button", words.takeUp);
      assertStringIncludes(await textOf(page, ".aside-notice"), words.aside(1, 3));
      await page.keyboard.press("5");
      await untilMade(page, 9);
      await press(page, "button", words.takeUp);
      await untilMade(page, 3);
      await press(page, "button", words.dismissAside);
      await press(page, "button", words.asideShort(1));
      assertStringIncludes(await textOf(page, ".aside-notice"), words.aside(1, 9));
      await press(page, "button", words.takeUp);
      await untilMade(page, 9);
    },
  ],
  ["two windows drive the same lap, and neither writes the other one's over", async (page) => {
    await startAnew(page, "#circuit=meadow&view=drive");
    const other = await page.browserContext().newPage();
    await other.goto(page.url());
    await untilReady(other);
    await page.bringToFront();
    for (const key of ["6", "6", "5"] as const) await page.keyboard.press(key);
    await untilMade(other, 3);
    await other.bringToFront();
    await other.keyboard.press("Home");
    await other.keyboard.press("3");
    await untilMade(other, 1);
    await page.bringToFront();
    await find(page, "button", words.takeUp);
    assertStringIncludes(await textOf(page, ".aside-notice"), words.aside(1, 1));
    for (const key of ["r", "r", "r"] as const) await page.keyboard.press(key);
    await untilMade(page, 3);
    await other.close();
  }],
];

Deno.test("races on a desktop", (test) =>
  onRace("", (page) => takeSteps(test, page, ON_A_DESKTOP)));

Deno.test("a thumb drives on a phone without scrolling", async () => {
  await onRace("#circuit=meadow&view=drive", async (page) => {
    const { bottom } = await page.$eval(
      ".drive-pad",
      (pad) => pad.getBoundingClientRect().toJSON(),
    );
    assert(bottom <= 740, `the nine cells end at ${bottom}`);
    await page.tap(".pad-cell:nth-child(6)");
    await page.tap(".pad-cell:nth-child(6)");
    await untilMade(page, 2);
  }, { viewport: "phone" });
});
