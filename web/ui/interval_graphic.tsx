/** A value and how sure it is: a tick on a band, on a scale that all rows share. */
import "./interval_graphic.css";
import type { JSX } from "preact";

interface IntervalGraphicProps {
  readonly low: number;
  readonly value: number;
  readonly high: number;
  /** The end of the scale; it begins with 0. */
  readonly top: number;
  /** A colour of the tokens, such as `var(--bot-3)`. */
  readonly colour: string;
}

/** The drawing says nothing that is not also written: numbers stand beside it. */
export function IntervalGraphic(props: IntervalGraphicProps): JSX.Element {
  const { low, value, high, top, colour } = props;
  const at = (number: number) => Math.min(100, Math.max(0, number / top * 100));
  return (
    <div class="interval-graphic" aria-hidden="true">
      <div
        class="whisker"
        style={{ left: `${at(low)}%`, width: `${at(high) - at(low)}%`, background: colour }}
      />
      <div class="value" style={{ left: `${at(value)}%`, background: colour }} />
    </div>
  );
}

/** A round number that is not below any of these, for the end of a scale: 1, 1.2, 1.6, 2 and so on times a power of ten. */
export function scaleTop(values: readonly number[]): number {
  const most = values.reduce((high, value) => Math.max(high, value), 0);
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 1.2, 1.6, 2, 2.4, 3.2, 4, 5, 6, 8].find((step) => step * power >= most) ?? 10) *
    power;
}
