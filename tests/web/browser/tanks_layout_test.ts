/** The page of a match in a real browser: what has room where, and that nothing covers the field or jumps. */
import { assert, assertEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import * as strings from "../../../web/strings/strings.ts";
import { browserForTests, type PageOptions } from "./browser.ts";
import { withFiles } from "./files.ts";
import { tornGzip } from "./logs.ts";
import { pickFiles } from "./pick.ts";
import { byRole, find, press } from "./roles.ts";
import { shoot } from "./shots.ts";
import { type Step, takeSteps } from "./steps.ts";
import { until } from "./until.ts";
import { painted, untilReady, untilShown } from "./viewer.ts";
import { serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

const words = strings.match;

/** In CSS pixels, and whether it is touched. */
type Window = readonly [width: number, height: number, isTouch: boolean];

/** Phones lying and standing, a tablet, a desktop. */
const WINDOWS: readonly Window[] = [
  [844, 390, true],
  [667, 375, true],
  [360, 640, true],
  [390, 844, true],
  [1024, 768, false],
  [1440, 900, false],
];

async function onMatch(
  place: string,
  [width, height, isTouch]: Window,
  run: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  await using site = await serveViewer();
  await withPage(options, async (page) => {
    await page.setViewport({ width, height, isMobile: isTouch, hasTouch: isTouch });
    await page.goto(`${site.address}tanks.html#run=spring&${place}`);
    await untilReady(page);
    await painted(page);
    await run(page);
  });
}

/** Makes the window of an open page another, of the same kind. What the page measures is drawn with the next pictures. */
async function resize(page: Page, [width, height, isTouch]: Window): Promise<void> {
  await page.setViewport({ width, height, isMobile: isTouch, hasTouch: isTouch });
  for (let pictures = 0; pictures < 3; pictures++) await painted(page);
}

interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function sidesOf(page: Page, selector: string): Promise<Sides> {
  return page.$eval(selector, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

for (const isTouch of [true, false]) {
  const windows = WINDOWS.filter(([, , touch]) => touch === isTouch);
  const [first] = windows;
  assert(first !== undefined);
  Deno.test(`with ${isTouch ? "fingers" : "a mouse"}, all that one needs to watch is in sight at once`, (test) =>
    onMatch("match=melee&round=1&turn=5", first, (page) =>
      takeSteps(
        test,
        page,
        windows.map((window): Step => [`${window[0]} × ${window[1]}`, async (page) => {
          const [width, height] = window;
          await resize(page, window);
          await shoot(page, `match-${width}x${height}`);
          for (
            const part of [".stage-arena", ".stage-foot", ".timeline", ".controls", ".match-head"]
          ) {
            const { left, top, right, bottom } = await sidesOf(page, part);
            assert(
              left >= 0 && top >= 0 && right <= width && bottom <= height,
              `${part}: ${bottom}`,
            );
          }
          const arena = await sidesOf(page, ".stage-arena");
          assert(
            arena.bottom - arena.top >= 200,
            `the arena has ${arena.bottom - arena.top} pixels`,
          );
          const { content, room } = await page.evaluate(() => ({
            content: document.documentElement.scrollWidth,
            room: document.documentElement.clientWidth,
          }));
          assertEquals(content, room);
        }]),
      )));
}

Deno.test("every control is whole, however wide the picture is", async () => {
  await onMatch("match=melee&round=1&turn=1000", [320, 900, false], async (page) => {
    for (const width of [320, 360, 700, 768, 800, 1024, 1366, 1440, 1600]) {
      await resize(page, [width, 900, false]);
      const bar = await sidesOf(page, ".controls");
      const buttons = await page.$$eval(".controls button", (all) =>
        all.map((button) => {
          const { left, right } = button.getBoundingClientRect();
          return { name: button.title, left, right };
        }));
      assert(buttons.length > 10);
      for (const { name, left, right } of buttons) {
        assert(left >= bar.left && right <= bar.right, `${width}: ${name}`);
      }
    }
  });
});

Deno.test("neither fog nor the end of the round moves anything or covers a cell", async () => {
  for (const window of [WINDOWS[2], WINDOWS[4], WINDOWS[5]]) {
    if (window === undefined) continue;
    await onMatch("match=melee&round=1&turn=999&seat=1", window, async (page) => {
      const parts = [".stage-arena", ".timeline", ".controls", ".panels .tab-row"];
      const places = () => Promise.all(parts.map((part) => sidesOf(page, part)));
      const before = await places();
      await page.keyboard.press("v");
      await page.waitForSelector(".stage-eyes");
      assertEquals(await places(), before, "in fog");
      await page.keyboard.press("End");
      await untilShown(page, 1000);
      await find(page, "region", strings.panels.result.title);
      assertEquals(await places(), before, "at the end");
      assertEquals(await coveredPoints(page), 0);
    });
  }
});

/** How many of the points all over the arena are not the picture itself. */
function coveredPoints(page: Page): Promise<number> {
  return page.$eval(".arena canvas", (canvas) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    let covered = 0;
    for (let x = 0.02; x < 1; x += 0.04) {
      for (let y = 0.02; y < 1; y += 0.04) {
        const there = document.elementsFromPoint(left + x * width, top + y * height);
        const first = there.find((element) => getComputedStyle(element).opacity !== "0");
        if (first !== canvas) covered += 1;
      }
    }
    return covered;
  });
}

Deno.test("a tapped cell is told of under the field, until it is tapped again or the round plays on", async () => {
  await onMatch("match=melee&round=1&turn=5", [360, 740, true], async (page) => {
    const { left, top, right, bottom } = await sidesOf(page, ".arena canvas");
    const tap = () => page.touchscreen.tap((left + right) / 2, (top + bottom) / 2);
    await tap();
    await page.waitForSelector(".cell-facts");
    assertEquals(await page.$(".arena-tip"), null);
    await tap();
    await page.waitForSelector(".tank-legend");
    await tap();
    await page.waitForSelector(".cell-facts");
    await press(page, "button", strings.player.play);
    await page.waitForSelector(".tank-legend");
    assertEquals(await page.$(".cell-facts"), null);
  });
});

Deno.test("the hint at the pointer goes when the field lies elsewhere", async () => {
  await onMatch("match=melee&round=1&turn=5", [1440, 900, false], async (page) => {
    const { left, top, right, bottom } = await sidesOf(page, ".arena canvas");
    await page.mouse.move((left + right) / 2, (top + bottom) / 2);
    await page.waitForSelector(".arena-tip");
    await page.setViewport({ width: 1440, height: 700 });
    await until(page, () => document.querySelector(".arena-tip") === null, null);
  });
});

Deno.test("the tab that is chosen is in sight, and where there are more the row fades", async () => {
  await onMatch("match=melee&round=1&panel=facts", [320, 740, true], async (page) => {
    const tab = byRole("tab", words.panelFacts);
    const inRow = async () => {
      const row = await sidesOf(page, ".tab-row");
      const { left, right } = await sidesOf(page, tab);
      return left >= row.left - 1 && right <= row.right + 1;
    };
    assert(await inRow());
    const more = () => page.$eval(".tab-row", (row) => row.getAttribute("data-more"));
    const isAll = await page.$eval(".tab-row", (row) => row.scrollWidth <= row.clientWidth + 1);
    assertEquals(await more(), isAll ? "" : "start");
    await page.$eval(".tab-row", (row) => row.scrollLeft = 0);
    await until(
      page,
      (wanted) => document.querySelector(".tab-row")?.getAttribute("data-more") === wanted,
      isAll ? "" : "end",
    );
  });
});

Deno.test("on a phone no panel scrolls in itself but the lists that may be endless", async () => {
  const place = "match=melee&round=1&turn=500&seat=1&panel=";
  await onMatch(`${place}tanks`, [360, 740, true], async (page) => {
    for (const panel of ["tanks", "knows", "lines", "rounds", "facts"]) {
      await page.goto(page.url().replace(/#.*/, `#run=spring&${place}${panel}`));
      await page.waitForSelector(`[role="tabpanel"][aria-labelledby$="-${panel}"]`);
      await painted(page);
      const boxes = await page.$$eval(
        ".panels, .panels *",
        (all) =>
          all.filter((element) =>
            element.scrollHeight > element.clientHeight + 1 &&
            ["auto", "scroll"].includes(getComputedStyle(element).overflowY)
          ).map(({ className }) => String(className)),
      );
      assertEquals(
        boxes.filter((name) => !["rounds", "numbers"].includes(name)),
        [],
        panel,
      );
    }
  });
});

Deno.test("that a log was cut off stands above the match until it is closed", async () => {
  await using site = await serveViewer();
  const torn = [{ name: "torn.jsonl.gz", contents: await tornGzip() }];
  await withFiles(torn, (paths) =>
    withPage({}, async (page) => {
      await page.goto(`${site.address}tanks.html`);
      await pickFiles(page, paths, () => press(page, "button", strings.logs.opening.open));
      await untilShown(page, 0, 1);
      await until(
        page,
        () => document.querySelector(".match-warnings")?.textContent?.includes("cut off") ?? false,
        null,
      );
      await press(page, "button", words.dismiss);
      await until(page, () => document.querySelector(".match-warnings") === null, null);
    }));
});
