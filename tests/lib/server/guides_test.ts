import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { markupOf } from "../../../lib/server/guide_markup.ts";
import { GUIDES, makeGuides } from "../../../lib/server/guides.ts";
import { PAGES } from "../../../lib/server/pages.ts";
import { frame } from "../../../web/strings/en/frame.ts";

const PLACE = {
  source: "bots/tanks/README.md",
  pages: new Map([["lib/arena/RULES.md", "rules.html"], ["bots/tanks/README.md", "guide.html"]]),
};

const decoder = new TextDecoder();

async function guides(kind: "runs" | "contest"): Promise<ReadonlyMap<string, string>> {
  return new Map((await makeGuides(kind)).map(([name, bytes]) => [name, decoder.decode(bytes)]));
}

Deno.test("links lead to pages of the site, to headings and to other hosts; all others are text", () => {
  const markup = (text: string) => markupOf(text, PLACE).trim();
  assertEquals(
    markup("[the `rules`](../../lib/arena/RULES.md#move)"),
    '<p><a href="rules.html#move">the <code>rules</code></a></p>',
  );
  assertEquals(markup("[here](#a-b)"), '<p><a href="#a-b">here</a></p>');
  assertEquals(
    markup("[there](https://x.example/a)"),
    '<p><a href="https://x.example/a">there</a></p>',
  );
  for (const href of ["tank1.ts", "../../README.md", "javascript:alert(1)", "data:text/html,x"]) {
    assertEquals(markup(`[text](${href})`), "<p>text</p>", href);
  }
  assertEquals(markup("![a picture](x.png)"), "<p>a picture</p>");
});

Deno.test("markup in a text is shown as it was written", () => {
  const markup = markupOf(
    "a <img src=x onerror=alert(1)> b\n\n`<b>`\n\n```ts\n</code><i>\n```\n",
    PLACE,
  );
  assert(!/<(?:img|b|i)\b/.test(markup), markup);
  assertStringIncludes(markup, "&lt;img");
});

Deno.test("headings and rules can be linked to", () => {
  const markup = markupOf(
    "## What it *may* write!\n\n- **[MOVE-3]** drive\n\n## Same\n\n## Same\n",
    PLACE,
  );
  for (const id of ["what-it-may-write", "MOVE-3", "same", "same-1"]) {
    assertStringIncludes(markup, `id="${id}"`);
  }
});

Deno.test("every link of a guide leads somewhere", async () => {
  const pages = await guides("contest");
  const files = new Set([...pages.keys(), ...PAGES.contest.map(({ file }) => file)]);
  const idsOf = (name: string) =>
    new Set([...(pages.get(name) ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
  for (const [name, text] of pages) {
    for (const [, href = ""] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const [file = "", hash] = href.split("#");
      assert(file === "" || files.has(file), `${name}: ${href}`);
      if (hash !== undefined) {
        assert(idsOf(file === "" ? name : file).has(hash), `${name}: ${href}`);
      }
    }
  }
  assertStringIncludes(pages.get("rules.html") ?? "", 'href="#the-clock"');
  assertStringIncludes(pages.get("guide.html") ?? "", 'href="rules.html"');
});

Deno.test("a guide needs no script but the theme, and has the navigation of its site", async () => {
  for (
    const [kind, first, foreign] of [["runs", "Start", "Contest"], [
      "contest",
      "Contest",
      "Start",
    ]] as const
  ) {
    for (const text of (await guides(kind)).values()) {
      assertEquals([...text.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src), [
        "theme.js",
      ]);
      const navigation = /<nav class="frame-pages"[^]*?<\/nav>/.exec(text)?.[0] ?? "";
      for (const name of [first, frame.tanks, frame.race, frame.frogger, frame.klotski]) {
        assertStringIncludes(navigation, `>${name}</a>`);
      }
      assert(!navigation.includes(foreign));
      assertStringIncludes(text, frame.footer);
      assertStringIncludes(text, frame.skip);
      const mark = await Deno.readTextFile(new URL("../../../web/ui/mark.tsx", import.meta.url));
      const drawn = [...mark.matchAll(/\bd="([^"]+)"/g)].map(([, path]) => path);
      assertEquals([...text.matchAll(/<path [^>]*\bd="([^"]+)"/g)].map(([, path]) => path), drawn);
    }
  }
  assertEquals(GUIDES.map(({ file }) => file), ["guide.html", "rules.html"]);
});
