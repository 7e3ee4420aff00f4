/** The world outside as a browser has it. */
import { readCircuitFile, readCircuits } from "../../site/read_race.ts";
import { browserPlace } from "../../ui/address_place.ts";
import { browserKeep, listenToKeep } from "../../ui/keep.ts";
import { browserClock } from "../../ui/player/browser_clock.ts";
import { findBest } from "../work/find_best.ts";
import type { Outside } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store of races needs on a page. */
export function browserOutside(): Outside {
  return {
    clock: browserClock(),
    place: browserPlace(),
    keep: browserKeep(),
    listenToKeep,
    readCircuits: () =>
      location.protocol === "file:" ? Promise.resolve(undefined) : readCircuits(BASE),
    readCircuitFile: (circuit) => readCircuitFile(BASE, circuit),
    findBest,
  };
}
