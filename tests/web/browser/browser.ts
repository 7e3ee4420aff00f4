/**
 * A real browser for tests: one process for a test file, and for each test a connection and a window of its own, so
 * nothing of one test reaches the next and the sanitizers find nothing left open.
 *
 *     const { withPage } = browserForTests();
 *     Deno.test("…", () => withPage({ viewport: "phone" }, async (page) => { … }));
 */
import puppeteer, { type Page } from "puppeteer-core";
import { type ChromiumProcess, startChromium } from "./chromium_process.ts";
import { findBrowser } from "./find_browser.ts";
import { openTransport } from "./transport.ts";
import { collectTroubles, type Troubles } from "./troubles.ts";

/** How the page is seen. */
export interface PageOptions {
  /** Absent: desktop. */
  readonly viewport?: ViewportName;
  /** What the system prefers; absent: light. */
  readonly theme?: "light" | "dark";
  /** Whether the system wants less movement; absent: no. */
  readonly reducedMotion?: boolean;
  /** Troubles that the test wants to happen, such as the console's words on a file that isn't there. */
  readonly allow?: readonly RegExp[];
}

/** A browser that is running. */
export interface TestBrowser {
  /**
   * Opens an empty page in a fresh window, without cookies and storage, and closes it after `run`.
   * @throws What `run` throws, or {Error} if there was trouble in the page (`collectTroubles`) that isn't allowed.
   */
  readonly withPage: (options: PageOptions, run: (page: Page) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The windows in which pages are tested, in CSS pixels. */
export const VIEWPORTS = {
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
  phone: { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const;
export type ViewportName = keyof typeof VIEWPORTS;

/** How long anything that a test waits for may take. */
const WAIT_MS = 15_000;

/** A browser for the tests of the file that calls this; call it once, outside of all tests. */
export function browserForTests(): Pick<TestBrowser, "withPage"> {
  let browser: TestBrowser | undefined;
  Deno.test.beforeAll(async () => {
    browser = await startBrowser();
  });
  Deno.test.afterAll(async () => await browser?.close());
  return {
    withPage: async (options, run) => {
      if (browser === undefined) throw new Error("There is no browser outside of a test");
      await browser.withPage(options, run);
    },
  };
}

/**
 * Starts a browser.
 * @throws {Error} If there is none, or it doesn't start.
 */
export async function startBrowser(): Promise<TestBrowser> {
  const process = await startChromium(await findBrowser());
  return {
    withPage: (options, run) => withPage(process, options, run),
    close: () => process.close(),
  };
}

async function withPage(
  { address }: ChromiumProcess,
  options: PageOptions,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const transport = await openTransport(address);
  const browser = await puppeteer.connect({ transport, defaultViewport: null });
  try {
    const context = await browser.createBrowserContext();
    try {
      await visit(await context.newPage(), options, run);
    } finally {
      await context.close();
    }
  } finally {
    await browser.disconnect();
    await transport.closed;
  }
}

async function visit(
  page: Page,
  { viewport = "desktop", theme = "light", reducedMotion = false, allow = [] }: PageOptions,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  page.setDefaultTimeout(WAIT_MS);
  await page.setViewport(VIEWPORTS[viewport]);
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: theme },
    { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
  ]);
  const troubles = await collectTroubles(page);
  const left = (): Troubles => troubles.filter((text) => !allow.some((one) => one.test(text)));
  try {
    await run(page);
  } catch (error) {
    if (left().length === 0) throw error;
    throw new Error(`The test failed, and there was trouble in the page: ${list(left())}`, {
      cause: error,
    });
  }
  if (left().length > 0) throw new Error(`There was trouble in the page: ${list(left())}`);
}

function list(troubles: Troubles): string {
  return troubles.map((text) => `\n  ${text}`).join("");
}
