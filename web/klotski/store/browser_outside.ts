/** The world outside as a browser has it. */
import { readVariants } from "../../site/read_klotski.ts";
import { openSolver } from "../work/solver_line.ts";
import type { Keep, Outside, Place } from "./outside.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store of klotski needs on a page. */
export function browserOutside(): Outside {
  return {
    place: browserPlace(),
    keep: browserKeep(),
    openSolver,
    readVariants: () =>
      location.protocol === "file:" ? Promise.resolve(undefined) : readVariants(BASE),
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
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
