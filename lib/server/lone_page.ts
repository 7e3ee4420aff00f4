/**
 * A replay as one HTML file: script, style and log are inside, so it works from anywhere, without any network.
 *
 * The page's script knows by the element `#log` that it is alone: its text is the gzipped log in base64, `data-name` the
 * log's name. The text of `#animation` is the script of a worker, which the page's script starts when it needs it. What to show first is put into the address, unless the reader's link has something there already.
 */
import type { Bundle } from "./kept_bundle.ts";
import { escapeText, makePage, makePolicy } from "./page.ts";

/** By this a page that was made here is known; it stands in its first megabyte. */
export const LOG_MARK = 'type="application/octet-stream" id="log"';

/** What the page is made of. */
export interface LonePageOptions {
  readonly title: string;
  /** What the log is called. */
  readonly name: string;
  /** The log, gzipped. */
  readonly log: Uint8Array;
  /** What to show first. @default what the page chooses */
  readonly round?: number | undefined;
  readonly turn?: number | undefined;
  readonly bundle: Bundle;
  /** An SVG image. */
  readonly icon: Uint8Array;
}

/**
 * Makes the page.
 * @throws {RangeError} If the bundle has no page for tanks.
 */
export async function makeLonePage(options: LonePageOptions): Promise<string> {
  const { bundle, icon, log, name, title } = options;
  const early = inScript(textIn(bundle, "theme.js")) + startScript(options);
  const script = inScript(textIn(bundle, "lone.js"));
  const worker = inScript(textIn(bundle, "animation.js"));
  const style = bundle.has("lone.css") ? inStyle(textIn(bundle, "lone.css")) : "";
  const policy = makePolicy({
    "default-src": "'none'",
    "script-src": `${await hashOf(early)} ${await hashOf(script)}`,
    "style-src": await hashOf(style),
    "img-src": "data: blob:",
    "connect-src": "'none'",
    "worker-src": "blob:",
    "base-uri": "'none'",
    "form-action": "'none'",
  });
  return makePage({
    title,
    description: "A replay of tank battles between programs, turn by turn.",
    policy,
    head: `<script>${early}</script>
<link rel="icon" href="data:image/svg+xml;base64,${icon.toBase64()}">
<style>${style}</style>`,
    body: `<script ${LOG_MARK} data-name="${escapeText(name)}">${log.toBase64()}</script>
<script type="text/plain" id="animation">${worker}</script>
<script>${script}</script>`,
  });
}

/** Opens the page where it should begin. */
function startScript({ round, turn }: LonePageOptions): string {
  const words = Object.entries({ round, turn }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`]
  );
  return words.length === 0
    ? ""
    : `\nif(location.hash==="")location.replace("#${words.join("&")}");`;
}

function textIn(bundle: Bundle, name: string): string {
  const bytes = bundle.get(name);
  if (bytes === undefined) throw new RangeError(`Cannot make a page: the bundle has no ${name}`);
  return new TextDecoder().decode(bytes);
}

/** A script that nothing in it ends early; both escapes mean the same in strings, templates and patterns. */
function inScript(text: string): string {
  return text.replace(/<(?=\/script)/gi, "\\x3C").replaceAll("<!--", "\\x3C!--").trim();
}

function inStyle(text: string): string {
  return text.replace(/<\/(?=style)/gi, "<\\/").trim();
}

/** What a Content-Security-Policy calls a text. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${new Uint8Array(digest).toBase64()}'`;
}
