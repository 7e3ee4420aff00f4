/** The drawing of each kind of mark: told apart by shape as well as by colour. */
import "./mark_shapes.css";
import type { JSX } from "preact";
import type { MarkKind } from "./types.ts";

/** Height and half the width of the box that a shape is drawn in, in pixels. */
export const MARK_SIZE = { height: 14, reach: 7 } as const;

/**
 * Path data from the middle of the box's upper edge. Ticks and dots stand low, on the track; the weightier ones
 * are signs of their own above them. The skull's eyes run the other way round and so are holes.
 */
const SHAPES: Readonly<Record<MarkKind, string>> = {
  note: "m0 7a2.5 2.5 0 1 0 .01 0z",
  hit: "m-1 2h2v11h-2z",
  collision: "m0 1.5l5 5.5l-5 5.5l-5-5.5z",
  fault: "m0 1.5l6 10.5h-12z",
  death: "m0 .5c-3.6 0-6 2.4-6 5.6c0 2 1 3.4 2.5 4.2v3.2h7v-3.2c1.5-.8 2.5-2.2 2.5-4.2" +
    "c0-3.2-2.4-5.6-6-5.6zm-2.4 4.4a1.5 1.5 0 1 1-.01 0zm4.8 0a1.5 1.5 0 1 1-.01 0z",
};

/** Path data of a mark whose middle is at `x` pixels. */
export function markPath(kind: MarkKind, x: number): string {
  return `M${Math.round(x * 10) / 10} 0${SHAPES[kind]}`;
}

interface MarkSignProps {
  readonly kind: MarkKind;
  /** A colour of the tokens; absent: the kind's own. */
  readonly colour?: string | undefined;
}

/** A mark's own colour, as style. */
export function fillOf(colour: string | undefined): { readonly fill?: string } {
  return colour === undefined ? {} : { fill: colour };
}

/** A mark alone, for the legend. */
export function MarkSign({ kind, colour }: MarkSignProps): JSX.Element {
  const { height, reach } = MARK_SIZE;
  return (
    <svg
      class="mark-sign"
      viewBox={`${-reach} 0 ${2 * reach} ${height}`}
      width={2 * reach}
      height={height}
      aria-hidden="true"
    >
      <path class={`mark ${kind}`} d={markPath(kind, 0)} style={fillOf(colour)} />
    </svg>
  );
}
