/** Driving by hand: the nine cells as buttons, moves taken back, and what the judge says at the end. */
import "./drive_panel.css";
import type { JSX } from "preact";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import { abovePar } from "../../../lib/race/lap_report.ts";
import * as strings from "../../strings/strings.ts";
import { AsideButton, AsideNotice } from "../../ui/aside_notice.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Choice, choicesAfter } from "../model/choices.ts";
import { lengthOf, madeIn } from "../model/drive.ts";
import type { RaceStore } from "../store/types.ts";
import { BestButton } from "./best_button.tsx";
import { CarBadge } from "./car_badge.tsx";
import { DrivePad } from "./drive_pad.tsx";
import { LapRow } from "./lap_row.tsx";
import { saveDriven } from "./save_driven.ts";

const text = strings.race;

interface DrivePanelProps {
  readonly store: RaceStore;
  /** What keys point at. */
  readonly digit: number | undefined;
  /** The cell chosen last was a crash. */
  readonly isRefused: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** See the head of this file. */
export function DrivePanel(props: DrivePanelProps): JSX.Element {
  const { store, digit, isRefused, onChoose } = props;
  const { circuit, drive, driven } = store;
  const isOver = driven.value?.clock !== undefined;
  const shown = circuit.value;
  const choices = shown === undefined || isOver
    ? []
    : choicesAfter(shown.circuit, drive.value.points);
  // At the start all cells round the car are track: what is refused there is to stay [MOVE-4].
  const refusal = drive.value.points.length < 2 ? text.staysAhead : text.crashAhead;
  const isStuck = choices.length > 0 && choices.every(({ state }) => state !== "free");
  return (
    <div class="drive-panel">
      <div class="drive-head">
        <CarBadge car={store.laps.value.length} />
        <h2>{text.you}</h2>
        <span class="soft small" role="status">{text.fewest(madeIn(drive.value))}</span>
      </div>
      {isOver ? <Finish store={store} /> : <DrivePad {...{ choices, digit, onChoose }} />}
      {isStuck
        ? <Notice look="warning">{text.noWay}</Notice>
        : isRefused
        ? <Notice look="warning">{refusal}</Notice>
        : null}
      <DriveTools store={store} />
      {/* Not above the pad: it would move away under the thumb. */}
      <AsideNotice store={store} words={text} lengthOf={lengthOf} />
      {isOver ? null : <p class="soft small">{text.padHint}</p>}
      <Ghosts store={store} />
    </div>
  );
}

function DriveTools({ store }: { readonly store: RaceStore }): JSX.Element {
  const { points, undone } = store.drive.value;
  const isAtStart = points.length < 2;
  return (
    <div class="drive-tools">
      <Button
        label={text.undo}
        icon="undo"
        shortcut="Backspace"
        isDisabled={isAtStart}
        onClick={store.undo}
      />
      <Button
        label={text.redo}
        icon="redo"
        shortcut="R"
        isDisabled={undone.length === 0}
        onClick={store.redo}
      />
      <Button
        label={text.toStart}
        icon="first"
        shortcut="Home"
        isDisabled={isAtStart}
        onClick={store.toStart}
      />
      <Button
        label={text.saveLap}
        icon="download"
        isDisabled={isAtStart}
        onClick={() => saveDriven(store)}
      />
      <AsideButton store={store} words={text} />
    </div>
  );
}

function Finish({ store }: { readonly store: RaceStore }): JSX.Element | null {
  const clock = store.driven.value?.clock;
  const par = store.par.value;
  if (clock === undefined) return null;
  const above = par && abovePar(clock.hundredths, par.hundredths);
  return (
    <div class="drive-finish" role="status">
      <p class="large">{text.finished(showHundredths(clock.hundredths))}</p>
      {above === undefined ? null : (
        <p>
          {clock.hundredths === par?.hundredths ? text.finishedPar : text.finishedAbove(above)}
        </p>
      )}
      <p class="soft small">{text.meanSpeed(clock.kmhHundredths)}</p>
      <div class="drive-finish-tools">
        <Button
          label={text.watchIt}
          icon="play"
          look="primary"
          onClick={() => void store.keepDriven()}
        >
          {text.watchIt}
        </Button>
        <Button label={text.driveAgain} icon="replay" onClick={store.driveAgain}>
          {text.driveAgain}
        </Button>
      </div>
    </div>
  );
}

/** Those that one drives against. */
function Ghosts({ store }: { readonly store: RaceStore }): JSX.Element {
  const { laps, par } = store;
  return (
    <div class="drive-ghosts">
      {laps.value.length === 0 ? null : (
        <ol>
          {laps.value.map((shown, index) => (
            <LapRow
              key={`${shown.packed} ${index}`}
              shown={shown}
              index={index}
              par={par.value}
              isChosen={false}
              onChoose={() => {}}
              onRemove={() => store.removeLap(index)}
            />
          ))}
        </ol>
      )}
      <BestButton store={store} />
    </div>
  );
}
