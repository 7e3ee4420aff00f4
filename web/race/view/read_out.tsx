/** The instruments of the car that is looked at: time, speed, displacement, cell. */
import "./read_out.css";
import type { JSX } from "preact";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import * as strings from "../../strings/strings.ts";
import { momentOf } from "../model/shown_lap.ts";
import type { RaceStore } from "../store/types.ts";

const text = strings.race;

/** Drawn anew with every move. */
export function ReadOut({ store }: { readonly store: RaceStore }): JSX.Element | null {
  const looked = store.looked.value;
  const frame = store.player.frame.value;
  if (looked === undefined) return null;
  const { at, hundredths, kmh, move } = momentOf(looked, frame);
  return (
    <dl class="read-out">
      <div class="large">
        <dt>{text.time}</dt>
        <dd>{text.seconds(showHundredths(hundredths))}</dd>
      </div>
      <div class="large">
        <dt>{text.speed}</dt>
        <dd>{text.kmh(kmh)}</dd>
      </div>
      <div class="displacement">
        <dt>{text.displacement}</dt>
        <dd>{text.displacementOf(move.x, move.y)}</dd>
      </div>
      <div class="cell">
        <dt>{text.cell}</dt>
        <dd>{text.cellOf(at.x, at.y)}</dd>
      </div>
    </dl>
  );
}
