/**
 * What a site tells of its traffic, in `frogger/traffic.json`; the files lie beside it, in `frogger/traffic/`. Read by the
 * page, also by those of other versions. Pure.
 */

/** `frogger/traffic.json`. */
export interface PublishedTraffic {
  /** In the order in which they are shown. */
  readonly traffic: readonly PublishedRoad[];
}

/** A traffic file of the site. */
export interface PublishedRoad {
  /** The file's name without `.txt`: letters, digits, `-` and `_`. */
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** A sentence for people. */
  readonly about: string;
  /** The file's name in `frogger/traffic/`, such as `rush-hour.txt`. */
  readonly file: string;
  /** How many the game has. */
  readonly frames: number;
  readonly par: TrafficPar;
}

/** The best that there is on a road [OPTIMUM-1]. */
export interface TrafficPar {
  readonly score: number;
  readonly crossings: number;
  /** How it is reached: with corners, or confined. */
  readonly mode: "open" | "confined";
}

/** The folder of all that is about frogger, from the root of the site. */
export const FROGGER_FOLDER = "frogger";

/** The list of traffic, in that folder. */
export const TRAFFIC_LIST = "traffic.json";

/** The folder of their files, in that folder. */
export const TRAFFIC_FOLDER = "traffic";
