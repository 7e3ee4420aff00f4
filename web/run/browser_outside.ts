/** The world outside as a browser has it. */
import { logsOpener } from "../site/handover.ts";
import { followRun } from "../site/live.ts";
import { readCatalog, readRun } from "../site/read_site.ts";
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
    followRun: (id, hear, onConnection) => followRun(BASE, id, undefined, hear, { onConnection }),
  };
}
