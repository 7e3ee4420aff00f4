/** The keys while one drives. */
import "./drive_help.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { printedKeys } from "../../ui/key_names.ts";
import type { KeyAction } from "../../ui/player/keys.ts";

interface DriveHelpProps {
  /** The table by which the keys act. */
  readonly actions: readonly KeyAction[];
  readonly onClose: () => void;
}

/** Open while it is rendered. */
export function DriveHelp({ actions, onClose }: DriveHelpProps): JSX.Element {
  return (
    <Dialog title={strings.race.driveHelp} onClose={onClose}>
      <div class="drive-help">
        <p>{strings.race.padHint}</p>
        <dl>
          {actions.map(({ description, keys }) => (
            <div key={description}>
              <dt>{description}</dt>
              <dd>{keys.flatMap(printedKeys).map((key) => <kbd key={key}>{key}</kbd>)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
