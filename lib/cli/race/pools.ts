/**
 * `race pools N`: who drives against whom in the first round.
 */
import { firstPools } from "../../race/pools.ts";
import { jsonText } from "../json_text.ts";
import { type Output, terminal } from "../printing.ts";
import { wholeNumber } from "../whole_number.ts";

/** Options of the command line. */
export interface PoolsWords {
  /** An array of arrays of participants instead of text. */
  readonly json?: boolean;
}

/** More participants than there are pilots in the world. */
const MOST = 100_000;

/**
 * Prints the pools of so many participants, numbered by the date of their first sending [POOL-2].
 * @returns 0.
 * @throws {UnusableInput} If the number is none.
 */
export function racePools(
  count: string,
  options: PoolsWords = {},
  output: Output = terminal,
): number {
  const participants = wholeNumber("N", count, 1, MOST);
  const pools = firstPools(Array.from({ length: participants }, (_, index) => index + 1));
  if (options.json === true) output.print(jsonText(pools) + "\n");
  else {
    pools.forEach((pool, index) => output.print(`Pool ${index + 1}: ${pool.join(" ")}\n`));
  }
  return 0;
}
