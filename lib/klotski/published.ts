/** What a site tells of its variants, in `klotski/variants.json`. Read by the pages, also by those of other versions. Pure. */
import type { Optimum } from "./types.ts";

/** `klotski/variants.json`. */
export interface PublishedVariants {
  /** In the order in which they are shown. */
  readonly variants: readonly PublishedVariant[];
}

/** A variant of the site. */
export interface PublishedVariant {
  /** The file's name without `.txt`: letters, digits, `-` and `_`. */
  readonly id: string;
  /** For people. */
  readonly title: string;
  /** A sentence or two on its history; may be empty. */
  readonly about: string;
  /** The variant's file. */
  readonly text: string;
  /** Proven by the solver; `"none"`: there is no solution; absent: a board to play with, or not known. */
  readonly optimum?: Optimum | "none";
}

/** The folder of all that is about klotski, from the root of the site. */
export const KLOTSKI_FOLDER = "klotski";

/** The list of variants, in that folder. */
export const VARIANT_LIST = "variants.json";
