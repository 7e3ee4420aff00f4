/** How to play, what can be chosen, and the keys. */
import "./help_dialog.css";
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { printedKeys } from "../../ui/key_names.ts";
import type { KeyAction } from "../../ui/player/keys.ts";
import type { Options } from "../store/options.ts";

const text = strings.klotski;

/** More keys than that are told in words alone. */
const MOST_KEYS = 4;

interface HelpDialogProps {
  /** The table by which the keys act. */
  readonly actions: readonly KeyAction[];
  readonly options: Options;
  readonly onClose: () => void;
}

/** Open while it is rendered. */
export function HelpDialog({ actions, onClose, options }: HelpDialogProps): JSX.Element {
  return (
    <Dialog title={text.helpTitle} onClose={onClose}>
      <div class="klotski-help">
        <ul>
          {text.helpText.map((sentence) => <li key={sentence}>{sentence}</li>)}
        </ul>
        <fieldset>
          <legend>{text.options}</legend>
          <Choice label={text.literal} chosen={options.isLiteral} onChange={options.keep} />
          <Choice label={text.sound} chosen={options.hasSound} onChange={options.keep} />
          <Choice label={text.letters} chosen={options.hasLetters} onChange={options.keep} />
        </fieldset>
        <dl>
          {actions.map(({ description, keys }) => (
            <div key={description}>
              <dt>{description}</dt>
              <dd>
                {keys.length > MOST_KEYS
                  ? null
                  : keys.flatMap(printedKeys).map((key) => <kbd key={key}>{key}</kbd>)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly chosen: Signal<boolean>;
  readonly onChange: () => void;
}

function Choice({ chosen, label, onChange }: ChoiceProps): JSX.Element {
  return (
    <label>
      <input
        type="checkbox"
        checked={chosen.value}
        onChange={({ currentTarget }) => {
          chosen.value = currentTarget.checked;
          onChange();
        }}
      />
      {label}
    </label>
  );
}
