/** The private pages of a contest in a real browser. Set TURNIIR_SHOTS for pictures. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import type { Page } from "puppeteer-core";
import * as strings from "../../../web/strings/strings.ts";
import { AUTHOR, PLAYED, WAITING } from "../author/samples.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests } from "./browser.ts";
import { dropFiles } from "./drop.ts";
import { withFiles } from "./files.ts";
import { LOOKS } from "./looks.ts";
import { pickFiles } from "./pick.ts";
import { AUTHOR_TOKEN, ORGANISER_TOKEN, type PrivateSite, servePrivate } from "./private_site.ts";
import { alertText, find, isThere, press } from "./roles.ts";
import { shoot } from "./shots.ts";
import { openAnew, type Step, takeSteps } from "./steps.ts";
import { until } from "./until.ts";

const { withPage } = browserForTests();

const text = strings.author;
const common = strings.privatePages;
const desk = strings.organiser;

const AUTHOR_PAGE = `author.html#token=${AUTHOR_TOKEN}`;
const ORGANISER_PAGE = `organiser.html#token=${ORGANISER_TOKEN}`;

/** Fingers need this, in CSS pixels. */
const LEAST_TARGET = 40;

async function untilSaid(page: Page, words: string): Promise<void> {
  await until(page, (words) => document.body.innerText.includes(words), words);
}

/** Opens the page and waits until the door is open. */
async function open(page: Page, site: PrivateSite, address: string): Promise<void> {
  await page.goto(site.address + address);
  await page.waitForSelector(".author-head, .organiser-head");
}

/** Chooses the files as a person does. */
async function choose(page: Page, paths: readonly string[]): Promise<void> {
  await pickFiles(page, paths, () => press(page, "button", text.chooseFiles));
  await page.waitForSelector(".draft-files");
}

const BOT = [
  { name: "tank.py", contents: "print('M1')\n" },
  { name: "grid.txt", contents: "4 5 6\n" },
];

Deno.test("a token is taken out of the address and travels in no address and no referrer", async () => {
  await using site = await servePrivate();
  await withPage({}, async (page) => {
    await open(page, site, AUTHOR_PAGE);
    assertEquals(page.url(), `${site.address}author.html`);
    await page.reload();
    await page.waitForSelector(".author-head");
    await page.goto(`${site.address}organiser.html`);
    await page.waitForSelector(".access-form");
    await page.goBack();
    await page.waitForSelector(".author-head");
    assertEquals(page.url(), `${site.address}author.html`);
    assertEquals(site.asked.filter((asked) => asked.includes(AUTHOR_TOKEN)), []);
  });
  await withPage({}, async (page) => {
    await page.goto(`${site.address}author.html`);
    await page.waitForSelector(".access-form");
  });
});

Deno.test("whoever ticks it is remembered in another window, until he is forgotten", async () => {
  await using site = await servePrivate();
  await withPage({}, async (page) => {
    await open(page, site, AUTHOR_PAGE);
    await press(page, "checkbox", common.remember);
    const other = await page.browserContext().newPage();
    await other.goto(`${site.address}author.html`);
    await other.waitForSelector(".author-head");
    await press(other, "button", common.forget);
    await other.waitForSelector(".access-form");
    await other.reload();
    await other.waitForSelector(".access-form");
    const left = await other.evaluate(() => [localStorage.length, sessionStorage.length]);
    assertEquals(left, [0, 0]);
    await other.close();
  });
});

Deno.test("a wrong token is told, and the right one can be pasted", async () => {
  await using site = await servePrivate();
  await withPage({ allow: [/401/] }, async (page) => {
    await page.goto(`${site.address}author.html#token=wrong-0123456789`);
    assertEquals(await alertText(page), common.tokenRefused);
    assertEquals(page.url(), `${site.address}author.html`);
    await page.type(".access-form input", `${site.address}${AUTHOR_PAGE}`);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".author-head");
  });
});

/** The site as it was when it began. */
function forget(site: PrivateSite): void {
  site.author = AUTHOR;
  site.hold = Promise.resolve();
  site.refusal = undefined;
  site.uploads.length = 0;
}

/** Opens the author's page as for the first time. */
async function arrive(page: Page, site: PrivateSite): Promise<void> {
  await openAnew(page, site.address + AUTHOR_PAGE);
  await page.waitForSelector(".author-head");
}

type AuthorStep = readonly [name: string, run: (page: Page, site: PrivateSite) => Promise<void>];

/** One after the other in the same window. */
const OF_AN_AUTHOR: readonly AuthorStep[] = [
  [
    "chosen files are sent once, with their progress, and the version is followed",
    async (page, site) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      site.hold = promise;
      await withFiles(BOT, async (paths) => {
        await arrive(page, site);
        await choose(page, paths);
        assertEquals(
          await page.$eval(".command-field input", ({ value }) => value),
          "python3 tank.py",
        );
        await press(page, "button", text.sendVersion(3));
        await untilSaid(page, text.sending(1));
        assertEquals(await isThere(page, "button", text.sendVersion(3)), false);
        resolve();
        await untilSaid(page, text.arrived(3));
        assertEquals(site.uploads, [{
          command: "python3 tank.py",
          paths: ["grid.txt", "tank.py"],
        }]);
        await untilSaid(page, text.received);
        site.author = { ...AUTHOR, versions: [WAITING, ...AUTHOR.versions] };
        await untilSaid(page, text.place(2));
        const stage = { number: 13, run: "stage-13" };
        site.author = { ...AUTHOR, versions: [{ ...WAITING, state: "playing", stage }] };
        await untilSaid(page, common.rounds(2300, 4600));
        const watch = await page.$eval(
          ".version-card a.primary",
          (link) => link.getAttribute("href"),
        );
        assertEquals(watch, "run.html#run=stage-13");
        site.author = { ...AUTHOR, versions: [{ ...PLAYED, number: 3 }] };
        await page.waitForSelector(".version-stages");
      });
    },
  ],
  [
    "a folder is sent with the places of its files, without the folder itself",
    async (page, site) => {
      const folder = await Deno.makeTempDir({ prefix: "turniir-bot-" });
      try {
        await Deno.mkdir(join(folder, "maps"));
        await Deno.mkdir(join(folder, "__pycache__"));
        for (const path of ["main.py", "maps/hills.txt", "__pycache__/main.pyc"]) {
          await Deno.writeTextFile(join(folder, path), path);
        }
        await arrive(page, site);
        await pickFiles(page, [folder], () => press(page, "button", text.chooseFolder));
        await untilSaid(page, text.leftOut(1));
        await press(page, "button", text.sendVersion(3));
        await untilSaid(page, text.arrived(3));
        assertEquals(site.uploads, [{
          command: "python3 main.py",
          paths: ["main.py", "maps/hills.txt"],
        }]);
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
    },
  ],
  ["what is being sent can be stopped, and sent again", async (page, site) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.hold = promise;
    await withFiles(BOT, async (paths) => {
      await arrive(page, site);
      await choose(page, paths);
      await press(page, "button", text.sendVersion(3));
      await press(page, "button", text.stop);
      await untilSaid(page, common.stopped);
      await find(page, "button", text.sendVersion(3));
      resolve();
    });
  }],
  [
    "files can be dropped on the page and removed again; too much is told before it is sent",
    async (page, site) => {
      site.author = { ...AUTHOR, limits: { bytes: 15, files: 50, perHour: 10 } };
      await withFiles(BOT, async (paths) => {
        await arrive(page, site);
        assert(await dropFiles(page, paths));
        await untilSaid(page, text.tooLarge(18, 15));
        assert(
          await page.$eval(".send-card .primary", (button) => button.matches("[aria-disabled]")),
        );
        await press(page, "button", text.remove("grid.txt"));
        assertEquals(await isThere(page, "button", text.remove("grid.txt")), false);
        assert(
          await page.$eval(".send-card .primary", (button) => !button.matches("[aria-disabled]")),
        );
      });
    },
  ],
  ["the server's refusal of an upload is told, and the files stay", async (page, site) => {
    site.refusal = { code: "TOO_MANY", message: "That was the tenth upload in an hour." };
    await withFiles(BOT, async (paths) => {
      await arrive(page, site);
      await choose(page, paths);
      await press(page, "button", text.sendVersion(3));
      assertEquals(await alertText(page), "That was the tenth upload in an hour.");
      await find(page, "button", text.sendVersion(3));
    });
  }],
  [
    "a refused version says what to put right, with place and standard error",
    async (page, site) => {
      await arrive(page, site);
      const told = await page.$eval(".version-refusal", (element) => element.textContent ?? "");
      for (const words of ["tank.py:12:5", "a bracket is opened", "hello", "was never closed"]) {
        assertStringIncludes(told, words);
      }
    },
  ],
  ["a version that waits is taken back after a question", async (page, site) => {
    site.author = { ...AUTHOR, versions: [WAITING, PLAYED] };
    await arrive(page, site);
    await press(page, "button", text.takeBack);
    await find(page, "dialog", text.takeBackTitle(3));
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { hidden: true });
    assertEquals(site.author.versions[0]?.state, "waiting");
    await press(page, "button", text.takeBack);
    await page.waitForSelector("dialog[open]");
    await page.click("dialog .primary");
    await untilSaid(page, text.cancelled);
  }],
];

Deno.test("an author's page", async (test) => {
  await using site = await servePrivate();
  await withPage({ allow: [/429/] }, async (page) => {
    const steps = OF_AN_AUTHOR.map(([name, run]): Step => [name, async (page) => {
      forget(site);
      await run(page, site);
    }]);
    await takeSteps(test, page, steps);
  });
});

Deno.test("while the network is gone what is known stays; when it is back the page goes on", async () => {
  await using site = await servePrivate();
  site.author = { ...AUTHOR, versions: [WAITING, PLAYED] };
  await withPage({ allow: [/ERR_INTERNET_DISCONNECTED/] }, async (page) => {
    await open(page, site, AUTHOR_PAGE);
    await page.setOfflineMode(true);
    await untilSaid(page, common.away(common.unreachable));
    assert(await page.$eval(".version-card", (card) => card.checkVisibility()));
    site.author = { ...AUTHOR, versions: [{ ...WAITING, place: 1 }, PLAYED] };
    await page.setOfflineMode(false);
    await untilSaid(page, text.place(1));
    assertEquals(await isThere(page, "alert"), false);
  });
});

Deno.test("the organiser invites, and the link opens the author's page", async () => {
  await using site = await servePrivate();
  await withPage({}, async (page) => {
    await open(page, site, ORGANISER_PAGE);
    assertEquals(page.url(), `${site.address}organiser.html`);
    await page.type(".invite input", "Zoe");
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open]");
    const link = await page.$eval("dialog input", ({ value }) => value);
    assertEquals(link, `${site.address}${AUTHOR_PAGE}`);
    const mail = await page.$eval("dialog textarea", ({ value }) => value);
    assertStringIncludes(mail, link);
    await press(page, "button", desk.done);
    assertEquals(
      await page.evaluate(() => document.body.innerHTML.includes("author-token")),
      false,
    );
    await page.goto(link);
    await page.waitForSelector(".author-head");
  });
});

Deno.test("what the organiser does is told beside the button, and shown without a reload", async () => {
  await using site = await servePrivate();
  await withPage({ allow: [/409/] }, async (page) => {
    await open(page, site, ORGANISER_PAGE);
    await press(page, "button", desk.holdOf("Bob", 3));
    await untilSaid(page, desk.outcomes.hold);
    await find(page, "button", desk.releaseOf("Bob", 3));
    await press(page, "button", desk.again);
    await page.click("dialog .primary");
    await untilSaid(page, desk.outcomes.again);
    await press(page, "button", desk.close);
    await page.click("dialog .primary");
    await untilSaid(page, desk.outcomes.close);
    await press(page, "button", desk.open);
    await untilSaid(page, desk.outcomes.open);
    await page.click(".entry-row:nth-child(2) summary");
    await press(page, "button", desk.withdraw);
    await page.click("dialog .primary");
    await press(page, "button", desk.restore);
    await untilSaid(page, desk.outcomes.restore);
    await press(page, "button", desk.rename);
    site.refusal = { code: "NAME", message: "Somebody is called like that." };
    await page.waitForSelector("dialog[open]");
    await page.click("dialog .primary");
    await until(page, () => document.querySelector("dialog [role=alert]") !== null, null);
    site.refusal = undefined;
    await page.type("dialog input", "by");
    await page.click("dialog .primary");
    await untilSaid(page, "Bobby");
    assertEquals(site.deeds.map(({ deed }) => deed), [
      "hold",
      "again",
      "close",
      "open",
      "withdraw",
      "restore",
      "rename",
    ]);
  });
});

/** The pages in the states that matter. */
const STATES = [
  { name: "author-door", address: "author.html" },
  { name: "author", address: AUTHOR_PAGE },
  { name: "organiser-door", address: "organiser.html" },
  { name: "organiser", address: ORGANISER_PAGE },
] as const;

for (const { theme, viewport } of LOOKS) {
  Deno.test(`axe finds nothing on the private pages, ${viewport}, ${theme}`, async () => {
    await using site = await servePrivate();
    site.author = { ...AUTHOR, versions: [...AUTHOR.versions, WAITING] };
    await withFiles(BOT, async (paths) => {
      await withPage({ viewport, theme, reducedMotion: true }, async (page) => {
        for (const { name, address } of STATES) {
          await openAnew(page, site.address + address);
          await page.waitForSelector("h1");
          if (name === "author") await choose(page, paths);
          await page.$$eval("details", (all) => all.forEach((one) => one.open = true));
          await page.waitForSelector("h1");
          await shoot(page, `${name}-${viewport}-${theme}`);
          assertEquals(await findBarriers(page), [], name);
          await fits(page, name);
        }
      });
    });
  });
}

/** The page is no wider than its window, and on a phone everything is large enough for a finger. */
async function fits(page: Page, name: string): Promise<void> {
  const [content, window, isTouched] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
    matchMedia("(pointer: coarse)").matches,
  ]);
  assertEquals(content, window, name);
  if (isTouched !== true) return;
  const small = await page.evaluate((least) => {
    const pressable = "button, select, summary, nav a, label:has([type=checkbox])," +
      "input:not([type=file], [type=checkbox])";
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const { height, width } = element.getBoundingClientRect();
      if (width <= 1 || !element.checkVisibility()) return [];
      return Math.min(height, width) >= least
        ? []
        : [`${element.textContent}: ${width} × ${height}`];
    });
  }, LEAST_TARGET);
  assertEquals(small, [], name);
}
