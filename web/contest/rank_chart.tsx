/** The ranks of an entry from stage to stage. */
import "./rank_chart.css";
import type { JSX } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import type { EntryPage } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { useWidth } from "../ui/use_width.ts";
import { Badges, colourOfBadge } from "./entry_name.tsx";
import { pathOf, type Scale, xOf, yOf } from "./rank_lines.ts";

const text = strings.contest;

/** All in pixels. */
const HEIGHT = 190;
const LEAST_STEP = 22;
/** Numbers of stages below the chart are no nearer to each other. */
const LABEL_ROOM = 30;
const SIDE = 24;
const USUAL_WIDTH = 1040;

/** The same stands in the list of results, stage by stage. */
export function RankChart({ page }: { readonly page: EntryPage }): JSX.Element {
  const results = page.results.toReversed();
  const scroller = useRef<HTMLDivElement>(null);
  const room = useWidth(scroller, USUAL_WIDTH);
  const colour = colourOfBadge(useContext(Badges).get(page.entry));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element !== null) element.scrollLeft = element.scrollWidth;
  }, [results.length, room]);
  const lowest = Math.max(2, ...results.map((result) => result.of));
  const step = Math.max(LEAST_STEP, (room - SIDE * 2) / Math.max(1, results.length - 1));
  const scale: Scale = { step, drop: (HEIGHT - 70) / (lowest - 1), left: SIDE, top: 22 };
  const every = Math.max(1, Math.ceil(LABEL_ROOM / step));
  const width = scale.left * 2 + (results.length - 1) * step;
  const told = results.map(({ rank, stage }) => text.rankInStage(rank, stage));
  return (
    <section class="contest-part rank-chart">
      <h3>{text.ranks}</h3>
      <div class="card chart-box">
        <ol class="axis" aria-hidden="true" style={{ height: `${HEIGHT}px` }}>
          {[1, lowest].map((rank) => (
            <li key={rank} style={{ top: `${yOf(rank, scale)}px` }}>{rank}</li>
          ))}
        </ol>
        <div
          class="chart-scroller"
          ref={scroller}
          role="region"
          aria-label={text.ranks}
          tabIndex={0}
        >
          <svg
            width={width}
            height={HEIGHT}
            role="img"
            aria-label={text.ranksSpoken(page.name, told)}
            style={{ "--entry": colour }}
          >
            {Array.from(
              { length: lowest },
              (_, at) => <path key={at} class="grid" d={`M0 ${yOf(at + 1, scale)}H${width}`} />,
            )}
            <path class="line" d={pathOf(results.map(({ rank }) => rank), scale)} />
            {results.map(({ rank, stage, version }, column) => {
              const isFirst = results[column - 1]?.version !== version;
              return (
                <circle
                  key={stage}
                  class={isFirst ? "version-begins" : "dot"}
                  cx={xOf(column, scale)}
                  cy={yOf(rank, scale)}
                  r={isFirst ? 6 : 3.5}
                >
                  <title>
                    {`${text.rankInStage(rank, stage)}${
                      isFirst ? `, ${text.newVersionHere(version)}` : ""
                    }`}
                  </title>
                </circle>
              );
            })}
            {results.map(({ stage, version }, column) => (
              results[column - 1]?.version === version
                ? null
                : (
                  <text key={stage} class="version" x={xOf(column, scale)} y={HEIGHT - 24}>
                    {text.version(version)}
                  </text>
                )
            ))}
            {results.map(({ stage }, column) => (
              // From the newest backwards, so that this one always has its number.
              (results.length - 1 - column) % every === 0
                ? (
                  <text key={stage} class="stage-number" x={xOf(column, scale)} y={HEIGHT - 5}>
                    {text.number(stage)}
                  </text>
                )
                : null
            ))}
          </svg>
        </div>
      </div>
    </section>
  );
}
