/** How far from a solution the game was after each turn; a click goes back there. */
import "./distance_curve.css";
import type { JSX, TargetedMouseEvent } from "preact";
import { useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { curveOf, placeOf } from "../model/curve.ts";
import type { Play } from "../store/play.ts";

const text = strings.klotski;

const SIZE = { width: 300, height: 64 } as const;

/** The curve is never steeper than for so many moves. */
const LEAST_TOP = 10;

/** Keeps its room before anything is known; the strip of boards does the same by keys. */
export function DistanceCurve({ play }: { readonly play: Play }): JSX.Element | null {
  const { all, count } = play.distances.value;
  const at = play.index.value;
  const known = all.filter((distance) => distance !== undefined);
  const top = Math.max(LEAST_TOP, ...known);
  const { area, line } = useMemo(() => curveOf(all, top, SIZE), [all, top]);
  if (play.variant.goal.length === 0) return null;
  const now = all[at];
  const go = ({ clientX, currentTarget }: TargetedMouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    play.goTo(Math.round((clientX - left) / width * (all.length - 1)));
  };
  return (
    <figure class={`distance-curve${known.length === 0 ? " unknown" : ""}`}>
      <span class="small soft" aria-hidden="true">{top}</span>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={go}
      >
        <path class="area" d={area} />
        <path class="line" d={line} />
        <path class="now" d={`M${placeOf(at, all.length) * SIZE.width} 0V${SIZE.height}`} />
      </svg>
      <figcaption class="spoken">
        {text.curve}: {now === undefined
          ? text.notKnown
          : text.curveNow(text.counted[count](now), Math.min(...known), Math.max(...known))}
      </figcaption>
    </figure>
  );
}
