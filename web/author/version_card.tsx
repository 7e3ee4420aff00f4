/** One version: what became of it, and everything that was found out about it. */
import "./version_card.css";
import type { ComponentChildren, JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { AuthorVersion } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { Button } from "../ui/button.tsx";
import { CheckFindings } from "../ui/check_findings.tsx";
import { ConfirmDialog } from "../ui/confirm_dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress_bar.tsx";
import { TimeText } from "../ui/time_text.tsx";
import { VersionChip } from "../ui/version_chip.tsx";
import { FaultList, StandardError } from "./fault_list.tsx";
import type { Outcome, StageProgress } from "./types.ts";
import { VersionSteps } from "./version_steps.tsx";

const text = strings.author;
const common = strings.privatePages;

interface VersionCardProps {
  readonly version: AuthorVersion;
  /** What is wrong with an older one matters less. */
  readonly isNewest: boolean;
  /** Whether an older version plays on where this one is refused. */
  readonly hasGoodOne: boolean;
  /** Of the stage that is being played, whoever it is for. */
  readonly progress: StageProgress | undefined;
  readonly outcome: Outcome | undefined;
  readonly onTakeBack: () => void;
}

/** Those that still go on come with the steps that they go through. */
export function VersionCard(props: VersionCardProps): JSX.Element {
  const { version, isNewest, outcome, onTakeBack } = props;
  const { arrivedAt, check, errors, number, state } = version;
  const isAsking = useSignal(false);
  const isOldRefusal = state === "refused" && !isNewest;
  const hasSteps = state !== "played" && state !== "cancelled" && !isOldRefusal;
  const mayGoBack = state === "received" || state === "waiting" || state === "held";
  return (
    <article class="version-card card">
      <header>
        <h3>{common.version(number)}</h3>
        <VersionChip state={state} />
        <span class="small soft">
          <TimeText iso={arrivedAt} />
        </span>
      </header>
      {hasSteps ? <VersionSteps state={state} /> : null}
      {isOldRefusal ? null : <Story {...props} />}
      {outcome === undefined ? null : <Notice look={outcome.look}>{outcome.text}</Notice>}
      {!mayGoBack ? null : (
        <div>
          <Button label={text.takeBack} icon="replay" onClick={() => isAsking.value = true}>
            {text.takeBack}
          </Button>
        </div>
      )}
      <div class="version-parts">
        {check === undefined || (state === "refused" && isNewest) ? null : (
          <Part title={text.found}>
            <CheckFindings check={check} />
            {check.stderr === "" ? null : <StandardError stderr={check.stderr} />}
          </Part>
        )}
        <FaultList errors={errors} />
        <SentFiles version={version} />
      </div>
      {!isAsking.value ? null : (
        <ConfirmDialog
          title={text.takeBackTitle(number)}
          deed={text.takeBack}
          onYes={onTakeBack}
          onClose={() => isAsking.value = false}
        >
          <p>{text.takeBackMeans}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}

/** Its state in sentences, and what there is to do about it. */
function Story({ version, hasGoodOne, progress }: VersionCardProps): JSX.Element {
  const { check, place, stage, stages, state } = version;
  if (state === "refused") {
    return (
      <>
        <p>{hasGoodOne ? text.refused : text.refusedFirst}</p>
        {check === undefined ? null : (
          <div class="version-refusal">
            <h4>{text.refusedTitle}</h4>
            <CheckFindings check={check} />
            {check.stderr === "" ? null : (
              <>
                <h4>{text.stderr}</h4>
                <StandardError stderr={check.stderr} />
              </>
            )}
          </div>
        )}
      </>
    );
  }
  if (state === "playing") {
    return (
      <>
        <p>{text.playing}</p>
        {progress === undefined || progress.stage !== stage?.number ? null : (
          <ProgressBar
            label={common.rounds(progress.played, progress.total)}
            done={progress.played}
            total={progress.total}
            isRunning
          />
        )}
        {stage === undefined ? null : (
          <a class="button primary" href={pageOfRun(stage.run)}>
            <Icon name="live" />
            {text.watch}
          </a>
        )}
      </>
    );
  }
  if (state === "played" && stages.length > 0) {
    return (
      <ul class="version-stages">
        {stages.map(({ number, run, rank }) => (
          <li key={number}>
            <a href={pageOfRun(run)}>{common.stage(number)}</a>
            <strong>{text.result(rank)}</strong>
          </li>
        ))}
      </ul>
    );
  }
  if (state === "waiting") return <p>{place === undefined ? text.waiting : text.place(place)}</p>;
  return <p>{STORIES[state]}</p>;
}

const STORIES = {
  received: text.received,
  held: text.held,
  played: text.alone,
  cancelled: text.cancelled,
} as const;

function SentFiles({ version: { command, files } }: {
  readonly version: AuthorVersion;
}): JSX.Element {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Part title={text.sentFiles(files.length, bytes)}>
      {command === "" ? null : (
        <p class="own-words">
          {text.startedWith} <code>{command}</code>
        </p>
      )}
      <ul class="sent-files">
        {files.map(({ path, size }) => (
          <li key={path}>
            <code class="name" title={path}>{path}</code>
            <span class="small soft">{common.bytes(size)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** For whoever asks. */
function Part({ title, children }: PartProps): JSX.Element {
  return (
    <details class="version-part">
      <summary>{title}</summary>
      <div class="version-inside">{children}</div>
    </details>
  );
}
