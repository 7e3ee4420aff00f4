/** The world outside as a browser has it. */
import { readCircuitFile, readCircuits } from "../../site/read_race.ts";
import { askInBrowser } from "../work/ask_par.ts";
import { browserKeeper, shelfIn } from "./draft_shelf.ts";
import type { CircuitOutside } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store needs on a page. */
export function browserOutside(): CircuitOutside {
  const newId = () => crypto.getRandomValues(new Uint32Array(2)).join("-");
  return {
    askPar: askInBrowser,
    shelf: shelfIn(browserKeeper()),
    now: () => Date.now(),
    newId,
    seed: newId,
    nextFrame: (act) => {
      const frame = requestAnimationFrame(act);
      return () => cancelAnimationFrame(frame);
    },
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    readHash: () => location.hash,
    writeHash: (hash) => {
      // Without the hash, the page's own address: an empty one would leave it as it is.
      history.replaceState(history.state, "", hash === "" ? location.pathname : hash);
    },
    listen: (moved) => {
      addEventListener("hashchange", moved);
      return () => removeEventListener("hashchange", moved);
    },
    readCircuits: () => readCircuits(BASE),
    readCircuit: (circuit) => readCircuitFile(BASE, circuit),
  };
}
