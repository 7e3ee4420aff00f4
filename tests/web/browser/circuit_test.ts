/** The editor of circuits in a real browser. */
import { assert, assertEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import { writeBmp } from "../../../lib/race/bmp.ts";
import { circuitOf, readRows, writeCircuit } from "../../../lib/race/circuit_file.ts";
import { checkCircuit } from "../../../lib/race/conformity.ts";
import { generateCircuit } from "../../../lib/race/generate.ts";
import { writePng } from "../../../lib/race/png.ts";
import { circuitOfCells, templateOf } from "../../../web/circuit/model/templates.ts";
import * as strings from "../../../web/strings/strings.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests, type PageOptions } from "./browser.ts";
import {
  begin,
  type Cell,
  drag,
  keptCells,
  listedCodes,
  openEditor,
  pixelOf,
  serveEditor,
  shownName,
  tabTo,
  untilChecked,
} from "./circuit_page.ts";
import { download } from "./downloads.ts";
import { dropFiles } from "./drop.ts";
import { withFiles } from "./files.ts";
import { LOOKS } from "./looks.ts";
import { pickFiles } from "./pick.ts";
import { find, press } from "./roles.ts";
import { shoot } from "./shots.ts";
import { type Step, takeSteps } from "./steps.ts";
import { until } from "./until.ts";

const { withPage } = browserForTests();

const text = strings.circuit;

async function onEditor(
  options: PageOptions & { readonly hash?: string },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  await using site = await serveEditor();
  await withPage(options, async (page) => {
    await openEditor(page, site, options.hash);
    await run(page);
  });
}

/** Chooses a tool and a colour by the mouse. */
async function take(page: Page, tool: keyof typeof text.tool, colour: string): Promise<void> {
  await press(page, "button", text.tool[tool]);
  await press(page, "button", colour);
}

const GRASS = text.colourName("dark green", "C");

async function untilPar(page: Page): Promise<void> {
  await page.waitForSelector(".par-card .figures:not(.old)");
}

Deno.test("a circuit that conforms is drawn with the keyboard only", async () => {
  await onEditor({}, async (page) => {
    const { keyboard } = page;
    const type = async (...keys: Parameters<typeof keyboard.press>[0][]) => {
      for (const key of keys) await keyboard.press(key);
    };
    const far = async (
      key: "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown",
      times: number,
    ) => {
      await keyboard.down("Shift");
      for (let time = 0; time < times; time++) await keyboard.press(key);
      await keyboard.up("Shift");
    };
    await tabTo(page, "button", text.begin);
    await keyboard.press("Enter");
    await page.waitForSelector(".begin-dialog");
    await tabTo(page, "button", `${text.template.start} ${text.templateHint.start}`);
    await keyboard.press("Enter");
    await untilChecked(page, 1);
    // The drawing has the focus, the cursor is at the start, (40,4): track from (10,2) to (140,42).
    await type("r", "t", "ArrowUp", "ArrowUp");
    await far("ArrowLeft", 3);
    await type("Space");
    await far("ArrowRight", 13);
    await far("ArrowDown", 4);
    await type("Space");
    // Grass, six colours before track, from (130,32) to (20,12).
    await type(...Array.from({ length: 6 }, () => "BracketLeft" as const));
    await far("ArrowUp", 1);
    await far("ArrowLeft", 1);
    await type("Space");
    await far("ArrowLeft", 11);
    await far("ArrowUp", 2);
    await type("Space");
    await untilChecked(page, 0);
    assertEquals(checkCircuit(circuitOfCells(await keptCells(page))), []);
    // Free hand: space draws a cell, Z takes it back.
    const before = await keptCells(page);
    await far("ArrowRight", 1);
    await far("ArrowDown", 1);
    await type("p", "t", "Space");
    await page.waitForSelector(".finding-group");
    await type("z");
    assertEquals(await keptCells(page), before);
    await type("?");
    await find(page, "dialog", text.helpTitle);
    await type("Escape");
  });
});

/** How each of the rules 2 to 5 is broken on the oval. */
const BREACHES: readonly (readonly [string, string, Cell, Cell])[] = [
  ["E2_BORDER", text.track, [70, 0], [72, 0]],
  ["E3_ZONE", GRASS, [30, 3], [31, 4]],
  ["E4_ISLAND", GRASS, [100, 4], [103, 4]],
  ["E4_DETACHED", text.track, [60, 40], [65, 45]],
  ["E5_WIDTH", GRASS, [90, 2], [92, 5]],
];

/** The drawing as it was when the page was opened. */
async function undoAll(page: Page): Promise<void> {
  const isWhole = () => page.$eval(".deed:first-child", (undo) => undo.matches("[aria-disabled]"));
  while (!await isWhole()) await page.click(".deed:first-child");
  await press(page, "button", text.zoomFit);
}

/** Each begins with the oval, whole again, or with a drawing of its own. */
const ON_THE_OVAL: readonly Step[] = [
  ["what is saved is the circuit, in each of the three forms", async (page) => {
    for (const kind of ["cir", "bmp", "png"] as const) {
      const { bytes, name } = await download(page, async () => {
        await page.keyboard.press("s");
        await press(page, "button", text.saveKinds[kind]);
      });
      await page.waitForSelector("dialog", { hidden: true });
      assertEquals(name, `oval.${kind}`);
      const oval = templateOf("oval");
      if (kind === "cir") assertEquals(circuitOf(readRows(bytes).rows)?.cells, oval.cells);
      else assertEquals(bytes, kind === "bmp" ? writeBmp(oval) : writePng(oval));
    }
  }],
  ["after a click on a tool, a colour or a button below, the space bar draws", async (page) => {
    const cellAt = async (x: number, y: number) => (await keptCells(page))[y * 150 + x];
    await press(page, "button", text.colourName("blue", "M"));
    await page.keyboard.press("Space");
    assertEquals(await cellAt(40, 4), "M".charCodeAt(0));
    const buttons = [text.tool.brush, text.tool.pencil, text.undo, text.showPar, text.zoomFit];
    for (const name of buttons) {
      await press(page, "button", name);
      const focus = await page.evaluate(() => document.activeElement?.tagName);
      assertEquals(focus, "CANVAS", name);
    }
    assert(await page.$eval(".board-foot [aria-pressed]", (one) => one.ariaPressed === "false"));
    await page.keyboard.press("Space");
    assertEquals(await cellAt(40, 4), "M".charCodeAt(0));
    assert(await page.$eval(".board-foot [aria-pressed]", (one) => one.ariaPressed === "false"));
    // By the keyboard, a tool is taken as any button is, and the focus stays.
    await tabTo(page, "button", text.tool.line);
    await page.keyboard.press("Space");
    assertEquals(await page.evaluate(() => document.activeElement?.ariaPressed), "true");
    await press(page, "button", text.showPar);
  }],
  [
    "each rule that is broken is named, and undoing all makes it whole [CONFORM-1]",
    async (page) => {
      await untilChecked(page, 0);
      for (const [code, colour, from, to] of BREACHES) {
        await take(page, "rectangle", colour);
        await drag(page, from, to);
        await page.waitForSelector(".finding-group");
        assertEquals([...new Set(await listedCodes(page))], [code]);
        const rule = Number(code.charAt(1));
        const title = await page.$eval(".finding-group h3", (element) => element.textContent);
        assert(title.startsWith(text.ruleTitle(rule, text.rules[rule] ?? "")), title);
        await press(page, "button", text.undo);
        await untilChecked(page, 0);
      }
      for (const [, colour, from, to] of BREACHES) {
        await take(page, "rectangle", colour);
        await drag(page, from, to);
      }
      await page.waitForSelector(".finding-group");
      await shoot(page, "circuit-broken");
      const changed = await keptCells(page);
      for (let step = 0; step < BREACHES.length; step++) await press(page, "button", text.undo);
      await untilChecked(page, 0);
      assertEquals(
        await page.$eval(".deed:first-child", (one) => one.matches("[aria-disabled]")),
        true,
      );
      assertEquals(await keptCells(page), templateOf("oval").cells);
      for (let step = 0; step < BREACHES.length; step++) await press(page, "button", text.redo);
      await page.waitForSelector(".finding-group");
      assertEquals(await keptCells(page), changed);
    },
  ],
  ["a finding that is clicked is shown on the drawing", async (page) => {
    await take(page, "rectangle", GRASS);
    await drag(page, [100, 4], [103, 4]);
    await untilChecked(page, 1);
    await page.click(".finding");
    const spoken = await page.$eval(".board .spoken", (element) => element.textContent);
    assert(spoken.startsWith("100, 4"), spoken);
    assert(spoken.includes(text.rule(4)), spoken);
    await shoot(page, "circuit-shown");
  }],
  ["a link carries the circuit to another browser, and to where it is driven", async (page) => {
    await take(page, "rectangle", text.colourName("yellow", "L"));
    await drag(page, [60, 40], [70, 50]);
    const cells = await keptCells(page);
    await press(page, "button", text.share);
    await using field = await find(page, "textbox", text.shareEdit);
    await until(
      page,
      () => document.querySelector("dialog input")?.getAttribute("value") !== "",
      null,
    );
    const link = await field.evaluate((input) =>
      input instanceof HTMLInputElement ? input.value : ""
    );
    await withPage({}, async (other) => {
      await other.goto(link);
      assertEquals(await keptCells(other), cells);
      await Promise.all([other.waitForNavigation(), press(other, "button", text.drive)]);
      assert(other.url().includes("/race.html#track="), other.url());
    });
    await press(page, "button", strings.frame.close);
    await page.waitForSelector("dialog", { hidden: true });
  }],
  ["a circuit that conforms is drawn with the mouse only", async (page) => {
    await begin(page, text.template.start);
    await untilChecked(page, 1);
    await take(page, "rectangle", text.track);
    await drag(page, [5, 2], [140, 40]);
    await press(page, "button", GRASS);
    await drag(page, [15, 12], [130, 30]);
    await untilChecked(page, 0);
    await untilPar(page);
    await shoot(page, "circuit-drawn");
    assertEquals(checkCircuit(circuitOfCells(await keptCells(page))), []);
    assert(!await page.$eval(".deed.primary", (button) => button.matches("[aria-disabled]")));
  }],
  ["the circuits of the site are shown as pictures, and one begins as a copy", async (page) => {
    await press(page, "button", text.begin);
    await page.waitForSelector(".site-circuits canvas");
    // A picture that has come is not of one colour.
    await until(page, () => {
      const pictures = [...document.querySelectorAll<HTMLCanvasElement>(".site-circuits canvas")];
      return pictures.every((picture) => {
        const pixels = picture.getContext("2d")?.getImageData(0, 0, 600, 400).data ?? [];
        return new Set(pixels).size > 3;
      });
    }, null);
    await shoot(page, "circuit-begin");
    // Whoever closes it is back where he was.
    await press(page, "button", strings.frame.close);
    await until(page, (begin) => document.activeElement?.ariaLabel === begin, text.begin);
    await press(page, "button", text.begin);
    await using choice = await page.waitForSelector(".site-circuits .choice ::-p-text(Snail)");
    await choice?.click();
    await until(page, () => location.hash === "#circuit=snail", null);
    await until(page, () => document.activeElement?.tagName === "CANVAS", null);
  }],
  ["a copy of a circuit of the site is opened by its address", async (page) => {
    const address = page.url().replace(/#.*/, "#circuit=snail");
    await page.goto("about:blank");
    await page.goto(address);
    await until(page, () => {
      const field = document.querySelector("#circuit-name");
      return field instanceof HTMLInputElement && field.value.includes("Snail");
    }, null);
    await untilChecked(page, 0);
    await untilPar(page);
    await shoot(page, "circuit-snail");
  }],
  [
    "from a dialog that was opened from a dialog the focus comes back to what opened the first",
    async (page) => {
      await take(page, "rectangle", GRASS);
      await drag(page, [20, 20], [30, 30]);
      await until(page, () => location.hash.startsWith("#draft="), null);
      for (const answer of [strings.frame.no, text.removeDeed]) {
        await press(page, "button", text.drafts);
        await page.waitForSelector(".draft");
        await page.click(".draft > .button");
        await press(page, "button", answer);
        await find(page, "dialog", text.draftsTitle);
        await press(page, "button", strings.frame.close);
        await page.waitForSelector("dialog", { hidden: true });
        const at = () => document.activeElement?.getAttribute("aria-label") ?? "nowhere";
        assertEquals(await page.evaluate(at), text.drafts, answer);
      }
    },
  ],
];

Deno.test("the editor on a desktop", (test) =>
  onEditor({}, async (page) => {
    const steps = ON_THE_OVAL.map(([name, run]): Step => [name, async (page) => {
      await run(page);
      await undoAll(page);
    }]);
    await takeSteps(test, page, steps);
  }));

Deno.test("a reload keeps name and drawing, also when it comes at once", async () => {
  await onEditor({}, async (page) => {
    await page.click("#circuit-name", { count: 3 });
    await page.keyboard.type("Night race");
    await page.keyboard.press("Enter");
    await take(page, "brush", text.colourName("blue", "M"));
    await drag(page, [60, 50], [80, 60]);
    await page.reload();
    await find(page, "application", text.drawing);
    assertEquals(await shownName(page), "Night race");
    const cells = await keptCells(page);
    assertEquals(cells[55 * 150 + 70], "M".charCodeAt(0));
    await press(page, "button", text.undo);
    await until(
      page,
      () => document.querySelector(".deed:first-child")?.matches("[aria-disabled]") ?? false,
      null,
    );
    assertEquals(await keptCells(page), templateOf("oval").cells);
  });
});

Deno.test("a file of another size is told by rule 1, and can be made to fit [SIZE-1]", async () => {
  const lines = new TextDecoder().decode(writeCircuit(templateOf("oval"))).split("\r\n");
  const short = lines.slice(0, 99).map((line, y) => y === 7 ? line.slice(0, 149) : line);
  const files = [{ name: "short.cir", contents: short.join("\n") }];
  await withFiles(files, async (paths) => {
    await onEditor({}, async (page) => {
      await pickFiles(page, paths, () => press(page, "button", text.openFile));
      await find(page, "dialog", text.sizeTitle);
      assertEquals(await listedCodes(page), ["E1_WIDTH", "E1_LINES"].toSorted());
      await press(page, "button", text.sizeDeed);
      await page.waitForSelector("dialog", { hidden: true });
      assertEquals(await shownName(page), "short");
      assertEquals((await keptCells(page)).length, 15_000);
    });
  });
});

Deno.test("bitmaps and PNGs are opened by hand or dropped; other colours are asked about", async () => {
  const circuit = generateCircuit("browser");
  const odd = writeBmp(circuit);
  odd.set([10, 120, 10], 54 + 4 * 2);
  const files = [
    { name: "plain.bmp", contents: writeBmp(circuit) },
    { name: "small.png", contents: writePng(circuit) },
    { name: "odd.bmp", contents: odd },
  ];
  await withFiles(files, async ([plain = "", small = "", odd = ""]) => {
    await onEditor({}, async (page) => {
      await pickFiles(page, [plain], () => press(page, "button", text.openFile));
      await until(page, () => location.hash.startsWith("#draft="), null);
      assertEquals(await keptCells(page), circuit.cells);
      assertEquals(await shownName(page), "plain");
      assert(await dropFiles(page, [small]));
      await until(
        page,
        () => document.querySelector(".note")?.textContent?.includes("small") ?? false,
        null,
      );
      assertEquals(await keptCells(page), circuit.cells);
      assert(await dropFiles(page, [odd]));
      await find(page, "dialog", text.coloursTitle);
      const said = await page.$eval(".question-dialog", (element) => element.textContent);
      assert(/0A780A at \(\d+,\d+\)/.test(said), said);
      await press(page, "button", text.coloursDeed);
      await page.waitForSelector("dialog", { hidden: true });
      assertEquals(await keptCells(page), circuit.cells);
      await press(page, "button", text.drafts);
      await page.waitForSelector(".draft");
      assertEquals((await page.$$(".draft")).length, 3);
    });
  });
});

Deno.test("on a phone one finger draws, two zoom, and nothing is wider than the screen", async () => {
  await onEditor({ viewport: "phone" }, async (page) => {
    const { content, room } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    assertEquals(content, room);
    await press(page, "button", text.tool.rectangle);
    const finger = await page.touchscreen.touchStart(...await pixelOf(page, [60, 40]));
    await finger.move(...await pixelOf(page, [90, 60]));
    await finger.end();
    const cells = await keptCells(page);
    assertEquals(cells[50 * 150 + 75], "C".charCodeAt(0));
    // Two fingers apart: the picture grows, and what the first one began is gone.
    const one = await page.touchscreen.touchStart(...await pixelOf(page, [70, 50]));
    const [x, y] = await pixelOf(page, [80, 50]);
    const other = await page.touchscreen.touchStart(x, y);
    await other.move(x + 80, y);
    await other.end();
    await one.end();
    assertEquals(await keptCells(page), cells);
    await shoot(page, "circuit-phone");
  });
});

for (const { theme, viewport } of LOOKS) {
  Deno.test(`nobody meets a barrier, ${viewport}, ${theme}`, async () => {
    await onEditor({ viewport, theme }, async (page) => {
      await untilPar(page);
      assertEquals(await findBarriers(page), []);
      await press(page, "button", text.tool.rectangle);
      await press(page, "button", text.track);
      await page.focus(".board canvas");
      await page.keyboard.press("Space");
      await page.keyboard.press("Escape");
      await page.keyboard.press("p");
      for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Space");
      await page.waitForSelector(".finding-group");
      assertEquals(await findBarriers(page), []);
      for (const deed of [text.begin, text.drafts, text.save, text.share, text.help]) {
        await press(page, "button", deed);
        await page.waitForSelector("dialog[open]");
        if (deed === text.begin) await page.waitForSelector(".site-circuits");
        assertEquals(await findBarriers(page, "serious", "dialog[open]"), [], deed);
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog", { hidden: true });
      }
    });
  });
}
