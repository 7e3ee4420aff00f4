/** The world outside as a browser has it. */
import {
  readChampionship,
  readChampionshipCircuit,
  readChampionshipLap,
} from "../site/read_championship.ts";
import type { ChampionshipOutside } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store of a championship needs on a page. */
export function browserOutside(): ChampionshipOutside {
  return {
    readHash: () => location.hash,
    replaceHash: (hash) => history.replaceState(history.state, "", hash),
    listen: (moved) => {
      addEventListener("hashchange", moved);
      return () => removeEventListener("hashchange", moved);
    },
    readChampionship: () => readChampionship(BASE),
    readCircuit: (id) => readChampionshipCircuit(BASE, id),
    readLap: (lap) => readChampionshipLap(BASE, lap),
  };
}
