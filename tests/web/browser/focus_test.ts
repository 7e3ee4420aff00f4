/** Where the focus goes, for those who use keys: never out of the page. */
import { assert, assertEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import * as strings from "../../../web/strings/strings.ts";
import * as later from "../../../web/strings/later.ts";
import { browserForTests } from "./browser.ts";
import { find } from "./roles.ts";
import { until } from "./until.ts";
import { untilReady, untilShown } from "./viewer.ts";
import { serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

async function onMatch(place: string, run: (page: Page) => Promise<void>): Promise<void> {
  await using site = await serveViewer();
  await withPage({}, async (page) => {
    await page.goto(`${site.address}tanks.html#run=spring&match=${place}`);
    await untilReady(page);
    await run(page);
  });
}

/** Puts the focus on a button as the Tab key would, and presses Enter. */
async function enter(page: Page, name: string): Promise<void> {
  await using button = await find(page, "button", name);
  await page.keyboard.press("Shift");
  await button.focus();
  await page.keyboard.press("Enter");
}

/** Waits until what has the focus is labelled or says so. */
async function untilFocused(page: Page, wanted: string): Promise<void> {
  await until(page, (wanted) => {
    const focused = document.activeElement;
    const name = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    return name.includes(wanted) || `${focused?.tagName}: ${name.slice(0, 80)}`;
  }, wanted);
}

Deno.test("whoever has read the field comes back to the button by which it began", async () => {
  await onMatch("melee&round=1", async (page) => {
    const { readField, readHint } = strings.tanks.arena;
    await enter(page, readField);
    await untilFocused(page, readHint);
    await page.keyboard.press("Escape");
    await untilFocused(page, readField);
  });
});

Deno.test("whoever gives up typing a turn comes back to the number, or to where he was", async () => {
  await onMatch("melee&round=1&turn=7", async (page) => {
    const { turn } = strings.match;
    const goTo = strings.player.goTo(turn);
    await page.keyboard.press("Shift");
    await page.focus(".place button");
    await page.keyboard.press("Enter");
    await untilFocused(page, strings.player.goToNumber(turn, 1000));
    await page.keyboard.press("Escape");
    await untilFocused(page, goTo);
    await page.focus(".timeline input");
    await page.keyboard.press("g");
    await untilFocused(page, strings.player.goToNumber(turn, 1000));
    await page.keyboard.press("Escape");
    await untilFocused(page, strings.player.timeline);
  });
});

Deno.test("after a turn typed by key Space plays, and after the options the page has the focus", async () => {
  await onMatch("melee&round=1&turn=7", async (page) => {
    await page.keyboard.press("g");
    await page.keyboard.type("20");
    await page.keyboard.press("Enter");
    await untilShown(page, 20);
    assertEquals(await focusedLater(page), "MAIN");
    await page.keyboard.press("o");
    await until(page, () => document.activeElement?.matches(".options-box input") ?? false, null);
    await untilFocused(page, later.options.hurries.title);
    await page.keyboard.press("Tab");
    await untilFocused(page, later.options.byActions.title);
    await page.keyboard.press("Escape");
    await until(page, () => document.querySelector(":popover-open") === null, null);
    assertEquals(await focusedLater(page), "MAIN");
    await page.keyboard.press("Space");
    await find(page, "button", strings.player.pause);
    await page.keyboard.press("Space");
    await find(page, "button", strings.player.play);
  });
});

Deno.test("on the whole screen the focus is seen, and afterwards it is where it was", async () => {
  await onMatch("melee&round=1", async (page) => {
    await page.keyboard.press("f");
    await until(
      page,
      () => document.fullscreenElement?.contains(document.activeElement) ?? false,
      null,
    );
    await page.keyboard.press("Space");
    await find(page, "button", strings.player.pause);
    await page.keyboard.press("f");
    await until(page, () => document.fullscreenElement === null, null);
    assertEquals(await focusedLater(page), "MAIN");
  });
});

Deno.test("the button to the next round keeps the focus at the last one", async () => {
  await onMatch("duel-1-2-tank1-hunter&round=2", async (page) => {
    const { nextRound } = strings.match;
    await enter(page, nextRound);
    await untilShown(page, 0, 3);
    await untilFocused(page, nextRound);
    await page.keyboard.press("Enter");
    await untilFocused(page, nextRound);
  });
});

Deno.test("the button that checks all rounds leaves the focus to what it came to", async () => {
  await onMatch("duel-1-2-tank1-hunter&round=1&panel=facts", async (page) => {
    await enter(page, later.panels.check.checkAll);
    await until(page, () => document.querySelector(".notice.good") !== null, null);
    await until(page, () => document.activeElement !== document.body, null);
    assert(
      await page.evaluate(() => document.activeElement?.closest(".facts-panel") !== null),
    );
    // Only this once: it is no stop of the Tab key.
    await page.keyboard.press("Tab");
    assertEquals(await page.$(".notice[tabindex]"), null);
  });
});

/** Puts a box with a button into the page, and gives it the focus: as the Tab key would, or by a click. */
async function boxWithButton(page: Page, by: "keys" | "mouse"): Promise<void> {
  await page.evaluate(() => {
    const box = document.createElement("section");
    box.className = "box";
    box.innerHTML = "<p>Before</p><button>Away</button>";
    document.querySelector("main")?.prepend(box);
  });
  if (by === "mouse") return await page.click(".box button");
  await page.keyboard.press("Shift");
  await page.focus(".box button");
}

/** The class or the text of what has the focus when the page has had the time to give it to something. */
async function focusedLater(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    for (let pictures = 0; pictures < 5; pictures++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    const focused = document.activeElement;
    if (focused?.localName === "main") return "MAIN";
    return focused === document.body ? "page" : focused?.className || focused?.textContent || "";
  });
}

Deno.test("what has the focus and goes leaves it to what came in its place, or to what it stood in", async () => {
  await using site = await serveViewer();
  await withPage({}, async (page) => {
    await page.goto(`${site.address}index.html`, { waitUntil: "networkidle0" });
    await boxWithButton(page, "keys");
    await page.$eval(".box button", (button) => {
      const after = document.createElement("p");
      after.textContent = "After";
      button.replaceWith(after);
    });
    assertEquals(await focusedLater(page), "After");
    await page.$eval(".box", (box) => box.lastElementChild?.remove());
    assertEquals(await focusedLater(page), "box");
    await page.keyboard.press("Tab");
    assertEquals(await page.$$(".box[tabindex], .box [tabindex]"), []);
    await page.$eval(".box", (box) => box.remove());
    await boxWithButton(page, "mouse");
    await page.$eval(".box button", (button) => button.remove());
    assertEquals(await focusedLater(page), "page", "a mouse's focus is nobody's loss");
  });
});
