/** However a turn is painted, and whatever was painted before: in a real browser it is the same picture. */
import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { runBundler } from "../../../lib/server/bundle.ts";
import { browserForTests } from "./browser.ts";
import { meleeLog } from "./logs.ts";
import type { Differences } from "./pixels_page.ts";
import { serveSite } from "./site.ts";
import { until } from "./until.ts";

const { withPage } = browserForTests();

/** Half-transparent colours are rounded once more where one picture is put on another. */
const ROUNDED = 6;

/** A slanting edge is smoothed a little differently at other places of a canvas, at a pixel here and there. */
const SMOOTHED = { most: 32, pixels: 100 } as const;

Deno.test("a turn is the same picture on one canvas or two, put down or painted, sooner or later", async () => {
  const html = '<!doctype html><link rel="icon" href="data:,"><script defer src="x.js"></script>';
  const script = await bundleScript();
  await using site = serveSite(
    new Map([["index.html", html], ["x.js", script], ["log.jsonl", meleeLog(1)]]),
  );
  await withPage({}, async (page) => {
    await page.goto(site.address);
    await until(page, () => document.documentElement.dataset.told !== undefined, null);
    const told = await page.evaluate(() => document.documentElement.dataset.told ?? "[]");
    const densities: Differences[] = JSON.parse(told);
    assertEquals(densities.length, 2, told);
    for (const { past, layers, stamps, stamped, turns } of densities) {
      assertEquals(past, 0);
      assert(layers <= ROUNDED, told);
      assert(stamps <= SMOOTHED.most && stamped <= SMOOTHED.pixels, told);
      assert(turns > 100, told);
    }
  });
});

async function bundleScript(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-pixels-" });
  try {
    await runBundler([join("tests", "web", "browser", "pixels_page.ts")], folder);
    return await Deno.readTextFile(join(folder, "pixels_page.js"));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
