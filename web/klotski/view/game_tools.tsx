/** Taking back, making again, from the start; a hint, and the solution. */
import "./game_tools.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { Play } from "../store/play.ts";
import type { Solving } from "../store/solving.ts";
import { ShowTools } from "./show_tools.tsx";

const text = strings.klotski;

interface GameToolsProps {
  readonly play: Play;
  readonly solving: Solving;
}

/** Under the board, where a thumb is. */
export function GameTools({ play, solving }: GameToolsProps): JSX.Element {
  const index = play.index.value;
  return (
    <div class="game-tools">
      <div class="back-tools">
        <Button
          label={text.restart}
          icon="first"
          shortcut="Home"
          isDisabled={index === 0}
          onClick={play.restart}
        />
        <Button
          label={text.undo}
          icon="undo"
          shortcut="Backspace"
          isDisabled={index === 0}
          onClick={play.undo}
        />
        <Button
          label={text.redo}
          icon="redo"
          shortcut="Shift+Backspace"
          isDisabled={index === play.moments.value.length - 1}
          onClick={play.redo}
        />
      </div>
      <ShowTools play={play} solving={solving} />
    </div>
  );
}
