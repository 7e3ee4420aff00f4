/** What goes wrong in a page without anybody noticing: collected, so that a test fails on it. */
import type { Page } from "puppeteer-core";

/** The troubles of a page, each as a sentence, in the order in which they happened. */
export type Troubles = readonly string[];

/**
 * Begins to collect: errors in the console, uncaught errors (also of workers), requests that fail, answers from 400
 * on, requests to other hosts, breaches of the Content-Security-Policy, and dialogs (which are closed).
 */
export async function collectTroubles(page: Page): Promise<Troubles> {
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "assert") return;
    const { url = "", lineNumber = 0 } = message.location();
    troubles.push(`console: ${message.text()} (${url}:${lineNumber + 1})`);
  });
  page.on("pageerror", (error) => {
    troubles.push(`uncaught: ${error instanceof Error ? error.stack ?? error.message : error}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "failed";
    // The page itself gave it up, by going elsewhere or by an AbortController.
    if (why !== "net::ERR_ABORTED") troubles.push(`request: ${request.url()} ${why}`);
  });
  page.on("request", (request) => {
    if (!isOwn(request.url())) troubles.push(`request to another host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      troubles.push(`response: ${response.url()} ${response.status()}`);
    }
  });
  page.on("dialog", (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
      console.error(`Content-Security-Policy: ${violatedDirective} forbids ${blockedURI}`);
    });
  });
  return troubles;
}

function isOwn(address: string): boolean {
  const { hostname, protocol } = new URL(address);
  return !protocol.startsWith("http") || hostname === "127.0.0.1";
}
