/** The page of tanks: a run, a match, or the way to find one. */
import "./tanks_app.css";
import type { JSX } from "preact";
import { strings } from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { DropZone } from "../../ui/drop_zone.tsx";
import { Frame } from "../../ui/frame.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { TanksStore } from "../store/types.ts";
import { MatchView } from "./match_view.tsx";
import { OpenLog } from "./open_log.tsx";
import { ProblemList } from "./problem_list.tsx";
import { RunCards } from "./run_cards.tsx";
import { RunView } from "./run_view.tsx";

interface TanksAppProps {
  readonly store: TanksStore;
  /** The page is one file with a log inside; there is no site round it. */
  readonly isAlone: boolean;
}

/** The whole page. A file can be dropped anywhere on it. */
export function TanksApp({ store, isAlone }: TanksAppProps): JSX.Element {
  const openFiles = (files: readonly File[]) => void store.openFiles(files);
  const { book, problems, run, showing } = store;
  const names = book.value?.header.bots.map(({ name }) => name);
  const title = names === undefined
    ? run.value?.title ?? strings.match.tanks
    : names.length === 2
    ? strings.match.duelOf(names)
    : strings.match.meleeOf(names.length);
  return (
    <Frame page="tanks" title={title} isWide={showing.value === "match"} isAlone={isAlone}>
      <DropZone onFiles={openFiles}>
        <div class="tanks-app" aria-busy={store.isBusy.value}>
          {problems.value.length === 0 ? null : (
            <Notice look="bad">
              <ProblemList problems={problems.value} />
              <Button
                label={strings.match.dismiss}
                icon="close"
                look="quiet"
                onClick={store.dismissProblems}
              />
            </Notice>
          )}
          {showing.value === "match"
            ? <MatchView store={store} />
            : showing.value === "run" && run.value !== undefined
            ? <RunView run={run.value} connection={store.connection.value} />
            : <Finding store={store} onFiles={openFiles} />}
        </div>
      </DropZone>
    </Frame>
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
