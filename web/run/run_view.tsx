/** The page of a run: how it stands, who leads, and all its matches. */
import "./run_view.css";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { PublishedRun } from "../../lib/logs/published.ts";
import type { Connection } from "../site/live.ts";
import * as strings from "../strings/strings.ts";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress_bar.tsx";
import { inContestColours } from "../tanks/model/contest_colours.ts";
import { OfContest } from "../tanks/view/bot_badge.tsx";
import { LiveBadge } from "../tanks/view/live_badge.tsx";
import { RunDateText } from "../tanks/view/run_date.tsx";
import { MatchList } from "./match_list.tsx";
import { RunFacts } from "./run_facts.tsx";
import { StagePath, StageValidity } from "./stage_head.tsx";
import { StageWatch } from "./stage_watch.tsx";
import { Standings } from "./standings.tsx";
import { TableCheckPart } from "./table_check_part.tsx";
import type { TableCheck } from "./types.ts";

const text = strings.run;

interface RunViewProps {
  readonly run: PublishedRun;
  /** How well the server of a run that is being played is heard. */
  readonly connection?: Connection | undefined;
  /** How far the check of the table has come. */
  readonly tableCheck: TableCheck;
  readonly onCheckTable: () => Promise<void>;
}

/** Follows the run that it is given: it may be renewed at any moment. */
export function RunView(props: RunViewProps): JSX.Element {
  const { run: given, connection, tableCheck, onCheckTable } = props;
  const run = useMemo(() => inContestColours(given), [given]);
  const { title, state, bots, contest } = run;
  const isOver = state === "finished";
  return (
    <OfContest.Provider value={contest}>
      <div class={contest?.isAnnulled === true ? "run-view annulled" : "run-view"}>
        <header class="run-head">
          {contest === undefined ? null : <StagePath contest={contest} />}
          <div class="run-title">
            <h1>{contest === undefined ? title : text.stageName(contest.number)}</h1>
            {contest?.isAnnulled === true
              ? null
              : <LiveBadge state={state} connection={connection} />}
          </div>
          <p class="soft">
            {strings.runs.programs(bots.length)}
            {isOver ? ` · ${strings.runs.rounds(run.played)}` : ""}
            <RunDateText date={run.date} />
          </p>
          {contest === undefined ? null : <StageValidity contest={contest} />}
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
        <Standings run={run} />
        <TableCheckPart run={run} check={tableCheck} onCheck={onCheckTable} />
        <StageWatch run={run} />
        <MatchList run={run} />
        <RunFacts run={run} />
      </div>
    </OfContest.Provider>
  );
}
