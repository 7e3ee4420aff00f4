/** What a page hands to its reader as a file. */
import { join } from "@std/path";
import type { Page } from "puppeteer-core";

/** A file that has been saved. */
export interface Download {
  /** As the page named it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Takes the next file that the page saves, after `act` has made it do so.
 * @throws {Error} If the browser does not get all of it.
 */
export async function download(page: Page, act: () => Promise<void>): Promise<Download> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-downloads-" });
  const session = await page.createCDPSession();
  try {
    await session.send("Browser.setDownloadBehavior", {
      behavior: "allowAndName",
      browserContextId: page.browserContext().id ?? "",
      downloadPath: folder,
      eventsEnabled: true,
    });
    const { promise, reject, resolve } = Promise.withResolvers<string>();
    let name = "";
    session.on("Browser.downloadWillBegin", ({ suggestedFilename }) => {
      name = suggestedFilename;
    });
    session.on("Browser.downloadProgress", ({ guid, state }) => {
      if (state === "completed") resolve(guid);
      if (state === "canceled") reject(new Error(`The browser gave up ${name}`));
    });
    await act();
    return { bytes: await Deno.readFile(join(folder, await promise)), name };
  } finally {
    await session.detach();
    await Deno.remove(folder, { recursive: true });
  }
}
