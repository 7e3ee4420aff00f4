/** The page of tanks as tests look at it: what it says about itself, and waiting for it. */
import type { Page } from "puppeteer-core";
import { until } from "./until.ts";

/** What the page shows, as it says on its root element. */
export interface Shown {
  readonly isReady: boolean;
  readonly round: number;
  /** The turn. */
  readonly frame: number;
}

/** What is on show now. */
export async function shown(page: Page): Promise<Shown> {
  const { frame, ready, round } = await page.evaluate(() => ({
    ...document.documentElement.dataset,
  }));
  return { isReady: ready === "true", round: Number(round), frame: Number(frame) };
}

/** Waits until a round is on show. */
export async function untilReady(page: Page): Promise<void> {
  await until(page, () => document.documentElement.dataset.ready === "true", null);
}

/** Waits until this turn, and if given this round, is on show and painted. */
export async function untilShown(page: Page, frame: number, round?: number): Promise<void> {
  await until(
    page,
    ([frame, round]) => {
      const { dataset } = document.documentElement;
      return dataset.ready === "true" && dataset.frame === String(frame) &&
          (round === null || dataset.round === String(round)) ||
        `round ${dataset.round}, turn ${dataset.frame}, ready: ${dataset.ready}`;
    },
    [frame, round ?? null] as const,
  );
  await painted(page);
}

/** Waits until the picture that is being made is on the screen. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      });
    })
  );
}
