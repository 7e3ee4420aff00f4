/** The keys while one plays. */
import "./play_help.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { type KeyAction, printedKeys } from "../../ui/player/keys.ts";

interface PlayHelpProps {
  /** The table by which the keys act. */
  readonly actions: readonly KeyAction[];
  readonly onClose: () => void;
}

/** Open while it is rendered. */
export function PlayHelp({ actions, onClose }: PlayHelpProps): JSX.Element {
  return (
    <Dialog title={strings.frogger.playHelp} onClose={onClose}>
      <div class="play-help">
        {strings.frogger.howTo.map((sentence) => <p key={sentence}>{sentence}</p>)}
        <dl>
          {actions.map(({ description, keys }) => (
            <div key={description}>
              <dt>{description}</dt>
              <dd>
                {keys.map((key) => (
                  <span key={key}>
                    {printedKeys(key).map((name) => <kbd key={name}>{name}</kbd>)}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
