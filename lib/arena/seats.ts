/**
 * Seats, and what a program calls the others: seats in order with its own left out [READ-9].
 * Browser-safe: no Deno, no DOM.
 */
import type { Seat, TankNumber } from "./types.ts";

/** The seats of a round with `count` tanks, in order. */
export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => index as Seat);
}

/** What the program in seat `viewer` calls the tank in seat `other`; they must differ. */
export function numberOf(viewer: Seat, other: Seat): TankNumber {
  return (other < viewer ? other + 1 : other) as TankNumber;
}

/** The seat of the tank that the program in seat `viewer` calls `number`. */
export function seatOf(viewer: Seat, number: TankNumber): Seat {
  return (number - 1 < viewer ? number - 1 : number) as Seat;
}
