/** Runs to choose from, as cards. */
import "./run_cards.css";
import type { JSX } from "preact";
import type { CatalogRun } from "../../../lib/logs/published.ts";
import * as strings from "../../strings/strings.ts";
import { pageOfRun } from "../model/pages.ts";
import { LiveBadge } from "./live_badge.tsx";
import { RunDateText } from "./run_date.tsx";

const text = strings.runs;

/** As many names are told in a card. */
const NAMES = 3;

/** Each card is a link to the page of its run. */
export function RunCards({ runs }: { readonly runs: readonly CatalogRun[] }): JSX.Element {
  return (
    <ul class="run-cards">
      {runs.map((run) => (
        <li key={run.id}>
          <a class="card run-card" href={pageOfRun(run.id)}>
            <span class="run-card-title">
              <strong>{run.title}</strong>
              <LiveBadge state={run.state} />
            </span>
            <span class="soft">
              {text.programs(run.bots.length)} · {text.rounds(run.played)}
              <RunDateText date={run.date} />
            </span>
            {run.bots.length === 0 ? null : <span class="small">{firstNames(run.bots)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function firstNames(bots: readonly string[]): string {
  const more = bots.length - NAMES;
  const names = bots.slice(0, NAMES).join(", ");
  return more > 0 ? `${names} ${text.andOthers(more)}` : names;
}
