/** Saving the game, and opening another one. */
import "./game_files.css";
import type { JSX } from "preact";
import { makeGame } from "../../../lib/klotski/game_file.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { OpenFiles } from "../../ui/open_files.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { FILES } from "../model/file_kind.ts";
import { fileNameOf } from "../model/file_name.ts";
import type { Play } from "../store/play.ts";
import type { KlotskiStore, ShownPuzzle } from "../store/types.ts";
import { openFirst } from "./open_first.ts";

const text = strings.klotski;

interface GameFilesProps {
  readonly store: KlotskiStore;
  readonly play: Play;
  readonly puzzle: ShownPuzzle;
}

/** See the head of this file. */
export function GameFiles({ play, puzzle, store }: GameFilesProps): JSX.Element {
  const save = () =>
    saveFile(`${fileNameOf(puzzle.title)}-game.txt`, new Blob([makeGame(play.game.peek())]));
  return (
    <div class="game-files">
      <Button label={text.save} icon="download" onClick={save}>{text.save}</Button>
      <OpenFiles
        folder="klotski"
        label={text.load}
        accept={FILES}
        isOneOnly
        onOpen={openFirst(store)}
      />
    </div>
  );
}
