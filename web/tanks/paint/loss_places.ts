/** Where the numbers of lost lives stand: at the corners of cells, where no number hides a tank's mark or another. Pure. */
import type { Place } from "../model/geometry.ts";
import type { LossSeen } from "../model/scene_types.ts";

/** From the middle of a cell to its corners, in cells; those above first, where no lives are written. */
const CORNERS: readonly Place[] = [
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: 0.5 },
  { x: 0.5, y: -0.5 },
  { x: -0.5, y: -0.5 },
];

/** A corner this near to another tank that lost lives might be taken for one of that, in cells. */
const NEAR = 0.9;

/**
 * A corner for each loss, in cells, in the order of the losses: as far as there are any free, one of its own that
 * touches no other tank that lost lives.
 */
export function placesOf(losses: readonly LossSeen[]): readonly Place[] {
  const taken = new Set<string>();
  return losses.map((loss) => {
    // Another number of the same tank begins at the other side, also when the first has faded.
    const side = loss.slot % 2 === 0 ? 1 : -1;
    const corners = CORNERS.map(({ x, y }) => ({ x: loss.x + side * x, y: loss.y + y }));
    const free = corners.filter((corner) => !taken.has(nameOf(corner)));
    const clear = free.filter((corner) =>
      losses.every((other) =>
        other.seat === loss.seat || Math.hypot(other.x - corner.x, other.y - corner.y) > NEAR
      )
    );
    const place = clear[0] ?? free[0] ?? { x: loss.x, y: loss.y + 0.5 };
    taken.add(nameOf(place));
    return place;
  });
}

function nameOf({ x, y }: Place): string {
  return `${x} ${y}`;
}
