/** The order of the stage that is chosen. */
import "./stage_order.css";
import type { JSX } from "preact";
import type { ContestHistory } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { EntryLink } from "./entry_name.tsx";
import { orderIn, runOfStage } from "./history_span.ts";

const text = strings.contest;

interface StageOrderProps {
  readonly history: ContestHistory;
  /** The stage, by its place. */
  readonly column: number;
  readonly followed: string | undefined;
}

/** Changes are told to those who listen, in one sentence. */
export function StageOrder({ history, column, followed }: StageOrderProps): JSX.Element | null {
  const stage = history.stages[column];
  if (stage === undefined) return null;
  const order = orderIn(history, column);
  const line = history.entries.find(({ entry }) => entry === followed);
  const told = line === undefined
    ? order.slice(0, 3).map(({ name, rank }) => text.chosenRank(name, rank, stage.number)).join(
      ", ",
    )
    : text.chosenRank(line.name, line.ranks[column] ?? undefined, stage.number);
  return (
    <section class="stage-order">
      <p class="spoken" role="status">{told}</p>
      <div class="stage-order-head">
        <h3>{text.stageOrder(stage.number)}</h3>
        <span class="soft small">
          {text.playedForWord} <bdi>{stage.name}</bdi> ·{" "}
          <time dateTime={stage.finishedAt}>{text.day(stage.finishedAt)}</time>
        </span>
        <a class="small" href={pageOfRun(runOfStage(stage.number))}>{text.openStage}</a>
      </div>
      <ol>
        {order.map(({ entry, name, rank, version }) => (
          <li key={entry} class={entry === followed ? "followed" : undefined}>
            <span class="rank soft">{rank}</span>
            <EntryLink entry={entry} name={name} />
            {version === undefined ? null : <span class="soft small">{text.version(version)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
