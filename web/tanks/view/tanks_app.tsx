/** The page of tanks: a match, or the way to find one. */
import "./tanks_app.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { DropZone } from "../../ui/drop_zone.tsx";
import { Frame } from "../../ui/frame.tsx";
import { Notice } from "../../ui/notice.tsx";
import { pageOfRun } from "../model/pages.ts";
import type { TanksStore } from "../store/types.ts";
import { OfContest } from "./bot_badge.tsx";
import { pageTitle } from "./match_state.ts";
import { MatchView } from "./match_view.tsx";
import { OpenLog } from "./open_log.tsx";
import { ProblemList } from "./problem_list.tsx";
import { RunCards } from "./run_cards.tsx";

interface TanksAppProps {
  readonly store: TanksStore;
  /** The page is one file with a log inside; there is no site round it. */
  readonly isAlone: boolean;
}

/** The whole page. A file can be dropped anywhere on it. */
export function TanksApp({ store, isAlone }: TanksAppProps): JSX.Element {
  const openFiles = (files: readonly File[]) => void store.openFiles(files);
  const isMatch = store.showing.value === "match";
  const contest = store.run.value?.contest;
  return (
    <Frame
      page={contest === undefined ? "tanks" : "contest"}
      title={pageTitle(store)}
      isWide={isMatch}
      isAlone={isAlone}
    >
      <OfContest.Provider value={contest}>
        <DropZone onFiles={openFiles}>
          <div class="tanks-app" aria-busy={store.isBusy.value}>
            <Problems store={store} />
            {isMatch ? <MatchView store={store} /> : <Finding store={store} onFiles={openFiles} />}
          </div>
        </DropZone>
      </OfContest.Provider>
    </Frame>
  );
}

/** Why something could not be opened; where a match is missing, the way to the others of its run. */
function Problems({ store }: { readonly store: TanksStore }): JSX.Element | null {
  const { problems, run } = store;
  if (problems.value.length === 0) return null;
  const isMissing = problems.value.some(({ code }) => code === "MATCH_MISSING");
  return (
    <Notice look="bad" dismiss={strings.match.dismiss} onDismiss={store.dismissProblems}>
      <div>
        <ProblemList problems={problems.value} />
        {!isMissing || run.value === undefined ? null : (
          <p>
            <a href={pageOfRun(run.value.id)}>{strings.match.allMatches(run.value.title)}</a>
          </p>
        )}
      </div>
    </Notice>
  );
}

interface FindingProps {
  readonly store: TanksStore;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Nothing is on show: the ways to something. */
function Finding({ store, onFiles }: FindingProps): JSX.Element {
  const { catalog, isBusy, wantedFile } = store;
  const words = strings.match;
  if (isBusy.value) return <p role="status" class="soft">{words.busy}</p>;
  return (
    <>
      <h1>{words.openTitle}</h1>
      {wantedFile.value === undefined
        ? null
        : <Notice look="info">{words.wantedFile(wantedFile.value)}</Notice>}
      <OpenLog onOpen={onFiles} />
      {catalog.value?.runs.length ? <RunCards runs={catalog.value.runs} /> : null}
    </>
  );
}
