/**
 * The files of the site that do not depend on what it shows: pages, scripts, styles, icon, circuits, traffic.
 */
import { dirname, fromFileUrl, join } from "@std/path";
import { bundlePages, scriptsWith } from "./bundle.ts";
import { readFroggerFiles } from "./frogger_files.ts";
import { makeGuides } from "./guides.ts";
import type { Bundle } from "./kept_bundle.ts";
import { readKlotskiFiles } from "./klotski_files.ts";
import { makeSitePage } from "./page.ts";
import { PAGES, type SiteKind } from "./pages.ts";
import { readRaceFiles } from "./race_files.ts";

const ICON = fromFileUrl(new URL("../../web/pages/icon.svg", import.meta.url));

/** Files by name, such as `tanks.html`, or with `/` between folders: `race/circuits.json`. */
export type SiteFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Makes all of them.
 * @throws {UnusableInput} If the pages cannot be bundled.
 */
export async function makeSite(kind: SiteKind = "runs"): Promise<SiteFiles> {
  return new Map([
    ...siteOf(kind, await bundlePages(kind), await readIcon()),
    ...await makeGuides(kind),
    ...await readRaceFiles(),
    ...await readFroggerFiles(),
    ...await readKlotskiFiles(),
  ]);
}

/** Writes the files into a folder that is there, with the folders that their names speak of. */
export async function writePages(folder: string, site: SiteFiles): Promise<void> {
  for (const [name, bytes] of site) {
    await Deno.mkdir(dirname(join(folder, name)), { recursive: true });
    await Deno.writeFile(join(folder, name), bytes);
  }
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
      isLive: kind === "contest server",
    })),
  ]);
  return new Map([...pages, ...bundle, ["icon.svg", icon]]);
}
