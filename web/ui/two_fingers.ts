/** Where fingers on a screen are together, for pinching and dragging with two. Pure. */

/** A place in pixels, of whatever the fingers are on. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of all fingers; there is at least one. */
export function middleOf(places: readonly Place[]): Place {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

/** How far apart the first two fingers are; of a single one 0. */
export function spanOf([one, other]: readonly Place[]): number {
  return one === undefined || other === undefined
    ? 0
    : Math.hypot(one.x - other.x, one.y - other.y);
}
