/** The page of a run: how it stands, who leads, and all its matches. */
import "./run_view.css";
import type { ComponentChildren, JSX } from "preact";
import type { PublishedRun, Table } from "../../lib/logs/published.ts";
import type { Connection } from "../site/live.ts";
import * as strings from "../strings/strings.ts";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress_bar.tsx";
import { StandingsTable } from "./standings_table.tsx";
import { LiveBadge } from "../tanks/view/live_badge.tsx";
import { MatchList } from "./match_list.tsx";

const text = strings.run;

interface RunViewProps {
  readonly run: PublishedRun;
  /** How well the server of a run that is being played is heard. */
  readonly connection?: Connection | undefined;
}

/** Follows the run that it is given: it may be renewed at any moment. */
export function RunView({ run, connection }: RunViewProps): JSX.Element {
  const { title, state, bots, table } = run;
  const isOver = state === "finished";
  return (
    <div class="run-view">
      <header class="run-head">
        <div class="run-title">
          <h1>{title}</h1>
          <LiveBadge state={state} connection={connection} />
        </div>
        <p class="soft">
          {strings.runs.programs(bots.length)}
          {isOver ? ` · ${strings.runs.rounds(run.played)}` : ""}
        </p>
        {isOver ? null : (
          <ProgressBar
            label={strings.runs.progress(run.played, run.total)}
            done={run.played}
            total={run.total}
            isRunning={state === "playing"}
          />
        )}
        {state === "stopped" ? <Notice look="info">{text.stoppedWhy}</Notice> : null}
        {state === "playing" && connection === "gone"
          ? <Notice look="warning">{text.goneWhy}</Notice>
          : null}
      </header>
      {table === undefined ? null : <Standings table={table} />}
      <MatchList run={run} />
      <Facts run={run} />
    </div>
  );
}

function Standings({ table }: { readonly table: Table }): JSX.Element {
  const hasPoints = table.rows.some(({ total }) => total > 0);
  return (
    <section class="run-part">
      <div class="run-part-head">
        <h2>{text.standings}</h2>
        <p class="soft">{hasPoints ? verdict(table) : text.noPoints}</p>
      </div>
      <div class="card run-standings">
        <StandingsTable table={table} />
        <p class="run-factor soft small">{text.factor(table.factor)}</p>
      </div>
    </section>
  );
}

/** How sure the lead is. */
function verdict({ rows: [first, second] }: Table): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (first.rank === second.rank) return text.isTied(first.bot, second.bot);
  return first.low > second.high
    ? text.isAhead(first.bot, second.bot)
    : text.isNotApart(first.bot, second.bot);
}

function Facts({ run }: { readonly run: PublishedRun }): JSX.Element {
  const { seed, stage, sandbox } = run;
  return (
    <section class="run-part">
      <h2>{text.facts}</h2>
      <dl class="run-facts">
        {seed === "" ? null : (
          <Fact term={text.seed}>
            <code>{seed}</code>
          </Fact>
        )}
        {stage === "" ? null : <Fact term={text.stage}>{stage}</Fact>}
        <Fact term={text.sandbox}>
          {sandbox.length === 0 ? text.noSandbox : sandbox.join(", ")}
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: ComponentChildren;
}

function Fact({ term, children }: FactProps): JSX.Element {
  return (
    <div>
      <dt class="soft small">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
