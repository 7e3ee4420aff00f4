/** What the page's main thread has worked. */
import type { Page } from "puppeteer-core";

/** Processor time since the page's process began, in milliseconds. */
export interface ThreadTime {
  /** All of it: scripts, style, layout, paint. */
  readonly all: number;
  readonly scripts: number;
}

/**
 * Gives what tells the thread's time so far. It is processor time, not time that went by, so whatever else the machine
 * does meanwhile hardly counts.
 */
export async function watchThread(page: Page): Promise<() => Promise<ThreadTime>> {
  const session = await page.createCDPSession();
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const milliseconds = (wanted: string) =>
      1000 * (metrics.find(({ name }) => name === wanted)?.value ?? NaN);
    return { all: milliseconds("TaskDuration"), scripts: milliseconds("ScriptDuration") };
  };
}
