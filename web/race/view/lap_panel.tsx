/** The laps that race against each other: who, how fast, what the judge says; and the ways to more of them. */
import "./lap_panel.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { OpenFiles } from "../../ui/open_files.tsx";
import { FILES } from "../model/file_names.ts";
import type { RaceStore } from "../store/types.ts";
import { BestButton } from "./best_button.tsx";
import { LapRow } from "./lap_row.tsx";

const text = strings.race;

/** See the head of this file. */
export function LapPanel({ store }: { readonly store: RaceStore }): JSX.Element {
  const { chosen, laps, par } = store;
  return (
    <div class="lap-panel">
      <h2>{text.laps}</h2>
      {laps.value.length === 0
        ? (
          <div class="lap-none">
            <p>{text.noLaps}</p>
            <p class="soft">{text.noLapsHint}</p>
          </div>
        )
        : (
          <ol class="lap-list">
            {laps.value.map((shown, index) => (
              <LapRow
                key={`${shown.packed} ${index}`}
                shown={shown}
                index={index}
                par={par.value}
                isChosen={index === chosen.value}
                onChoose={() => store.chooseLap(index)}
                onRemove={() => store.removeLap(index)}
              />
            ))}
          </ol>
        )}
      <div class="lap-tools">
        <BestButton store={store} look={laps.value.length === 0 ? "primary" : "plain"} />
        <OpenFiles
          label={text.openLap}
          folder="laps"
          accept={FILES}
          onOpen={(files) => void store.openFiles(files)}
        />
        <Button label={text.driveIt} icon="wheel" onClick={() => store.setView("drive")}>
          {text.driveIt}
        </Button>
      </div>
      <p class="soft small">{text.openHint}</p>
    </div>
  );
}
