/** The table of a tournament: who leads, how sure that is, and all the figures behind it. */
import "./standings_table.css";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { LOG_FAULT_KINDS } from "../../lib/logs/types.ts";
import type { Table, TableRow } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { IntervalGraphic, scaleTop } from "../ui/interval_graphic.tsx";
import { useFlip } from "../ui/use_flip.ts";
import { botColour } from "../tanks/model/colours.ts";
import { BotName } from "../tanks/view/bot_badge.tsx";

const text = strings.run;

interface Column {
  readonly heading: string;
  readonly hint: string;
  readonly look: "number" | "faults";
  readonly cell: (row: TableRow) => ComponentChildren;
}

/** The figures that narrow screens show on demand only. */
const FIGURES: readonly Column[] = [
  {
    heading: text.duels,
    hint: text.duelsHint,
    look: "number",
    cell: (row) => text.number(row.duels),
  },
  {
    heading: text.corrected,
    hint: text.correctedHint,
    look: "number",
    cell: (row) => text.decimal(row.duelsCorrected),
  },
  {
    heading: text.melee,
    hint: text.meleeHint,
    look: "number",
    cell: (row) => text.number(row.melee),
  },
  {
    heading: text.duelWins,
    hint: text.winsHint,
    look: "number",
    cell: (row) => text.number(row.wins.duel),
  },
  {
    heading: text.meleeWins,
    hint: text.winsHint,
    look: "number",
    cell: (row) => text.number(row.wins.melee),
  },
  {
    heading: text.damage,
    hint: text.damageHint,
    look: "number",
    cell: (row) => text.decimal(row.averageDamage),
  },
  { heading: text.faults, hint: text.faultsHint, look: "faults", cell: faultsOf },
];

/** Best first. Rows glide when ranks change. */
export function StandingsTable({ table }: { readonly table: Table }): JSX.Element {
  const [isFull, setFull] = useState(false);
  const rows = useFlip<HTMLTableSectionElement>();
  const top = scaleTop(table.rows.map(({ high }) => high));
  return (
    <div class={`standings-table${isFull ? " full" : ""}`}>
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
              <th role="columnheader" class="interval" title={text.intervalHint}>
                <span>{text.interval}</span>
                <span class="scale" aria-hidden="true">
                  <span>{text.number(0)}</span>
                  <span>{text.number(top)}</span>
                </span>
              </th>
              {FIGURES.map(({ heading, hint, look }) => (
                <th key={heading} role="columnheader" class={`figure ${look}`} title={hint}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" ref={rows}>
            {table.rows.map((row) => <Row key={row.index} row={row} top={top} />)}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ row, top }: { readonly row: TableRow; readonly top: number }): JSX.Element {
  const { rank, bot, index, low, total, high } = row;
  return (
    <tr role="row" data-key={index} class={rank === 1 ? "leader" : undefined}>
      <td role="cell" class="rank">{rank}</td>
      <th role="rowheader" scope="row" class="program">
        <BotName index={index} name={bot} />
      </th>
      <td role="cell" class="number total">{text.decimal(total)}</td>
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
      {FIGURES.map(({ heading, look, cell }) => (
        <td key={heading} role="cell" class={`figure ${look}`} data-heading={heading}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** How many, and of which kinds. */
function faultsOf({ faults }: TableRow): ComponentChildren {
  const kinds = LOG_FAULT_KINDS.filter((kind) => faults[kind] > 0);
  if (kinds.length === 0) {
    return (
      <>
        <span class="soft" aria-hidden="true">{text.nothing}</span>
        <span class="spoken">{text.noFaultsSpoken}</span>
      </>
    );
  }
  return (
    <span class="fault-kinds">
      {kinds.map((kind) => text.faultKinds[kind](faults[kind])).join(", ")}
    </span>
  );
}
