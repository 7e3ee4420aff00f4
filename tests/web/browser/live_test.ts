/** A run that is being played, with the real server and a real browser: what comes into the journal is seen at once. */
import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import type { Page } from "puppeteer-core";
import { Library } from "../../../lib/server/library.ts";
import { startServer } from "../../../lib/server/serve.ts";
import {
  inFolder,
  journalOf,
  readSample,
  SAMPLE,
  type SampleRun,
  writeRun,
} from "../../lib/server/sample.ts";
import * as strings from "../../../web/strings/strings.ts";
import { browserForTests } from "./browser.ts";
import { press } from "./roles.ts";
import { until } from "./until.ts";
import { untilShown } from "./viewer.ts";
import { pagesOfSite } from "./viewer_site.ts";

const { withPage } = browserForTests();

const RUN: SampleRun = await readSample();

/** The journal, as the runner has it: locked, and growing. */
interface Runner {
  /** Goes on with a run that nobody was playing. */
  begin(): Promise<void>;
  /** Finishes so many rounds more. */
  play(rounds: number): Promise<void>;
}

/** A run of which so many rounds have been played; its server's address ends with a slash. */
async function whilePlaying(
  rounds: number,
  test: (address: string, runner: Runner) => Promise<void>,
  isStopped = false,
): Promise<void> {
  await inFolder(async (folder) => {
    const run = join(folder, "cup");
    await writeRun(run, RUN.settings, RUN.lines.slice(0, rounds));
    using journal = await Deno.open(join(run, "journal.jsonl"), { append: true });
    if (!isStopped) await journal.lock(true);
    const errors: unknown[] = [];
    const library = await Library.open({ named: [run] });
    const server = startServer({
      library,
      site: pagesOfSite,
      port: 0,
      onError: (error) => errors.push(error),
    });
    let played = rounds;
    try {
      await test(server.address, {
        begin: () => journal.lock(true),
        play: async (more) => {
          const lines = RUN.lines.slice(played, played + more);
          await journal.write(new TextEncoder().encode(journalOf(lines)));
          played += more;
        },
      });
    } finally {
      await server.stop();
    }
    assertEquals(errors, []);
  });
}

async function untilSaid(page: Page, words: string): Promise<void> {
  await until(page, (words) => document.body.innerText.includes(words), words);
}

Deno.test("the table of a run that is being played grows while one looks at it", async () => {
  await whilePlaying(30, async (address, runner) => {
    await withPage({}, async (page) => {
      await page.goto(`${address}run.html#run=cup`);
      await untilSaid(page, "30 of 132 rounds");
      await runner.play(10);
      await untilSaid(page, "40 of 132 rounds");
      await runner.play(92);
      await until(page, () => document.querySelector(".live-badge.finished") !== null, null);
    });
  });
});

Deno.test("[WATCH-34] rounds of the open match come as they end, and can be watched at once", async () => {
  const duels = RUN.lines.filter((line) => line.startsWith('{"match":"1-2"')).length;
  assertEquals(duels, 4);
  // The schedule plays one round of each of the 28 pairs, then the next.
  await whilePlaying(28, async (address, runner) => {
    await withPage({}, async (page) => {
      await page.goto(`${address}tanks.html#run=cup&match=duel-1-2-champion-mapper&panel=rounds`);
      await untilShown(page, 0, 1);
      await runner.play(28);
      await until(page, () => document.querySelectorAll(".round-row").length === 2, null);
      await page.keyboard.press("]");
      await untilShown(page, 0, 2);
    });
  });
});

Deno.test("a match without a round says so, and shows the first one when it has ended", async () => {
  await whilePlaying(0, async (address, runner) => {
    await withPage({}, async (page) => {
      await page.goto(`${address}tanks.html#run=cup&match=duel-1-2-champion-mapper`);
      await untilSaid(page, "No round has ended yet");
      await runner.play(1);
      await untilShown(page, 0, 1);
    });
  });
});

Deno.test("pages that were opened while a run was stopped wake up when somebody goes on with it", async () => {
  await whilePlaying(30, async (address, runner) => {
    await withPage({}, async (page) => {
      await page.goto(`${address}run.html#run=cup`);
      await untilSaid(page, "30 of 132");
      await withPage({}, async (match) => {
        await match.goto(`${address}tanks.html#run=cup&match=duel-1-2-champion-mapper`);
        await untilShown(match, 0, 1);
        await runner.begin();
        await runner.play(30);
        await untilSaid(page, "60 of 132");
        await untilSaid(match, "Being played");
      });
    });
  }, true);
});

Deno.test("the page of a finished run compares its table with the results in all logs", async () => {
  const library = await Library.open({ named: [SAMPLE] });
  const server = startServer({ library, site: pagesOfSite, port: 0, onError: () => {} });
  try {
    await withPage({}, async (page) => {
      await page.goto(`${server.address}run.html#run=sample`);
      await press(page, "button", strings.run.check.button);
      await untilSaid(page, strings.run.check.agrees(132));
    });
  } finally {
    await server.stop();
  }
});
