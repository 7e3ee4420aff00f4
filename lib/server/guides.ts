/**
 * The pages that say how to take part: made of the Markdown files that the project has anyway, when the site is made. They
 * need no script but the one that chooses the colours.
 */
import { fromFileUrl } from "@std/path";
import { markupOf } from "./guide_markup.ts";
import { escapeText, makeHead, makePolicy } from "./page.ts";
import type { SiteKind } from "./pages.ts";

const ROOT = new URL("../../", import.meta.url);

/** A page made of a file. */
export interface Guide {
  /** The HTML file's name. */
  readonly file: string;
  /** The Markdown file, from the root of the project. */
  readonly source: string;
  /** What the links between the guides call it. */
  readonly name: string;
  /** For search engines and link previews. */
  readonly description: string;
}

/** All of them. */
export const GUIDES: readonly Guide[] = [
  {
    file: "guide.html",
    source: "bots/tanks/README.md",
    name: "How to write a tank",
    description: "How to write a program that drives a tank, in any language, and how to enter it.",
  },
  {
    file: "rules.html",
    source: "lib/arena/RULES.md",
    name: "The rules of tanks",
    description: "Every rule of tanks, with its name: what programs may do and what counts.",
  },
];

/** The style sheet of the guides; what it is made of is in web/guide. */
export const GUIDE_STYLE = "guide.css";

/** The navigation, as the frame of all other pages has it (web/ui/frame.tsx). */
const NAVIGATION: readonly { readonly file: string; readonly name: string }[] = [
  { file: "tanks.html", name: "Tanks" },
  { file: "race.html", name: "Race" },
  { file: "frogger.html", name: "Frogger" },
  { file: "klotski.html", name: "Klotski" },
];

/** The mark that stands beside the name, the same as on all other pages (web/ui/mark.tsx). */
const SHIELD = "M7.5 7h17v8.6c0 5.4-3.6 8.8-8.5 10.9-4.9-2.1-8.5-5.5-8.5-10.9z";
const MARK = '<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">' +
  '<path d="M4.5 27.5L27.5 4.5M27.5 27.5L4.5 4.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
  `<path class="field" d="${SHIELD}"/>` +
  '<path class="half" d="M16 7h8.5v8.6c0 5.4-3.6 8.8-8.5 10.9z"/>' +
  `<path d="${SHIELD}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg>`;

const POLICY = makePolicy({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
});

/** Their files by name. Rejects if a source is gone. */
export async function makeGuides(kind: SiteKind): Promise<[string, Uint8Array<ArrayBuffer>][]> {
  const pages = new Map(GUIDES.map(({ file, source }) => [source, file]));
  return await Promise.all(GUIDES.map(async (guide): Promise<[string, Uint8Array<ArrayBuffer>]> => {
    const text = await Deno.readTextFile(fromFileUrl(new URL(guide.source, ROOT)));
    const markup = markupOf(text, { source: guide.source, pages });
    return [guide.file, new TextEncoder().encode(makeGuidePage(guide, markup, kind))];
  }));
}

/** The whole page, with the frame that all pages have. */
function makeGuidePage(guide: Guide, markup: string, kind: SiteKind): string {
  const first = kind === "runs"
    ? { file: "index.html", name: "Start" }
    : { file: "contest.html", name: "Contest" };
  const beginning = makeHead({
    title: `${guide.name} – Turniir`,
    description: guide.description,
    policy: POLICY,
    head: `<script src="theme.js"></script>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${GUIDE_STYLE}">`,
  }, "article");
  return `${beginning}<body>
<div class="frame">
<a class="skip" href="#content">Skip to the content</a>
<header class="frame-head"><div class="frame-width">
<a class="frame-home" href="index.html">${MARK}<span class="frame-name">Turniir</span></a>
<nav class="frame-pages" aria-label="Pages">
${[first, ...NAVIGATION].map((page) => linkTo(page)).join("\n")}
</nav>
</div></header>
<main id="content" tabindex="-1"><div class="guide">
<nav class="guide-pages small" aria-label="How to take part">
${GUIDES.map((page) => linkTo(page, page === guide)).join("\n")}
</nav>
<article>
${markup}</article>
</div></main>
<footer class="frame-foot"><div class="frame-width small soft">Turniir runs contests between programs and shows what happened.</div></footer>
</div>
</body>
</html>
`;
}

function linkTo({ file, name }: Pick<Guide, "file" | "name">, isHere = false): string {
  return `<a href="${file}"${isHere ? ' aria-current="page"' : ""}>${escapeText(name)}</a>`;
}
