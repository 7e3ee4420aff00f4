/**
 * The HTML of a page: an empty frame that its script fills.
 */
import type { Page } from "./pages.ts";

/** What a page may load: its own files and nothing else. */
export const PAGE_POLICY: string = makePolicy({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "connect-src": "'self'",
  "worker-src": "'self' blob:",
  "base-uri": "'none'",
  "form-action": "'none'",
});

/** What makes up a page. Markup is taken as it is, texts are escaped. */
export interface PageParts {
  readonly title: string;
  readonly description: string;
  /** The Content-Security-Policy. */
  readonly policy: string;
  /** Markup: script that runs before anything is drawn, icon, style. */
  readonly head: string;
  /** Markup behind the place that the script fills. */
  readonly body: string;
}

/** A Content-Security-Policy. */
export function makePolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources}`).join("; ");
}

/** The beginning of a page, up to the end of its head. */
export function makeHead(
  { description, head, policy, title }: Omit<PageParts, "body">,
  type: "website" | "article",
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(description)}">
<meta property="og:type" content="${type}">
<meta property="og:title" content="${escapeText(title)}">
<meta property="og:description" content="${escapeText(description)}">
${head}
</head>
`;
}

/** The oldest browsers that have all that the pages use; tests/lib/server/browsers_test.ts looks for anything newer. */
const BROWSERS = "Chrome or Edge 120, Firefox 121, Safari 17.4";

/** Shown by theme.js in older ones. */
const TOO_OLD =
  `Your browser is too old for this page, and much of it will not work. It needs ${BROWSERS}, or a newer one.`;

/** A whole HTML page. */
export function makePage({ body, ...parts }: PageParts): string {
  return `${makeHead(parts, "website")}<body>
<div id="app"></div>
<noscript>This page draws what it shows with JavaScript, which is switched off in your browser.</noscript>
<p id="too-old" hidden>${TOO_OLD}</p>
${body}
</body>
</html>
`;
}

/** Files that belong to a page of the site. */
export interface SiteParts {
  /** Whether there is `NAME.css`. */
  readonly hasStyle: boolean;
  /** Its script `NAME.js` and all others that this one imports. */
  readonly scripts: readonly string[];
  /** The site is that of a contest: then the navigation leads to it (web/ui/frame.tsx). */
  readonly isContest?: boolean;
  /** A server tells what happens in the contest; files alone never do (web/site/follow_contest.ts). */
  readonly isLive?: boolean;
}

/** Shown by theme.js to whoever opened a page of the site from a disk, where browsers load no modules. */
const FROM_DISK =
  "This page is part of a site and works when a web server sends it: “deno task serve” is one. " +
  "For a single file that opens from anywhere there is “turniir tanks page”.";

/** A page of the site; all addresses are relative, so the site may lie in any folder. */
export function makeSitePage(
  page: Omit<Page, "file">,
  { hasStyle, isContest = false, isLive = false, scripts }: SiteParts,
): string {
  const robots = page.isPrivate === true ? '<meta name="robots" content="noindex">\n' : "";
  const site = isContest ? '<meta name="turniir-site" content="contest">\n' : "";
  const live = isLive ? '<meta name="turniir-live" content="contest/events">\n' : "";
  const style = hasStyle ? `\n<link rel="stylesheet" href="${page.name}.css">` : "";
  const script = `${page.name}.js`;
  // Told at once, they are all fetched at the same time.
  const preloads = scripts.filter((name) => name !== script).map((name) =>
    `\n<link rel="modulepreload" href="${name}">`
  );
  return makePage({
    title: page.title,
    description: page.description,
    policy: PAGE_POLICY,
    head: `${robots}${site}${live}<script src="theme.js"></script>
<link rel="icon" href="icon.svg" type="image/svg+xml">${style}${preloads.join("")}`,
    body: `<p id="from-disk" hidden>${FROM_DISK}</p>
<script type="module" src="${script}"></script>`,
  });
}

/**
 * A page that says one sentence, such as why there is nothing else to see; with the look of the others, of which it uses
 * the files that every site has. It may be asked for under any address, so these are named from the root of the server.
 */
export function makeSentencePage(status: number, sentence: string): string {
  const heading = status === 404 ? "Not found" : "That did not work";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} – Turniir</title>
<script src="/theme.js"></script>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/run.css">
</head>
<body>
<div class="frame">
<header class="frame-head"><div class="frame-width">
<a class="frame-home" href="/"><img class="mark" src="/icon.svg" alt=""><span>Turniir</span></a>
</div></header>
<main><div class="sentence-page">
<h1>${heading}</h1>
<p>${escapeText(sentence)}</p>
<a class="button primary" href="/">Start</a>
</div></main>
<footer class="frame-foot"><div class="frame-width small soft">Error ${status}</div></footer>
</div>
</body>
</html>
`;
}

/** Text that is only text, in elements and in attributes with double quotes. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
