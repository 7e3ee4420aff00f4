/** The public pages of a contest: what it is called, its parts, and the one that is shown. */
import "../ui/part_links.css";
import "./contest_app.css";
import type { JSX } from "preact";
import type { ContestOverview } from "../../lib/contest/published/types.ts";
import { formatProblem } from "../../lib/core/problem.ts";
import * as strings from "../strings/strings.ts";
import { Frame } from "../ui/frame.tsx";
import { Notice } from "../ui/notice.tsx";
import { makeContestAddress } from "./address.ts";
import { EntryView } from "./entry_view.tsx";
import { Badges, badgesIn, Placed, placedIn } from "./entry_name.tsx";
import { HistoryView } from "./history_view.tsx";
import { MatrixView } from "./matrix_view.tsx";
import { StagesView } from "./stages_view.tsx";
import { TableView } from "./table_view.tsx";
import type { ContestStore } from "./types.ts";

const text = strings.contest;

/** As many problems are told; a description that makes no sense may have many. */
const MOST_PROBLEMS = 5;

/** The views of the navigation. */
const PARTS = [
  { view: "table", name: text.table },
  { view: "stages", name: text.stages },
  { view: "matrix", name: text.matrix },
  { view: "history", name: text.history },
] as const;

/** The whole page. */
export function ContestApp({ store }: { readonly store: ContestStore }): JSX.Element {
  const { connection, isBusy, problems } = store;
  const overview = store.overview.value;
  return (
    <Frame page="contest" title={titleOf(store)}>
      <Badges.Provider value={badgesIn(overview)}>
        <Placed.Provider value={placedIn(overview)}>
          <div class="contest-app" aria-busy={isBusy.value}>
            {overview === undefined ? null : <Head store={store} overview={overview} />}
            {problems.value.length === 0 ? null : (
              <Notice look="bad">
                {problems.value.slice(0, MOST_PROBLEMS).map(formatProblem).map((told) => (
                  <p key={told}>{told}</p>
                ))}
              </Notice>
            )}
            {connection.value === "gone" ? <Notice look="warning">{text.goneWhy}</Notice> : null}
            {overview === undefined ? <Busy store={store} /> : <View {...{ store, overview }} />}
          </div>
        </Placed.Provider>
      </Badges.Provider>
    </Frame>
  );
}

interface PartProps {
  readonly store: ContestStore;
  readonly overview: ContestOverview;
}

function Head({ overview, store }: PartProps): JSX.Element {
  const { entries, stages, state, title } = overview;
  const { view } = store.address.value;
  const finished = stages.filter(({ state }) => state === "finished").length;
  return (
    <header class="contest-head">
      <div>
        <h1 class="contest-title">{title}</h1>
        <p class="soft">{text.size(entries.length, finished)}</p>
      </div>
      <nav class="part-links contest-parts" aria-label={text.views}>
        {PARTS.map((part) => (
          <a
            key={part.view}
            href={makeContestAddress({ view: part.view })}
            aria-current={part.view === view ? "page" : undefined}
          >
            {part.name}
          </a>
        ))}
      </nav>
      {state === "closed" ? <Notice look="info">{text.closed}</Notice> : null}
    </header>
  );
}

/** What is missing and still comes, is waited for; what is missing for good has been told of. */
function View({ overview, store }: PartProps): JSX.Element {
  const { connection, entry, history, matrix, progress } = store;
  switch (store.address.value.view) {
    case "stages":
      return <StagesView overview={overview} />;
    case "entry":
      return entry.value === undefined
        ? <Busy store={store} />
        : <EntryView key={entry.value.entry} page={entry.value} overview={overview} />;
    case "matrix":
      return matrix.value === undefined
        ? <Busy store={store} />
        : <MatrixView matrix={matrix.value} />;
    case "history":
      return history.value === undefined
        ? <Busy store={store} />
        : <HistoryView history={history.value} />;
    case "table":
      return (
        <TableView
          overview={overview}
          progress={progress.value}
          connection={connection.value}
        />
      );
  }
}

function Busy({ store: { isBusy } }: Pick<PartProps, "store">): JSX.Element | null {
  return isBusy.value ? <p role="status" class="soft">{text.busy}</p> : null;
}

function titleOf({ address, entry, overview }: ContestStore): string {
  const { view } = address.value;
  const title = overview.value?.title ?? text.contest;
  const part = view === "entry"
    ? entry.value?.name
    : PARTS.find((part) => part.view === view && view !== "table")?.name;
  return part === undefined ? title : text.titleOf(part, title);
}
