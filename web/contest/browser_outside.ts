/** The world outside as a browser has it. */
import { followContest } from "../site/follow_contest.ts";
import { readEntry, readHistory, readMatrix, readOverview } from "../site/read_contest.ts";
import type { ContestOutside } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the pages of a server have in their heads (lib/server/page.ts): a site that is only files tells nothing. */
const LIVE_SITE = 'meta[name="turniir-live"]';

/** What the store of a contest needs on a page. */
export function browserOutside(): ContestOutside {
  markSeen();
  return {
    readHash: () => location.hash,
    listen: (moved) => {
      addEventListener("hashchange", moved);
      return () => removeEventListener("hashchange", moved);
    },
    readOverview: () => readOverview(BASE),
    readEntry: (entry) => readEntry(BASE, entry),
    readMatrix: () => readMatrix(BASE),
    readHistory: () => readHistory(BASE),
    follow: (hear, onConnection) =>
      document.querySelector(LIVE_SITE) === null
        ? () => {}
        : followContest(BASE, hear, { onConnection }),
    toTop: () => {
      // The browser itself scrolls to where a reader was who comes back; such a place has been marked before.
      if (history.state === SEEN) return;
      markSeen();
      scrollTo(0, 0);
      // What was pressed is gone: keyboard and screen reader go on from the beginning of the new view.
      document.getElementById("content")?.focus({ preventScroll: true });
    },
  };
}

const SEEN = "seen";

function markSeen(): void {
  history.replaceState(SEEN, "");
}
