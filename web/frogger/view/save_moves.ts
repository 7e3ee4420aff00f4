/** Saves the moves on the picture as a file that the judge reads. */
import { makeMoves } from "../../../lib/frogger/moves_file.ts";
import { saveFile } from "../../ui/save_file.ts";
import type { FroggerStore } from "../store/types.ts";

/** By hand, as far as they were made. */
export function saveMoves({ road, shown }: FroggerStore): void {
  const [run, now] = [shown.peek(), road.peek()];
  if (run === undefined || now === undefined) return;
  const name = `${now.file.replace(/\.[a-z]+$/i, "")}.moves`;
  saveFile(name, new Blob([makeMoves(run.moves)], { type: "text/plain" }));
}
