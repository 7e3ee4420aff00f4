/** What is newer than the browsers that a page names as the oldest (lib/server/page.ts) stands in no script of a page. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { bundleLone } from "../../../lib/server/bundle.ts";
import { makeSite } from "../../../lib/server/site.ts";

/**
 * Names that one of those browsers does not know, as a minified script writes them, and the first versions of Chrome,
 * Firefox and Safari that do (the tables of compatibility of MDN).
 */
const NEWER: readonly (readonly [what: string, pattern: RegExp, since: string])[] = [
  ["Array.fromAsync", /\bArray\.fromAsync\b/, "121, 115, 16.4"],
  ["URL.parse", /\bURL\.parse\(/, "126, 126, 18.0"],
  ["AbortSignal.any", /\bAbortSignal\.any\b/, "116, 124, 17.4"],
  [
    "sets with each other",
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    "122, 127, 17.0",
  ],
  [
    "helpers of iterators",
    /(?<!\bObject)\.(?:keys|values|entries|matchAll)\([^()]*\)\.(?:map|filter|some|every|find|reduce|flatMap|take|drop|toArray|forEach)\(/,
    "122, 131, 18.4",
  ],
  ["Iterator", /\bIterator\.(?:from|prototype|concat)\b/, "122, 131, 18.4"],
  ["Promise.try", /\bPromise\.try\b/, "128, 134, 18.2"],
  ["RegExp.escape", /\bRegExp\.escape\b/, "136, 134, 18.2"],
  ["bytes as base64", /\.(?:toBase64|fromBase64|setFromBase64|toHex|fromHex)\(/, "140, 133, 18.2"],
  ["Error.isError", /\bError\.isError\b/, "134, 138, 26"],
  ["Math.sumPrecise", /\bMath\.(?:sumPrecise|f16round)\b/, "135, 129, 18.2"],
  ["Float16Array", /\bFloat16Array\b/, "135, 129, 18.2"],
  ["Map.getOrInsert", /\.getOrInsert(?:Computed)?\(/, "145, 144, 26.2"],
  ["Temporal", /\bTemporal\./, "144, 139, none"],
  ["view transitions", /\bstartViewTransition\b/, "111, 144, 18.0"],
  ["Intl.DurationFormat", /\bDurationFormat\b/, "129, 136, 16.4"],
  ["flags within a pattern", /\/[^/\n]*\(\?[ims]+(?:-[ims]+)?:/, "125, 132, 26"],
];

const texts = async (files: Promise<ReadonlyMap<string, Uint8Array>>) => {
  const decoder = new TextDecoder();
  return [...await files].filter(([name]) => name.endsWith(".js"))
    .map(([name, bytes]) => [name, decoder.decode(bytes)] as const);
};

Deno.test("no script of a page needs a newer browser than the page says", async () => {
  const kinds = [makeSite(), makeSite("contest server"), bundleLone()].map(texts);
  const scripts = (await Promise.all(kinds)).flat();
  assert(scripts.length > 20);
  for (const [what, pattern, since] of NEWER) {
    const users = scripts.filter(([, text]) => pattern.test(text)).map(([name]) => name);
    assertEquals(users, [], `${what} is there since ${since}`);
  }
});

/** What only some browsers have: Safari has no idle callback, and Chromium alone keeps a folder for each picker. */
const OPTIONAL = ["requestIdleCallback", "showOpenFilePicker"] as const;

Deno.test("what only some browsers have is asked for before it is used", async () => {
  const scripts = await texts(makeSite());
  for (const name of OPTIONAL) {
    for (const [script, text] of scripts.filter(([, text]) => text.includes(name))) {
      assertStringIncludes(text, `"${name}"in `, script);
    }
  }
});
