/** What it costs to show any turn of a round. */
import { between, randomFrom } from "../../../../lib/core/random.ts";
import * as strings from "../../../../web/strings/strings.ts";
import type { TestBrowser } from "../browser.ts";
import { quantile } from "../frames.ts";
import { watchThread } from "../thread_time.ts";
import { untilReady } from "../viewer.ts";
import { serveViewer } from "../viewer_site.ts";
import type { Figure } from "./figure.ts";

const TURNS = 1000;

/** Goes to random turns by the time line of a melee round of 9 tanks and 1000 turns. */
export async function measureSeek(browser: TestBrowser, seeks: number): Promise<Figure[]> {
  await using site = await serveViewer();
  const busy: number[] = [];
  const idle: number[] = [];
  const latency: number[] = [];
  await browser.withPage({}, async (page) => {
    await page.goto(`${site.address}tanks.html#run=spring&match=melee&round=1`);
    await untilReady(page);
    const spent = await watchThread(page);
    const costOf = async (turn: number | undefined) => {
      const before = await spent();
      const latency = await page.evaluate(seek, strings.player.timeline, turn ?? null);
      return { busy: (await spent()).all - before.all, latency };
    };
    const random = randomFrom("seeks");
    let turn = 0;
    for (let count = 0; count < seeks; count++) {
      // Never the turn that is on show.
      turn = (turn + between(random, 1, TURNS - 1)) % TURNS;
      const done = await costOf(turn);
      busy.push(done.busy);
      latency.push(done.latency);
      idle.push((await costOf(undefined)).busy);
    }
  });
  const floor = quantile(idle, 0.5);
  return [
    {
      name: `Going to a turn, p95 of ${seeks}: work of the page's thread`,
      value: quantile(busy, 0.95) - floor,
      unit: "ms",
      target: 5,
      note: `processor time of script, style, layout and paint; less ${
        floor.toFixed(1)
      } ms for asking`,
    },
    { name: "… the median", value: quantile(busy, 0.5) - floor, unit: "ms", target: 5 },
    {
      name: "… from input to the picture on the screen, p95",
      value: quantile(latency, 0.95),
      unit: "ms",
      note: "waits for the screen's next picture, up to 17 ms",
    },
  ];
}

/** Runs in the page: from the input to the end of the picture that shows it, in milliseconds. */
async function seek(label: string, turn: number | null): Promise<number> {
  const root = document.documentElement;
  const began = performance.now();
  if (turn !== null) {
    const slider = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
    if (slider === null) throw new Error("There is no time line");
    const shows = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (root.dataset.frame !== String(turn)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(root, { attributeFilter: ["data-frame"] });
    });
    slider.value = String(turn);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await shows;
  }
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    })
  );
  return performance.now() - began;
}
