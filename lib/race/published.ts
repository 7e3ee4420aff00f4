/**
 * What a site tells of its circuits, in `race/circuits.json`; the circuits' files lie beside it, in `race/circuits/`. Read
 * by the pages, also by those of other versions. Pure.
 */

/** `race/circuits.json`. */
export interface PublishedCircuits {
  /** In the order in which they are shown. */
  readonly circuits: readonly PublishedCircuit[];
  /** What the championship on this site is called (championship.html); absent: there is none. */
  readonly championship?: string;
}

/** A circuit of the site. */
export interface PublishedCircuit {
  /** The file's name without `.cir`: letters, digits, `-` and `_`. */
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** The file's name in `race/circuits/`, such as `snail.cir`; result files name it in line 2 [LAP-1]. */
  readonly file: string;
  readonly par: Par;
}

/** The best lap that there is on a circuit [OPTIMUM-1]. */
export interface Par {
  readonly moves: number;
  /** Its time in hundredths of a second. */
  readonly hundredths: number;
  /** The way up to the line, in cells. */
  readonly path: number;
}

/** The folder of all that is about race, from the root of the site. */
export const RACE_FOLDER = "race";

/** The list of circuits, in that folder. */
export const CIRCUIT_LIST = "circuits.json";

/** The folder of their files, in that folder. */
export const CIRCUIT_FOLDER = "circuits";
