/** How much script there is. */
import { gzipSync } from "node:zlib";
import { pagesOfSite } from "../viewer_site.ts";
import type { Figure } from "./figure.ts";

/** Bytes of a KB here. */
const KB = 1024;

/** The scripts that a page loads, packed with gzip; those that are fetched on demand are told apart. */
export async function measureSize(): Promise<Figure[]> {
  const files = new Map(await pagesOfSite());
  const sizeOf = (name: string): number =>
    gzipSync(files.get(name) ?? new Uint8Array(), { level: 9 }).length / KB;
  const pages = [...files].filter(([name]) => name.endsWith(".html"));
  const figures = pages.map(([name, html]): Figure => {
    const scripts = [...new TextDecoder().decode(html).matchAll(/<script[^>]* src="([^"]+)"/g)]
      .map(([, script = ""]) => script);
    return {
      name: `Script of ${name}, gzipped`,
      value: scripts.reduce((sum, script) => sum + sizeOf(script), 0),
      unit: "KB",
      target: 80,
      note: scripts.join(" + "),
    };
  });
  return [...figures, {
    name: "… and of animated pictures, on demand",
    value: sizeOf("animation.js"),
    unit: "KB",
  }];
}
