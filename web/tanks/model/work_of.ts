/** How much it takes to replay a round on a page, so that a log or a link made with ill will cannot stop it. Pure. */
import { unusable, type UnusableInput } from "../../../lib/core/problem.ts";
import type { LogRound } from "../../../lib/logs/types.ts";

/** An order or a fault weighs as much as so many tanks that a look may see. */
const ORDER_WEIGHT = 16;

/**
 * What a page takes on: the longest round of the rules with 80 tanks that do nothing but look, or nearly half a million orders
 * of any kind. It is a second of work, and some hundred megabytes.
 */
export const MOST_WORK = 8_000_000;

/** The letter of a look in a turn's text. */
const LOOK = "L".charCodeAt(0);

/** A look shows up to all other tanks, so many tanks that look weigh more than their orders. */
export function workOf({ turns, tanks, faults }: LogRound): number {
  let looks = 0;
  for (const turn of turns) {
    for (let at = 0; at < turn.length; at += 2) if (turn.charCodeAt(at) === LOOK) looks += 1;
  }
  // A turn itself takes about as much as two orders.
  return ORDER_WEIGHT * (turns.length * (tanks.length + 2) + faults.length) + looks * tanks.length;
}

/** Why a round is not shown; `undefined`: it is. Code: `LOG_TOO_LONG`. */
export function refusalOf(round: LogRound): UnusableInput | undefined {
  if (workOf(round) <= MOST_WORK) return undefined;
  return unusable(
    "LOG_TOO_LONG",
    `Round ${round.round} has ${round.turns.length} turns of ${round.tanks.length} tanks, more than a page can ` +
      "hold: `tanks show` on the command line shows it",
  );
}
