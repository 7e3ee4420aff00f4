/** The table of a tournament: who leads, how sure that is, and all the figures behind it. */
import "./standings_table.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Table, TableRow } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { IntervalGraphic, scaleTop } from "../ui/interval_graphic.tsx";
import { useFlip } from "../ui/use_flip.ts";
import { botColour } from "../tanks/model/colours.ts";
import { BotName } from "../tanks/view/bot_badge.tsx";
import type { Column } from "./figures.tsx";

const text = strings.run;

interface StandingsTableProps {
  readonly table: Table;
  /** The columns behind the total. */
  readonly figures: readonly Column[];
  /** The totals come with the ranges that they may lie in. */
  readonly hasRanges: boolean;
}

/** Best first. Rows glide when ranks change. */
export function StandingsTable(props: StandingsTableProps): JSX.Element {
  const { table, figures, hasRanges } = props;
  const [isFull, setFull] = useState(false);
  const rows = useFlip<HTMLTableSectionElement>();
  const top = scaleTop(table.rows.map(({ high }) => high));
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
      <div class="scroller" role="region" aria-label={text.standings} tabIndex={0}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" class="rank">
                <span class="spoken">{text.rank}</span>
              </th>
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
              {figures.map(({ heading, hint, look }) => (
                <th key={heading} role="columnheader" class={`figure ${look}`} title={hint}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" ref={rows}>
            {table.rows.map((row) => (
              <Row key={row.index} row={row} figures={figures} top={hasRanges ? top : undefined} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly figures: readonly Column[];
  /** The end of the scale of ranges; without it there are none. */
  readonly top: number | undefined;
}

function Row({ row, figures, top }: RowProps): JSX.Element {
  const { rank, bot, index, low, total, high } = row;
  return (
    <tr role="row" data-key={index} class={rank === 1 ? "leader" : undefined}>
      <td role="cell" class="rank">{rank}</td>
      <th role="rowheader" scope="row" class="program">
        <BotName index={index} name={bot} />
      </th>
      <td role="cell" class="number total">{text.decimal(total)}</td>
      {top === undefined ? null : (
        <td role="cell" class="interval">
          <div class="interval-line">
            <IntervalGraphic
              low={low}
              value={total}
              high={high}
              top={top}
              colour={botColour(index)}
            />
            <span class="bounds" aria-hidden="true">{text.intervalOf(low, high)}</span>
            <span class="spoken">{text.intervalSpoken(low, high)}</span>
          </div>
        </td>
      )}
      {figures.map(({ heading, look, cell }) => (
        <td key={heading} role="cell" class={`figure ${look}`} data-heading={heading}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
