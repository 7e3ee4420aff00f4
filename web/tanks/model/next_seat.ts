/** Which tank comes next when one goes through them. Pure. */

/**
 * The seat after `seat`, in seat order, whoever lives: what is known of lives differs from eyes to eyes, and the way through
 * the tanks is not to change with them. `undefined` after the last one; before the first one `seat` is `undefined`.
 */
export function nextSeat(seats: number, seat: number | undefined): number | undefined {
  const next = seat === undefined ? 0 : seat + 1;
  return next < seats ? next : undefined;
}

/** The first seat whose tank lives, or the first of all. `lives` has an item for each seat; `undefined`: there is none. */
export function firstLiving(lives: readonly number[]): number | undefined {
  const living = lives.findIndex((of) => of > 0);
  return living >= 0 ? living : nextSeat(lives.length, undefined);
}
