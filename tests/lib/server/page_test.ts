import { assert, assertEquals, assertMatch } from "@std/assert";
import {
  escapeText,
  makeSentencePage,
  makeSitePage,
  PAGE_POLICY,
} from "../../../lib/server/page.ts";
import { PAGES as PAGES_OF } from "../../../lib/server/pages.ts";

const PAGES = [...PAGES_OF.runs, ...PAGES_OF["contest server"]];
const PARTS = { hasStyle: true, scripts: ["home.js", "chunk-1.js", "chunk-2.js"] };

Deno.test("a page of the site loads its own files only, by relative addresses", () => {
  for (const page of PAGES) {
    const scripts = [`${page.name}.js`, "chunk-1.js", "chunk-2.js"];
    const html = makeSitePage(page, { hasStyle: true, scripts });
    const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link]) => link);
    assertEquals(links, [
      ...["theme.js", "icon.svg", `${page.name}.css`, "chunk-1.js", "chunk-2.js"],
      `${page.name}.js`,
    ]);
  }
});

Deno.test("the theme is chosen before anything is drawn, the page's script waits", () => {
  const [page] = PAGES;
  assert(page !== undefined);
  const html = makeSitePage(page, PARTS);
  assertMatch(html, /<script src="theme\.js"><\/script>[^]*<link rel="stylesheet"/);
  assertMatch(
    html,
    /<div id="app"><\/div>\n<noscript>.+<\/noscript>\n<p id="too-old" hidden>.+<\/p>\n<p id="from-disk" hidden>.+<\/p>\n<script type="module" src="home\.js">/,
  );
  assert(!makeSitePage(page, { hasStyle: false, scripts: [] }).includes("stylesheet"));
});

Deno.test("the pages' policy allows nothing inline and no other host", () => {
  assertEquals(
    PAGE_POLICY,
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
      "connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'",
  );
  for (const page of PAGES) assert(!/<style|style=|\son\w+=/.test(makeSitePage(page, PARTS)));
});

Deno.test("texts in a page stay texts", () => {
  const title = `</title><script>alert("1")&amp;`;
  const html = makeSitePage({ name: "home", title, description: '"><b>' }, PARTS);
  assert(html.includes(`<title>${escapeText(title)}</title>`));
  assert(!html.includes("<script>") && !html.includes("<b>"));
  assertEquals(escapeText(`<a b="c">&amp;`), "&lt;a b=&quot;c&quot;&gt;&amp;amp;");
});

Deno.test("a page tells whoever previews a link to it what it is", () => {
  for (const page of PAGES) {
    const html = makeSitePage(page, PARTS);
    assert(html.includes(`<meta property="og:title" content="${page.title}">`));
    assert(html.includes(`<meta property="og:description" content="${page.description}">`));
  }
});

Deno.test("search engines are asked to leave out the private pages, and no others", () => {
  const left = PAGES.filter((page) =>
    makeSitePage(page, PARTS).includes('<meta name="robots" content="noindex">')
  );
  assertEquals(left.map(({ file }) => file), ["author.html", "organiser.html"]);
});

Deno.test("a sentence is a page with the look of the others and a way back, under any address", () => {
  const html = makeSentencePage(404, "<b>Gone.</b>");
  const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link]) => link);
  assertEquals(links, ["/theme.js", "/icon.svg", "/run.css", "/", "/icon.svg", "/"]);
  assertMatch(
    html,
    /<h1>Not found<\/h1>\n<p>&lt;b&gt;Gone\.&lt;\/b&gt;<\/p>\n<a [^>]*href="\/">Start</,
  );
  assert(!/<style|style=|\son\w+=/.test(html));
});
