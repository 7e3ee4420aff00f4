/** The nine cells as buttons, as they lie. */
import "./drive_pad.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Drawing } from "../../ui/icon.tsx";
import { pressing } from "../../ui/press.ts";
import type { Choice } from "../model/choices.ts";

const text = strings.race;

interface DrivePadProps {
  /** Row by row from the upper left. */
  readonly choices: readonly Choice[];
  /** What keys point at. */
  readonly digit: number | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** An arrow shows how the displacement changes; a cross, that it would be a crash. */
export function DrivePad({ choices, digit, onChoose }: DrivePadProps): JSX.Element {
  return (
    <div class="drive-pad" role="group" aria-label={text.pad}>
      {choices.map((choice) => (
        <button
          key={choice.digit}
          type="button"
          class={`pad-cell ${choice.state}${choice.digit === digit ? " pointed" : ""}`}
          aria-label={labelOf(choice)}
          title={`${labelOf(choice)} (${choice.digit})`}
          aria-keyshortcuts={`${choice.digit}`}
          {...pressing(() => onChoose(choice), choice.state === "stays")}
        >
          <Sign choice={choice} />
        </button>
      ))}
    </div>
  );
}

function Sign({ choice: { change, state } }: { readonly choice: Choice }): JSX.Element {
  if (state === "crash") return <Drawing className="icon" path="M7 7l10 10M17 7L7 17" />;
  if (change.x === 0 && change.y === 0) {
    return <Drawing className="icon" path="M12 8.5a3.5 3.5 0 1 0 .01 0" />;
  }
  const turn = Math.atan2(change.y, change.x) * 180 / Math.PI;
  return (
    <Drawing className="icon" path="M5 12h14M13 6l6 6-6 6" transform={`rotate(${turn} 12 12)`} />
  );
}

function labelOf({ move, state }: Choice): string {
  if (state === "stays") return text.choiceStays;
  return state === "free" ? text.choice(move.x, move.y) : text.choiceCrash(move.x, move.y);
}
