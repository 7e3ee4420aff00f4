/** Lives or damage of all tanks over the turns. Sliding along the chart goes through the round. */
import "./lives_curve.css";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { botColour } from "../model/colours.ts";
import { type Chart, chartOf, type Curve } from "../model/curve.ts";
import { type Measure, MEASURES } from "../model/options.ts";
import type { Recording } from "../model/recording.ts";
import { knownUntil } from "../model/standing.ts";
import { Choices } from "./choices.tsx";
import { CurveLabels } from "./curve_labels.tsx";

const text = later.tanksPanel.curve;

/** The drawing is stretched to its place, so only its proportions to the turns matter. */
const WIDTH = 1000;
/** In pixels; the style sheet says the same. */
const HEIGHT = 112;

/** For tanks of one colour: dashes in units of the screen. */
const DASHES = ["", "7 4", "2 4", "9 3 2 3", "12 5"] as const;

interface LivesCurveProps {
  readonly recording: Recording;
  readonly turn: number;
  readonly onSeek: (turn: number) => void;
  /** The chosen seat; its line is drawn bold. */
  readonly selected: number | undefined;
  /** Through whose eyes: then lives only, as far as they were reported. */
  readonly viewer: number | undefined;
  readonly measure: Measure;
  readonly onMeasure: (measure: Measure) => void;
  /** What comes after the turn is not shown. */
  readonly hidesFuture?: boolean;
}

/** The chart, with what it shows to choose from. */
export function LivesCurve(props: LivesCurveProps): JSX.Element {
  const { recording, turn, onSeek, selected, viewer } = props;
  const { hidesFuture = false, onMeasure } = props;
  const measure = viewer === undefined ? props.measure : "lives";
  // With fog the future is hidden as well: the program doesn't know it either.
  const until = viewer !== undefined
    ? knownUntil(recording, turn, viewer)
    : hidesFuture
    ? turn
    : recording.turns;
  const chart = useMemo(() => chartOf(recording, measure, until), [recording, measure, until]);
  const picture = useMemo(() => <Picture {...{ recording, chart, selected }} />, [chart, selected]);
  const words = useMemo(() => <Words {...{ recording, chart, measure }} />, [chart]);
  return (
    <figure class="lives-curve">
      <figcaption class="head">
        <h2>{viewer === undefined ? text.caption : text.captionLives}</h2>
        {viewer === undefined
          ? (
            <Choices
              label={text.choose}
              choices={MEASURES.map((id) => ({ id, title: text.measure[id] }))}
              chosen={measure}
              onChoose={onMeasure}
            />
          )
          : null}
      </figcaption>
      <div class="plot">
        <span class="scale top" aria-hidden="true">{chart.top}</span>
        <span class="scale bottom" aria-hidden="true">0</span>
        <div class="field">
          {picture}
          <Slider turn={turn} turns={recording.turns} onSeek={onSeek} />
        </div>
        <div class="turns" aria-hidden="true">
          <span>{strings.panels.turn(0)}</span>
          <span>{strings.panels.turn(recording.turns)}</span>
        </div>
      </div>
      {words}
    </figure>
  );
}

/** The cursor is the thumb of a slider as wide as the chart: mouse, finger and keys work as everywhere. */
function Slider({ turn, turns, onSeek }: {
  readonly turn: number;
  readonly turns: number;
  readonly onSeek: (turn: number) => void;
}): JSX.Element {
  return (
    <input
      type="range"
      class="cursor"
      min={0}
      max={turns}
      step={1}
      value={turn}
      aria-label={text.slider}
      aria-valuetext={strings.panels.turn(turn)}
      onInput={(event) => onSeek(event.currentTarget.valueAsNumber)}
    />
  );
}

function Picture({ recording, chart, selected }: {
  readonly recording: Recording;
  readonly chart: Chart;
  readonly selected: number | undefined;
}): JSX.Element {
  const scale = {
    x: WIDTH / Math.max(1, recording.turns),
    y: HEIGHT / chart.top,
  };
  const dashes = dashesOf(recording);
  return (
    <>
      <svg
        class="lines"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
      >
        <path class="half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {chart.curves.map((curve) => (
          <path
            key={curve.seat}
            class={`line${lookOf(curve.seat, selected)}`}
            d={pathOf(curve, scale)}
            stroke-dasharray={dashes[curve.seat]}
            style={{ stroke: botColour(recording.seats[curve.seat]?.entry ?? 0) }}
          />
        ))}
      </svg>
      <CurveLabels recording={recording} chart={chart} height={HEIGHT} selected={selected} />
    </>
  );
}

function lookOf(seat: number, selected: number | undefined): string {
  return selected === undefined ? "" : selected === seat ? " chosen" : " other";
}

/** Flat, then straight up or down: lives change at once. */
function pathOf(curve: Curve, scale: { readonly x: number; readonly y: number }): string {
  const x = (turn: number) => round(turn * scale.x);
  const y = (value: number) => round(HEIGHT - value * scale.y);
  const [first, ...later] = curve.points;
  const steps = later.map(({ turn, value }) => `H${x(turn)}V${y(value)}`).join("");
  return `M0 ${y(first?.value ?? 0)}${steps}H${x(curve.until)}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** The first tank of a colour has a whole line, the next ones dashes. */
function dashesOf({ seats }: Recording): (string | undefined)[] {
  const used = new Map<string, number>();
  return seats.map(({ entry }) => {
    const colour = botColour(entry);
    const before = used.get(colour) ?? 0;
    used.set(colour, before + 1);
    return DASHES[before % DASHES.length] || undefined;
  });
}

/** The chart for those who listen to the page. */
function Words({ recording, chart, measure }: {
  readonly recording: Recording;
  readonly chart: Chart;
  readonly measure: Measure;
}): JSX.Element {
  return (
    <ul class="spoken">
      {chart.curves.map(({ seat, points, until, died }) => {
        const mark = recording.seats[seat]?.mark ?? "";
        const [first, last] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 0];
        return (
          <li key={seat}>
            {text.sentence(mark, measure, first, last, until)}
            {died === undefined ? "" : text.died(died)}
          </li>
        );
      })}
    </ul>
  );
}
