/** The page of klotski in a real browser: played by click, drag, keys and touch, with the solver beside, and the editor. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "puppeteer-core";
import { parseGame } from "../../../lib/klotski/game_file.ts";
import { scriptsWith } from "../../../lib/server/bundle.ts";
import { makeShelf } from "../../../fixtures/klotski/shelf.ts";
import { packText } from "../../../web/klotski/model/packed_text.ts";
import * as strings from "../../../web/strings/strings.ts";
import { PAIR_TEXT } from "../klotski/samples.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests, type PageOptions } from "./browser.ts";
import { download } from "./downloads.ts";
import { withFiles } from "./files.ts";
import { LOOKS } from "./looks.ts";
import { pickFiles } from "./pick.ts";
import { find, press } from "./roles.ts";
import { serveSite } from "./site.ts";
import { until } from "./until.ts";
import { pagesOfSite } from "./viewer_site.ts";

const { withPage } = browserForTests();

const words = strings.klotski;

/** More configurations than any machine looks at in a second: an empty board of 8 by 8 with nine blocks that all differ. */
const HUGE = [
  "name: Huge",
  "board:",
  "AABBCCDD",
  "AAB.CEED",
  "FFGGGHHH",
  "FIIII..H",
  "........",
  "........",
  "........",
  "........",
  "goal: A 6 6",
  "",
].join("\n");

type Place = readonly [x: number, y: number];

async function onKlotski(
  hash: string,
  test: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  await using site = serveSite(await pagesOfSite());
  await withPage(options, async (page) => {
    await page.goto(`${site.address}klotski.html${hash}`);
    await untilSaid(page, "ready", "true");
    await test(page);
  });
}

/** What the page says of itself on its root element. */
async function untilSaid(page: Page, name: string, wanted: string): Promise<void> {
  await until(
    page,
    ([name, wanted]) => {
      const said = document.documentElement.dataset[name];
      return said === wanted || String(said);
    },
    [name, wanted] as const,
  );
}

async function textOf(page: Page, selector: string): Promise<string> {
  return await page.$eval(selector, (element) => element.textContent ?? "");
}

/** Waits until something says this. */
async function untilText(page: Page, selector: string, wanted: string): Promise<void> {
  await until(page, ([selector, wanted]) => {
    const said = document.querySelector(selector)?.textContent ?? "";
    return said.includes(wanted) || said;
  }, [selector, wanted] as const);
}

/** Places on the board in cells, as pixels of the window. */
async function pixelsOf(page: Page): Promise<(place: Place) => [number, number]> {
  const box = await page.$eval(".tray-floor", (floor) => {
    const { height, left, top, width } = floor.getBoundingClientRect();
    const { style } = floor.parentElement ?? document.body;
    const columns = Number(style.getPropertyValue("--columns"));
    return { height, left, top, cell: width / columns };
  });
  return ([x, y]) => [box.left + x * box.cell, box.top + y * box.cell];
}

async function drag(page: Page, from: Place, ...way: readonly Place[]): Promise<void> {
  const at = await pixelsOf(page);
  await page.mouse.move(...at(from));
  await page.mouse.down();
  for (const place of way) await page.mouse.move(...at(place), { steps: 4 });
  await page.mouse.up();
}

/** Where a piece is told to be. */
async function labelOf(page: Page, piece: string): Promise<string> {
  return await page.$eval(`[data-piece="${piece}"]`, (one) => one.getAttribute("aria-label") ?? "");
}

/** Where what stands beside the board begins. */
async function topsOf(page: Page): Promise<number[]> {
  return await page.$$eval(
    ".game-tools, .distance-curve, .verdict, .game-goal",
    (all) => all.map((one) => one.getBoundingClientRect().top),
  );
}

/** Windows with, for each, what of a page has to be seen without scrolling. */
const WINDOWS = [[1280, 900], [844, 390], [667, 375], [390, 844], [390, 664], [360, 600]] as const;

async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** What the scripts before the first picture may weigh, packed, in bytes. */
const MOST_BYTES = 80_000;

Deno.test("what is loaded before the first picture is light, and the editor comes after it", async () => {
  const site = await pagesOfSite();
  const scripts = [...scriptsWith(site, "klotski.js")];
  const weights = scripts.map(async (name) => {
    const packed = new Blob([site.get(name) ?? new Uint8Array()]).stream()
      .pipeThrough(new CompressionStream("gzip"));
    return (await new Response(packed).arrayBuffer()).byteLength;
  });
  const sum = (await Promise.all(weights)).reduce((all, one) => all + one, 0);
  assert(sum > 10_000 && sum <= MOST_BYTES, `${sum} bytes`);
  const holds = (name: string) =>
    new TextDecoder().decode(site.get(name)).includes('"draft-surface"');
  assertEquals(scripts.filter(holds), []);
  assertEquals([...site.keys()].filter((name) => name.endsWith(".js") && holds(name)).length, 1);
  // The worker waits for no other script.
  assertEquals(scriptsWith(site, "klotski_work.js").size, 1);
});

const VIEWS = ["", "#variant=ane-rouge", "#variant=mas-puzzle&view=edit"];

for (const { theme, viewport } of LOOKS) {
  Deno.test(`everybody can use it, on a ${viewport} in ${theme} colours`, async () => {
    await onKlotski("", async (page) => {
      for (const view of VIEWS) {
        if (view !== "") {
          const address = page.url().replace(/#.*|$/, view);
          await page.goto("about:blank");
          await page.goto(address);
          await untilSaid(page, "ready", "true");
        }
        if (view.includes("edit")) await page.waitForSelector(".draft-board");
        assertEquals(await findBarriers(page, "minor"), [], view);
        assertEquals(await overflow(page), 0, `${view} is wider than the window`);
      }
    }, { viewport, theme });
  });
}

Deno.test("board, counters and tools are seen without scrolling in every window, and the board is large", async () => {
  await onKlotski("", async (page) => {
    for (
      const [hash, parts] of [
        ["#variant=ane-rouge", [".tray", ".counters", ".game-tools"]],
        ["#view=edit", [".tray", ".editor-tools", ".editor-undo"]],
      ] as const
    ) {
      await page.goto(page.url().replace(/#.*|$/, hash));
      for (const [width, height] of WINDOWS) {
        await page.setViewport({ width, height, isMobile: width < 1000, hasTouch: width < 1000 });
        await page.waitForSelector(".tray");
        const name = `${hash} in ${width} by ${height}`;
        for (const part of parts) {
          const box = await page.$eval(part, (one) => one.getBoundingClientRect().toJSON());
          assert(box.top >= 0 && box.bottom <= height, `${part} of ${name}`);
          assert(box.left >= 0 && box.right <= width, `${part} of ${name}`);
        }
        const board = await page.$eval(".tray", (tray) => tray.getBoundingClientRect().height);
        assert(board >= (width > height ? 0.64 : 0.5) * height, `${board} pixels of ${name}`);
        assertEquals(await overflow(page), 0, name);
      }
    }
  });
});

Deno.test("the classic is played by click, drag and keys, with the solver counting, and nothing is lost", async () => {
  await onKlotski("", async (page) => {
    const cards = await page.$$eval(".shelf-card", (all) => all.map((one) => one.textContent));
    assertEquals(cards.length, makeShelf().variants.length);
    await page.click('.shelf-card[href$="variant=ane-rouge"]');
    await untilSaid(page, "solver", "done");
    await untilText(page, ".verdict", words.solvableIn(81));
    await untilText(page, ".distance-number", "81");
    await untilText(page, ".distance", words.atLeastSteps(116));
    const at = await pixelsOf(page);

    // Click on a piece, click where it shall go; a diagonal cell does nothing.
    await page.mouse.click(...at([0.5, 4.5]));
    assertEquals(await page.$$eval(".piece.chosen", (all) => all.length), 1);
    await page.mouse.click(...at([2.5, 4.5]));
    assertStringIncludes(await labelOf(page, "P"), "column 3, row 5");
    await untilSaid(page, "turn", "1");
    await page.mouse.click(...at([2.5, 4.5]));
    assertEquals(await page.$$eval(".piece.chosen", (all) => all.length), 0);
    await page.keyboard.down("Control");
    await page.keyboard.press("z");
    await page.keyboard.up("Control");
    await untilSaid(page, "turn", "0");

    // The square pushes three others before it, and no drag gets it beyond that.
    await page.mouse.move(...at([2, 1]));
    await page.mouse.down();
    await page.mouse.move(...at([2, 1.4]), { steps: 4 });
    const held = await page.$$eval(
      ".piece.held",
      (all) => all.map((one) => one.getAttribute("data-piece")).sort(),
    );
    assertEquals(held, ["A", "B", "N", "O"]);
    await page.mouse.move(...at([2, 9]), { steps: 6 });
    await page.mouse.up();
    assertStringIncludes(await labelOf(page, "A"), "column 2, row 2");
    assertStringIncludes(await labelOf(page, "N"), "column 2, row 5");
    await untilSaid(page, "steps", "4");
    await untilText(page, ".distance", words.atLeastSteps(120));

    // Let go outside of the board, the drag ends, and the next click is one.
    await drag(page, [0.5, 0.5], [-3, 0.5]);
    await page.mouse.move(...at([0.5, 3]));
    assertEquals(await page.$$eval(".piece.held", (all) => all.length), 0);
    assertEquals(await page.$$eval(".shake-1", (all) => all.length), 1, "it could not go there");

    // By keys: a letter chooses, arrows move, and it is told.
    await page.keyboard.press("a");
    await page.keyboard.press("ArrowUp");
    await untilText(page, ".board [aria-live]", words.moved("A", ["north"], 0));
    await untilSaid(page, "turn", "2");
    await page.keyboard.press("Tab");
    await untilText(page, ".board [aria-live]", words.chosen);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await untilSaid(page, "turn", "0");
    await page.keyboard.down("Shift");
    await page.keyboard.press("Backspace");
    await page.keyboard.up("Shift");
    await untilSaid(page, "turn", "1");

    // The strip leads to any moment; the address and the browser keep it.
    await press(page, "button", words.gesture(2));
    await untilSaid(page, "turn", "2");
    await press(page, "button", words.gesture(1));
    await page.reload();
    await untilSaid(page, "turn", "1");
    assertEquals(await page.$$eval(".history-strip li", (all) => all.length), 3);
    const saved = await download(page, () => press(page, "button", words.save));
    assertEquals(saved.name, "l-ane-rouge-game.txt");
    const text = new TextDecoder().decode(saved.bytes);
    const game = parseGame(text);
    assert(game.ok);
    assertEquals([game.value.now, game.value.moments.length], [1, 3]);
    await press(page, "button", words.restart);
    await untilSaid(page, "turn", "0");
    await withFiles(
      [{ name: "game.txt", contents: text }],
      async (paths) => {
        await pickFiles(page, paths, () => press(page, "button", words.load));
        await untilSaid(page, "turn", "1");
      },
    );
    assertStringIncludes(await labelOf(page, "A"), "column 2, row 2");
    await page.mouse.click(...at([0.5, 4.5]));
    assertEquals(await page.$$eval(".piece.chosen", (all) => all.length), 1, "the board is alive");
  });
});

Deno.test("a hint is shown as a ghost, the solution is shown and paused, and a win of one's own is celebrated and kept", async () => {
  await onKlotski("#variant=first-steps", async (page) => {
    await untilText(page, ".verdict", words.solvableIn(5));
    await page.keyboard.press(".");
    await page.waitForSelector(".ghost");
    await page.keyboard.press(".");
    await page.waitForSelector(".ghost", { hidden: true });
    const before = await topsOf(page);
    await press(page, "button", words.showMe);
    await until(page, () => Number(document.documentElement.dataset.turn) > 0, null);
    await press(page, "button", words.pause);
    await find(page, "button", words.resume);
    await press(page, "button", words.resume);
    await untilText(page, ".win-card", words.wonShown);
    assertEquals(await topsOf(page), before, "nothing jumps");
    await press(page, "button", words.again);
    await untilSaid(page, "turn", "0");
  });
  await onKlotski(`#puzzle=${await packText(PAIR_TEXT)}`, async (page) => {
    await untilSaid(page, "solver", "done");
    const at = await pixelsOf(page);
    await page.mouse.move(...at([0.5, 0.5]));
    await page.mouse.down();
    for (const place of [[0.5, 1.5], [0.5, 2.5], [2.5, 2.5], [2.5, 0.5]] as const) {
      await page.mouse.move(...at(place), { steps: 4 });
    }
    // The piece may be a hair short of its place.
    await page.mouse.move(...at([2.5, 0.2]));
    await untilText(page, ".win-card", words.won);
    await page.mouse.up();
    const kept = await page.evaluate(() => localStorage.getItem("turniir-klotski-solved"));
    assertStringIncludes(kept ?? "", '"moves":1');
  });
});

Deno.test("the solver is stopped and started on a huge puzzle, which is played meanwhile", async () => {
  await onKlotski(`#puzzle=${await packText(HUGE)}`, async (page) => {
    await untilSaid(page, "solver", "running");
    await until(
      page,
      () => /[1-9]/.test(document.querySelector(".verdict .small")?.textContent ?? ""),
      null,
    );
    await press(page, "button", words.stop);
    await untilSaid(page, "solver", "stopped");
    await untilText(page, ".distance", words.notKnown);
    const before = await textOf(page, ".verdict .small");
    await page.keyboard.press("f");
    await page.keyboard.press("ArrowDown");
    await untilSaid(page, "turn", "1");
    assertEquals(await textOf(page, ".verdict .small"), before, "it stands still");
    await press(page, "button", words.start);
    await untilSaid(page, "solver", "running");
    await until(
      page,
      (before) => (document.querySelector(".verdict .small")?.textContent ?? "") !== before,
      before,
    );
  });
});

Deno.test("a finger drags on a phone, the page stays where it is, and a second finger does nothing", async () => {
  await onKlotski("#variant=ane-rouge", async (page) => {
    const { bottom } = await page.$eval(".tray", (tray) => tray.getBoundingClientRect().toJSON());
    assert(bottom <= 740, `the board ends at ${bottom}`);
    const at = await pixelsOf(page);
    const finger = await page.touchscreen.touchStart(...at([2, 1]));
    for (const y of [1.2, 1.5, 1.8, 2.1]) await finger.move(...at([2, y]));
    const second = await page.touchscreen.touchStart(...at([0.5, 0.5]));
    await second.move(...at([0.5, 3]));
    await second.end();
    await finger.end();
    await untilSaid(page, "steps", "4");
    assertStringIncludes(await labelOf(page, "H"), "column 1, row 1");
    assertEquals(await page.evaluate(() => scrollY), 0);
    const touchAction = await page.$eval(".surface", (one) => getComputedStyle(one).touchAction);
    assertEquals(touchAction, "none");
  }, { viewport: "phone" });
});

Deno.test("a puzzle is drawn, judged meanwhile, undone, kept, and shared by a link that holds all of it", async () => {
  await onKlotski("#view=edit", async (page) => {
    await page.waitForSelector(".draft-board");
    await drag(page, [0.5, 0.5], [1.5, 0.5], [1.5, 1.5]);
    await page.keyboard.press("4");
    await drag(page, [0.5, 0.5], [2.5, 3.5]);
    await untilText(page, ".editor-judge", words.editor.solvable(1));
    await page.keyboard.press("2");
    await drag(page, [0.5, 2.5], [3.5, 2.5]);
    await untilText(page, ".editor-judge", words.editor.unsolvable);
    await press(page, "button", words.editor.undo);
    await untilText(page, ".editor-judge", words.editor.solvable(1));
    await page.reload();
    await page.waitForSelector(".draft-board");
    await untilText(page, ".editor-judge", words.editor.solvable(1));
    // By keys: a block of one cell in the lower left corner.
    await page.keyboard.press("1");
    for (let row = 0; row < 4; row++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.keyboard.press("Space");
    await untilText(page, ".draft-board [aria-live]", words.editor.block("B"));
    await until(page, () => {
      const field = document.querySelector(".copy-field input");
      return field instanceof HTMLInputElement && field.value.includes("#puzzle=");
    }, null);
    const link = await page.$eval(
      ".copy-field input",
      (field) => field instanceof HTMLInputElement ? field.value : "",
    );
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(link);
    await untilSaid(page, "ready", "true");
    await find(page, "heading", words.editor.newName);
    assertEquals(await page.$$eval("[data-piece]", (all) => all.length), 2);
    await untilText(page, ".verdict", words.solvableIn(1));
  });
});
