/** The same ranks as a table, for who rather reads or listens. */
import "./history_table.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ContestHistory } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { orderIn, runOfStage } from "./history_span.ts";

const text = strings.contest;

/** Made when it is opened: it may be long. */
export function HistoryTable({ history }: { readonly history: ContestHistory }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class="history-table"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{text.asTable}</summary>
      {isOpen ? <Rows history={history} /> : null}
    </details>
  );
}

/** The newest stage first. */
function Rows({ history }: { readonly history: ContestHistory }): JSX.Element {
  const orders = history.stages.map((stage, column) => ({
    stage,
    order: orderIn(history, column),
  })).toReversed();
  const places = Math.max(1, ...orders.map(({ order }) => order.length));
  return (
    <div class="rows" role="region" aria-label={text.asTable} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.stageWord}</th>
            {Array.from(
              { length: places },
              (_, at) => <th key={at} scope="col">{text.rank(at + 1)}</th>,
            )}
          </tr>
        </thead>
        <tbody>
          {orders.map(({ order, stage: { number } }) => (
            <tr key={number}>
              <th scope="row">
                <a href={pageOfRun(runOfStage(number))}>{text.stage(number)}</a>
              </th>
              {Array.from({ length: places }, (_, at) => {
                const placed = order[at];
                return (
                  <td key={at}>
                    {placed === undefined ? null : (
                      <>
                        <span class="name" title={placed.name}>{placed.name}</span>
                        {placed.rank === at + 1
                          ? null
                          : <span class="soft small">({text.rank(placed.rank)})</span>}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
