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
  type SampleRun,
  writeRun,
} from "../../lib/server/sample.ts";
import { browserForTests } from "./browser.ts";
import { until } from "./until.ts";
import { untilShown } from "./viewer.ts";
import { pagesOfSite } from "./viewer_site.ts";

const { withPage } = browserForTests();

const RUN: SampleRun = await readSample();

/** The journal, as the runner has it: locked, and growing. */
interface Runner {
  /** Finishes so many rounds more. */
  play(rounds: number): Promise<void>;
}

/** A run of which so many rounds have been played; its server's address ends with a slash. */
async function whilePlaying(
  rounds: number,
  test: (address: string, runner: Runner) => Promise<void>,
): Promise<void> {
  await inFolder(async (folder) => {
    const run = join(folder, "cup");
    await writeRun(run, RUN.settings, RUN.lines.slice(0, rounds));
    using journal = await Deno.open(join(run, "journal.jsonl"), { append: true });
    await journal.lock(true);
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

Deno.test("rounds of the open match come as they end, and can be watched at once", async () => {
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
