/** Who leads, how sure that is, and what the figures mean. */
import "./standings.css";
import type { JSX } from "preact";
import type { PublishedRun, Table } from "../../lib/logs/published.ts";
import { addressOfRun } from "../site/read_site.ts";
import * as strings from "../strings/strings.ts";
import { standingOf } from "../site/standing.ts";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { type Column, figuresOf } from "./figures.tsx";
import { StandingsTable } from "./standings_table.tsx";

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
        <p class="soft">{hasPoints ? verdict(table, isSure) : text.noPoints}</p>
      </div>
      {duelsOnly === undefined ? null : (
        <Notice look="info">
          {duelsOnly.played === 0
            ? text.duelsOnly
            : text.duelsMostly(duelsOnly.played, duelsOnly.total)}
        </Notice>
      )}
      <div class="card run-standings">
        <StandingsTable table={table} figures={figures} hasRanges={isSure} />
        <div class="standings-foot small">
          <Meanings table={table} figures={figures} hasRanges={isSure} />
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

interface MeaningsProps {
  readonly table: Table;
  readonly figures: readonly Column[];
  readonly hasRanges: boolean;
}

/** The words of the table's head, explained for whoever asks. */
function Meanings({ table, figures, hasRanges }: MeaningsProps): JSX.Element {
  return (
    <details class="meanings">
      <summary>{text.meanings}</summary>
      <dl>
        <Meaning heading={text.total} hint={totalHint(table)} />
        {hasRanges ? <Meaning heading={text.interval} hint={text.intervalHint} /> : null}
        {figures.map(({ heading, hint }) => (
          <Meaning
            key={heading}
            heading={heading}
            hint={hint}
          />
        ))}
      </dl>
    </details>
  );
}

function Meaning({ heading, hint }: Pick<Column, "heading" | "hint">): JSX.Element {
  return (
    <div>
      <dt>{heading}</dt>
      <dd class="soft">{hint}</dd>
    </div>
  );
}

/** What a total is made of: one kind of rounds may be missing. */
function totalHint({ rows }: Table): string {
  const hasDuels = rows.some(({ duels }) => duels > 0);
  const hasMelee = rows.some(({ melee }) => melee > 0);
  if (hasDuels && hasMelee) return text.totalHint;
  return hasMelee ? text.totalHintMelee : text.totalHintDuels;
}
