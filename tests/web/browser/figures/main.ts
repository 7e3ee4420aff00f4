/**
 * Measures the viewer in a real browser and prints the figures, one a line, as JSON; `tests/bench/viewer_figures.ts`
 * starts this and makes a table of it. A program of its own, because what runs in pages needs the types of pages.
 * Arguments: `quick` for small samples, and names of measurements to make no others.
 */
import { startBrowser, type TestBrowser } from "../browser.ts";
import { countBarriers } from "./barriers.ts";
import { measureDrag } from "./drag.ts";
import type { Figure } from "./figure.ts";
import { measureFirstFrame } from "./first_frame.ts";
import { measurePlaying } from "./playing.ts";
import { measureReplay } from "./replay.ts";
import { measureSeek } from "./seek.ts";
import { measureSize } from "./size.ts";

const isQuick = Deno.args.includes("quick");
const wanted = Deno.args.filter((argument) => argument !== "quick");

const MEASUREMENTS: Readonly<Record<string, (browser: TestBrowser) => Promise<Figure[]>>> = {
  replay: (browser) => measureReplay(browser, isQuick ? 5 : 24),
  seek: (browser) => measureSeek(browser, isQuick ? 100 : 500),
  open: (browser) => measureFirstFrame(browser, isQuick ? 1 : 5),
  play: (browser) => measurePlaying(browser, 1, isQuick ? 120 : 600),
  fast: (browser) => measurePlaying(browser, 64, isQuick ? 120 : 360),
  drag: (browser) => measureDrag(browser, isQuick ? 60 : 240),
  size: () => measureSize(),
  axe: countBarriers,
};

const browser = await startBrowser();
try {
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const figure of await measure(browser)) console.log(JSON.stringify(figure));
  }
} finally {
  await browser.close();
}
