/** The world outside as a browser has it. */
import { readCircuitFile, readCircuits } from "../../site/read_race.ts";
import { browserClock } from "../../ui/player/browser_clock.ts";
import { findBest } from "../work/find_best.ts";
import type { Keep, Outside, Place } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store of races needs on a page. */
export function browserOutside(): Outside {
  return {
    clock: browserClock(),
    place: browserPlace(),
    keep: browserKeep(),
    readCircuits: () =>
      location.protocol === "file:" ? Promise.resolve(undefined) : readCircuits(BASE),
    readCircuitFile: (circuit) => readCircuitFile(BASE, circuit),
    findBest,
  };
}

function browserPlace(): Place {
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
