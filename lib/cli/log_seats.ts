/**
 * Seats of a recorded round as the user names them.
 */
import type { Seat } from "../arena/types.ts";
import { unusable } from "../core/problem.ts";
import { wholeNumber } from "./whole_number.ts";

/**
 * The seat that the user means: a number comes first, then the name of a program that sits in one seat only.
 * @throws {UnusableInput} If there is no such seat, or more than one; the message tells which there are.
 */
export function findSeat(given: string, names: readonly string[], file: string): Seat {
  const named = names.flatMap((name, seat) => name === given ? [seat] : []);
  const isNumber = /^[0-9]+$/.test(given);
  if (isNumber && Number(given) < names.length) return wholeNumber("--seat", given) as Seat;
  const [only] = named;
  if (named.length === 1 && only !== undefined) return only as Seat;
  const seats = names.map((name, seat) => `${seat} (${name})`).join(", ");
  const message = named.length > 1
    ? `${JSON.stringify(given)} sits in the seats ${named.join(" and ")}: name one by its number`
    : `There is no seat ${given}: there are ${seats}`;
  throw unusable("LOG_NO_SEAT", message, { file });
}
