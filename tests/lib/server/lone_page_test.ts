import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import fc from "fast-check";
import type { Bundle } from "../../../lib/server/kept_bundle.ts";
import { type LonePageOptions, makeLonePage } from "../../../lib/server/lone_page.ts";

const ENCODER = new TextEncoder();

/** A page of these sources. */
function make(
  options: Partial<LonePageOptions> = {},
  sources: Readonly<Record<string, string>> = {},
): Promise<string> {
  const scripts = { "theme.js": "theme();", "lone.js": "tanks();", "animation.js": "animate();" };
  const all = { ...scripts, "lone.css": "a{}", ...sources };
  const bundle: Bundle = new Map(
    Object.entries(all).map(([name, text]) => [name, ENCODER.encode(text)]),
  );
  const usual = { title: "A replay", name: "melee.jsonl.gz", log: new Uint8Array([1, 2, 3]) };
  return makeLonePage({ ...usual, icon: ENCODER.encode("<svg/>"), bundle, ...options });
}

/** The contents of all elements of a kind, as a browser finds them. */
function contentsOf(html: string, element: string): string[] {
  const pattern = new RegExp(`<${element}(?:\\s[^>]*)?>([^]*?)</${element}`, "gi");
  return [...html.matchAll(pattern)].map((match) => match[1] ?? "");
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", ENCODER.encode(text));
  return `'sha256-${new Uint8Array(digest).toBase64()}'`;
}

Deno.test("the log comes out of the page as it went in", async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (log) => {
    const [, inside = "!"] = contentsOf(await make({ log }), "script");
    assertEquals(Uint8Array.fromBase64(inside), new Uint8Array(log));
  }));
});

Deno.test("the page says which log it holds", async () => {
  const html = await make({ name: 'a "b" <c>.jsonl' });
  const open = '<script type="application/octet-stream" id="log" ' +
    'data-name="a &quot;b&quot; &lt;c&gt;.jsonl">';
  assert(html.includes(open), html);
});

Deno.test("the page begins where it was told, unless its link says otherwise", async () => {
  const startOf = async (options: Partial<LonePageOptions>, hash: string) => {
    const [early = ""] = contentsOf(await make(options, { "theme.js": "1;" }), "script");
    const moves: string[] = [];
    new Function("location", early)({ hash, replace: (to: string) => moves.push(to) });
    return moves;
  };
  assertEquals(await startOf({ round: 3, turn: 0 }, ""), ["#round=3&turn=0"]);
  assertEquals(await startOf({ turn: 12 }, ""), ["#turn=12"]);
  assertEquals(await startOf({ round: 3 }, "#round=4"), []);
  assertEquals(await startOf({}, ""), []);
});

Deno.test("the page refers to nothing outside, and may not", async () => {
  const html = await make();
  const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link]) => link ?? "");
  assertEquals(links.map((link) => link.slice(0, 19)), ["data:image/svg+xml;"]);
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  assertMatch(policy, /^default-src 'none'; .*connect-src 'none'; worker-src blob:; base-uri/);
  assert(!/'self'|unsafe|https?:/.test(policy), policy);
});

Deno.test("the policy names exactly the scripts and the style that are inside", async () => {
  const html = await make({}, { "lone.js": 'f("ä", 1);\n', "lone.css": "a{color:red}\n" });
  const [theme = "", , , script = ""] = contentsOf(html, "script");
  const [style = ""] = contentsOf(html, "style");
  assertEquals([theme, script, style], ["theme();", 'f("ä", 1);', "a{color:red}"]);
  const scripts = `script-src ${await hashOf(theme)} ${await hashOf(script)};`;
  assert(html.includes(scripts) && html.includes(`style-src ${await hashOf(style)};`));
});

Deno.test("nothing in a script or style ends it early, and it means the same", async () => {
  const strings = ["</script>", "</SCRIPT x", "<!--", "<script>", "-->", "</style>"];
  const source = `globalThis.found = ${JSON.stringify(strings)}; /<\\/script/.test("");`;
  const css = "a::after{content:'</style>'}";
  const html = await make({}, { "lone.js": source, "lone.css": css });
  const script = contentsOf(html, "script").at(-1) ?? "";
  assert(!/<!--|<\/script/i.test(script));
  const { found } = await import(
    `data:text/javascript,${
      encodeURIComponent(`${script.replace("globalThis.found", "export const found")}`)
    }`
  );
  assertEquals(found, strings);
  assertEquals(contentsOf(html, "style"), ["a::after{content:'<\\/style>'}"]);
});

Deno.test("the worker's script is inside as text that nothing ends early and no browser runs", async () => {
  const text = "</script><script>alert(1)</script><!--";
  const html = await make({}, { "animation.js": `globalThis.found = ${JSON.stringify(text)};` });
  const [, , worker = "", ...others] = contentsOf(html, "script");
  assertEquals(others, ["tanks();"]);
  assert(html.includes(`<script type="text/plain" id="animation">${worker}</script>`));
  assertEquals(new Function("globalThis", `${worker} return globalThis.found;`)({}), text);
  assert(!html.includes(await hashOf(worker)), "the page itself may not run it");
});

Deno.test("a title is text, whatever a program is called", async () => {
  const html = await make({ title: "</title><script>1</script>" });
  assertEquals(contentsOf(html, "script").length, 4);
  assertEquals(contentsOf(html, "title"), ["&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;"]);
});

Deno.test("a bundle without the page is refused", async () => {
  await assertRejects(() => make({ bundle: new Map() }), RangeError, "the bundle has no theme.js");
});
