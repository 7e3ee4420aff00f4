/** A hint, and the whole solution: shown, paused, ended. */
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { Play } from "../store/play.ts";
import type { Solving } from "../store/solving.ts";

const text = strings.klotski;

interface ShowToolsProps {
  readonly play: Play;
  readonly solving: Solving;
}

/** Two buttons, whatever they are for; none where there is no goal. */
export function ShowTools({ play, solving }: ShowToolsProps): JSX.Element | null {
  if (play.variant.goal.length === 0) return null;
  const showing = play.showing.value;
  const isUseless = solving.found.value === undefined || play.advice.value?.next === undefined;
  const words = { off: text.showMe, running: text.pause, paused: text.resume }[showing];
  return (
    <div class="show-tools">
      {showing === "off"
        ? (
          <Button
            label={text.hint}
            icon="eye"
            shortcut="."
            isPressed={play.hint.value !== undefined}
            isDisabled={isUseless}
            onClick={play.toggleHint}
          >
            {text.hint}
          </Button>
        )
        : (
          <Button label={text.stopShow} icon="close" shortcut="Escape" onClick={play.stopShow}>
            {text.stopShow}
          </Button>
        )}
      <Button
        label={words}
        icon={showing === "running" ? "pause" : "play"}
        shortcut=","
        isDisabled={showing === "off" && isUseless}
        onClick={play.toggleShow}
      >
        {words}
      </Button>
    </div>
  );
}
