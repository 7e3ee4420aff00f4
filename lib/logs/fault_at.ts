/**
 * Finds a fault of a round by its turn and seat, at once also where there are hundreds of thousands.
 * Browser-safe: no Deno, no DOM.
 */
import { MAX_TANKS } from "../arena/rules.ts";
import type { LogFault, LogRound } from "./types.ts";

const books = new WeakMap<readonly LogFault[], ReadonlyMap<number, LogFault>>();

/** The fault of a seat in a turn; of several the first. */
export function faultAt(
  { faults }: Pick<LogRound, "faults">,
  turn: number,
  seat: number,
): LogFault | undefined {
  let book = books.get(faults);
  if (book === undefined) {
    // Of faults with the same key the last one put in stays: that is the first of the list.
    book = new Map(faults.toReversed().map((fault) => [keyOf(fault.turn, fault.tank), fault]));
    books.set(faults, book);
  }
  return book.get(keyOf(turn, seat));
}

function keyOf(turn: number, seat: number): number {
  return turn * MAX_TANKS + seat;
}
