/** The page of races: the shelf of circuits, or one of them. */
import "./race_app.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { DropZone } from "../../ui/drop_zone.tsx";
import { Frame } from "../../ui/frame.tsx";
import { ProblemNotice } from "../../ui/problem_notice.tsx";
import { isOurs } from "../model/file_names.ts";
import type { RaceStore } from "../store/types.ts";
import { CircuitView } from "./circuit_view.tsx";
import { Shelf } from "./shelf.tsx";

const { dropHere, nothingToOpen } = strings.race;

const KIND = { isWanted: isOurs, dropHere, nothingToOpen } as const;

/** The whole page. Laps and circuits can be dropped anywhere on it. */
export function RaceApp({ store }: { readonly store: RaceStore }): JSX.Element {
  const circuit = store.circuit.value;
  return (
    <Frame
      page="race"
      title={circuit === undefined
        ? strings.race.title
        : `${circuit.title} · ${strings.race.title}`}
      isWide={circuit !== undefined}
    >
      <DropZone kind={KIND} onFiles={(files) => void store.openFiles(files)}>
        <div class="race-app" aria-busy={store.isBusy.value}>
          <ProblemNotice
            problems={store.problems.value}
            dismiss={strings.race.dismiss}
            onDismiss={store.dismissProblems}
          />
          {circuit !== undefined
            ? <CircuitView store={store} />
            : store.isBusy.value
            ? <p role="status" class="soft">{strings.race.busy}</p>
            : <Shelf store={store} />}
        </div>
      </DropZone>
    </Frame>
  );
}
