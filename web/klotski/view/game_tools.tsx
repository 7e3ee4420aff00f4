/** Taking back, making again, from the start; saving and opening games. */
import "./game_tools.css";
import type { JSX } from "preact";
import { makeGame } from "../../../lib/klotski/game_file.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { fileNameOf } from "../model/file_name.ts";
import type { Play } from "../store/play.ts";
import type { KlotskiStore, ShownPuzzle } from "../store/types.ts";
import { OpenFile } from "./open_file.tsx";

const text = strings.klotski;

interface GameToolsProps {
  readonly store: KlotskiStore;
  readonly play: Play;
  readonly puzzle: ShownPuzzle;
}

/** Under the board, where a thumb is. */
export function GameTools({ play, puzzle, store }: GameToolsProps): JSX.Element {
  const index = play.index.value;
  const save = () =>
    saveFile(`${fileNameOf(puzzle.title)}-game.txt`, new Blob([makeGame(play.game.peek())]));
  return (
    <div class="game-tools">
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
      <span class="gap" />
      <Button label={text.save} icon="download" look="quiet" onClick={save} />
      <OpenFile label={text.load} onOpen={(file) => void store.openFile(file)} />
    </div>
  );
}
