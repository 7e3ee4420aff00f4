/** The page of a run, or the runs to choose from. */
import "./run_app.css";
import type { JSX } from "preact";
import { formatProblem } from "../../lib/core/problem.ts";
import * as strings from "../strings/strings.ts";
import { OpenLog } from "../tanks/view/open_log.tsx";
import { RunCards } from "../tanks/view/run_cards.tsx";
import { DropZone } from "../ui/drop_zone.tsx";
import { Frame } from "../ui/frame.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { RunView } from "./run_view.tsx";
import type { RunStore } from "./types.ts";

const text = strings.run;

/** As many problems are told; a description that makes no sense may have many. */
const MOST_PROBLEMS = 5;

/** The whole page. */
export function RunApp({ store }: { readonly store: RunStore }): JSX.Element {
  const { connection, isBusy, problems, run } = store;
  return (
    <Frame
      page={run.value?.contest === undefined ? "tanks" : "contest"}
      title={run.value?.title ?? text.runsHere}
    >
      <div class="run-app" aria-busy={isBusy.value}>
        {problems.value.length === 0 ? null : (
          <Notice look="bad">
            {problems.value.slice(0, MOST_PROBLEMS).map(formatProblem).map((told) => (
              <p key={told}>{told}</p>
            ))}
          </Notice>
        )}
        {run.value !== undefined
          ? (
            <RunView
              run={run.value}
              connection={connection.value}
              tableCheck={store.tableCheck.value}
              onCheckTable={store.checkTable}
            />
          )
          : isBusy.value
          ? <p role="status" class="soft">{text.busy}</p>
          : <Choice store={store} />}
      </div>
      {store.openLogs === undefined ? null : <DropZone onFiles={store.openLogs} />}
    </Frame>
  );
}

function Choice({ store: { openLogs, runs } }: { readonly store: RunStore }): JSX.Element {
  return (
    <section class="run-choice">
      <h1>{text.runsHere}</h1>
      {runs.value === undefined
        ? null
        : runs.value.length === 0
        ? <p class="soft">{text.noRuns}</p>
        : <RunCards runs={runs.value} />}
      {openLogs !== undefined
        ? <OpenLog look="button" onOpen={openLogs} />
        : (
          <a class="button" href="tanks.html">
            <Icon name="folder" />
            {text.openLog}
          </a>
        )}
    </section>
  );
}
