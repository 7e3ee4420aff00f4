/** The letters at the ends of a chart's lines: at its right edge, and for the dead where they died. */
import type { JSX } from "preact";
import { botColour } from "../model/colours.ts";
import { type Chart, type Curve, spread } from "../model/curve.ts";
import type { Recording } from "../model/recording.ts";
import { shortMark } from "./short_mark.ts";

/** More letters than this no chart can hold; then only the chosen tank has one. */
const MOST_LABELS = 26;
/** From label to label, in pixels down. */
const GAP = 13;
/** From label to label of the dead, in hundredths of the chart's width. */
const GAP_ACROSS = 5;

interface CurveLabelsProps {
  readonly recording: Recording;
  readonly chart: Chart;
  /** Of the chart, in pixels. */
  readonly height: number;
  readonly selected: number | undefined;
}

/** Stands in the same box as the lines. */
export function CurveLabels(props: CurveLabelsProps): JSX.Element {
  const { recording, chart, height, selected } = props;
  const curves = chart.curves.filter(({ seat }) =>
    chart.curves.length <= MOST_LABELS || seat === selected
  );
  const dead = curves.filter(({ endsDead }) => endsDead);
  const alive = curves.filter(({ endsDead }) => !endsDead);
  const down = spread(
    alive.map(({ points }) => height * (1 - (points.at(-1)?.value ?? 0) / chart.top)),
    GAP,
    0,
    height,
  );
  const turns = Math.max(1, recording.turns);
  const across = spread(dead.map(({ until }) => (100 * until) / turns), GAP_ACROSS, 0, 97);
  const label = ({ seat }: Curve, kind: string, place: { left: string; top?: string }) => {
    const { mark = "", entry = 0 } = recording.seats[seat] ?? {};
    return (
      <span
        key={seat}
        class={`label ${kind}${selected === seat ? " chosen" : ""}`}
        style={{ "--tank": botColour(entry), ...place }}
      >
        {shortMark(mark)}
      </span>
    );
  };
  return (
    <div class="labels" aria-hidden="true">
      {alive.map((curve, index) =>
        label(curve, "end", {
          left: `${(100 * curve.until) / turns}%`,
          top: `${down[index] ?? 0}px`,
        })
      )}
      {dead.map((curve, index) => label(curve, "death", { left: `${across[index] ?? 0}%` }))}
    </div>
  );
}
