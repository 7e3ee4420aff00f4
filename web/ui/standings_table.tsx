/** A table of programs: who leads, how sure that is, and all the figures behind it. */
import "./standings_table.css";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { TableRow } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import type { Column } from "./figures.tsx";
import { IntervalGraphic, scaleTop } from "./interval_graphic.tsx";
import { useFlip } from "./use_flip.ts";

const text = strings.run;

interface StandingsTableProps<Row extends TableRow> {
  /** Best first. */
  readonly rows: readonly Row[];
  /** The columns behind the total. */
  readonly figures: readonly Column<Row>[];
  /** The totals come with the ranges that they may lie in. */
  readonly hasRanges: boolean;
  /** What stays the same of a row wherever it moves. */
  readonly keyOf: (row: Row) => string | number;
  /** The program, with its badge. */
  readonly program: (row: Row) => ComponentChildren;
  /** A colour of the tokens, such as `var(--bot-3)`. */
  readonly colourOf: (row: Row) => string;
  /** What stands between rank and program, with its heading. */
  readonly movement?: {
    readonly heading: string;
    readonly cell: (row: Row) => ComponentChildren;
  };
  /** A mark on the line between a row and the next one. */
  readonly mark?: (row: Row) => ComponentChildren;
}

/** Rows glide when ranks change. */
export function StandingsTable<Row extends TableRow>(props: StandingsTableProps<Row>): JSX.Element {
  const { figures, hasRanges, keyOf, movement } = props;
  const [isFull, setFull] = useState(false);
  const body = useFlip<HTMLTableSectionElement>();
  const top = scaleTop(props.rows.map(({ high }) => high));
  return (
    <div class={`standings-table${isFull ? " full" : ""}${hasRanges ? "" : " bare"}`}>
      <label class="all-figures">
        <input
          type="checkbox"
          checked={isFull}
          onChange={(event) => setFull(event.currentTarget.checked)}
        />
        {text.allFigures}
      </label>
      <p class="narrow-head small" aria-hidden="true">
        <span>{text.program}</span>
        <span>{hasRanges ? text.totalAndRange : text.total}</span>
      </p>
      <div class="scroller" role="region" aria-label={text.standings} tabIndex={0}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" class="rank">
                <span class="spoken">{text.rank}</span>
              </th>
              {movement === undefined ? null : (
                <th role="columnheader" class="movement">
                  <span class="spoken">{movement.heading}</span>
                </th>
              )}
              <th role="columnheader">{text.program}</th>
              <th role="columnheader" class="number">{text.total}</th>
              {hasRanges
                ? (
                  <th role="columnheader" class="interval" title={text.intervalHint}>
                    <span>{text.interval}</span>
                    <span class="scale" aria-hidden="true">
                      <span>{text.number(0)}</span>
                      <span>{text.number(top)}</span>
                    </span>
                  </th>
                )
                : null}
              {figures.map((figure) => (
                <th
                  key={figure.heading}
                  role="columnheader"
                  class={classOf(figure)}
                  title={figure.hint}
                >
                  {figure.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" ref={body}>
            {props.rows.map((row) => (
              <Line key={keyOf(row)} {...props} row={row} top={hasRanges ? top : undefined} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface LineProps<Row extends TableRow> extends StandingsTableProps<Row> {
  readonly row: Row;
  /** The end of the scale of ranges; without it there are none. */
  readonly top: number | undefined;
}

function Line<Row extends TableRow>(props: LineProps<Row>): JSX.Element {
  const { colourOf, figures, keyOf, mark, movement, program, row, top } = props;
  const { rank, low, total, high } = row;
  return (
    <tr role="row" data-key={keyOf(row)} class={rank === 1 ? "leader" : undefined}>
      <td role="cell" class="rank">
        {rank}
        {mark?.(row)}
      </td>
      {movement === undefined ? null : <td role="cell" class="movement">{movement.cell(row)}</td>}
      <th role="rowheader" scope="row" class="program">{program(row)}</th>
      <td role="cell" class="number total">{text.decimal(total)}</td>
      {top === undefined ? null : (
        <td role="cell" class="interval">
          <div class="interval-line">
            <IntervalGraphic low={low} value={total} high={high} top={top} colour={colourOf(row)} />
            <span class="bounds" aria-hidden="true">{text.intervalOf(low, high)}</span>
            <span class="spoken">{text.intervalSpoken(low, high)}</span>
          </div>
        </td>
      )}
      {figures.map((figure) => (
        <td
          key={figure.heading}
          role="cell"
          class={classOf(figure)}
          data-heading={figure.heading}
        >
          {figure.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function classOf({ isKept, look }: Pick<Column, "isKept" | "look">): string {
  return `figure ${look}${isKept === true ? " kept" : ""}`;
}
