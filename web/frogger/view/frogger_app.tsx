/** The page of frogger: the shelf of roads, or one of them. */
import "./frogger_app.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { DropZone } from "../../ui/drop_zone.tsx";
import { Frame } from "../../ui/frame.tsx";
import { ProblemNotice } from "../../ui/problem_notice.tsx";
import { isOurs } from "../model/file_kind.ts";
import type { FroggerStore } from "../store/types.ts";
import { RoadView } from "./road_view.tsx";
import { Shelf } from "./shelf.tsx";

const { dropHere, nothingToOpen, title } = strings.frogger;

const KIND = { isWanted: isOurs, dropHere, nothingToOpen } as const;

/** The whole page. Traffic and moves can be dropped anywhere on it. */
export function FroggerApp({ store }: { readonly store: FroggerStore }): JSX.Element {
  const road = store.road.value;
  const away = { dismiss: strings.frogger.dismiss, onDismiss: store.dismissProblems };
  return (
    <Frame
      page="frogger"
      title={road === undefined ? title : `${road.title} · ${title}`}
      isWide={road !== undefined}
    >
      <DropZone kind={KIND} onFiles={(files) => void store.openFiles(files)}>
        <div class="frogger-app" aria-busy={store.isBusy.value}>
          <ProblemNotice problems={store.problems.value} {...away} />
          <ProblemNotice look="warning" problems={store.warnings.value} {...away} />
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
