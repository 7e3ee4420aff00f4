/**
 * Waiting for something in a page. Puppeteer's own `waitForFunction` makes functions from text inside the page, which
 * a strict Content-Security-Policy forbids; this doesn't.
 */
import type { Page } from "puppeteer-core";

/**
 * Waits until `isSo` gives true in the page, looking fifty times a second. Asking before each picture would make the
 * browser draw pictures that nothing else wants. `isSo` sees nothing from outside but its argument.
 * @throws {Error} If that doesn't happen within 15 seconds; the message tells what `isSo` gave last.
 */
export async function until<T extends Given>(
  page: Page,
  isSo: (given: T) => unknown,
  given: T,
  withinMs = 15_000,
): Promise<void> {
  const loop = `(async () => {
    const isSo = ${isSo};
    const given = ${JSON.stringify(given)};
    const end = performance.now() + ${withinMs};
    for (;;) {
      const found = isSo(given);
      if (found === true) return "yes";
      if (performance.now() > end) return String(found);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })()`;
  const end = performance.now() + withinMs;
  const found = await evaluateInWhateverComes(page, loop, end);
  if (found !== "yes") {
    throw new Error(`Waited in vain for ${isSo} with ${JSON.stringify(given)}; it gave ${found}`);
  }
}

/** A page that is left takes its scripts with it: then the next one is asked. */
async function evaluateInWhateverComes(page: Page, script: string, end: number): Promise<unknown> {
  for (;;) {
    try {
      return await page.evaluate(script);
    } catch (error) {
      const isLeft = error instanceof Error && /context was destroyed/.test(error.message);
      if (!isLeft || performance.now() > end) throw error;
    }
  }
}

/** What can be handed into a page. */
export type Given = string | number | boolean | null | readonly Given[] | {
  readonly [name: string]: Given;
};
