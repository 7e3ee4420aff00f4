/** How far from a solution the game was after each turn; a click goes back there. */
import "./distance_curve.css";
import type { JSX, TargetedMouseEvent } from "preact";
import { useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { curveOf, placeOf } from "../model/curve.ts";
import type { Play } from "../store/play.ts";

const text = strings.klotski;

const SIZE = { width: 300, height: 64 } as const;

/** The curve is never steeper than for so many steps. */
const LEAST_TOP = 10;

/** Nothing before the first turn; the strip of boards does the same by keys. */
export function DistanceCurve({ play }: { readonly play: Play }): JSX.Element | null {
  const distances = play.distances.value;
  const at = play.index.value;
  const known = distances.filter((distance) => distance !== undefined);
  const top = Math.max(LEAST_TOP, ...known);
  const { area, line } = useMemo(() => curveOf(distances, top, SIZE), [distances, top]);
  if (known.length === 0 || play.variant.goal.length === 0) return null;
  const now = distances[at];
  const go = ({ clientX, currentTarget }: TargetedMouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    play.goTo(Math.round((clientX - left) / width * (distances.length - 1)));
  };
  return (
    <figure class="distance-curve">
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={go}
      >
        <path class="area" d={area} />
        <path class="line" d={line} />
        <path class="now" d={`M${placeOf(at, distances.length) * SIZE.width} 0V${SIZE.height}`} />
      </svg>
      <span class="top small soft" aria-hidden="true">{top}</span>
      <figcaption class="spoken">
        {text.curve}:{" "}
        {now === undefined ? "" : text.curveNow(now, Math.min(...known), Math.max(...known))}
      </figcaption>
    </figure>
  );
}
