/** Where the hint at the pointer stands: at an edge of the picture, where it hides nothing that one looks at. Pure. */
import { type Layout, pixelOf, type Place } from "../model/geometry.ts";

/** A box in the picture, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The sides that hold the hint, each with its distance from the picture's edge, in CSS pixels. */
export type TipPlace =
  & ({ readonly left: number } | { readonly right: number })
  & ({ readonly top: number } | { readonly bottom: number });

/** From the edge of the picture, in pixels. */
const EDGE = 6;

/** Hiding the cell or one beside it counts as much more than hiding another. */
const NEAR_WEIGHT = 100;

/**
 * Of the four edges the one where the hint hides least: nothing beside the field, never the cells around the one that
 * is told of if that can be helped, and of equal ones the nearest. `cell` is in cells, `size` the hint's in pixels.
 */
export function placeTip(
  cell: Place,
  layout: Layout,
  size: { readonly width: number; readonly height: number },
): TipPlace {
  const { width, height, left, top, columns, rows } = layout;
  const at = pixelOf(layout, cell);
  const middle = {
    left: within(at.x - size.width / 2, width - size.width),
    top: within(at.y - size.height / 2, height - size.height),
  };
  const far = { left: width - size.width - EDGE, top: height - size.height - EDGE };
  const field = { left, top, width: columns * layout.cell, height: rows * layout.cell };
  const reach = layout.cell * 1.5;
  const near = commonBox(field, {
    left: at.x - reach,
    top: at.y - reach,
    width: 2 * reach,
    height: 2 * reach,
  });
  const ways: readonly {
    readonly place: TipPlace;
    readonly box: Box;
    readonly away: number;
  }[] = [
    {
      place: { left: EDGE, top: middle.top },
      box: { ...size, left: EDGE, top: middle.top },
      away: at.x,
    },
    {
      place: { right: EDGE, top: middle.top },
      box: { ...size, left: far.left, top: middle.top },
      away: width - at.x,
    },
    {
      place: { left: middle.left, top: EDGE },
      box: { ...size, left: middle.left, top: EDGE },
      away: at.y,
    },
    {
      place: { left: middle.left, bottom: EDGE },
      box: { ...size, left: middle.left, top: far.top },
      away: height - at.y,
    },
  ];
  const costOf = ({ box, away }: (typeof ways)[number]) =>
    areaOf(commonBox(box, near)) * NEAR_WEIGHT + areaOf(commonBox(box, field)) + away / 100;
  const [best] = ways.toSorted((one, two) => costOf(one) - costOf(two));
  return best?.place ?? { left: EDGE, top: EDGE };
}

function within(wanted: number, most: number): number {
  return Math.max(EDGE, Math.min(wanted, most - EDGE));
}

/** What two boxes share; without size where they share nothing. */
function commonBox(one: Box, two: Box): Box {
  const left = Math.max(one.left, two.left);
  const top = Math.max(one.top, two.top);
  const right = Math.min(one.left + one.width, two.left + two.width);
  const bottom = Math.min(one.top + one.height, two.top + two.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function areaOf({ width, height }: Box): number {
  return width * height;
}
