/** Which tank comes next when one goes through them. Pure. */

/**
 * The seat after `seat`: first the living in seat order, then the dead. `lives` has an item for each seat. `undefined`
 * after the last one; before the first one `seat` is `undefined`.
 */
export function nextSeat(lives: readonly number[], seat: number | undefined): number | undefined {
  const seats = lives.map((_, index) => index);
  const order = [
    ...seats.filter((index) => (lives[index] ?? 0) > 0),
    ...seats.filter((index) => (lives[index] ?? 0) <= 0),
  ];
  return order[seat === undefined ? 0 : order.indexOf(seat) + 1];
}
