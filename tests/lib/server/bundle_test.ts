import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { gzipSync } from "node:zlib";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { bundleLone, explainFailure, runBundler, scriptsWith } from "../../../lib/server/bundle.ts";
import { GUIDE_STYLE } from "../../../lib/server/guides.ts";
import { PAGES as PAGES_OF } from "../../../lib/server/pages.ts";
import { makeSite, type SiteFiles } from "../../../lib/server/site.ts";
import * as later from "../../../web/strings/later.ts";
import * as strings from "../../../web/strings/strings.ts";
import { inFolder } from "./sample.ts";

const PAGES = PAGES_OF.runs;

/** Made once for all tests of this file. */
const SITE: SiteFiles = await makeSite();

function textOf(name: string): string {
  return new TextDecoder().decode(SITE.get(name));
}

Deno.test("the site has all that its pages refer to", () => {
  for (const { file } of PAGES) {
    for (const [, link = ""] of textOf(file).matchAll(/(?:src|href)="([^"]*)"/g)) {
      assert(SITE.has(link), `${file} refers to ${link}`);
    }
  }
});

const SCRIPTS = [...SITE.keys()].filter((name) => name.endsWith(".js"));

Deno.test("scripts run in a browser, and import nothing but each other", () => {
  for (const name of SCRIPTS) {
    const text = textOf(name);
    assert(!/"node:|\bDeno\./.test(text), name);
    assert(!text.includes(Deno.cwd()), name);
    for (const [, next = ""] of text.matchAll(/\b(?:from|import\(?)"([\w@./:-]+)"/g)) {
      assert(next.startsWith("./") && SITE.has(next.slice(2)), `${name} imports ${next}`);
    }
  }
});

Deno.test("the script for the theme needs no other, and can be a plain script", () => {
  assertEquals([...scriptsWith(SITE, "theme.js")], ["theme.js"]);
  new Function(textOf("theme.js"));
});

Deno.test("a page says ahead which scripts it will load", () => {
  for (const { file, name } of PAGES) {
    const told = [...textOf(file).matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
    const scripts = scriptsWith(SITE, `${name}.js`);
    assert(scripts.size > 1, name);
    assertEquals(
      new Set([`${name}.js`, ...told.map(([, script = ""]) => script)]),
      new Set(scripts),
    );
  }
});

Deno.test("panels and dialogs that are not open at first are loaded later", () => {
  const [later = "", ...others] = SCRIPTS.filter((name) => name.startsWith("later-"));
  assertEquals(others, []);
  const atFirst = scriptsWith(SITE, "tanks.js");
  assert(!atFirst.has(later) && textOf("tanks.js").includes(`import("./${later}")`));
  // The class of the share dialog.
  assert(textOf(later).includes('"share-buttons"'));
  for (const name of atFirst) assert(!textOf(name).includes('"share-buttons"'), name);
});

/** Scripts that come before the first picture of tanks, with those of the worker that reads its log. */
const BEFORE_TANKS = new Set(["theme.js", "tanks.js", "log.js"].flatMap((name) => [
  ...scriptsWith(SITE, name),
]));

function packedSize(scripts: ReadonlySet<string>): number {
  const packed = [...scripts].map((name) => gzipSync(SITE.get(name) ?? "").length);
  return packed.reduce((all, length) => all + length, 0) / 1024;
}

Deno.test("no page loads more than 80 KB of packed script before it shows anything, nor many files", () => {
  const before = new Map(PAGES.map(({ name }) => [name, scriptsWith(SITE, `${name}.js`)]));
  for (const [name, scripts] of before.set("tanks", BEFORE_TANKS)) {
    const size = packedSize(scripts);
    assert(size <= 80, `${name}: ${size.toFixed(1)} KB`);
    assert(scripts.size <= 25, `${name}: ${scripts.size} files`);
  }
});

Deno.test("what only later parts say is loaded with them", () => {
  const said = [
    later.faults.detail,
    later.panels.lines.title,
    later.playerHelp.legend,
    later.rounds.noRounds,
    later.share.linkTooLong,
  ];
  for (const sentence of said) {
    const holders = SCRIPTS.filter((name) => textOf(name).includes(sentence));
    assert(holders.length > 0, sentence);
    assertEquals(holders.filter((name) => BEFORE_TANKS.has(name)), [], sentence);
  }
});

Deno.test("what is said of other pages alone is not in the script of a page", () => {
  const ofPages = new Map(PAGES.map(({ name }) => [
    name,
    [...scriptsWith(SITE, `${name}.js`)].map(textOf).join(""),
  ]));
  for (const [name, text] of ofPages) {
    assert(text.includes(strings.frame.footer), name);
    assert(!text.includes(strings.privatePages.noToken), name);
  }
  // Making a format of dates does something, so that the bundler has to be told that it may be left out.
  const dates = [...ofPages].filter(([, text]) => text.includes("Intl.DateTimeFormat"));
  assert(dates.every(([name]) => !["frogger", "klotski"].includes(name)));
});

Deno.test("a page has the styles of what it loads later from the start", async () => {
  await inFolder(async (folder) => {
    await runBundler(["web/pages/tanks.tsx"], folder, "modules");
    const sheets = [...Deno.readDirSync(folder)].map(({ name }) => name)
      .filter((name) => name.endsWith(".css") && name !== "tanks.css");
    // The bundler makes them; if it makes none any more, later_styles.ts has nothing to do.
    assert(sheets.length > 0);
    const all = textOf("tanks.css");
    for (const sheet of sheets) {
      assert(!SITE.has(sheet), `nobody loads ${sheet}`);
      const rules = (await Deno.readTextFile(join(folder, sheet))).split("}");
      for (const rule of rules) assert(all.includes(rule.trim()), `tanks.css lacks ${rule}`);
    }
  });
  for (const name of SITE.keys()) {
    if (!name.endsWith(".css") || name === GUIDE_STYLE) continue;
    assert(PAGES.some((page) => `${page.name}.css` === name), name);
  }
});

Deno.test("the page that is one file has plain scripts, each in one piece", async () => {
  const lone = await bundleLone();
  assertEquals([...lone.keys()], ["animation.js", "lone.css", "lone.js", "theme.js"]);
  const decoder = new TextDecoder();
  for (const [name, bytes] of lone) {
    if (!name.endsWith(".js")) continue;
    const text = decoder.decode(bytes);
    // Parses as a script: no import, no export.
    new Function(text);
    assert(!/"node:|\bDeno\.|\bimport\(/.test(text) && !text.includes(Deno.cwd()), name);
  }
  assertEquals(decoder.decode(lone.get("lone.css")), textOf("tanks.css"));
});

Deno.test("what only animated pictures need is loaded by their worker alone", () => {
  // A GIF's word for repeating for ever: it says that the encoder is here.
  const encoder = "NETSCAPE2.0";
  const holders = SCRIPTS.filter((name) => textOf(name).includes(encoder));
  assertEquals(holders, ["animation.js"]);
  assert(!SITE.has("animation.html") && !SITE.has("animation.css"));
});

Deno.test("the script for the theme is small, since everything waits for it", () => {
  const { length } = textOf("theme.js");
  assert(length > 100 && length < 1000, `${length} characters`);
});

/** What the theme's script chooses, now and when the system changes. */
function runTheme(stored: () => string | null) {
  const root = { dataset: { theme: "" } };
  const system = {
    matches: true,
    change: () => {},
    addEventListener: (_name: string, change: () => void) => {
      system.change = change;
    },
  };
  const run = new Function("document", "localStorage", "matchMedia", textOf("theme.js"));
  run({ documentElement: root }, { getItem: stored }, () => system);
  const first = root.dataset.theme;
  system.matches = false;
  system.change();
  return [first, root.dataset.theme];
}

Deno.test("the theme is what was chosen, else what the system says and goes on to say", () => {
  assertEquals(runTheme(() => "dark"), ["dark", "dark"]);
  assertEquals(runTheme(() => "light"), ["light", "light"]);
  assertEquals(runTheme(() => null), ["dark", "light"]);
  assertEquals(runTheme(() => "pink"), ["dark", "light"]);
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  assertEquals(runTheme(forbidden), ["dark", "light"]);
});

Deno.test("the same sources give the same bytes", async () => {
  assertEquals(await makeSite(), SITE);
});

Deno.test("a mistake in a source is told with its place", async () => {
  await inFolder(async (folder) => {
    const source = join(folder, "broken.ts");
    await Deno.writeTextFile(source, "const x = ;\n");
    const error = await assertRejects(
      () => runBundler([source], join(folder, "out")),
      UnusableInput,
      "The pages cannot be put together",
    );
    assertMatch(error.message, /broken\.ts:1:11/);
  });
});

Deno.test("a bundler that cannot be fetched is told in a sentence", () => {
  const told = explainFailure(
    `error: Failed loading http://registry.example/@esbuild%2flinux-x64 for package "@esbuild/linux-x64"

Caused by:
    error sending request for url (http://registry.example/@esbuild%2flinux-x64)

Stack backtrace:
   0: <unknown>
`,
  );
  assertMatch(told, /^The pages are put together by a bundler that Deno fetches the first time/);
  assertMatch(told, /connect this machine to the network once and try again/);
  assert(!told.includes("Stack"));
});

Deno.test("the site of a contest begins with the contest; private pages are a server's alone", async () => {
  const server = await makeSite("contest server");
  const files = await makeSite("contest");
  const decoder = new TextDecoder();
  for (const [kind, site] of [["contest server", server], ["contest", files]] as const) {
    for (const { file } of PAGES_OF[kind]) {
      const text = decoder.decode(site.get(file));
      for (const [, link = ""] of text.matchAll(/(?:src|href)="([^"]*)"/g)) {
        assert(site.has(link), `${file} refers to ${link}`);
      }
    }
    // Files alone never tell what happens, and nobody asks them.
    const isLive = decoder.decode(site.get("contest.html")).includes("turniir-live");
    assertEquals(isLive, kind === "contest server");
    assertEquals(site.get("index.html"), site.get("contest.html"));
    // Pages that say why there is nothing to see.
    for (const name of ["theme.js", "icon.svg", "run.css"]) assert(site.has(name), name);
  }
  const isPrivate = (name: string) => /^(?:author|organiser)\b/.test(name);
  assertEquals([...server.keys()].filter(isPrivate).toSorted(), [
    ...["author.css", "author.html", "author.js"],
    ...["organiser.css", "organiser.html", "organiser.js"],
  ]);
  for (const site of [files, SITE]) assertEquals([...site.keys()].filter(isPrivate), []);
  assert(![...SITE.keys()].some((name) => name.startsWith("contest")));
});
