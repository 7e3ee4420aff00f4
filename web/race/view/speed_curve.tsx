/** The speed of all laps, move by move, behind the time line. */
import "./speed_curve.css";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { KMH_OF_A_CELL } from "../../../lib/race/rules.ts";
import * as strings from "../../strings/strings.ts";
import { carColour, lapName } from "../model/names.ts";
import { type ShownLap, speedsOf } from "../model/shown_lap.ts";
import type { RaceStore } from "../store/types.ts";

/** The drawing is stretched to its place. */
const WIDTH = 1000;
const HEIGHT = 100;

/** The scale reaches at least so far, in km/h. */
const LEAST_TOP = 5 * KMH_OF_A_CELL;

/** Lines; the lap that is looked at lies over the others, filled. */
export function SpeedCurve({ store }: { readonly store: RaceStore }): JSX.Element {
  const { chosen, laps, player } = store;
  const length = player.length.value;
  const all = useMemo(() => laps.value.map(speedsOf), [laps.value]);
  const top = Math.max(LEAST_TOP, ...all.flat());
  const looked = chosen.value;
  const order = all.map((_, index) => index).sort((one, other) =>
    Number(one === looked) - Number(other === looked)
  );
  return (
    <div class="speed-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {order.map((index) => {
          const path = pathOf(all[index] ?? [], length, top);
          const isLooked = index === looked;
          return (
            <g key={index} class={isLooked ? "looked" : ""} style={{ color: carColour(index) }}>
              {isLooked ? <path class="area" d={`${path}V${HEIGHT}H0Z`} /> : null}
              <path class="under" d={path} />
              <path class="line" d={path} />
            </g>
          );
        })}
      </svg>
      <span class="top small soft" aria-hidden="true">{strings.race.kmh(top)}</span>
      <p class="spoken">{strings.race.curve}: {laps.value.map(tell).join("; ")}</p>
    </div>
  );
}

/** A move's speed holds for its whole second. */
function pathOf(speeds: readonly number[], length: number, top: number): string {
  const x = (move: number) => (move / Math.max(1, length) * WIDTH).toFixed(1);
  const steps = speeds.map((speed, move) =>
    `V${(HEIGHT - speed / top * (HEIGHT - 4)).toFixed(1)}H${x(move + 1)}`
  );
  return `M0 ${HEIGHT}${steps.join("")}`;
}

function tell(shown: ShownLap): string {
  return `${lapName(shown)} ${strings.race.kmh(Math.max(0, ...speedsOf(shown)))}`;
}
