/** The page of races: the shelf of circuits, or one of them. */
import "./race_app.css";
import type { JSX } from "preact";
import { formatProblem } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { DropZone } from "../../ui/drop_zone.tsx";
import { Frame } from "../../ui/frame.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { RaceStore } from "../store/types.ts";
import { CircuitView } from "./circuit_view.tsx";
import { isOurs } from "./open_files.tsx";
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
          <Problems store={store} />
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

function Problems({ store }: { readonly store: RaceStore }): JSX.Element | null {
  const problems = store.problems.value;
  if (problems.length === 0) return null;
  return (
    <Notice look="bad">
      <ul>
        {problems.slice(0, 5).map(formatProblem).map((told) => <li key={told}>{told}</li>)}
      </ul>
      <Button
        label={strings.race.dismiss}
        icon="close"
        look="quiet"
        onClick={store.dismissProblems}
      />
    </Notice>
  );
}
