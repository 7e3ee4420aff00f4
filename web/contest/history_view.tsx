/** How ranks came about: a line for each program over the stages, and the order of each stage. */
import "./history_view.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ContestHistory } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { addressOfEntry } from "./address.ts";
import { BumpChart } from "./bump_chart.tsx";
import { HistoryTable } from "./history_table.tsx";
import { lastStages } from "./history_span.ts";
import { StageOrder } from "./stage_order.tsx";

const text = strings.contest;

/** Spans to choose from, in stages. */
const SPANS = [30, 100] as const;

/** The newest stages are shown at first, and the order of the last one. */
export function HistoryView({ history }: { readonly history: ContestHistory }): JSX.Element {
  const [span, setSpan] = useState<number>(SPANS[0]);
  const [followed, setFollowed] = useState<string | undefined>(undefined);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const shown = lastStages(history, span);
  const found = shown.stages.findIndex(({ number }) => number === chosen);
  const column = found < 0 ? shown.stages.length - 1 : found;
  const stage = shown.stages[column];
  if (stage === undefined) return <p class="soft">{text.historyAlone}</p>;
  const spans = [...SPANS.filter((most) => most < history.stages.length), history.stages.length];
  return (
    <section class="contest-part history-view">
      <div>
        <h2>{text.historyTitle}</h2>
        <p class="soft">{text.historyHint}</p>
      </div>
      <div class="history-controls">
        <label>
          <span class="soft small">{text.follow}</span>
          <select
            value={followed ?? ""}
            onChange={(event) => setFollowed(event.currentTarget.value || undefined)}
          >
            <option value="">{text.nobodyFollowed}</option>
            {history.entries.map(({ entry, name }) => (
              <option key={entry} value={entry}>{name}</option>
            ))}
          </select>
        </label>
        {spans.length < 2 ? null : (
          <label>
            <span class="soft small">{text.span}</span>
            <select
              value={String(Math.min(span, history.stages.length))}
              onChange={(event) => setSpan(Number(event.currentTarget.value))}
            >
              {spans.map((most) => (
                <option key={most} value={String(most)}>
                  {most === history.stages.length ? text.allOnes(most) : text.lastOnes(most)}
                </option>
              ))}
            </select>
          </label>
        )}
        {shown.stages.length === history.stages.length ? null : (
          <p class="history-span soft small">
            {text.spanOf(shown.stages.length, history.stages.length)}
          </p>
        )}
        {followed === undefined
          ? null
          : <a class="about-followed" href={addressOfEntry(followed)}>{text.openEntry}</a>}
      </div>
      <div class="card bump-card">
        <BumpChart
          history={shown}
          followed={followed}
          column={column}
          onFollow={(entry) => setFollowed(entry === followed ? undefined : entry)}
          onColumn={(at) => setChosen(shown.stages[at]?.number)}
        />
      </div>
      <StageOrder history={shown} column={column} followed={followed} />
      <HistoryTable history={shown} />
    </section>
  );
}
