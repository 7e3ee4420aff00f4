/** One lap in the list. */
import "./lap_row.css";
import type { JSX } from "preact";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import { abovePar } from "../../../lib/race/lap_report.ts";
import { tellVerdict } from "../../../lib/race/lap_judge.ts";
import type { Par } from "../../../lib/race/published.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { lapName } from "../model/names.ts";
import type { ShownLap } from "../model/shown_lap.ts";
import { CarBadge } from "./car_badge.tsx";

const text = strings.race;

interface LapRowProps {
  readonly shown: ShownLap;
  readonly index: number;
  readonly par: Par | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** Pressed, the picture and the instruments follow this car. */
export function LapRow(props: LapRowProps): JSX.Element {
  const { shown, index, par, isChosen, onChoose, onRemove } = props;
  const { clock, judgement: { verdict } } = shown;
  const name = lapName(shown);
  const isGood = verdict.code === "OK";
  return (
    <li class={`lap-row${isChosen ? " chosen" : ""}`}>
      <button
        type="button"
        class="lap-press"
        aria-pressed={isChosen}
        title={text.look(name)}
        onClick={onChoose}
      >
        <CarBadge car={index} />
        <span class="name">{name}</span>
        <b class="lap-time">
          {clock === undefined ? null : showHundredths(clock.hundredths)}
        </b>
        <span class="lap-facts small soft">{factsOf(shown, par).join(" · ")}</span>
      </button>
      <Button label={text.remove(name)} icon="close" look="quiet" onClick={onRemove} />
      {isGood || !isChosen ? null : <p class="lap-verdict small">{tellVerdict(verdict)}</p>}
    </li>
  );
}

/** Par or what is wrong, then the mean speed. */
function factsOf(shown: ShownLap, par: Par | undefined): string[] {
  const { clock, judgement: { verdict } } = shown;
  const above = clock === undefined || par === undefined
    ? []
    : [abovePar(clock.hundredths, par.hundredths)];
  return [
    ...(verdict.code === "OK" ? above : [shortVerdict(shown)]),
    ...(clock === undefined ? [] : [text.meanSpeed(clock.kmhHundredths)]),
  ];
}

function shortVerdict({ judgement: { verdict } }: ShownLap): string {
  switch (verdict.code) {
    case "E_COLLISION":
      return text.crashShort(verdict.move);
    case "E_FIRST_NULL":
    case "E_ACCEL":
      return text.ruleShort(verdict.move);
    case "E_START":
      return text.startShort;
    case "E_AFTER_FINISH":
      return text.afterShort;
    default:
      return text.notFinished;
  }
}
