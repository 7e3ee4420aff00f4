/**
 * How a rating is written: `mu ± margin`, the same in the terminal and on pages. Pure.
 * Browser-safe: no Deno, no DOM.
 */
import type { Rating } from "./types.ts";

/** So many standard deviations on both sides hold 95 % of a normal distribution. */
const DEVIATIONS = 2;

/** What stands behind the ±: twice sigma. The strength lies within it with 95 %. */
export function ratingMargin({ sigma }: Pick<Rating, "sigma">): number {
  return DEVIATIONS * sigma;
}
