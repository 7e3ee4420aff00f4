/** The world outside as a browser has it. */
import { readVariants } from "../../site/read_klotski.ts";
import { browserPlace } from "../../ui/address_place.ts";
import { browserKeep } from "../../ui/keep.ts";
import { openSolver } from "../work/solver_line.ts";
import type { Outside } from "./outside.ts";

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
