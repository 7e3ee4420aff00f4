/** The page of a run: how it stands, who leads, and all its matches. */
import "./run_view.css";
import type { JSX } from "preact";
import type { PublishedRun } from "../../lib/logs/published.ts";
import type { Connection } from "../site/live.ts";
import * as strings from "../strings/strings.ts";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress_bar.tsx";
import { LiveBadge } from "../tanks/view/live_badge.tsx";
import { MatchList } from "./match_list.tsx";
import { RunFacts } from "./run_facts.tsx";
import { Standings } from "./standings.tsx";

const text = strings.run;

interface RunViewProps {
  readonly run: PublishedRun;
  /** How well the server of a run that is being played is heard. */
  readonly connection?: Connection | undefined;
}

/** Follows the run that it is given: it may be renewed at any moment. */
export function RunView({ run, connection }: RunViewProps): JSX.Element {
  const { title, state, bots } = run;
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
      <Standings run={run} />
      <MatchList run={run} />
      <RunFacts run={run} />
    </div>
  );
}
