/** A piece of wood as one sees it from above: body, grain, gloss, edge. */
import "./piece_face.css";
import type { JSX } from "preact";
import { useId, useMemo } from "preact/hooks";
import type { Shape } from "../../../lib/klotski/types.ts";
import { grainPath } from "../model/grain.ts";
import { outlinePath } from "../model/outline.ts";
import type { Wood } from "../model/wood.ts";

/** The side of a cell in the drawing. */
export const SIDE = 100;

/** How pieces are cut. */
export const CUT = { side: SIDE, inset: 2.5, radius: 15 } as const;

interface PieceFaceProps {
  readonly shape: Shape;
  readonly wood: Wood;
  /** Gives its own grain. */
  readonly seed: number;
  /** Engraved; absent: nothing. */
  readonly letter?: string;
}

/** Fills its box; the shadow reaches over it. */
export function PieceFace({ letter, seed, shape, wood }: PieceFaceProps): JSX.Element {
  const clip = useId();
  const body = useMemo(() => outlinePath(shape, CUT), [shape]);
  const bevel = useMemo(() => outlinePath(shape, { side: SIDE, inset: 5, radius: 12.5 }), [shape]);
  const grain = useMemo(() => grainPath(shape, SIDE, seed), [shape, seed]);
  const { height, width } = shape;
  const [first] = shape.cells;
  return (
    <svg
      class={`piece-face wood-${wood}`}
      viewBox={`0 0 ${width * SIDE} ${height * SIDE}`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <path class="shade far" d={body} transform="translate(2 11)" />
      <path class="shade" d={body} transform="translate(1 6)" />
      <path class="rim" d={body} transform="translate(0 3.5)" />
      <path class="body" d={body} />
      <path class="grain" d={grain} clip-path={`url(#${clip})`} />
      <path d={body} fill="url(#klotski-gloss)" />
      <path class="bevel" d={bevel} stroke="url(#klotski-bevel)" />
      <path class="ring" d={body} />
      {letter === undefined || first === undefined
        ? null
        : <text class="letter" x={first.x * SIDE + 22} y={first.y * SIDE + 34}>{letter}</text>}
    </svg>
  );
}
