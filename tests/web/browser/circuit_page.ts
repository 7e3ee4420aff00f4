/** The page of the editor as tests use it: cells for the mouse, and what is kept. */
import { assert } from "@std/assert";
import type { Page } from "puppeteer-core";
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import { readDraft } from "../../../web/circuit/model/draft_text.ts";
import * as strings from "../../../web/strings/strings.ts";
import { byRole, find } from "./roles.ts";
import { serveSite, type Site } from "./site.ts";
import { until } from "./until.ts";
import { pagesOfSite } from "./viewer_site.ts";

const text = strings.circuit;

/** A cell. */
export type Cell = readonly [x: number, y: number];

/** The real pages, with the circuits of every site. */
export async function serveEditor(): Promise<Site> {
  return serveSite(await pagesOfSite());
}

/** Opens the editor and waits for its drawing. */
export async function openEditor(page: Page, site: Site, hash: string = ""): Promise<void> {
  await page.goto(`${site.address}circuit.html${hash}`);
  await find(page, "application", text.drawing);
}

/** The middle of a cell on the page, while all of the circuit is seen. */
export async function pixelOf(page: Page, [x, y]: Cell): Promise<Cell> {
  const box = await page.$eval(".board canvas", (canvas) => {
    const { height, left, top, width } = canvas.getBoundingClientRect();
    return { height, left, top, width };
  });
  const scale = Math.min(box.width / WIDTH, box.height / HEIGHT);
  return [
    box.left + (box.width - scale * WIDTH) / 2 + (x + 0.5) * scale,
    box.top + (box.height - scale * HEIGHT) / 2 + (y + 0.5) * scale,
  ];
}

/** Presses the mouse on one cell and lets it go on another. */
export async function drag(page: Page, from: Cell, to: Cell = from): Promise<void> {
  await page.mouse.move(...await pixelOf(page, from));
  await page.mouse.down();
  await page.mouse.move(...await pixelOf(page, to), { steps: 4 });
  await page.mouse.up();
}

/** Waits until the check says that it conforms, or that so many things are to be put right. */
export async function untilChecked(page: Page, count: number): Promise<void> {
  const wanted = count === 0 ? text.conforming : text.broken(count);
  await until(
    page,
    (wanted) => {
      const said = document.querySelector(".check-panel .verdict")?.textContent ?? "";
      return said === wanted || said;
    },
    wanted,
  );
}

/** The codes of all findings that are listed. */
export function listedCodes(page: Page): Promise<string[]> {
  return page.$$eval(".finding-group code", (codes) => codes.map((code) => code.textContent));
}

/** Waits until what is drawn is kept, and gives its bytes. */
export async function keptCells(page: Page): Promise<Uint8Array> {
  await until(
    page,
    (kept) => document.querySelector(".name-field .state")?.textContent === kept,
    text.kept,
  );
  const draft = await page.evaluate(() => {
    const id = new URLSearchParams(location.hash.slice(1)).get("draft");
    return localStorage.getItem(`turniir-circuit:${id}`);
  });
  const cells = readDraft(draft ?? "")?.cells;
  assert(cells !== undefined, "there is no draft");
  return cells;
}

/** The name over the drawing. */
export function shownName(page: Page): Promise<string> {
  return page.$eval(
    "#circuit-name",
    (field) => field instanceof HTMLInputElement ? field.value : "",
  );
}

/** Chooses something to begin with, by the first words on its button. */
export async function begin(page: Page, title: string): Promise<void> {
  await using open = await find(page, "button", text.begin);
  await open.click();
  await using choice = await page.waitForSelector(`.begin-dialog .choice ::-p-text(${title})`);
  await choice?.click();
  await page.waitForSelector(".begin-dialog", { hidden: true });
}

/** Presses Tab until what has this role and name has the focus. */
export async function tabTo(page: Page, role: string, name: string): Promise<void> {
  await using wanted = await find(page, role, name);
  for (let step = 0; step < 80; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to the ${byRole(role, name)}`);
}
