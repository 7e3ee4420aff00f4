/** All stages of a contest, the newest first. */
import "./stages_view.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ContestOverview, StageBrief } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { Button } from "../ui/button.tsx";
import { EntryLink } from "./entry_name.tsx";

const text = strings.contest;

/** As many are listed at first, and more at each demand. */
const AT_ONCE = 50;

/** Each links to the page of its run. */
export function StagesView({ overview }: { readonly overview: ContestOverview }): JSX.Element {
  const [most, setMost] = useState(AT_ONCE);
  const { stages } = overview;
  const more = Math.min(AT_ONCE, stages.length - most);
  if (stages.length === 0) return <p class="soft">{text.noStages}</p>;
  return (
    <section class="contest-part">
      <div>
        <h2>{text.stages}</h2>
        <p class="soft">{text.stagesHint}</p>
      </div>
      <div class="card stages-table">
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">{text.stageWord}</th>
              <th role="columnheader">{text.playedForWord}</th>
              <th role="columnheader">{text.itsRank}</th>
              <th role="columnheader">{text.winner}</th>
              <th role="columnheader">{text.date}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {stages.slice(0, most).map((stage) => <Row key={stage.number} stage={stage} />)}
          </tbody>
        </table>
      </div>
      {more <= 0
        ? null
        : (
          <Button label={text.moreStages(more)} onClick={() => setMost(most + AT_ONCE)}>
            {text.moreStages(more)}
          </Button>
        )}
    </section>
  );
}

function Row({ stage }: { readonly stage: StageBrief }): JSX.Element {
  const { entry, finishedAt, name, number, programs, rank, run, state, version } = stage;
  const { replacedBy, repeats, winners = [] } = stage;
  return (
    <tr role="row" class={state}>
      <th role="rowheader" scope="row">
        <a href={pageOfRun(run)}>{text.stage(number)}</a>
        {repeats === undefined
          ? null
          : <span class="stage-note soft small">{text.repeats(repeats)}</span>}
        {state !== "annulled" ? null : (
          <span class="stage-note annulled-mark small">
            {replacedBy === undefined ? text.annulled : text.annulledBy(replacedBy)}
          </span>
        )}
      </th>
      <td role="cell" class="for" data-heading={text.playedForWord}>
        <span class="stage-names">
          <EntryLink entry={entry} name={name} />
          <span class="soft small">{text.version(version)}</span>
        </span>
      </td>
      <td role="cell" class="its-rank" data-heading={text.itsRank}>
        {rank === undefined ? <span class="soft">{text.none}</span> : text.rankOf(rank, programs)}
      </td>
      <td role="cell" class="winners" data-heading={text.winner}>
        <span class="stage-names">
          {winners.length === 0 ? <span class="soft">{text.none}</span> : null}
          {winners.map(({ entry, name }) => <EntryLink key={entry} entry={entry} name={name} />)}
        </span>
      </td>
      <td role="cell" class="date soft" data-heading={text.date}>
        {finishedAt === undefined
          ? <strong class="is-playing">{text.isPlaying}</strong>
          : (
            <time dateTime={finishedAt} title={text.moment(finishedAt)}>
              {text.day(finishedAt)}
            </time>
          )}
      </td>
    </tr>
  );
}
