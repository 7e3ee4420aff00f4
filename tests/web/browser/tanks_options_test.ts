/** The viewer in a real browser: what is chosen rarely, the way back after a jump, a turn action by action. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "puppeteer-core";
import * as later from "../../../web/strings/later.ts";
import * as strings from "../../../web/strings/strings.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests } from "./browser.ts";
import { find, isThere, press } from "./roles.ts";
import { onMelee } from "./melee_page.ts";
import { until } from "./until.ts";
import { untilReady, untilShown } from "./viewer.ts";

const browser = browserForTests();

const words = strings.player;
const { turn } = strings.match;

/** Waits until the address holds a text, or no longer holds it. */
async function untilAddress(page: Page, text: string, holds = true): Promise<void> {
  await until(
    page,
    ([text, holds]) => location.hash.includes(text) === holds || location.hash,
    [
      text,
      holds,
    ] as const,
  );
}

Deno.test("[WATCH-12] after a jump there is a way back, by a button and by a key", async () => {
  await onMelee(browser, "&turn=501", async (page) => {
    await page.keyboard.press("9");
    await untilShown(page, 900);
    await press(page, "button", words.backTo(turn, 501));
    await untilShown(page, 501);
    assert(!await isThere(page, "button", words.backTo(turn, 501)));
    await page.keyboard.press("End");
    await untilShown(page, 1000);
    await page.keyboard.press("b");
    await untilShown(page, 501);
  });
});

Deno.test("the options open by button and key and close by Escape; each stands in the address", async () => {
  await onMelee(browser, "", async (page) => {
    await press(page, "button", words.options);
    await press(page, "checkbox", later.options.heights.title);
    await untilAddress(page, "&heights=1");
    await page.keyboard.press("Escape");
    await until(page, () => document.querySelector(":popover-open") === null, null);
    await page.keyboard.press("o");
    await find(page, "checkbox", later.options.heights.title);
    assertEquals(await findBarriers(page), []);
    await press(page, "checkbox", later.options.heights.title);
    await untilAddress(page, "heights", false);
  });
});

Deno.test("whoever hides results sees none when he comes again", async () => {
  await onMelee(browser, "&panel=rounds", async (page) => {
    await page.keyboard.press("o");
    await press(page, "checkbox", later.options.hidesResults.title);
    await untilAddress(page, "&hide=1");
    await page.goto(page.url().replace("&hide=1", ""));
    await page.reload();
    await untilReady(page);
    await until(page, () => document.querySelector(".round-row .secret") !== null, null);
    assertEquals(await page.$$eval(".highlight-card, .round-row .winner", (all) => all.length), 0);
    await press(page, "button", later.rounds.unhide);
    await until(page, () => document.querySelector(".round-row .secret") === null, null);
  });
});

Deno.test("[WATCH-15] d goes through a turn action by action and says what happens, also without movement", async () => {
  for (const isCalm of [false, true]) {
    await onMelee(browser, "&turn=3", async (page) => {
      if (isCalm) {
        await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
      }
      await page.keyboard.press("d");
      await until(page, () => document.querySelector(".action-strip .event") !== null, null);
      const told = await page.$eval(".action-strip .told", (element) => element.textContent ?? "");
      assertStringIncludes(told, strings.panels.turn(4));
      await untilAddress(page, "&actions=1");
      await page.keyboard.press("Space");
      await until(page, () => document.querySelector(".action-strip") === null, null);
    });
  }
});
