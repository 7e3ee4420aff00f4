/** How long a page takes to replay a round. */
import { join } from "@std/path";
import { runBundler } from "../../../../lib/server/bundle.ts";
import type { TestBrowser } from "../browser.ts";
import { quantile } from "../frames.ts";
import { meleeLog } from "../logs.ts";
import { serveSite } from "../site.ts";
import { until } from "../until.ts";
import type { Figure } from "./figure.ts";

/** Replays melee rounds of 9 tanks and 1000 turns, each of them once. */
export async function measureReplay(browser: TestBrowser, rounds: number): Promise<Figure[]> {
  const script = await bundleScript();
  const html = '<!doctype html><link rel="icon" href="data:,"><script defer src="x.js"></script>';
  await using site = serveSite(
    new Map([["index.html", html], ["x.js", script], ["log.jsonl", meleeLog(rounds)]]),
  );
  let times: readonly number[] = [];
  await browser.withPage({}, async (page) => {
    await page.goto(site.address);
    await until(page, () => document.documentElement.dataset.times !== undefined, null);
    const told = await page.evaluate(() => document.documentElement.dataset.times ?? "[]");
    times = JSON.parse(told);
  });
  if (times.some((time) => !(time > 0))) throw new Error("A round was not replayed as recorded");
  return [
    {
      name: "Replaying a melee round of 1000 turns, 9 tanks: the first",
      value: times[0] ?? NaN,
      unit: "ms",
      target: 50,
      note: "code that has never run before; verification included",
    },
    { name: "… the median of all", value: quantile(times, 0.5), unit: "ms", target: 50 },
  ];
}

async function bundleScript(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-figures-" });
  try {
    await runBundler([join("tests", "web", "browser", "figures", "replay_page.ts")], folder);
    return await Deno.readTextFile(join(folder, "replay_page.js"));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
