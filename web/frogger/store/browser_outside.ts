/** The world outside as a browser has it. */
import { readTraffic, readTrafficFile } from "../../site/read_frogger.ts";
import { browserPlace } from "../../ui/address_place.ts";
import { browserKeep, listenToKeep } from "../../ui/keep.ts";
import { browserClock } from "../../ui/player/browser_clock.ts";
import { createAdviser } from "../work/adviser.ts";
import type { Outside } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store of frogger needs on a page. */
export function browserOutside(): Outside {
  return {
    ...createAdviser(),
    clock: browserClock(),
    place: browserPlace(),
    keep: browserKeep(),
    listenToKeep,
    readTraffic: () =>
      location.protocol === "file:" ? Promise.resolve(undefined) : readTraffic(BASE),
    readTrafficFile: (road) => readTrafficFile(BASE, road),
  };
}
