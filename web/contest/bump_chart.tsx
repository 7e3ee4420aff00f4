/** The ranks of all as lines from stage to stage. */
import "./bump_chart.css";
import type { JSX } from "preact";
import { useContext, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ContestHistory } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { useWidth } from "../ui/use_width.ts";
import { FollowedLine } from "./followed_line.tsx";
import { Badges, colourOfBadge, EntryBadge, Placed } from "./entry_name.tsx";
import { orderIn } from "./history_span.ts";
import { pathOf, type Scale, xOf, yOf } from "./rank_lines.ts";

const text = strings.contest;

/** All in pixels. */
const DROP = 44;
const TOP = 24;
const FOOT = 34;
const SIDE = 16;
const USUAL_WIDTH = 860;

/** How close stages stand at the least: the more there are, the closer. */
const LEAST_STEPS: readonly { readonly stages: number; readonly step: number }[] = [
  { stages: 30, step: 24 },
  { stages: 100, step: 12 },
  { stages: Infinity, step: 7 },
];

/** Numbers of stages below the chart are no nearer to each other. */
const LABEL_ROOM = 40;

interface BumpChartProps {
  readonly history: ContestHistory;
  /** The entry whose line stands out. */
  readonly followed: string | undefined;
  /** The stage that is chosen, by its place. */
  readonly column: number;
  readonly onFollow: (entry: string) => void;
  readonly onColumn: (column: number) => void;
}

/** Arrow keys choose a stage; the names at the end choose whom to follow, as do the lines. */
export function BumpChart(props: BumpChartProps): JSX.Element {
  const { column, followed, history, onColumn, onFollow } = props;
  const [hovered, setHovered] = useState<string | undefined>(undefined);
  const scroller = useRef<HTMLDivElement>(null);
  const { entries, stages } = history;
  const last = stages.length - 1;
  const lowest = Math.max(1, ...entries.flatMap(({ ranks }) => ranks.map((rank) => rank ?? 1)));
  const room = useWidth(scroller, USUAL_WIDTH);
  const least = LEAST_STEPS.find((one) => stages.length <= one.stages)?.step ?? 0;
  const step = Math.max(least, (room - SIDE * 2) / Math.max(1, last));
  const scale: Scale = { step, drop: DROP, left: SIDE, top: TOP };
  const width = scale.left * 2 + last * step;
  const height = TOP + (lowest - 1) * DROP + FOOT;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element !== null) element.scrollLeft = element.scrollWidth;
  }, [stages.length, room]);
  useLayoutEffect(() => {
    if (scroller.current !== null) keepInSight(scroller.current, xOf(column, scale));
  }, [column]);
  const standing = hovered ?? followed;
  const line = entries.find(({ entry }) => entry === standing);
  const move = (event: KeyboardEvent) => {
    const target = {
      ArrowLeft: column - 1,
      ArrowRight: column + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onColumn(Math.min(last, Math.max(0, target)));
  };
  const press = (event: MouseEvent) => {
    const svg = event.currentTarget;
    if (!(svg instanceof Element)) return;
    const x = event.clientX - svg.getBoundingClientRect().left;
    onColumn(Math.min(last, Math.max(0, Math.round((x - scale.left) / step))));
  };
  return (
    <div class="bump-chart" style={{ height: `${height}px` }}>
      <ol class="axis" aria-hidden="true">
        {Array.from(
          { length: lowest },
          (_, at) => <li key={at} style={{ top: `${yOf(at + 1, scale)}px` }}>{at + 1}</li>,
        )}
      </ol>
      <div
        class="lines"
        ref={scroller}
        role="group"
        aria-label={text.chart(stages.length, entries.length)}
        tabIndex={0}
        onKeyDown={move}
      >
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          class={line === undefined ? undefined : "following"}
          onClick={press}
        >
          <line
            class="chosen-stage"
            x1={xOf(column, scale)}
            x2={xOf(column, scale)}
            y1={4}
            y2={height - FOOT + 14}
          />
          <AllLines history={history} scale={scale} onFollow={onFollow} onHover={setHovered} />
          {line === undefined ? null : <FollowedLine line={line} scale={scale} />}
          <StageNumbers history={history} scale={scale} y={height - 6} column={column} />
        </svg>
      </div>
      <ul class="ends">
        {orderIn(history, last).map(({ entry, name, rank }, at, all) => (
          <li key={entry} style={{ top: `${yOf(endOf(all, at, rank), scale)}px` }}>
            <button
              type="button"
              aria-pressed={entry === followed}
              title={name}
              onClick={() =>
                onFollow(entry)}
              onMouseEnter={() =>
                setHovered(entry)}
              onMouseLeave={() => setHovered(undefined)}
            >
              <EntryBadge entry={entry} name={name} />
              <span class="name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names of the same rank stand below each other: the next ranks are free. */
function endOf(all: readonly { readonly rank: number }[], at: number, rank: number): number {
  return rank + at - all.findIndex((other) => other.rank === rank);
}

interface AllLinesProps {
  readonly history: ContestHistory;
  readonly scale: Scale;
  readonly onFollow: (entry: string) => void;
  readonly onHover: (entry: string | undefined) => void;
}

/** Those of the last table are bold, and above all others. */
function AllLines({ history, scale, onFollow, onHover }: AllLinesProps): JSX.Element {
  const badges = useContext(Badges);
  const placed = useContext(Placed);
  const lines = useMemo(
    () =>
      history.entries.map(({ entry, ranks }) => ({ entry, path: pathOf(ranks, scale) }))
        .toReversed(),
    [history, scale.step],
  );
  return (
    <g>
      {lines.map(({ entry, path }) => (
        <path
          key={entry}
          class={placed.has(entry) ? "line placed" : "line"}
          d={path}
          style={{ "--entry": colourOfBadge(badges.get(entry)) }}
        />
      ))}
      {lines.map(({ entry, path }) => (
        <path
          key={entry}
          class="reach"
          d={path}
          onClick={() => onFollow(entry)}
          onMouseEnter={() => onHover(entry)}
          onMouseLeave={() => onHover(undefined)}
        />
      ))}
    </g>
  );
}

interface StageNumbersProps extends Pick<BumpChartProps, "column" | "history"> {
  readonly scale: Scale;
  readonly y: number;
}

/** The chosen one always, others where there is room. */
function StageNumbers({ column, history, scale, y }: StageNumbersProps): JSX.Element {
  const every = Math.max(1, Math.ceil(LABEL_ROOM / scale.step));
  return (
    <>
      {history.stages.map(({ number }, at) => {
        const isChosen = at === column;
        const isFree = number % every === 0 && Math.abs(at - column) * scale.step >= LABEL_ROOM;
        return isChosen || isFree
          ? (
            <text
              key={number}
              class={isChosen ? "stage-number chosen" : "stage-number"}
              x={xOf(at, scale)}
              y={y}
            >
              {number}
            </text>
          )
          : null;
      })}
    </>
  );
}

function keepInSight(scroller: HTMLElement, x: number): void {
  const room = 40;
  const { clientWidth, scrollLeft } = scroller;
  if (x < scrollLeft + room) scroller.scrollLeft = x - room;
  else if (x > scrollLeft + clientWidth - room) scroller.scrollLeft = x - clientWidth + room;
}
