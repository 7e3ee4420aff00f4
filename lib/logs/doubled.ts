/**
 * That a number comes twice among the rounds of a log.
 * Browser-safe: no Deno, no DOM.
 */

/** In a sentence; lines count from 1. */
export function tellDoubled(round: number, earlierLine: number, line: number): string {
  return `line ${line} is a second round of the number ${round}, the first is on line ${earlierLine}`;
}
