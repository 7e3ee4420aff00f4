/** The public pages of a contest in a real browser, from files and with a server that tells what happens. */
import { assert, assertEquals } from "@std/assert";
import type { Page } from "puppeteer-core";
import type { ContestEvent } from "../../../lib/contest/published/types.ts";
import { largeContest, makeContest } from "../contest/made_contest.ts";
import { findBarriers } from "./axe.ts";
import { browserForTests, type PageOptions } from "./browser.ts";
import { serveContest, SMALL } from "./contest_site.ts";
import { LOOKS } from "./looks.ts";
import { find, press } from "./roles.ts";
import { shoot } from "./shots.ts";
import { until } from "./until.ts";

const { withPage } = browserForTests();

const LARGE = largeContest();

const VIEWS = [
  { name: "table", hash: "", shown: ".standings-table tbody tr" },
  { name: "stages", hash: "#view=stages", shown: ".stages-table tbody tr" },
  { name: "entry", hash: "#view=entry&entry=mapper", shown: ".rank-chart" },
  { name: "matrix", hash: "#view=matrix", shown: ".duel-matrix, .large-matrix" },
  { name: "history", hash: "#view=history", shown: ".bump-chart .line" },
] as const;

async function onContest(
  hash: string,
  test: (page: Page) => Promise<void>,
  options: PageOptions = {},
  contest = SMALL,
): Promise<void> {
  await using site = await serveContest(contest);
  await withPage(options, async (page) => {
    await page.goto(`${site.address}contest.html${hash}`);
    await test(page);
  });
}

async function untilThere(page: Page, selector: string): Promise<void> {
  await until(page, (selector) => document.querySelector(selector) !== null, selector);
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Where the focus is, in words. */
async function focused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
  });
}

for (const { theme, viewport } of LOOKS) {
  Deno.test(`every view is free of barriers and fits the screen: ${viewport}, ${theme}`, async () => {
    for (const [size, contest] of [["small", SMALL], ["large", LARGE]] as const) {
      await using site = await serveContest(contest);
      await withPage({ viewport, theme }, async (page) => {
        for (const { hash, name, shown } of VIEWS) {
          if (size === "large" && name === "entry") continue;
          await page.goto(`${site.address}contest.html${hash}`);
          await untilThere(page, shown);
          assertEquals(await overflow(page), 0, `${size} ${name}`);
          assertEquals(await findBarriers(page), [], `${size} ${name}`);
          await shoot(page, `contest-${size}-${name}-${viewport}-${theme}`);
        }
      });
    }
  });
}

const TITLE = "mapper · Spring Cup of Tanks · Turniir";

Deno.test("from the table to an entry, to a round of the sample, and back", async () => {
  await onContest("", async (page) => {
    await press(page, "link", "mapper");
    await untilThere(page, ".watch-card");
    await until(page, (title) => document.title === title || document.title, TITLE);
    await page.click(".fault-list a");
    await untilThere(page, ".arena");
    await until(page, () => document.title.includes("round 2"), null);
    assertEquals(new URL(page.url()).pathname, "/club/cup/tanks.html");
    await page.goBack();
    await untilThere(page, ".watch-card");
    await page.goBack();
    await untilThere(page, ".standings-table");
  });
});

Deno.test("the page of a stage leads back to the contest", async () => {
  await onContest("#view=stages", async (page) => {
    await press(page, "link", "Stage 18");
    await untilThere(page, ".run-view");
    await press(page, "link", "Contest");
    await untilThere(page, ".table-view");
  });
});

Deno.test("a view that is gone to begins at its top, one that is come back to where it was left", async () => {
  await onContest("#view=stages", async (page) => {
    await untilThere(page, ".stages-table");
    await page.evaluate(() => scrollTo(0, 600));
    await page.click('.stages-table tbody tr:nth-child(15) a[href^="#view=entry"]');
    await untilThere(page, ".entry-view");
    assertEquals(await page.evaluate(() => [scrollY, document.activeElement?.id]), [0, "content"]);
    await page.goBack();
    await untilThere(page, ".stages-table");
    await until(page, () => scrollY > 300, null);
  }, { viewport: "phone" });
});

Deno.test("the history is used with the keyboard alone", async () => {
  await onContest("#view=history", async (page) => {
    const label = "Ranks of 10 programs over 17 stages. Arrow keys move from stage to stage.";
    await using chart = await find(page, "group", label);
    await chart.focus();
    await page.keyboard.press("ArrowLeft");
    await until(page, (told) => {
      const said = document.querySelector(".stage-order h3")?.textContent;
      return said === told || said;
    }, "Order of stage 17");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await untilThere(page, '.ends button[aria-pressed="true"]');
    await untilThere(page, "svg .followed");
    await press(page, "DisclosureTriangle", "The same as a table");
    await untilThere(page, ".history-table tbody tr");
  });
});

Deno.test("arrow keys move in a large square, which draws what is in sight only", async () => {
  await onContest(
    "#view=matrix",
    async (page) => {
      await untilThere(page, ".large-matrix a.share");
      const drawn = await page.$$eval(".large-matrix tbody th", (rows) => rows.length);
      assert(drawn < 80, `${drawn} rows`);
      await page.focus(".large-matrix a.share");
      const first = await focused(page);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowRight");
      const other = await focused(page);
      assert(first !== other && other.includes(" against "), `${first}; ${other}`);
      await page.evaluate(() => document.querySelector(".large-matrix")?.scrollTo(0, 99_999));
      await until(page, () => {
        const rows = document.querySelectorAll(".large-matrix tbody tr[aria-rowindex]");
        return rows[rows.length - 1]?.getAttribute("aria-rowindex") === "201";
      }, null);
    },
    {},
    LARGE,
  );
});

Deno.test("a contest that has just begun has something to say on every view", async () => {
  const empty = makeContest({ names: [], stages: 0 });
  await onContest(
    "",
    async (page) => {
      await untilThere(page, ".no-table");
      assertEquals(await findBarriers(page), []);
    },
    {},
    empty,
  );
});

/** The pages of a server say that it tells what happens. */
const LIVE = '<meta name="turniir-live" content="contest/events">';

/** A contest's server: its overview changes, and it tells what a test tells it to. */
function serveLive(title: () => string, address: string) {
  const clients = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    const path = new URL(request.url).pathname;
    if (path === "/contest/overview.json") {
      return Response.json({ ...SMALL.overview, title: title() });
    }
    if (path !== "/contest/events") {
      const asked = await fetch(address + path.slice(1));
      if (!path.endsWith(".html")) return new Response(asked.body, asked);
      const page = (await asked.text()).replace("<head>", `<head>${LIVE}`);
      return new Response(page, { headers: { "content-type": "text/html" } });
    }
    let mine: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (client) => void clients.add(mine = client),
      cancel: () => void clients.delete(mine),
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  const tell = (event: ContestEvent) => {
    const text = `event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
    for (const client of clients) client.enqueue(new TextEncoder().encode(text));
  };
  const drop = () => {
    for (const client of clients) client.close();
    clients.clear();
  };
  return {
    address: `http://127.0.0.1:${server.addr.port}/`,
    tell,
    clients,
    [Symbol.asyncDispose]: async () => {
      drop();
      await server.shutdown();
    },
  };
}

Deno.test("what changes is seen at once, and the focus stays where it is", async () => {
  let title = "Before";
  await using site = await serveContest(SMALL);
  await using live = serveLive(() => title, site.address);
  await withPage({}, async (page) => {
    await page.goto(`${live.address}contest.html`);
    await untilThere(page, ".live-badge.live");
    live.tell({ kind: "progress", stage: 19, run: "stage-19", played: 2300, total: 4600 });
    await untilThere(page, '[role="progressbar"][aria-valuenow="50"]');
    await page.focus("tbody .program a");
    const before = await focused(page);
    title = "After";
    live.tell({ kind: "changed" });
    await until(page, () => document.querySelector("h1")?.textContent === "After", null);
    assertEquals(await focused(page), before);
    await page.goto("about:blank");
  });
});
