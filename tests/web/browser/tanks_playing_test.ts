/** The viewer in a real browser: playing, seeking and stepping by mouse and keys. */
import { assert, assertEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import * as strings from "../../../web/strings/strings.ts";
import { browserForTests } from "./browser.ts";
import { countDraws } from "./draws.ts";
import { letPicturesPass, whileHidden } from "./hide.ts";
import { find, isThere, press } from "./roles.ts";
import { type Step, takeSteps } from "./steps.ts";
import { onMelee } from "./melee_page.ts";
import { until } from "./until.ts";
import { painted, shown, untilShown } from "./viewer.ts";
import { serveViewer } from "./viewer_site.ts";

const browser = browserForTests();

const words = strings.player;
const { turn } = strings.match;

/** Waits until the recording has gone beyond a turn. */
async function untilBeyond(page: Page, turn: number): Promise<void> {
  await until(page, (turn) => Number(document.documentElement.dataset.frame) > turn, turn);
}

/** Waits until it stands still, and gives where. */
async function standing(page: Page): Promise<number> {
  await find(page, "button", words.play);
  await painted(page);
  const { frame } = await shown(page);
  for (let pictures = 0; pictures < 20; pictures++) await painted(page);
  assertEquals((await shown(page)).frame, frame, "it stands still");
  return frame;
}

Deno.test("[WATCH-1] [WATCH-5] Space plays and pauses, and so does the button, which says what it will do", async () => {
  await onMelee(browser, "&speed=16", async (page) => {
    await page.keyboard.press("Space");
    await untilBeyond(page, 3);
    assert(await isThere(page, "button", words.pause));
    await page.keyboard.press("Space");
    const paused = await standing(page);
    await press(page, "button", words.play);
    await untilBeyond(page, paused + 3);
    await press(page, "button", words.pause);
    await standing(page);
    // The button was pressed by the mouse; Space still is the key of the player.
    await page.keyboard.press("Space");
    await find(page, "button", words.pause);
  });
});

/** Where `n` goes from the start, found out by pressing it. */
async function nextMark(page: Page): Promise<number> {
  await page.keyboard.press("n");
  await untilBeyond(page, 0);
  const { frame } = await shown(page);
  await page.keyboard.press("Home");
  await untilShown(page, 0);
  return frame;
}

/** What tells by sight that the time line can be dragged: the pointer over it, and a knob as large as a finger needs. */
async function lookOfTimeline(page: Page): Promise<{ cursor: string; isLarge: boolean }> {
  return await page.$eval(".timeline", (line) => {
    const handle = line.querySelector(".handle");
    const knob = handle === null ? "" : getComputedStyle(handle, "::after").width;
    return { cursor: getComputedStyle(line).cursor, isLarge: parseFloat(knob) >= 20 };
  });
}

/** Waits until a turn near to this is on show: a press may be drawn to a mark beside it. */
async function untilNear(page: Page, turn: number): Promise<void> {
  await until(page, (turn) => {
    const { frame } = document.documentElement.dataset;
    return Math.abs(Number(frame) - turn) <= 12 || frame;
  }, turn);
}

/** Goes to a turn by the address; with junk in it, as the page follows to an address only if it is another one. */
async function goTo(page: Page, turn: number): Promise<void> {
  await page.evaluate((turn) => {
    location.hash = `run=spring&match=melee&round=1&turn=${turn}&junk=${performance.now()}`;
  }, turn);
  await untilShown(page, turn, 1);
}

/** One after the other on the same page. */
const ON_ONE_PAGE: readonly Step[] = [
  ["[WATCH-11] [WATCH-35] keys go where they should", async (page) => {
    await goTo(page, 200);
    const press = async (key: string, wanted: number) => {
      const shift = key.startsWith("Shift+");
      if (shift) await page.keyboard.down("Shift");
      await page.keyboard.press(shift ? "ArrowRight" : key as "Home");
      if (shift) await page.keyboard.up("Shift");
      await untilShown(page, wanted);
    };
    await press("ArrowRight", 201);
    await press("ArrowRight", 202);
    await press("ArrowLeft", 201);
    await press("Shift+ArrowRight", 211);
    await press("End", 1000);
    await press("Home", 0);
    for (let digit = 1; digit <= 9; digit++) await press(String(digit), digit * 100);
    await press("0", 0);
    await press("ArrowLeft", 0);
    await press("n", await nextMark(page));
    await page.keyboard.press("n");
    await untilBeyond(page, 0);
  }],
  ["[WATCH-17] n and p go from event to event and back the same way", async (page) => {
    await goTo(page, 0);
    const there: number[] = [];
    for (let events = 0; events < 4; events++) {
      const { frame } = await shown(page);
      there.push(frame);
      await page.keyboard.press("n");
      await untilBeyond(page, frame);
    }
    for (const frame of there.slice(1).reverse()) {
      await page.keyboard.press("p");
      await untilShown(page, frame);
    }
  }],
  ["[WATCH-11] g lets a turn be typed; Escape gives it up", async (page) => {
    await goTo(page, 0);
    await page.keyboard.press("g");
    await find(page, "spinbutton", words.goToNumber(turn, 1000));
    await page.keyboard.type("777");
    await page.keyboard.press("Enter");
    await untilShown(page, 777);
    await page.keyboard.press("g");
    await find(page, "spinbutton", words.goToNumber(turn, 1000));
    await page.keyboard.type("5");
    await page.keyboard.press("Escape");
    await until(page, () => document.querySelector('input[type="number"]') === null, null);
    assertEquals((await shown(page)).frame, 777);
  }],
  [
    "? shows the keys and hides them again, and no key of the player acts meanwhile",
    async (page) => {
      await goTo(page, 5);
      await page.keyboard.press("?");
      await find(page, "dialog", words.help);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("?");
      await until(page, () => document.querySelector("dialog[open]") === null, null);
      assertEquals((await shown(page)).frame, 5);
    },
  ],
  ["the help that is closed and opened again at once stays open", async (page) => {
    await goTo(page, 0);
    for (let time = 0; time < 5; time++) {
      await page.keyboard.press("?");
      await find(page, "dialog", words.help);
      await page.keyboard.press("?");
    }
    await page.keyboard.press("?");
    await letPicturesPass(page, 10);
    await find(page, "dialog", words.help);
    await page.keyboard.press("?");
    await until(page, () => document.querySelector("dialog[open]") === null, null);
  }],
  ["the help closes by Escape, too", async (page) => {
    await goTo(page, 0);
    await page.keyboard.press("?");
    await find(page, "dialog", words.help);
    await page.keyboard.press("Escape");
    await until(page, () => document.querySelector("dialog[open]") === null, null);
  }],
  [
    "[WATCH-6] the time line takes a press, a drag, and keys when it has the focus",
    async (page) => {
      await goTo(page, 0);
      await using slider = await find(page, "slider", words.timeline);
      const box = await page.$eval(".timeline-area", (area) => {
        const { height, width, x, y } = area.getBoundingClientRect();
        return { left: x, middle: y + height / 2, width };
      });
      const at = (share: number) => box.left + share * box.width;
      assertEquals(await lookOfTimeline(page), { cursor: "pointer", isLarge: true });
      await page.mouse.click(at(0.25), box.middle);
      await untilNear(page, 250);
      await page.mouse.move(at(0.25), box.middle);
      await page.mouse.down();
      await page.mouse.move(at(0.5), box.middle, { steps: 4 });
      await untilNear(page, 500);
      assertEquals((await lookOfTimeline(page)).cursor, "grabbing");
      await page.mouse.move(at(2), box.middle, { steps: 4 });
      await untilShown(page, 1000);
      await page.mouse.up();
      await slider.focus();
      await page.keyboard.press("Home");
      await untilShown(page, 0);
      await page.keyboard.press("ArrowRight");
      await untilShown(page, 1);
      const spoken = await slider.evaluate((element) => element.getAttribute("aria-valuetext"));
      assertEquals(spoken, words.place(turn, 1, 1000));
    },
  ],
];

Deno.test("keys and the time line", (test) =>
  onMelee(browser, "", (page) => takeSteps(test, page, ON_ONE_PAGE)));

Deno.test("[WATCH-19] seeking goes on playing if it played, and stands if it stood", async () => {
  await onMelee(browser, "&speed=8", async (page) => {
    await page.keyboard.press("5");
    await untilShown(page, 500);
    assertEquals(await standing(page), 500);
    await page.keyboard.press("Space");
    await untilBeyond(page, 501);
    await page.keyboard.press("1");
    await until(page, () => Number(document.documentElement.dataset.frame) < 400, null);
    await untilBeyond(page, 102);
    assert(await isThere(page, "button", words.pause));
  });
});

Deno.test("[WATCH-20] at its end the round offers to be played again, and Space does it", async () => {
  await onMelee(browser, "&turn=995&speed=16", async (page) => {
    await page.keyboard.press("Space");
    await untilShown(page, 1000);
    await find(page, "button", words.replay);
    assert(await isThere(page, "region", strings.panels.result.title));
    await page.keyboard.press("Space");
    await until(page, () => {
      const frame = Number(document.documentElement.dataset.frame);
      return frame > 2 && frame < 900;
    }, null);
    assert(await isThere(page, "button", words.pause));
    assert(!await isThere(page, "region", strings.panels.result.title));
  });
});

/** Where the handle of the time line stands, in turns, in all pictures from now until this turn is on show. */
async function placesUntil(page: Page, turn: number, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const places: number[] = [];
    Reflect.set(globalThis, "handlePlaces", places);
    const look = () => {
      const handle = document.querySelector<HTMLElement>(".timeline .handle");
      const share = /translateX\((.+)%\)/.exec(handle?.style.transform ?? "")?.[1] ?? "NaN";
      places.push(Math.round(1e6 * parseFloat(share) * 10) / 1e6);
      requestAnimationFrame(look);
    };
    look();
  });
  await act();
  await until(page, (turn) => {
    const places: number[] = Reflect.get(globalThis, "handlePlaces");
    return places.includes(turn) || places.at(-1);
  }, turn);
  return await page.evaluate(() => [...new Set<number>(Reflect.get(globalThis, "handlePlaces"))]);
}

Deno.test("[WATCH-7] a single step while it stands is shown as a movement that ends exactly on its turn", async () => {
  await onMelee(browser, "&turn=50", async (page) => {
    const places = await placesUntil(page, 51, () => page.keyboard.press("ArrowRight"));
    assertEquals([places[0], places.at(-1)], [50, 51]);
    assert(places.some((place) => place > 50 && place < 51), `${places}`);
    assertEquals(await standing(page), 51);
  });
});

Deno.test("[WATCH-32] whoever wants no movement sees whole turns only, stepping and playing", async () => {
  const options = { reducedMotion: true };
  await onMelee(browser, "&turn=50&speed=8", async (page) => {
    const stepped = await placesUntil(page, 51, () => page.keyboard.press("ArrowRight"));
    assertEquals(stepped, [50, 51]);
    const played = await placesUntil(page, 60, () => page.keyboard.press("Space"));
    assert(played.every(Number.isInteger), `${played}`);
  }, options);
});

Deno.test("[WATCH-28] nothing is drawn while it stands, nor while the page is hidden", async () => {
  await using site = await serveViewer();
  await browser.withPage({}, async (page) => {
    const draws = await countDraws(page);
    await page.goto(`${site.address}tanks.html#run=spring&match=melee&round=1&speed=4`);
    await untilShown(page, 0, 1);
    await standing(page);
    assertEquals(await drawnIn(page, draws), 0);
    await page.keyboard.press("Space");
    await untilBeyond(page, 1);
    assert(await drawnIn(page, draws) > 0, "it draws while it plays");
    await whileHidden(page, async () => {
      assertEquals(await page.evaluate(() => document.visibilityState), "hidden");
      const before = await draws();
      await letPicturesPass(page, 30);
      assertEquals(await draws(), before, "it draws nothing while it is hidden");
    });
    const { frame } = await shown(page);
    await untilBeyond(page, frame + 1);
  });
});

/** How often the page itself asked to draw in ten pictures; `painted` asks once for each. */
async function drawnIn(page: Page, draws: () => Promise<number>): Promise<number> {
  const before = await draws();
  for (let pictures = 0; pictures < 10; pictures++) await painted(page);
  return await draws() - before - 10;
}
