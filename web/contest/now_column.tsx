/** What is going on: the stage that is being played, who waits, the last stages, and how to take part. */
import "./now_column.css";
import type { JSX } from "preact";
import type { ContestOverview, StageBrief } from "../../lib/contest/published/types.ts";
import type { Connection } from "../site/live.ts";
import * as strings from "../strings/strings.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { LiveBadge } from "../tanks/view/live_badge.tsx";
import { GuideLinks } from "../ui/guide_links.tsx";
import { Icon } from "../ui/icon.tsx";
import { ProgressBar } from "../ui/progress_bar.tsx";
import { makeContestAddress } from "./address.ts";
import { EntryLink } from "./entry_name.tsx";
import type { StageProgress } from "./types.ts";

const text = strings.contest;

/** As many stages are told here. */
const LAST_STAGES = 4;

/** As many of those who wait are told. */
const MOST_WAITING = 8;

interface NowColumnProps {
  readonly overview: ContestOverview;
  readonly progress: StageProgress | undefined;
  readonly connection: Connection | undefined;
}

/** Stands beside the table, below it on narrow screens. */
export function NowColumn({ overview, progress, connection }: NowColumnProps): JSX.Element {
  const { queue, rules, stages, state, takesUploads } = overview;
  const playing = stages.find(({ state }) => state === "playing");
  const last = stages.filter(({ state }) => state === "finished").slice(0, LAST_STAGES);
  return (
    <aside class="now-column" aria-label={text.now}>
      {playing === undefined
        ? null
        : <Playing stage={playing} progress={progress} connection={connection} />}
      <section class="now-part">
        <h2>{text.queue}</h2>
        <Queue queue={queue.filter(({ state }) => state !== "playing")} />
        {playing === undefined ? <p class="soft small">{text.quiet}</p> : null}
      </section>
      {last.length === 0 ? null : (
        <section class="now-part">
          <h2>{text.lastStages}</h2>
          <ol class="last-stages">
            {last.map((stage) => <LastStage key={stage.number} stage={stage} />)}
          </ol>
          <a href={makeContestAddress({ view: "stages" })}>{text.allStages}</a>
        </section>
      )}
      {state === "open"
        ? (
          <section class="card take-part">
            <h2>{text.takePart}</h2>
            <p class="soft small">{takesUploads ? text.takePartWhy : text.takePartElsewhere}</p>
            <p class="soft small">{text.rules(rules.duels, rules.melees, rules.turnMs)}</p>
            <GuideLinks />
            {takesUploads ? <a class="button" href="author.html">{text.sendIn}</a> : null}
          </section>
        )
        : null}
    </aside>
  );
}

interface PlayingProps extends Omit<NowColumnProps, "overview"> {
  readonly stage: StageBrief;
}

function Playing({ stage, progress, connection }: PlayingProps): JSX.Element {
  const { entry, name, number, programs, run, version } = stage;
  return (
    <section class="card playing-now">
      <div class="playing-title">
        <h2>{text.stage(number)}</h2>
        <LiveBadge state="playing" connection={connection} />
      </div>
      <div class="played-for-line small">
        <span class="soft">{text.playingFor}</span>
        <EntryLink entry={entry} name={name} />
        <span class="soft">{text.version(version)} · {strings.runs.programs(programs)}</span>
      </div>
      {progress?.stage === number
        ? (
          <ProgressBar
            label={strings.runs.progress(progress.played, progress.total)}
            done={progress.played}
            total={progress.total}
            isRunning
          />
        )
        : null}
      <a class="button primary" href={pageOfRun(run)}>
        <Icon name="live" />
        {connection === undefined ? text.watch : text.watchLive}
      </a>
    </section>
  );
}

function Queue({ queue }: Pick<ContestOverview, "queue">): JSX.Element {
  if (queue.length === 0) return <p class="soft small">{text.queueEmpty}</p>;
  const more = queue.length - MOST_WAITING;
  return (
    <ol class="queue">
      {queue.slice(0, MOST_WAITING).map(({ arrivedAt, entry, name, state, version }) => (
        <li key={`${entry} ${version}`} title={text.arrived(arrivedAt)}>
          <EntryLink entry={entry} name={name} />
          <span class="soft small">
            {text.version(version)}
            {state === "waiting" ? "" : ` · ${text.queueState(state)}`}
          </span>
        </li>
      ))}
      {more > 0 ? <li class="soft small">{strings.runs.andOthers(more)}</li> : null}
    </ol>
  );
}

function LastStage({ stage }: { readonly stage: StageBrief }): JSX.Element {
  const { finishedAt, number, run, winners = [] } = stage;
  return (
    <li>
      <span class="last-stage-line">
        <a href={pageOfRun(run)}>{text.stage(number)}</a>
        {finishedAt === undefined
          ? null
          : <time class="soft small" dateTime={finishedAt}>{text.day(finishedAt)}</time>}
      </span>
      <span class="won-by">
        <span class="soft small">{text.won(winners.length)}</span>
        {winners.map(({ entry, name }) => <EntryLink key={entry} entry={entry} name={name} />)}
      </span>
    </li>
  );
}
