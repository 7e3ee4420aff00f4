/** Who leads, how sure that is, and what the figures mean. */
import "./standings.css";
import type { JSX } from "preact";
import type { PublishedRun, Table } from "../../lib/logs/published.ts";
import { addressOfRun } from "../site/read_site.ts";
import * as strings from "../strings/strings.ts";
import { standingOf } from "../site/standing.ts";
import { botColour } from "../tanks/model/colours.ts";
import { figuresOf } from "../ui/figures.tsx";
import { Icon } from "../ui/icon.tsx";
import { Meanings } from "../ui/meanings.tsx";
import { Notice } from "../ui/notice.tsx";
import { StandingsTable } from "../ui/standings_table.tsx";
import { BotLink } from "./bot_link.tsx";

const text = strings.run;

/** Nothing for a run without a table. */
export function Standings({ run }: { readonly run: PublishedRun }): JSX.Element | null {
  const standing = standingOf(run);
  if (standing === undefined) return null;
  const { table, isProvisional, duelsOnly } = standing;
  const hasPoints = table.rows.some(({ total }) => total > 0);
  const isSure = duelsOnly === undefined;
  const figures = figuresOf(table, isSure);
  return (
    <section class="run-part">
      <div class="run-part-head">
        <h2>{text.standings}</h2>
        {isProvisional
          ? (
            <span class="provisional small">
              {text.provisional(strings.runs.progress(run.played, run.total))}
            </span>
          )
          : null}
        {run.contest?.isAnnulled === true
          ? null
          : <p class="soft">{hasPoints ? verdict(table, isSure) : text.noPoints}</p>}
      </div>
      {duelsOnly === undefined ? null : (
        <Notice look="info">
          {duelsOnly.played === 0
            ? text.duelsOnly
            : text.duelsMostly(duelsOnly.played, duelsOnly.total)}
        </Notice>
      )}
      <div class="card run-standings">
        <StandingsTable
          rows={table.rows}
          figures={figures}
          hasRanges={isSure}
          keyOf={({ index }) => index}
          program={({ bot, index }) => <BotLink index={index} name={bot} />}
          colourOf={({ index }) => botColour(index)}
        />
        <div class="standings-foot small">
          <Meanings rows={table.rows} figures={figures} hasRanges={isSure} />
          <a href={addressOfRun("", run.id, "run.json")} download={text.downloadName(run.id)}>
            <Icon name="download" />
            {text.download}
          </a>
        </div>
      </div>
    </section>
  );
}

/** How sure the lead is. */
function verdict({ rows: [first, second] }: Table, isSure: boolean): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first.rank === second.rank) return text.isTied(first.bot, second.bot);
  if (!isSure) return text.leads(first.bot);
  return first.low > second.high
    ? text.isAhead(first.bot, second.bot)
    : text.isNotApart(first.bot, second.bot);
}
