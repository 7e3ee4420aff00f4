/** The world outside as a browser has it. */
import { logsOpener } from "../site/handover.ts";
import { followRun } from "../site/live.ts";
import { addressOfRun, readCatalog, readRun } from "../site/read_site.ts";
import type { RunOutside } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store of a run needs on a page. */
export function browserOutside(): RunOutside {
  return {
    now: () => performance.now(),
    readHash: () => location.hash,
    listen: (moved) => {
      addEventListener("hashchange", moved);
      return () => removeEventListener("hashchange", moved);
    },
    // A page that was opened as a file has no site around it.
    readCatalog: () =>
      location.protocol === "file:" ? Promise.resolve(undefined) : readCatalog(BASE),
    openLogs: logsOpener(),
    readRun: (id) => readRun(BASE, id),
    // Few readers check a table: what reads logs is loaded when it is wanted.
    openLog: async (run, file, signal) => {
      const { openLogOfSite } = await import("./open_log_of_site.ts");
      return await openLogOfSite(
        new URL(addressOfRun(BASE, run, file), location.href).href,
        signal,
      );
    },
    followRun: (id, hear, onConnection, isPlaying) =>
      followRun(BASE, id, undefined, hear, { onConnection, isOptional: !isPlaying }),
  };
}
