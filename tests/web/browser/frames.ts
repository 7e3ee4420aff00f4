/** How evenly a page draws. */
import type { Page } from "puppeteer-core";
import { watchThread } from "./thread_time.ts";

/** Frames of a stretch of time, all in milliseconds. */
export interface FrameFigures {
  /** From each picture to the next, in order. */
  readonly deltas: readonly number[];
  /** Pictures that took more than 50 ms to make, as the browser tells. */
  readonly long: readonly number[];
  /** What the page's thread worked for each picture, on average: everything, and the scripts alone. */
  readonly busy: number;
  readonly script: number;
}

/** Watches so many pictures being drawn while the page does what it does. */
export async function measureFrames(page: Page, count: number): Promise<FrameFigures> {
  const spent = await watchThread(page);
  const before = await spent();
  const { deltas, long } = await page.evaluate(watch, count);
  const after = await spent();
  return {
    deltas,
    long,
    busy: (after.all - before.all) / count,
    script: (after.scripts - before.scripts) / count,
  };
}

/** The value below which that share of all values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Runs in the page. */
async function watch(count: number): Promise<{ deltas: number[]; long: number[] }> {
  const long: number[] = [];
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) long.push(duration);
  });
  observer.observe({ type: "long-animation-frame" });
  const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const deltas: number[] = [];
  let last = await next();
  while (deltas.length < count) {
    const now = await next();
    deltas.push(now - last);
    last = now;
  }
  observer.disconnect();
  return { deltas, long };
}
