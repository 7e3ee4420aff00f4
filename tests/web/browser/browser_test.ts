/** The tools of the browser tests do what they promise, above all: trouble in a page fails its test. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import type { Page } from "puppeteer-core";
import { findBarriers } from "./axe.ts";
import { browserForTests, type PageOptions, VIEWPORTS } from "./browser.ts";
import { countDraws } from "./draws.ts";
import { dragAcross, dropFiles } from "./drop.ts";
import { withFiles } from "./files.ts";
import { measureFrames, quantile } from "./frames.ts";
import { letPicturesPass } from "./hide.ts";
import { pickFiles } from "./pick.ts";
import { serveSite } from "./site.ts";
import { until } from "./until.ts";

const { withPage } = browserForTests();

const STRICT = {
  "content-security-policy": "default-src 'none'; script-src 'self'; img-src data:",
};

const SCRIPT = `
  const say = (text) => { document.querySelector("output").textContent = text; };
  const tell = async (files) => {
    const told = [];
    for (const file of files) told.push(file.name + ": " + await file.text());
    say(told.join(", "));
  };
  document.querySelector("button").onclick = () => document.querySelector("input").click();
  document.querySelector("input").onchange = ({ target }) => tell(target.files);
  document.body.ondragover = (event) => event.preventDefault();
  document.body.ondragleave = () => say("away");
  document.body.ondrop = (event) => { event.preventDefault(); tell(event.dataTransfer.files); };
`;

/** A page that says what files it was given. */
const TAKER = new Map([
  [
    "index.html",
    '<!doctype html><html lang="en"><head><title>Taker</title><link rel="icon" href="data:,"></head>' +
    '<body><main><h1>Taker</h1><button>Open</button><input type="file" multiple hidden><output></output>' +
    '<script src="taker.js"></script></main></body></html>',
  ],
  ["taker.js", SCRIPT],
]);

async function onPage(
  body: string,
  run: (page: Page) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>Test</title>` +
    `<link rel="icon" href="data:,"></head><body>${body}</body></html>`;
  await using site = serveSite(new Map([["index.html", html]]));
  await withPage(options, async (page) => {
    await page.goto(site.address);
    await run(page);
  });
}

async function onTaker(run: (page: Page) => Promise<void>): Promise<void> {
  await using site = serveSite(TAKER, { headers: STRICT, prefix: "/deep/in/" });
  await withPage({}, async (page) => {
    await page.goto(site.address);
    await run(page);
  });
}

async function said(page: Page, text: string): Promise<void> {
  await until(page, (given) => {
    const said = document.querySelector("output")?.textContent;
    return said === given || said;
  }, text);
}

const nothing = () => Promise.resolve();

Deno.test("a page without trouble passes", () => onPage("<p>fine</p>", nothing));

for (
  const [what, body, told] of [
    ["an error in the console", "<script>console.error('oh no')</script>", "console: oh no"],
    ["an uncaught error", "<script>throw new Error('oh dear')</script>", "oh dear"],
    ["a promise that nobody catches", "<script>Promise.reject(Error('alas'))</script>", "alas"],
    ["a file that is not there", "<img alt='' src='none.png'>", "none.png 404"],
    ["a dialog", "<script>alert('hello')</script>", "dialog: hello"],
    ["another host", "<img alt='' src='http://127.0.0.2:9/x.png'>", "another host"],
  ] as const
) {
  Deno.test(`${what} fails the test`, async () => {
    await assertRejects(
      () => onPage(body, (page) => page.waitForNetworkIdle({ idleTime: 50 })),
      Error,
      told,
    );
  });
}

Deno.test("a breach of the Content-Security-Policy fails the test", async () => {
  const page = TAKER.get("index.html") + "<script>let x</script>";
  await using site = serveSite(new Map([...TAKER, ["index.html", page]]), { headers: STRICT });
  const visit = () => withPage({}, async (page) => void await page.goto(site.address));
  await assertRejects(visit, Error, "script-src");
});

Deno.test("an error in a worker fails the test", async () => {
  const body =
    "<script>new Worker(URL.createObjectURL(new Blob(['throw Error(`in the depth`)'])))" +
    ".onerror = () => document.title = 'failed'</script>";
  await assertRejects(
    () =>
      onPage(body, async (page) => {
        await until(page, (title) => document.title === title, "failed");
        // The browser tells of a worker's error by another way than the page, and later.
        await letPicturesPass(page, 30);
      }),
    Error,
    "in the depth",
  );
});

Deno.test("trouble that a test allows is none", async () => {
  await onPage("<script>console.error('oh no')</script>", nothing, { allow: [/oh no/] });
});

Deno.test("when a test fails its own error is told beside the trouble", async () => {
  const failing = () => Promise.reject(new RangeError("not as expected"));
  const body = "<script>console.error('oh no')</script>";
  const error = await assertRejects(() => onPage(body, failing), Error, "oh no");
  assert(error.cause instanceof RangeError);
  await assertRejects(() => onPage("", failing), RangeError, "not as expected");
});

Deno.test("a page is seen as it was asked for", async () => {
  const look = (page: Page) =>
    page.evaluate(() => [
      innerWidth,
      matchMedia("(prefers-color-scheme: dark)").matches,
      matchMedia("(prefers-reduced-motion: reduce)").matches,
      matchMedia("(pointer: coarse)").matches,
    ]);
  await onPage(
    '<meta name="viewport" content="width=device-width">',
    async (page) => assertEquals(await look(page), [VIEWPORTS.phone.width, true, true, true]),
    { viewport: "phone", theme: "dark", reducedMotion: true },
  );
  await onPage(
    "",
    async (page) => assertEquals(await look(page), [VIEWPORTS.desktop.width, false, false, false]),
  );
});

Deno.test("a window remembers nothing of the one before", async () => {
  await using site = serveSite(new Map([["index.html", TAKER.get("index.html") ?? ""]]));
  const allow = [/taker.js/];
  for (let visits = 0; visits < 2; visits++) {
    await withPage({ allow }, async (page) => {
      await page.goto(site.address);
      assertEquals(await page.evaluate(() => localStorage.length), 0);
      await page.evaluate(() => localStorage.setItem("seen", "yes"));
    });
  }
});

const FILES = [{ name: "a.jsonl", contents: "one" }, { name: "b.jsonl", contents: "two" }];

Deno.test("dropped files arrive with name and contents, and the page is known to take them", async () => {
  await withFiles(FILES, (paths) =>
    onTaker(async (page) => {
      assertEquals(await dropFiles(page, paths), true);
      await said(page, "a.jsonl: one, b.jsonl: two");
    }));
});

Deno.test("a page that leaves dropped files to the browser is known not to take them", async () => {
  await withFiles(
    FILES,
    (paths) =>
      onPage("<p>x</p>", async (page) => assertEquals(await dropFiles(page, paths), false)),
  );
});

Deno.test("a file can be dragged away again", async () => {
  await onTaker(async (page) => {
    await dragAcross(page);
    await said(page, "away");
  });
});

Deno.test("picked files arrive through the browser's own dialog", async () => {
  await withFiles(FILES, (paths) =>
    onTaker(async (page) => {
      await pickFiles(page, paths, () => page.click("button"));
      await said(page, "a.jsonl: one, b.jsonl: two");
    }));
});

Deno.test("axe finds serious barriers under a strict policy and none where there are none", async () => {
  await onTaker(async (page) => {
    assertEquals(await findBarriers(page), []);
    await page.evaluate(() => document.querySelector("button")?.replaceChildren());
    const [finding] = await findBarriers(page);
    assertEquals([finding?.rule, finding?.impact], ["button-name", "critical"]);
  });
});

Deno.test("waiting in vain tells what was there instead", async () => {
  await onPage("<output>other</output>", async (page) => {
    const given = (text: string) => document.querySelector("output")?.textContent === text || "no";
    await assertRejects(() => until(page, given, "this", 50), Error, "it gave no");
  });
});

Deno.test("frames are counted with their times, and long ones are found", async () => {
  await onPage("", async (page) => {
    const calm = await measureFrames(page, 20);
    assertEquals(calm.deltas.length, 20);
    assert(calm.deltas.every((delta) => delta > 0));
    await page.evaluate(() => {
      const stall = () => {
        const end = performance.now() + 80;
        while (performance.now() < end);
        requestAnimationFrame(stall);
      };
      requestAnimationFrame(stall);
    });
    const stalled = await measureFrames(page, 5);
    assert(quantile(stalled.deltas, 0.5) >= 80, `${stalled.deltas}`);
    assert(stalled.long.some((duration) => duration >= 80), `${stalled.long}`);
    // How much of the loop is processor time depends on what else the machine does.
    assert(stalled.script > 0, `${stalled.script}`);
  });
});

Deno.test("a quantile is one of the values", () => {
  assertEquals(quantile([3, 1, 2], 0), 1);
  assertEquals(quantile([3, 1, 2], 0.5), 2);
  assertEquals(quantile([3, 1, 2], 1), 3);
  assertEquals(quantile([], 0.5), NaN);
});

Deno.test("the page's own calls for drawing are counted", async () => {
  await using site = serveSite(
    new Map([[
      "index.html",
      "<link rel=icon href=data:,><script>requestAnimationFrame(() => " +
      "requestAnimationFrame(() => document.title = 'drawn'))</script>",
    ]]),
  );
  await withPage({}, async (page) => {
    const draws = await countDraws(page);
    await page.goto(site.address);
    await page.waitForSelector("::-p-xpath(//title[text()='drawn'])");
    assertEquals(await draws(), 2);
  });
});

Deno.test("a site has nothing outside its prefix and its folder", async () => {
  await using site = serveSite(TAKER, { prefix: "/deep/in/" });
  await using folder = serveSite({ folder: new URL(".", import.meta.url).pathname });
  const { origin } = new URL(site.address);
  for (
    const [address, status] of [
      [site.address, 200],
      [`${site.address}taker.js`, 200],
      [`${site.address}none.js`, 404],
      [`${origin}/taker.js`, 404],
      [`${folder.address}site.ts`, 200],
      [`${folder.address}..%2F..%2Fdeno.json`, 404],
    ] as const
  ) {
    const answer = await fetch(address);
    await answer.body?.cancel();
    assertEquals(answer.status, status, address);
  }
});
