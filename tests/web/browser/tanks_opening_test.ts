/** The viewer in a real browser: all ways to a round, and what happens with files that are no logs. */
import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import type { Page } from "puppeteer-core";
import { visibleInLine } from "../../../lib/core/visible.ts";
import * as later from "../../../web/strings/later.ts";
import * as strings from "../../../web/strings/strings.ts";
import { browserForTests } from "./browser.ts";
import { download } from "./downloads.ts";
import { dragAcross, dropFiles } from "./drop.ts";
import { type TestFile, withFiles } from "./files.ts";
import {
  bigLog,
  duelLog,
  FOREIGN_JSON,
  gzipped,
  handWrittenLog,
  HOSTILE_NAMES,
  HTML_PAGE,
  lyingLog,
  newerLog,
  PRETTY_JSON,
  tornGzip,
} from "./logs.ts";
import { pickFiles } from "./pick.ts";
import { alertText, byRole, find, isThere, press } from "./roles.ts";
import { shoot } from "./shots.ts";
import { type Step, takeSteps } from "./steps.ts";
import { until } from "./until.ts";
import { shown, untilReady, untilShown } from "./viewer.ts";
import { MELEE_ROUNDS, serveViewer } from "./viewer_site.ts";

const { withPage } = browserForTests();

const words = strings.match;

/** Opens the page of tanks at a place, such as `run=spring&match=melee`. */
async function onTanks(
  place: string,
  run: (page: Page) => Promise<void>,
  allow: readonly RegExp[] = [],
): Promise<void> {
  await using site = await serveViewer();
  await withPage({ allow }, async (page) => {
    await page.goto(`${site.address}tanks.html${place === "" ? "" : `#${place}`}`);
    await run(page);
  });
}

const MELEE = "run=spring&match=melee";

async function hash(page: Page): Promise<URLSearchParams> {
  return new URLSearchParams(await page.evaluate(() => location.hash.slice(1)));
}

Deno.test("from the start page to a round by pressing what is there", async () => {
  await using site = await serveViewer();
  await withPage({}, async (page) => {
    await page.goto(site.address);
    await page.click(await linkTo(page, strings.frame.tanks));
    await page.click(await linkTo(page, "Spring cup"));
    await page.click(await linkTo(page, strings.run.watchMelee));
    await untilShown(page, 0, 1);
    await shoot(page, "match-start");
  });
});

Deno.test("an address of a run alone leads to the page of the run, from where a match is opened", async () => {
  await onTanks("run=spring", async (page) => {
    await page.waitForSelector(await linkTo(page, strings.run.watchMelee));
    assertEquals(await page.evaluate(() => location.href.split("/").pop()), "run.html#run=spring");
    await shoot(page, "run");
    await page.click(await linkTo(page, strings.run.watchMelee));
    await untilShown(page, 0, 1);
    await page.click(await linkTo(page, "Spring cup"));
    await page.waitForSelector(await linkTo(page, strings.run.watchMelee));
  });
});

Deno.test("a match that is missing is told, with a way to those that are there", async () => {
  await onTanks("run=spring&match=ludo", async (page) => {
    assertStringIncludes(await alertText(page), "ludo");
    await page.click(await linkTo(page, words.allMatches("Spring cup")));
    await page.waitForSelector(await linkTo(page, strings.run.watchMelee));
  });
});

Deno.test("the page of a run follows its address to another run", async () => {
  await using site = await serveViewer();
  await withPage({ allow: [/404/] }, async (page) => {
    await page.goto(`${site.address}run.html#run=winter`);
    assertStringIncludes(await alertText(page), "winter");
    await page.click(await linkTo(page, "Spring cup"));
    await page.waitForSelector(await linkTo(page, strings.run.watchMelee));
    assertEquals(await page.$('[role="alert"]'), null);
    await page.goBack();
    assertStringIncludes(await alertText(page), "winter");
  });
});

/** Waits for a link whose name begins with the text; gives a selector for it. */
async function linkTo(page: Page, text: string): Promise<string> {
  const selector = `::-p-xpath(//a[contains(normalize-space(.), ${JSON.stringify(text)})])`;
  await page.waitForSelector(selector);
  return selector;
}

Deno.test("the site works from any folder", async () => {
  await using site = await serveViewer({ prefix: "/club/contests/" });
  await withPage({}, async (page) => {
    await page.goto(`${site.address}tanks.html#${MELEE}&round=2&turn=7`);
    await untilShown(page, 7, 2);
  });
});

Deno.test("[WATCH-10] a link opens exactly its round and turn, standing still", async () => {
  await onTanks(`${MELEE}&round=2&turn=321`, async (page) => {
    await untilShown(page, 321, 2);
    assert(await isThere(page, "button", strings.player.play));
  });
});

Deno.test("[WATCH-10] the address follows to the turn and to the round, and Back goes to the round before", async () => {
  await onTanks(`${MELEE}&round=1`, async (page) => {
    await untilReady(page);
    await page.keyboard.press("5");
    await untilShown(page, 500, 1);
    await until(
      page,
      () => new URLSearchParams(location.hash.slice(1)).get("turn") === "500",
      null,
    );
    await press(page, "button", words.nextRound);
    await untilShown(page, 0, 2);
    assertEquals((await hash(page)).get("round"), "2");
    await page.goBack();
    await untilShown(page, 500, 1);
  });
});

Deno.test("an address that is changed by hand is followed without loading the page anew", async () => {
  await onTanks(`${MELEE}&round=1&turn=3`, async (page) => {
    await untilShown(page, 3, 1);
    await page.evaluate(() => Reflect.set(globalThis, "isSamePage", true));
    await page.evaluate((place) => location.hash = place, `${MELEE}&round=3&turn=44`);
    await untilShown(page, 44, 3);
    assertEquals(await page.evaluate(() => Reflect.get(globalThis, "isSamePage")), true);
  });
});

/** What stands in an address, and the turn that is shown. */
const JUNK = [
  ["turn=99999", 1000],
  ["turn=-5", 0],
  ["turn=x", 0],
  ["turn=1e9", 1000],
  ["turn=%E0%A4%A", 0],
  ["turn=5&turn=6&&&=&seat=99&panel=<b>&speed=1000&fog=maybe", 5],
] as const;

Deno.test("[WATCH-10] junk in the address is taken for the nearest sense", (test) =>
  onTanks("", async (page) => {
    const tanks = page.url();
    const steps = JUNK.map(([junk, turn]): Step => [junk, async (page) => {
      await page.goto("about:blank");
      await page.goto(`${tanks}#${MELEE}&round=1&${junk}`);
      await untilReady(page);
      const { frame, round } = await shown(page);
      assertEquals([round, frame], [1, turn]);
    }]);
    await takeSteps(test, page, steps);
  }));

/** Addresses of nothing, and what is said of them. */
const NOTHING = [
  [`${MELEE}&round=${MELEE_ROUNDS + 1}`, String(MELEE_ROUNDS + 1)],
  ["run=winter", "winter"],
  ["run=spring&match=ludo", "ludo"],
  ["log=nowhere.jsonl", "404"],
  ["replay=abcdef", strings.logs.problems.badLink(strings.logs.problems.linkNotPacked)],
] as const;

Deno.test("[WATCH-10] an address of nothing says so", (test) =>
  onTanks("", async (page) => {
    const tanks = page.url();
    const steps = NOTHING.map(([place, told]): Step => [place, async (page) => {
      await page.goto("about:blank");
      await page.goto(`${tanks}#${place}`);
      assertStringIncludes(await alertText(page), told);
    }]);
    await takeSteps(test, page, steps);
  }, [/404/]));

Deno.test("[WATCH-24] a log is opened by dropping it anywhere, and the page says where while it is held", async () => {
  await withFiles(
    [{ name: "mine.jsonl", contents: duelLog() }],
    (paths) =>
      onTanks(`${MELEE}&round=2&turn=9`, async (page) => {
        await untilShown(page, 9, 2);
        await dragAcross(page);
        assertEquals(await dropFiles(page, paths), true);
        await untilTitled(page, words.duelOf(["tank1", "hunter"]));
        await untilShown(page, 0, 1);
      }),
  );
});

for (const packed of [false, true]) {
  Deno.test(`[WATCH-24] a ${packed ? "packed" : "plain"} log is opened by choosing it`, async () => {
    const log = duelLog();
    const file = packed
      ? { name: "mine.jsonl.gz", contents: await gzipped(log) }
      : { name: "mine.jsonl", contents: log };
    await withFiles([file], (paths) =>
      onTanks("", async (page) => {
        await pick(page, paths);
        await untilShown(page, 0, 1);
        await untilTitled(page, words.duelOf(["tank1", "hunter"]));
      }));
  });
}

async function pick(page: Page, paths: readonly string[]): Promise<void> {
  await pickFiles(page, paths, () => press(page, "button", strings.logs.opening.open));
}

async function untilTitled(page: Page, title: string): Promise<void> {
  await until(page, (title) => {
    const found = document.querySelector("h1 .name")?.textContent;
    return found === title || found;
  }, title);
}

Deno.test("several logs can be chosen at once, and each be gone to", async () => {
  const files = [
    { name: "first.jsonl", contents: duelLog() },
    { name: "second.jsonl", contents: handWrittenLog() },
  ];
  await withFiles(files, (paths) =>
    onTanks("", async (page) => {
      await pick(page, paths);
      await untilTitled(page, words.duelOf(["tank1", "hunter"]));
      await page.select(`select[aria-label="${words.openTitle}"]`, "second.jsonl");
      await untilTitled(page, words.duelOf(["left", "right"]));
    }));
});

Deno.test("a log written by hand, without results, can be watched to its end", async () => {
  await withFiles(
    [{ name: "hand.jsonl", contents: handWrittenLog() }],
    (paths) =>
      onTanks("", async (page) => {
        await pick(page, paths);
        await untilShown(page, 0, 1);
        await page.keyboard.press("End");
        await untilShown(page, 2, 1);
      }),
  );
});

async function untilMarked(page: Page, words: string): Promise<void> {
  const isMarked = (words: string) =>
    document.querySelector(".verify-mark")?.textContent?.includes(words) ?? false;
  await until(page, isMarked, words);
}

Deno.test("a round that agrees with its log gets its mark without being asked", async () => {
  await onTanks(`${MELEE}&round=2`, async (page) => {
    await untilMarked(page, strings.panels.verify.agrees);
  });
});

Deno.test("the mark stands wherever it is shown, and the whole log is checked on demand", async () => {
  await onTanks(`${MELEE}&round=2&panel=facts`, async (page) => {
    await until(
      page,
      (agrees) => {
        const marks = [...document.querySelectorAll(".verify-mark")];
        return marks.length === 2 && marks.every((mark) => mark.textContent?.includes(agrees));
      },
      strings.panels.verify.agrees,
    );
    await press(page, "button", later.panels.check.checkAll);
    await until(
      page,
      (words) => document.querySelector(".facts-panel")?.textContent?.includes(words) ?? false,
      later.panels.check.allAgree(MELEE_ROUNDS, 0),
    );
  });
});

Deno.test("a log that lies is shown as it really went, and the page says that it lies", async () => {
  await withFiles(
    [{ name: "lie.jsonl", contents: lyingLog() }],
    (paths) =>
      onTanks("", async (page) => {
        await pick(page, paths);
        await untilShown(page, 0, 1);
        await untilMarked(page, strings.panels.verify.differs);
        // However little room there is, a lie is not hidden: neither in the head nor on the tab of the facts.
        for (const [width, height] of [[390, 844], [320, 568], [844, 390]] as const) {
          await page.setViewport({ width, height });
          const sizes = await page.$$eval(
            ".match-head .verify-mark.bad .sign, .tab-sign",
            (signs) => signs.map((sign) => sign.getBoundingClientRect().width > 0),
          );
          assertEquals(sizes, [true, true], `${width} by ${height}`);
        }
      }),
  );
});

Deno.test("[WATCH-27] a log of 40 MB is on show long before all of it has been read, and all rounds come", async () => {
  await withFiles(
    [{ name: "big.jsonl", contents: bigLog() }],
    (paths) =>
      onTanks("", async (page) => {
        await pick(page, paths);
        await untilShown(page, 0, 1);
        const place = await hash(page);
        place.set("round", "1800");
        await page.evaluate((place) => location.hash = place, place.toString());
        await untilShown(page, 0, 1800);
      }),
  );
});

const BAD_FILES: readonly {
  readonly what: string;
  readonly name: string;
  readonly contents: () => TestFile["contents"] | Promise<TestFile["contents"]>;
  readonly told: RegExp;
}[] = [
  { what: "of a newer version", name: "a.jsonl", contents: newerLog, told: /newer/i },
  {
    what: "with JSON of another kind",
    name: "a.jsonl",
    contents: () => FOREIGN_JSON,
    told: /log/i,
  },
  { what: "with JSON on many lines", name: "a.jsonl", contents: () => PRETTY_JSON, told: /JSON/ },
  { what: "with a web page", name: "a.jsonl", contents: () => HTML_PAGE, told: /page|HTML/i },
  { what: "with plain text", name: "a.jsonl", contents: () => "hello", told: /not a log.*text/ },
  { what: "with nothing in it", name: "a.jsonl", contents: () => "", told: /empty/i },
  { what: "with a picture", name: "a.jsonl", contents: () => PNG, told: /picture/i },
  { what: "in UTF-16", name: "a.jsonl", contents: () => utf16(duelLog()), told: /UTF-16/ },
  {
    what: "packed and torn in its header",
    name: "a.jsonl.gz",
    contents: async () => (await gzipped(duelLog())).slice(0, 40),
    told: /empty|cut|early/i,
  },
];

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);

function utf16(text: string): Uint8Array {
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

Deno.test("files that are no logs", (test) =>
  onTanks(`${MELEE}&round=2&turn=9`, async (page) => {
    await untilShown(page, 9, 2);
    const steps = BAD_FILES.map(({ contents, name, told, what }): Step => [
      `a file ${what} is refused in a sentence, and what was on show stays`,
      async (page) => {
        await withFiles([{ name, contents: await contents() }], async (paths) => {
          await dropFiles(page, paths);
          assertMatch(await alertText(page), told);
          assertEquals(await shown(page), { isReady: true, round: 2, frame: 9 });
          await press(page, "button", words.dismiss);
          await until(page, () => document.querySelector('[role="alert"]') === null, null);
        });
      },
    ]);
    await takeSteps(test, page, steps);
  }));

Deno.test("a packed log that was cut off is shown as far as it goes, with a word about it", async () => {
  await withFiles(
    [{ name: "torn.jsonl.gz", contents: await tornGzip() }],
    (paths) =>
      onTanks("", async (page) => {
        await pick(page, paths);
        await untilShown(page, 0, 1);
        await press(page, "tab", words.panelFacts);
        await until(page, (word) => document.body.innerText.includes(word), "cut off");
      }),
  );
});

Deno.test("[WATCH-9] a whole log is saved as it is, under its own name", async () => {
  await using site = await serveViewer();
  const address = `${site.address}data/spring/melee.jsonl.gz`;
  const log = new Uint8Array(await (await fetch(address)).arrayBuffer());
  await withPage({}, async (page) => {
    await page.goto(`${site.address}tanks.html#${MELEE}`);
    await untilReady(page);
    await press(page, "button", words.share);
    const saved = await download(page, () => press(page, "link", later.share.downloadLog));
    assertEquals(saved.name, "melee.jsonl.gz");
    assertEquals(saved.bytes, log);
  });
});

Deno.test("[WATCH-33] names are nothing but text, wherever they stand", async () => {
  await onTanks("run=hostile&match=melee&round=1&turn=20", async (page) => {
    await untilShown(page, 20, 1);
    for (const name of HOSTILE_NAMES.filter((name) => name.trim() !== "")) {
      await until(page, (name) => {
        const named = [...document.querySelectorAll(".name")];
        return named.some(({ textContent }) => textContent === name);
      }, visibleInLine(name));
    }
    await using tabs = await find(page, "tablist");
    for (const tab of await tabs.$$('[role="tab"]')) {
      await tab.click();
      await assertNothingInjected(page);
    }
    await press(page, "tab", words.panelTanks);
    // The tab that was pressed last would take the key.
    await page.evaluate(() => document.querySelector<HTMLElement>(":focus")?.blur());
    await page.keyboard.press("End");
    await page.waitForSelector(byRole("region", strings.panels.result.title));
    await assertNothingInjected(page);
    await shoot(page, "hostile-match");
  });
});

Deno.test("titles and names of runs are nothing but text, too", async () => {
  await using site = await serveViewer();
  await withPage({}, async (page) => {
    for (const address of ["index.html", "tanks.html", "run.html#run=hostile"]) {
      await page.goto(site.address + address);
      const title = "<script>alert(9)</script>";
      await until(page, (title) => document.body.innerText.includes(title), title);
      await assertNothingInjected(page);
      await shoot(page, `hostile-${address.replace(/\W+/g, "-")}`);
    }
  });
});

async function assertNothingInjected(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    scripts: [...document.scripts].filter(({ src }) => src === "").length,
    images: document.querySelectorAll('img[src="x"], [onerror], b').length,
    links: document.querySelectorAll('a[href^="javascript:"]').length,
  }));
  assertEquals(found, { scripts: 0, images: 0, links: 0 });
}

Deno.test("what is dropped and isn't called a log is told so; what is chosen is judged by what is in it", async () => {
  const files = [{ name: "notes.txt", contents: "hello" }, {
    name: "log.txt",
    contents: duelLog(),
  }];
  await withFiles(files, ([notes = "", log = ""]) =>
    onTanks("", async (page) => {
      await find(page, "button", strings.logs.opening.open);
      await dropFiles(page, [notes, log]);
      const told = strings.logs.opening.nothingToOpen;
      await until(page, (told) => document.body.innerText.includes(told), told);
      await press(page, "button", strings.frame.close);
      await until(page, (told) => !document.body.innerText.includes(told), told);
      await pick(page, [log]);
      await untilShown(page, 0, 1);
    }));
});
