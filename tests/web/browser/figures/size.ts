/** How much script there is. */
import { gzipSync } from "node:zlib";
import { pagesOfSite } from "../viewer_site.ts";
import type { Figure } from "./figure.ts";

/** All scripts of all pages, packed with gzip. */
export async function measureSize(): Promise<Figure[]> {
  const scripts = [...await pagesOfSite()].filter(([name]) => name.endsWith(".js"));
  const sizes = scripts.map(([name, bytes]) => ({ name, size: gzipSync(bytes).length / 1000 }));
  return [{
    name: "All script, gzipped",
    value: sizes.reduce((sum, { size }) => sum + size, 0),
    unit: "KB",
    target: 80,
    note: sizes.map(({ name, size }) => `${name} ${size.toFixed(1)}`).join(", "),
  }];
}
