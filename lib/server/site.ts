/**
 * The files of the site that do not depend on what it shows: pages, scripts, styles, icon.
 */
import { fromFileUrl } from "@std/path";
import { type Bundle, bundlePages, scriptsWith } from "./bundle.ts";
import { makeSitePage } from "./page.ts";
import { PAGES, type SiteKind } from "./pages.ts";

const ICON = fromFileUrl(new URL("../../web/pages/icon.svg", import.meta.url));

/** Files by name, such as `tanks.html`. */
export type SiteFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Makes all of them.
 * @throws {UnusableInput} If the pages cannot be bundled.
 */
export async function makeSite(kind: SiteKind = "runs"): Promise<SiteFiles> {
  return siteOf(kind, await bundlePages(kind), await readIcon());
}

/** The icon of all pages, an SVG image. */
export async function readIcon(): Promise<Uint8Array<ArrayBuffer>> {
  return await Deno.readFile(ICON);
}

function siteOf(kind: SiteKind, bundle: Bundle, icon: Uint8Array<ArrayBuffer>): SiteFiles {
  const encoder = new TextEncoder();
  const pages = PAGES[kind].map((page): [string, Uint8Array<ArrayBuffer>] => [
    page.file,
    encoder.encode(makeSitePage(page, {
      hasStyle: bundle.has(`${page.name}.css`),
      scripts: [...scriptsWith(bundle, `${page.name}.js`)],
      isContest: kind !== "runs",
    })),
  ]);
  return new Map([...pages, ...bundle, ["icon.svg", icon]]);
}
