/** The keys while one plays. */
import "./play_help.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { KeyAction } from "../../ui/player/keys.ts";
import { KeyList } from "./key_list.tsx";

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
        <KeyList actions={actions} />
      </div>
    </Dialog>
  );
}
