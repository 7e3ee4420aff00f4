/** How much script there is. */
import { gzipSync } from "node:zlib";
import { scriptsWith } from "../../../../lib/server/bundle.ts";
import type { Bundle } from "../../../../lib/server/kept_bundle.ts";
import { pagesOfSite } from "../viewer_site.ts";
import type { Figure } from "./figure.ts";

/** Bytes of a KB here. */
const KB = 1024;

/** Workers that a page starts before it shows anything. */
const WORKERS: Readonly<Record<string, readonly string[]>> = { "tanks.html": ["log.js"] };

/**
 * The scripts that a page loads before it shows anything, with those of its workers, packed with gzip one by one; those
 * that are loaded later are told apart.
 */
export async function measureSize(): Promise<Figure[]> {
  const files = new Map(await pagesOfSite());
  const sizeOf = (name: string): number =>
    gzipSync(files.get(name) ?? new Uint8Array(), { level: 9 }).length / KB;
  const sum = (names: ReadonlySet<string>): number =>
    [...names].reduce((all, name) => all + sizeOf(name), 0);
  const pages = [...files].filter(([name]) => name.endsWith(".html"));
  const figures = pages.map(([name, html]): Figure => {
    const named = [...new TextDecoder().decode(html).matchAll(/<script[^>]* src="([^"]+)"/g)]
      .map(([, script = ""]) => script).concat(WORKERS[name] ?? []);
    const scripts = allWith(files, named);
    return {
      name: `Script of ${name}, gzipped`,
      value: sum(scripts),
      unit: "KB",
      target: 80,
      note: `${named.join(" + ")} with all that they import, ${scripts.size} files`,
    };
  });
  const atFirst = allWith(files, ["tanks.js", "log.js"]);
  const later = [...files.keys()].filter((name) => name.startsWith("later-"));
  return [...figures, {
    name: "… and of panels and dialogs, after the first picture",
    value: sum(allWith(files, later).difference(atFirst)),
    unit: "KB",
  }, {
    name: "… and of animated pictures, on demand",
    value: sum(allWith(files, ["animation.js"]).difference(atFirst)),
    unit: "KB",
  }];
}

function allWith(files: Bundle, scripts: readonly string[]): ReadonlySet<string> {
  return new Set(scripts.flatMap((script) => [...scriptsWith(files, script)]));
}
