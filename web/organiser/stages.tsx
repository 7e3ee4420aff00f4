/** What has been played, and playing the last stage again. */
import "./stages.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { StageBrief } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfRun } from "../tanks/model/pages.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm_dialog.tsx";
import { isFound, SearchField } from "../ui/search_field.tsx";
import { TimeText } from "../ui/time_text.tsx";
import { OutcomeNote } from "./outcome_note.tsx";
import type { OrganiserStore } from "./types.ts";

const text = strings.organiser;
const common = strings.privatePages;

/** So many are shown at once. */
const STEP = 10;

const PLACE = "stages";

interface StagesProps {
  readonly stages: readonly StageBrief[];
  readonly store: OrganiserStore;
}

/** The newest first; a search looks through all of them. */
export function Stages({ stages, store }: StagesProps): JSX.Element {
  const query = useSignal("");
  const shown = useSignal(STEP);
  const asked = useSignal<number | undefined>(undefined);
  const found = stages.filter(({ name, number }) =>
    isFound(query.value, name, common.stage(number))
  );
  const rest = found.length - shown.value;
  const last = stages.find(({ state }) => state === "finished");
  return (
    <section class="organiser-part card stages">
      <div class="organiser-part-head">
        <h2>{text.stages}</h2>
        {stages.length === 0 ? null : <SearchField label={text.findStage} query={query} />}
      </div>
      {stages.length === 0 ? <p class="soft">{text.stagesEmpty}</p> : null}
      {found.length === 0 && stages.length > 0
        ? <p class="soft" role="status">{text.noStageFound(query.value.trim())}</p>
        : null}
      <OutcomeNote store={store} place={PLACE} />
      <ol>
        {found.slice(0, shown.value).map((stage) => (
          <li key={stage.number} class={stage.state}>
            <Stage stage={stage} />
            {stage !== last ? null : (
              <Button
                label={text.again}
                icon="replay"
                isDisabled={store.busy.value !== undefined}
                onClick={() => asked.value = stage.number}
              >
                {text.again}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {rest <= 0 ? null : (
        <Button
          label={common.more(Math.min(rest, STEP))}
          onClick={() => shown.value += STEP}
        >
          {common.more(Math.min(rest, STEP))}
        </Button>
      )}
      {asked.value === undefined
        ? null
        : <AskAgain stage={asked.value} store={store} onClose={() => asked.value = undefined} />}
    </section>
  );
}

interface AskAgainProps {
  readonly stage: number;
  readonly store: OrganiserStore;
  readonly onClose: () => void;
}

function AskAgain({ stage, store, onClose }: AskAgainProps): JSX.Element {
  return (
    <ConfirmDialog
      title={text.repeatTitle(stage)}
      deed={text.again}
      onYes={() => void store.act(PLACE, { deed: "again", stage })}
      onClose={onClose}
    >
      <p>{text.repeatMeans}</p>
    </ConfirmDialog>
  );
}

function Stage({ stage }: { readonly stage: StageBrief }): JSX.Element {
  const { begunAt, finishedAt, name, number, programs, rank, repeats, run, version } = stage;
  const { replacedBy, state, winners = [] } = stage;
  return (
    <div class="stage-words">
      <p class="stage-for">
        <a href={pageOfRun(run)}>{common.stage(number)}</a>
        <span class="name" title={name}>{name}</span>
        <span class="small soft">
          {text.stageFor(version)}
          {rank === undefined ? null : `, ${common.rank(rank)}`}
        </span>
      </p>
      <p class="small soft">
        {text.stageStates[state]} · <TimeText iso={finishedAt ?? begunAt} /> ·{" "}
        {text.programs(programs)}
        {winners.length === 0 ? null : (
          <>
            {" "}· {text.won} {winners.map((winner, at) => (
              <span key={winner.entry}>
                {at === 0 ? "" : ", "}
                <bdi>{winner.name}</bdi>
              </span>
            ))}
          </>
        )}
        {repeats === undefined ? null : ` · ${text.repeats(repeats)}`}
        {replacedBy === undefined ? null : ` · ${text.replacedBy(replacedBy)}`}
      </p>
    </div>
  );
}
