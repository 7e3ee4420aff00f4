/** The page of frogger in a real browser: the shelf, moves that are watched, and a frog played by hand. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { KeyInput, Page } from "puppeteer-core";
import { START } from "../../../lib/frogger/rules.ts";
import { middleOf, wholeBoard } from "../../../web/frogger/model/viewport.ts";
import * as strings from "../../../web/strings/strings.ts";
import { makeShelf } from "../../../fixtures/traffic/shelf.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests, type PageOptions } from "./browser.ts";
import { download } from "./downloads.ts";
import { dropFiles } from "./drop.ts";
import { withFiles } from "./files.ts";
import { LOOKS } from "./looks.ts";
import { find, press } from "./roles.ts";
import { serveSite } from "./site.ts";
import { type Step, takeSteps } from "./steps.ts";
import { until } from "./until.ts";
import { pagesOfSite } from "./viewer_site.ts";

const { withPage } = browserForTests();

const words = strings.frogger;

/** The shortest road of the site, and its par. */
const [ROAD] = makeShelf().traffic.toSorted((one, other) => one.frames - other.frames);
assert(ROAD !== undefined);
const PLAY = `#traffic=${ROAD.id}&view=play`;

async function onFrogger(
  hash: string,
  test: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  await using site = serveSite(await pagesOfSite());
  await withPage(options, async (page) => {
    await page.goto(`${site.address}frogger.html${hash}`);
    await untilReady(page);
    await test(page);
  });
}

/** Opens another address of the page. */
async function go(page: Page, hash: string): Promise<void> {
  const address = page.url().replace(/#.*|$/, hash);
  await page.goto("about:blank");
  await page.goto(address);
  await untilReady(page);
}

async function untilReady(page: Page): Promise<void> {
  await until(page, (ready) => document.documentElement.dataset.ready === ready, "true");
}

async function untilData(page: Page, name: string, value: string): Promise<void> {
  await until(page, ([name, value]) => {
    const told = document.documentElement.dataset[name ?? ""];
    return told === value || told;
  }, [name, value]);
}

async function textOf(page: Page, selector: string): Promise<string> {
  return await page.$eval(selector, (element) => element.textContent ?? "");
}

async function pressKeys(page: Page, keys: readonly KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const { theme, viewport } of LOOKS) {
  Deno.test(`everybody can use it, on a ${viewport} in ${theme} colours`, async () => {
    await onFrogger("", async (page) => {
      const check = async (what: string) => {
        assertEquals(await findBarriers(page, "minor"), [], what);
        assertEquals(await overflow(page), 0, `${what} is wider than the window`);
      };
      await check("the shelf");
      await go(page, `#traffic=${ROAD.id}&moves=best&frame=9`);
      await untilData(page, "frame", "9");
      await check("watching");
      await go(page, PLAY);
      await pressKeys(page, ["h", "ArrowUp"]);
      await page.waitForSelector(".advice-told");
      await check("playing");
      await pressKeys(page, ["ArrowDown", "ArrowDown"]);
      await page.waitForSelector(".squash-card");
      await check("a squash");
    }, { viewport, theme });
  });
}

Deno.test("the shelf shows all traffic with par, and leads to playing and to the best moves", async () => {
  await onFrogger("", async (page) => {
    const cards = await page.$$eval(".shelf-card", (all) => all.map((one) => one.textContent));
    assertEquals(cards.length, makeShelf().traffic.length);
    assert(cards.some((card) => card?.includes(`par ${ROAD.par.score}`)), String(cards));
    await press(page, "link", words.watchBestOn(ROAD.title));
    await untilData(page, "crossings", String(ROAD.par.crossings));
    assertStringIncludes(await textOf(page, ".run-score"), String(ROAD.par.score));
    await page.keyboard.press("Space");
    await until(page, (frame) => Number(document.documentElement.dataset.frame) > frame, 1);
    await page.keyboard.press("End");
    await untilData(page, "frame", String(ROAD.frames));
    assertStringIncludes(
      await textOf(page, ".score-board"),
      `${words.score}${ROAD.par.score}${words.crossingsName}${ROAD.par.crossings}`,
    );
  });
});

Deno.test("traffic and moves that are dropped are watched, and the address shows it to anybody; a mistake is told with its place", async () => {
  const files = [
    { name: "mine.txt", contents: "\n\nx\n\n\n" },
    { name: "frog.txt", contents: `^^^${".".repeat(8)}>` },
    { name: "bad.txt", contents: "^^^\n..#.....^^vv" },
  ];
  await withFiles(files, (paths) =>
    onFrogger("", async (page) => {
      assert(await dropFiles(page, paths.slice(0, 2)));
      await untilData(page, "frames", "12");
      assertStringIncludes(await textOf(page, ".squash-card"), words.squash.causes.flip);
      await page.keyboard.press("End");
      await until(page, (frame) => location.hash.includes(frame), "&frame=12");
      const { hash } = new URL(page.url());
      await go(page, hash);
      await untilData(page, "frame", "12");
      assertEquals(await textOf(page, ".thing-title h1"), "mine");
      assert(await dropFiles(page, paths.slice(2)));
      await page.waitForSelector('[role="alert"]');
      assertStringIncludes(await textOf(page, '[role="alert"]'), 'bad.txt:2:3: "#" is no move');
    }));
});

Deno.test("a frog is played by keys: hints, moves taken back, nothing lost on reload, and a file that the judge takes", async () => {
  await onFrogger(PLAY, async (page) => {
    await pressKeys(page, ["Space", ".", "ArrowUp", "Backspace"]);
    await untilData(page, "made", "2");
    // The address alone says nothing of the moves: they come back from what the browser keeps.
    await go(page, PLAY);
    await untilData(page, "made", "2");
    await pressKeys(page, ["r", "Home"]);
    await untilData(page, "made", "0");
    await pressKeys(page, ["h", "o"]);
    await page.waitForSelector(".advice-told");
    const told = words.bestFromHere(ROAD.par.crossings);
    assertStringIncludes(await textOf(page, ".advice-told"), told);
    for (let made = 1; made <= ROAD.frames; made++) {
      await page.waitForSelector(".advice-told:not(.old) button");
      await page.keyboard.press("Enter");
      await untilData(page, "made", String(made));
    }
    assertStringIncludes(await textOf(page, ".play-end"), words.finished(ROAD.par.score));
    assertStringIncludes(await textOf(page, ".play-end"), words.finishedPar);
    const saved = await download(page, () => page.keyboard.press("f"));
    assertEquals(saved.name, `${ROAD.id}.moves`);
    assertEquals(new TextDecoder().decode(saved.bytes).length, ROAD.frames + 1);
    await find(page, "button", words.playAgain);
    await press(page, "button", words.watchYours);
    await untilData(page, "crossings", String(ROAD.par.crossings));
  });
});

/** One after the other on the same page. */
const ON_A_DESKTOP: readonly Step[] = [
  [
    "the picture has the frog where it stands, and asphalt where nothing drives yet",
    async (page) => {
      const size = await page.$eval(".road-canvas canvas", (canvas) => ({
        width: canvas.clientWidth,
        height: canvas.clientHeight,
      }));
      const view = wholeBoard(size.width, size.height);
      const colourAt = (row: number, column: number) =>
        page.$eval(".road-canvas canvas", (canvas, { x, y }) => {
          if (!(canvas instanceof HTMLCanvasElement)) return [];
          const density = canvas.width / canvas.clientWidth;
          const pen = canvas.getContext("2d");
          return [...pen?.getImageData(x * density, y * density, 1, 1).data ?? []];
        }, middleOf(view, { row, column }));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      const [red = 0, green = 0, blue = 0] = await colourAt(START.row, START.column - 0.1);
      assert(green > red && red > blue && green > 150, `the frog is ${[red, green, blue]}`);
      const [r = 0, g = 0, b = 0] = await colourAt(3, START.column + 2);
      assert(Math.abs(r - g) < 12 && Math.abs(g - b) < 16, `the asphalt is ${[r, g, b]}`);
    },
  ],
  ["the help tells the keys of playing", async (page) => {
    await page.keyboard.press("?");
    await find(page, "dialog", words.playHelp);
    assertStringIncludes(await textOf(page, ".play-help"), words.keys.takeAdvice);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { hidden: true });
  }],
  [
    "a frog is played by Tab and Enter: each button does its own, and none takes the focus with it",
    async (page) => {
      const focused = () =>
        page.evaluate(() =>
          document.activeElement?.ariaLabel ?? document.activeElement?.textContent
        );
      await page.keyboard.press("h");
      await page.waitForSelector(".advice-told:not(.old)");
      await page.focus(".pad-north");
      const order: unknown[] = [];
      for (const _key of [1, 2, 3, 4]) {
        await page.keyboard.press("Tab");
        order.push(await focused());
      }
      const { moves } = words;
      assertEquals(order, [moves["<"], moves["."], moves[">"], moves["v"]]);
      // Whatever is advised, it is not to hop off the board.
      await page.keyboard.press("Enter");
      await page.waitForSelector(".squash-card");
      assertEquals(await focused(), words.undoSquash);
      // A press that comes too soon takes nothing back.
      await until(page, (card) => {
        if (document.querySelector(card) === null) return true;
        const button = document.activeElement;
        if (button instanceof HTMLElement) button.click();
        return false;
      }, ".squash-card");
      assertEquals(await focused(), moves["v"]);
      await untilData(page, "made", "0");
    },
  ],
];

const ON_A_PHONE: readonly Step[] = [
  [
    "a frog is played by finger: the pad can be reached without scrolling, and strokes on the road hop",
    async (page) => {
      const { bottom } = await page.$eval(
        ".frog-pad",
        (pad) => pad.getBoundingClientRect().toJSON(),
      );
      assert(bottom <= 740, `the pad ends at ${bottom}`);
      await page.tap(".pad-stay");
      await untilData(page, "made", "1");
      const box = await page.$eval(
        ".road-canvas canvas",
        (canvas) => canvas.getBoundingClientRect().toJSON(),
      );
      const [x, y] = [box.left + 60, box.top + 150];
      await page.touchscreen.touchStart(x, y);
      await page.touchscreen.touchMove(x + 40, y);
      await page.touchscreen.touchEnd();
      await untilData(page, "made", "2");
      await until(
        page,
        ([name, made]) => localStorage.getItem(name ?? "") === made,
        [`turniir-frog:${ROAD.id}`, ".>|"],
      );
    },
  ],
  ["a low window and a small phone have road and pad in sight at once", async (page) => {
    const isSeen = (page: Page) =>
      page.evaluate(() => {
        const placeOf = (selector: string) => {
          const place = document.querySelector(selector)?.getBoundingClientRect();
          return place === undefined ? [0, Infinity, 0] : [place.top, place.bottom, place.height];
        };
        const [road = [], pad = [], line = []] = [".road-box", ".frog-pad", ".advice-line"].map(
          placeOf,
        );
        const isIn = [road, pad, line].every(([top = 0, bottom = 0]) =>
          top >= 0 && bottom <= innerHeight
        );
        return `${isIn && (road[2] ?? 0) >= 180 ? "seen" : JSON.stringify({ road, pad, line })}`;
      });
    await page.keyboard.press("h");
    await page.waitForSelector(".advice-told");
    for (const [width, height] of [[844, 390], [640, 450], [390, 664]] as const) {
      await page.setViewport({ width, height, isMobile: true, hasTouch: true });
      assertEquals([width, await isSeen(page)], [width, "seen"]);
      assertEquals(await overflow(page), 0);
    }
  }],
];

Deno.test("playing on a desktop", (test) =>
  onFrogger(PLAY, (page) => takeSteps(test, page, ON_A_DESKTOP)));

Deno.test("playing on a phone", (test) =>
  onFrogger(PLAY, (page) => takeSteps(test, page, ON_A_PHONE), { viewport: "phone" }));
