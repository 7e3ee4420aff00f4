/** The page of frogger: the shelf of roads, or one of them. */
import "./frogger_app.css";
import type { JSX } from "preact";
import { formatProblem, type Problem } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { DropZone } from "../../ui/drop_zone.tsx";
import { Frame } from "../../ui/frame.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isOurs } from "../model/file_kind.ts";
import type { FroggerStore } from "../store/types.ts";
import { RoadView } from "./road_view.tsx";
import { Shelf } from "./shelf.tsx";

const { dropHere, nothingToOpen, title } = strings.frogger;

const KIND = { isWanted: isOurs, dropHere, nothingToOpen } as const;

/** More are only counted by whoever reads the file. */
const MOST_TOLD = 5;

/** The whole page. Traffic and moves can be dropped anywhere on it. */
export function FroggerApp({ store }: { readonly store: FroggerStore }): JSX.Element {
  const road = store.road.value;
  return (
    <Frame
      page="frogger"
      title={road === undefined ? title : `${road.title} · ${title}`}
      isWide={road !== undefined}
    >
      <DropZone kind={KIND} onFiles={(files) => void store.openFiles(files)}>
        <div class="frogger-app" aria-busy={store.isBusy.value}>
          <Told look="bad" problems={store.problems.value} onClose={store.dismissProblems} />
          <Told look="warning" problems={store.warnings.value} onClose={store.dismissProblems} />
          {road !== undefined
            ? <RoadView store={store} />
            : store.isBusy.value
            ? <p role="status" class="soft">{strings.frogger.busy}</p>
            : <Shelf store={store} />}
        </div>
      </DropZone>
    </Frame>
  );
}

interface ToldProps {
  readonly look: "bad" | "warning";
  readonly problems: readonly Problem[];
  readonly onClose: () => void;
}

function Told({ look, onClose, problems }: ToldProps): JSX.Element | null {
  if (problems.length === 0) return null;
  return (
    <Notice look={look}>
      <ul>
        {problems.slice(0, MOST_TOLD).map(formatProblem).map((told) => <li key={told}>{told}</li>)}
      </ul>
      <Button label={strings.frogger.dismiss} icon="close" look="quiet" onClick={onClose} />
    </Notice>
  );
}
