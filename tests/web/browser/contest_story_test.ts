/**
 * The story of a contest, with the real server, its processes and a real browser: the organiser invites an author, a bad
 * program comes back with its reasons, a good one plays while others watch, and everybody looks at a round.
 */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { join } from "@std/path";
import type { Page } from "puppeteer-core";
import * as strings from "../../../web/strings/strings.ts";
import { serveContest, type Serving } from "../../e2e/contest_serving.ts";
import { inPlace, PATIENT, type Place, processesBelow, RAMMER, TANK1 } from "../../e2e/turniir.ts";
import { browserForTests } from "./browser.ts";
import { pickFiles } from "./pick.ts";
import { find, press } from "./roles.ts";
import { until } from "./until.ts";
import { untilReady } from "./viewer.ts";

const { withPage } = browserForTests();

const text = strings.author;
const desk = strings.organiser;

/** Long enough for the busiest machine to check a program or to play a small stage. */
const PATIENCE_MS = 90_000;

const BAD = `const fs = require("node:fs");
console.log("M0");
`;

async function untilSaid(page: Page, words: string): Promise<void> {
  await until(page, (words) => document.body.innerText.includes(words), words, PATIENCE_MS);
}

/** Notes in the page whether anything with this selector was ever there, however shortly. */
async function watchFor(page: Page, selector: string): Promise<void> {
  await page.evaluate((selector) => {
    const note = () => {
      if (document.querySelector(selector) !== null) document.documentElement.dataset.seen = "yes";
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
    note();
  }, selector);
}

/** The organiser makes a link for an author in his page. */
async function invite(server: Serving, name: string): Promise<string> {
  let link = "";
  await withPage({}, async (page) => {
    await page.goto(`${server.address}organiser.html#token=${server.token}`);
    await using field = await find(page, "textbox", desk.name);
    await field.type(name);
    await press(page, "button", desk.inviteDeed);
    await using shown = await find(page, "textbox", desk.link);
    link = await shown.evaluate((element) => (element as HTMLInputElement).value);
  });
  return link;
}

/** The author sends a file in. */
async function send(page: Page, path: string, version: number): Promise<void> {
  await pickFiles(page, [path], () => press(page, "button", text.chooseFiles));
  await page.waitForSelector(".draft-files");
  await press(page, "button", text.sendVersion(version));
  await untilSaid(page, text.arrived(version));
}

async function makeContest(place: Place): Promise<void> {
  const rounds = ["--duels", "10", "--melees", "10"];
  await place.expect(0, [
    "contest",
    "new",
    "spring",
    "--title",
    "Spring cup",
    ...rounds,
    ...PATIENT,
  ]);
  for (const [name, bot] of [["House", RAMMER], ["Ada", TANK1]] as const) {
    await place.expect(0, ["contest", "enter", "spring", name, bot]);
  }
  await place.expect(0, ["contest", "stage", "spring"]);
}

inPlace("a contest from an invitation to a round that everybody watches", async (place) => {
  await makeContest(place);
  await Deno.writeTextFile(place.path("tank.ts"), BAD);
  const good = place.path("better.ts");
  await Deno.copyFile(TANK1, good);
  const server = await serveContest(place, ["--jobs", "1"]);
  try {
    const link = await invite(server, "Bruno");
    assertMatch(link, /^http:\/\/127\.0\.0\.1:\d+\/author\.html#token=\S+$/);
    await withPage({}, async (spectator) => {
      await spectator.goto(server.address);
      await untilSaid(spectator, "Spring cup");
      await watchFor(spectator, ".playing-now .progress-bar, .playing-now progress");
      await withPage({}, async (author) => {
        await author.goto(link);
        await untilSaid(author, "Bruno");
        assert(!author.url().includes("token"));

        await send(author, place.path("tank.ts"), 1);
        await untilSaid(author, text.refusedFirst);
        await untilSaid(author, "tank.ts:1:12");
        await untilSaid(author, "write `import … from` instead");

        await send(author, good, 2);
        await untilSaid(author, text.result(await rankOf(server, "Bruno")));
      });
      await untilSaid(spectator, "After stage 2");
      await untilSaid(spectator, "Bruno");
      const seen = await spectator.evaluate(() => document.documentElement.dataset.seen);
      assertEquals(seen, "yes", "the stage in play was shown while it was played");
      await watchRound(spectator, server);
    });
    const { stages, table } = await server.overview();
    assertEquals(stages.map(({ number, state }) => [number, state]), [[2, "finished"], [
      1,
      "finished",
    ]]);
    assertEquals(table?.rows.length, 3);
  } finally {
    await server.stop();
  }
  assertEquals(processesBelow(place.folder), []);
  await place.expect(0, ["contest", "check", "spring"]);
  const published = JSON.stringify(await Array.fromAsync(textsIn(place.path("spring", "stages"))));
  assert(!published.includes("require("), "no source of anybody is where logs are");
});

/** The rank of an entry when its stage is over. */
async function rankOf(server: Serving, name: string): Promise<number> {
  const { table } = await server.overviewWhen(({ table }) =>
    table?.rows.some(({ bot }) => bot === name) ?? false
  );
  return table?.rows.find(({ bot }) => bot === name)?.rank ?? 0;
}

/** From the table by the entry's page to one of its rounds. */
async function watchRound(page: Page, server: Serving): Promise<void> {
  await press(page, "link", "Bruno");
  await page.waitForSelector(".entry-view a[href^='tanks.html']");
  await Promise.all([page.waitForNavigation(), page.click(".entry-view a[href^='tanks.html']")]);
  await untilReady(page);
  const address = new URL(page.url());
  assertEquals(address.origin + "/", server.address);
  assertMatch(address.hash, /run=stage-\d+&match=/);
}

async function* textsIn(folder: string): AsyncGenerator<string> {
  for await (const { isDirectory, name } of Deno.readDir(folder)) {
    if (isDirectory) yield* textsIn(join(folder, name));
    else if (!name.endsWith(".gz")) yield await Deno.readTextFile(join(folder, name));
  }
}
