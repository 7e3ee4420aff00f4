/** Of a stage: the contest that it belongs to, whom it was played for, and whether it counts. */
import "./stage_head.css";
import type { JSX } from "preact";
import type { StageOfContest } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { CONTEST_PAGE, pageOfEntry, pageOfRun } from "../tanks/model/pages.ts";
import { Notice } from "../ui/notice.tsx";

const text = strings.run;

interface StageProps {
  readonly contest: StageOfContest;
}

/** The way up. Title and name are strangers' texts. */
export function StagePath({ contest }: StageProps): JSX.Element {
  const { entry, name, number, title, version } = contest;
  return (
    <nav class="stage-path small" aria-label={text.path}>
      <a href={CONTEST_PAGE}>
        <bdi>{title}</bdi>
      </a>
      <span class="soft" aria-hidden="true">›</span>
      <span>
        <a href={`${CONTEST_PAGE}#view=stages`}>{text.stageName(number)}</a>
        {text.playedFor}
        <a href={pageOfEntry(entry)}>
          <bdi>{name}</bdi>
        </a>
        {text.playedForVersion(version)}
      </span>
    </nav>
  );
}

/** That it counts no more, or that it stands for another one. */
export function StageValidity({ contest }: StageProps): JSX.Element | null {
  const { isAnnulled, repeats, replacedBy } = contest;
  if (isAnnulled) {
    return (
      <Notice look="warning">
        <p>
          <strong>{text.annulled}</strong>
          {replacedBy === undefined ? text.annulledAlone : (
            <>
              {text.annulledFor}
              <a href={pageOfStage(replacedBy)}>{text.stageName(replacedBy)}</a>
              {text.annulledMeans}
            </>
          )}
        </p>
      </Notice>
    );
  }
  return repeats === undefined ? null : (
    <p class="soft small">
      {text.repeats}
      <a href={pageOfStage(repeats)}>{text.stageName(repeats)}</a>
      {text.repeatsMeans}
    </p>
  );
}

function pageOfStage(number: number): string {
  return pageOfRun(`stage-${number}`);
}
