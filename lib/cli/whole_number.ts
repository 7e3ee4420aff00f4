/**
 * Numbers on the command line.
 */
import { unusable } from "../core/problem.ts";

/**
 * A whole number that the user gave for an option.
 * @throws {UnusableInput} If it is none, or not from `low` to `high`.
 */
export function wholeNumber(
  option: string,
  given: string | number,
  low = 0,
  high: number = Number.MAX_SAFE_INTEGER,
): number {
  const number = /^[0-9]{1,15}$/.test(String(given)) ? Number(given) : undefined;
  if (number !== undefined && number >= low && number <= high) return number;
  const range = high === Number.MAX_SAFE_INTEGER ? `from ${low} on` : `from ${low} to ${high}`;
  throw unusable("USAGE", `${option} is ${JSON.stringify(given)}: write a whole number ${range}`);
}
