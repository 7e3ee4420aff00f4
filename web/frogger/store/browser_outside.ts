/** The world outside as a browser has it. */
import { readTraffic, readTrafficFile } from "../../site/read_frogger.ts";
import { browserClock } from "../../ui/player/browser_clock.ts";
import { createAdviser } from "../work/adviser.ts";
import type { AddressPlace, Keep, Outside } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store of frogger needs on a page. */
export function browserOutside(): Outside {
  return {
    ...createAdviser(),
    clock: browserClock(),
    place: browserPlace(),
    keep: browserKeep(),
    readTraffic: () =>
      location.protocol === "file:" ? Promise.resolve(undefined) : readTraffic(BASE),
    readTrafficFile: (road) => readTrafficFile(BASE, road),
  };
}

function browserPlace(): AddressPlace {
  return {
    read: () => location.hash,
    replace: (hash) => history.replaceState(null, "", hash || "#"),
    push: (hash) => history.pushState(null, "", hash || "#"),
    listen: (moved) => {
      addEventListener("popstate", moved);
      return () => removeEventListener("popstate", moved);
    },
  };
}

/** Storage may be forbidden or full: then nothing is kept. */
function browserKeep(): Keep {
  return {
    read: (name) => {
      try {
        return localStorage.getItem(name) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, text) => {
      try {
        if (text === undefined) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
      } catch {
        // What cannot be kept still stands in the address.
      }
    },
  };
}
