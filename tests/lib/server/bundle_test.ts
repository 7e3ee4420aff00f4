import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { explainFailure, runBundler } from "../../../lib/server/bundle.ts";
import { PAGES } from "../../../lib/server/pages.ts";
import { makeSite, type SiteFiles } from "../../../lib/server/site.ts";
import { inFolder } from "./sample.ts";

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

Deno.test("scripts run in a browser, as plain scripts", () => {
  for (const name of SITE.keys()) {
    if (!name.endsWith(".js")) continue;
    const text = textOf(name);
    assert(!/"node:|\bDeno\./.test(text), name);
    // Parses as a script: no import, no export, and no path of this machine.
    new Function(text);
    assert(!text.includes(Deno.cwd()), name);
  }
});

Deno.test("what only animated pictures need is in the script of their worker alone", () => {
  // A GIF's word for repeating for ever: it says that the encoder is here.
  const encoder = "NETSCAPE2.0";
  assert(textOf("animation.js").includes(encoder));
  for (const name of SITE.keys()) {
    if (name !== "animation.js") assert(!textOf(name).includes(encoder), name);
  }
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
